import { chiSquared } from '../../engine/statistics/chi-squared.ts';
import type { DriftAnalysis } from './drift-analysis.ts';

export interface LabelTest {
  readonly name: string;
  readonly statistic: number;
  readonly p: number;
  /** How often each class occurs. */
  readonly reference: readonly number[];
  readonly current: readonly number[];
}

/** Compares the shares of the classes if both sets have labels. */
export function testLabels({ labels, referenceLabels }: DriftAnalysis): LabelTest[] {
  if (referenceLabels === undefined || labels === undefined) return [];
  return [compareShares('chi-squared of the labels', referenceLabels, labels)];
}

export function compareShares(name: string, first: Int32Array, second: Int32Array): LabelTest {
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
