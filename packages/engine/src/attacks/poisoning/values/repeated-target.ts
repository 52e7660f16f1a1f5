import { auc } from '../../../statistics/auc.ts';
import type { Random } from '../../../random.ts';
import { type Matrix, takeRows } from '../../../statistics/multivariate/matrix.ts';
import { outOfBagValues } from '../../../statistics/trees/regression-forest.ts';

/** A value in fewer targets is too rare to matter. */
const LEAST_SHARE = 0.05;
/** If fewer of the other targets differ, values repeat by nature: counts, grades, rounded numbers. */
const LEAST_DIFFERENT = 0.5;
const MOST_ROWS = 4000;
const LEAF = 15;

export interface RepeatedTarget {
  readonly value: number;
  readonly share: number;
  /** The share of rows that have it although nothing tells them from others: as if it was set blindly. */
  readonly unexplained: number;
}

/**
 * Finds the most frequent target, if it repeats though others hardly do, and for which share it does not follow from the rows. A
 * limit of a gauge, or a 0 for "none", has its own rows, which trees tell from others; a value that was set blindly has not, and
 * looks like noise to the mixture.
 */
export function repeatedTarget(
  features: Matrix,
  targets: Float64Array,
  random: Random,
): RepeatedTarget | undefined {
  const counts = new Map<number, number>();
  for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  const [value, times] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  const share = times / Math.max(1, targets.length);
  const others = targets.length - times;
  if (share < LEAST_SHARE || times < 2 || counts.size - 1 < LEAST_DIFFERENT * others) return undefined;
  const step = Math.max(1, Math.ceil(targets.length / MOST_ROWS));
  const rows = Int32Array.from(targets.keys()).filter((row) => row % step === 0);
  const has = Float32Array.from(rows, (row) => (targets[row] === value ? 1 : 0));
  const use = new Uint8Array(rows.length).fill(1);
  const guesses = outOfBagValues(takeRows(features, rows), has, { leaf: LEAF, use, random });
  return { value, share, unexplained: share * Math.min(1, 2 * (1 - auc(guesses, has))) };
}
