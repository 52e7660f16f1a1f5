import type { Random } from '../../engine/random.ts';
import { greatestDifference } from '../../engine/statistics/kolmogorov-smirnov.ts';
import { columnOf, type Matrix, takeRows } from '../../engine/statistics/matrix.ts';
import { quantile, sorted } from '../../engine/statistics/robust.ts';

const MOST_BATCH = 50;
const FEWEST_BATCH = 10;
const BATCHES = 200;
const FALSE_ALARMS = 0.05;

/** A threshold for batches of new inputs, and how often it alarms. */
export interface Alarm {
  readonly batch: number;
  /** A batch alarms if the distance of Kolmogorov and Smirnov from the reference exceeds it in any watched column. */
  readonly threshold: number;
  readonly referenceInputs: number;
  readonly falseAlarms: number;
  readonly alarms: number;
}

/**
 * Sets the threshold by batches of one quarter of the reference, and measures it on batches of another quarter, and on
 * batches of current data; the other half of the reference is what all are compared with.
 * @param columns the columns to watch
 * @returns undefined if there is too little data for a batch of 10
 */
export function measureAlarm(
  reference: Matrix,
  current: Matrix,
  columns: readonly number[],
  random: Random,
): Alarm | undefined {
  const half = Math.floor(reference.rows / 2);
  const quarter = Math.floor(half / 2);
  // A batch of a third of its pool still differs from the next one.
  const batch = Math.min(MOST_BATCH, Math.floor(quarter / 3), current.rows);
  if (batch < FEWEST_BATCH || columns.length === 0) return undefined;
  const order = random.permutation(reference.rows);
  const known = columnsOf(takeRows(reference, order.subarray(0, half)), columns);
  const distances = (pool: Matrix): Float64Array =>
    Float64Array.from({ length: BATCHES }, () => {
      const drawn = columnsOf(takeRows(pool, random.permutation(pool.rows).subarray(0, batch)), columns);
      return Math.max(...drawn.map((own, index) => greatestDifference(known[index] ?? own, own)));
    });
  const pool = (from: number): Matrix => takeRows(reference, order.subarray(from, from + quarter));
  const threshold = quantile(sorted(distances(pool(half))), 1 - FALSE_ALARMS);
  const share = (found: Float64Array): number =>
    found.filter((distance) => distance > threshold).length / BATCHES;
  return {
    batch,
    threshold,
    referenceInputs: half,
    falseAlarms: share(distances(pool(half + quarter))),
    alarms: share(distances(current)),
  };
}

function columnsOf(matrix: Matrix, columns: readonly number[]): Float64Array[] {
  return columns.map((column) => columnOf(matrix, column).sort());
}
