import { classesOf } from '../../predicted-classes.ts';
import { aucWithError, ranks } from '../../statistics/auc.ts';
import { kolmogorovSmirnov } from '../../statistics/kolmogorov-smirnov.ts';
import { columnOf, type Matrix } from '../../statistics/multivariate/matrix.ts';
import type { Budget, Victim } from '../../types.ts';
import type { DriftAnalysis, Sample } from './samples.ts';
import { chiSquared, Z_95 } from '../../statistics/distributions.ts';
import { argMax } from '../../vectors.ts';

interface ScoreTest {
  readonly statistic: number;
  /** Corrected for the number of classes. */
  readonly p: number;
}

export interface ModelTests {
  readonly labels: readonly LabelTest[];
  /** The class whose scores differ most. Absent if the model tells labels only. */
  readonly scores?: ScoreTest;
  /** Set if the model surely knows the reference better, as it knows rows that it was trained on: the AUC of how well it does. */
  readonly surer?: number;
  /** Set if the time or the queries did not suffice to ask the model. */
  readonly cutShort?: true;
  /** Set if the queries did not suffice. */
  readonly unasked?: { readonly needs: number; readonly allowed: number };
}

/**
 * Compares what the model answers to both samples: the shares of the predicted classes, and the distributions of the scores of each
 * class, or of a regression's values. A shift of the classes shows without any labels. Sources: Lipton, Wang, Smola, ICML 2018;
 * Rabanser, Günnemann, Lipton, NeurIPS 2019 (one test for each score, corrected by Bonferroni).
 */
export async function testModel(
  victim: Victim | undefined,
  reference: Sample,
  current: Sample,
  budget: Budget,
): Promise<ModelTests> {
  const cost = reference.inputs.count + current.inputs.count;
  if (victim === undefined) return { labels: [] };
  if (cost > budget.maxQueries) {
    return { labels: [], cutShort: true, unasked: { needs: cost, allowed: budget.maxQueries } };
  }
  if (budget.timeLeftMs() <= 0) return { labels: [], cutShort: true };
  const answersTo = ({ inputs }: Sample): Promise<Float32Array> => victim.ask(inputs.values, inputs.count);
  const [first, second] = [await answersTo(reference), await answersTo(current)];
  const [before, now] = [reference.inputs.count, current.inputs.count];
  const name = 'chi-squared of the predicted classes';
  const [known, other] = [matrixOf(first, before), matrixOf(second, now)];
  const surer = howMuchSurer(victim.answers, [known, other], [reference.truth, current.truth]);
  const isSurer = surer === undefined ? {} : { surer };
  if (victim.answers === 'values') return { labels: [], scores: compareScores(known, other), ...isSurer };
  const labels = [compareShares(name, classesOf(first, before), classesOf(second, now))];
  if (victim.answers === 'labels') return { labels, ...isSurer };
  return { labels, scores: compareScores(known, other), ...isSurer };
}

/**
 * Compares how well the model knows each row: by its error if the truth of both sets is known, else by its highest score. A row's rank
 * is that within its class, so that other shares of the classes change nothing.
 * @returns the AUC of the reference's ranks if it is surely above .5
 */
function howMuchSurer(
  kind: Victim['answers'],
  sets: readonly Matrix[],
  truths: readonly Sample['truth'][],
): number | undefined {
  const isKnown = truths.every((truth) => truth !== undefined);
  if (!isKnown && kind !== 'scores') return undefined;
  const rows = sets.flatMap((set, side) =>
    Array.from({ length: set.rows }, (_unused, row) => {
      const answer = set.values.subarray(row * set.columns, (row + 1) * set.columns);
      const first = answer[0] ?? 0;
      const truth = (isKnown ? truths[side]?.[row] : undefined) ?? argMax(answer);
      if (kind === 'values') return { side, group: 0, value: -Math.abs(first - truth) };
      return {
        side,
        group: truth,
        value: kind === 'labels' ? Number(first === truth) : (answer[truth] ?? 0),
      };
    }),
  );
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()].map((group) => {
    const order = ranks(group.map(({ value }) => value));
    return group.map(({ side }, at) => ({ side, rank: (order[at] ?? 0) / (group.length + 1) }));
  });
  const ranked = groups.flat();
  const { auc, error } = aucWithError(
    ranked.map(({ rank }) => rank),
    ranked.map(({ side }) => 1 - side),
  );
  return auc - Z_95 * error > 0.5 ? auc : undefined;
}

/** Compares the scores of each class by the test of Kolmogorov and Smirnov; the smallest p-value counts. */
export function compareScores(first: Matrix, second: Matrix): ScoreTest {
  // Of two classes one score is 1 minus the other: a second test would tell the same again.
  const tests = first.columns === 2 ? 1 : first.columns;
  const known = new Map<number, number>();
  let best = { statistic: 0, p: 1 };
  for (let column = 0; column < tests; column += 1) {
    const found = kolmogorovSmirnov(columnOf(first, column).sort(), columnOf(second, column).sort(), known);
    if (found.p < best.p) best = found;
  }
  return { statistic: best.statistic, p: Math.min(1, best.p * tests) };
}

function matrixOf(answers: Float32Array, rows: number): Matrix {
  return { values: answers, rows, columns: answers.length / Math.max(1, rows) };
}

export interface LabelTest {
  readonly name: string;
  readonly statistic: number;
  readonly p: number;
  readonly reference: readonly number[];
  readonly current: readonly number[];
}

/** Compares the shares of the classes if both sets have labels. */
export function testLabels({ labels, referenceLabels }: DriftAnalysis): LabelTest[] {
  if (referenceLabels === undefined || labels === undefined) return [];
  return [compareShares('chi-squared of the labels', referenceLabels, labels)];
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
