import { columnOf, type Matrix } from '../statistics/matrix.ts';

/**
 * Scores rows by how far out in the tails their numbers lie: the sum over columns of minus the logarithm of the tail
 * probability, for the left tails, the right tails, and the tail to which each column is skewed; the greatest counts.
 * Source: Li et al., "ECOD: unsupervised outlier detection using empirical cumulative distribution functions", TKDE 2022.
 */
export function ecod(rows: Matrix): Float64Array {
  const left = new Float64Array(rows.rows);
  const right = new Float64Array(rows.rows);
  const skewed = new Float64Array(rows.rows);
  for (let column = 0; column < rows.columns; column += 1) {
    const values = columnOf(rows, column);
    const ordered = values.slice().sort();
    const skewness = skewnessOf(values);
    for (let row = 0; row < rows.rows; row += 1) {
      const value = values[row] ?? 0;
      const low = -Math.log(countUpTo(ordered, value) / rows.rows);
      const high = -Math.log((rows.rows - countBelow(ordered, value)) / rows.rows);
      left[row] = (left[row] ?? 0) + low;
      right[row] = (right[row] ?? 0) + high;
      skewed[row] = (skewed[row] ?? 0) + (skewness < 0 ? low : skewness > 0 ? high : low + high);
    }
  }
  return skewed.map((score, row) => Math.max(score, left[row] ?? 0, right[row] ?? 0));
}

function skewnessOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sign(values.reduce((sum, value) => sum + (value - mean) ** 3, 0));
}

/** How many are at most the value. */
function countUpTo(ordered: Float64Array, value: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countBelow(ordered: Float64Array, value: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
