import { rowOf, squaredDistance } from '../../../statistics/multivariate/matrix.ts';
import { rowsWhere, type Case } from './case.ts';

const NEIGHBOURS = 5;
const MOST_OF_A_CLASS = 250;

export interface Pool {
  readonly trusted: readonly number[];
  readonly data: readonly number[];
}

/** At most so many rows as distances can be measured to in good time. */
export function limitPool(trusted: readonly number[], data: readonly number[], classes: number): Pool {
  const most = MOST_OF_A_CLASS * classes;
  return { trusted: trusted.slice(0, most), data: data.slice(0, Math.max(0, most - trusted.length)) };
}

/** Rows of other labels and trusted rows: others with the trigger would hide it. */
export function othersPool(subject: Case, label: number): Pool {
  const others = rowsWhere(subject.labels, (given) => given !== label);
  return limitPool(Array.from(subject.trustedLabels.keys()), others, subject.classes);
}

/**
 * What a row would look like without a trigger: the mean of its nearest neighbours in the pool.
 * @param trusted true if the row is one of the trusted set
 */
export function expectedInput(subject: Case, row: number, pool: Pool, trusted = false): Float64Array {
  const own = rowOf(trusted ? subject.seenTrusted : subject.seenData, row);
  const distances: { readonly distance: number; readonly values: ArrayLike<number> }[] = [];
  for (const other of pool.trusted) {
    if (trusted && other === row) continue;
    const distance = squaredDistance(own, rowOf(subject.seenTrusted, other));
    distances.push({ distance, values: rowOf(subject.trusted, other) });
  }
  for (const other of pool.data) {
    if (!trusted && other === row) continue;
    const distance = squaredDistance(own, rowOf(subject.seenData, other));
    distances.push({ distance, values: rowOf(subject.data, other) });
  }
  const near = distances.sort((a, b) => a.distance - b.distance).slice(0, NEIGHBOURS);
  const mean = new Float64Array(subject.data.columns);
  for (const { values } of near) {
    for (let j = 0; j < mean.length; j += 1) mean[j] = (mean[j] ?? 0) + (values[j] ?? 0) / near.length;
  }
  return mean;
}
