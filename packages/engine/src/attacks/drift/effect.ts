import { aucInterval } from '../../statistics/auc.ts';
import type { Estimate } from '../../types.ts';
import type { ColumnTest } from './column-tests.ts';
import type { LabelTest } from './model-tests.ts';

export interface Separation {
  readonly name: string;
  readonly auc: number;
  readonly reference: number;
  readonly current: number;
}

export interface DriftTest {
  readonly name: string;
  readonly statistic: number;
  readonly p: number;
  readonly corrected: number;
  /** What it says of how well the sets are told apart, if it is significant. */
  readonly separations: readonly Separation[];
}

/** One threshold in a column: its ROC curve has one corner, at the distance of Kolmogorov and Smirnov, which so is 2 AUC - 1. */
export function byColumn(
  { name, statistic }: Pick<ColumnTest, 'name' | 'statistic'>,
  reference: number,
  current: number,
): Separation {
  return { name, auc: (1 + statistic) / 2, reference, current };
}

/** The class, by the classes that have become more frequent: 2 AUC - 1 is the total variation distance. */
export function byClass({ name, reference, current }: LabelTest): Separation {
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const [before, now] = [total(reference), total(current)];
  const distance = reference.reduce(
    (sum, count, label) => sum + Math.abs(count / before - (current[label] ?? 0) / now) / 2,
    0,
  );
  return { name, auc: (1 + distance) / 2, reference: before, current: now };
}

/** Returns 2 AUC - 1 of the best with its interval. */
export function strongest(separations: readonly Separation[]): {
  readonly by: string;
  readonly auc: number;
  readonly score: Estimate;
} {
  const nothing: Separation = { name: 'nothing', auc: 0.5, reference: 0, current: 0 };
  const best = separations.reduce(
    (found, one) => (one.auc > found.auc ? one : found),
    separations[0] ?? nothing,
  );
  const { value, low, high } = aucInterval(best.auc, best.current, best.reference);
  return { by: best.name, auc: best.auc, score: { value: scale(value), low: scale(low), high: scale(high) } };
}

/** Brings an AUC to 0 for no difference and 1 for a perfect one. */
export function scale(auc: number): number {
  return Math.max(0, 2 * auc - 1);
}
