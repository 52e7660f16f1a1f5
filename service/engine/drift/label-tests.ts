import { predict } from '../predicted-classes.ts';
import { chiSquared } from '../statistics/chi-squared.ts';
import type { Budget } from '../types.ts';
import type { DriftAnalysis } from './drift.ts';
import type { Sample } from './samples.ts';

export interface LabelTest {
  readonly name: string;
  readonly statistic: number;
  readonly p: number;
  /** How often each class occurs. */
  readonly reference: readonly number[];
  readonly current: readonly number[];
}

/** Compares the shares of the classes: of the labels if both sets have them, and of the model's predictions. */
export async function testLabels(
  analysis: DriftAnalysis,
  reference: Sample,
  current: Sample,
  budget: Budget,
): Promise<LabelTest[]> {
  const tests: LabelTest[] = [];
  if (analysis.referenceLabels !== undefined && analysis.labels !== undefined) {
    tests.push(compareShares('chi-squared of the labels', analysis.referenceLabels, analysis.labels));
  }
  const { victim } = analysis;
  const cost = reference.inputs.count + current.inputs.count;
  const affordable = budget.timeLeftMs() > 0 && cost <= budget.maxQueries;
  if (victim !== undefined && victim.answers !== 'forecast' && affordable) {
    const first = await predict(victim, reference.inputs.values, reference.inputs.count);
    const second = await predict(victim, current.inputs.values, current.inputs.count);
    tests.push(compareShares('chi-squared of the predicted classes', first, second));
  }
  return tests;
}

function compareShares(name: string, first: Int32Array, second: Int32Array): LabelTest {
  const classes = Math.max(-1, ...first, ...second) + 1;
  const count = (labels: Int32Array): number[] => {
    const counts = new Array<number>(classes).fill(0);
    for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
    return counts;
  };
  const [reference, current] = [count(first), count(second)];
  const { statistic, p } = chiSquared(reference, current);
  return { name, statistic, p, reference, current };
}
