import { factorize, solveLower } from '../statistics/cholesky.ts';
import { columnMeans, type Matrix, rowOf, takeRows } from '../statistics/matrix.ts';

/** The share of rows that the estimate trusts. */
const TRUSTED = 0.75;
const ROUNDS = 8;

/**
 * Returns the rows in coordinates in which the bulk is round with variance 1, so that squared length is the squared
 * Mahalanobis distance. Mean and covariance are those of the rows that lie nearest, found by concentration steps, and the
 * covariance is shrunk so that it also works with more columns than rows.
 * Sources: Rousseeuw and Van Driessen, "A fast algorithm for the minimum covariance determinant estimator", 1999;
 * Ledoit and Wolf, "A well-conditioned estimator for large-dimensional covariance matrices", 2004.
 * @param rows scaled columns
 */
export function whiten(rows: Matrix): Matrix {
  let whitened = rows;
  const kept = Math.max(2, Math.ceil(rows.rows * TRUSTED));
  for (let round = 0; round < ROUNDS; round += 1) {
    const distances = squaredLengths(whitened);
    const order = Int32Array.from({ length: rows.rows }, (_unused, row) => row);
    order.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
    whitened = whitenBy(rows, takeRows(rows, order.subarray(0, kept)));
  }
  return whitened;
}

/** Returns the squared length of each row. */
export function squaredLengths(rows: Matrix): Float64Array {
  return Float64Array.from({ length: rows.rows }, (_unused, row) => squaredLength(rowOf(rows, row)));
}

function squaredLength(row: Iterable<number>): number {
  let sum = 0;
  for (const value of row) sum += value * value;
  return sum;
}

function whitenBy(rows: Matrix, bulk: Matrix): Matrix {
  const mean = columnMeans(bulk);
  const factor = shrunkCovariance(bulk, mean);
  factorize(factor, rows.columns);
  const values = new Float64Array(rows.rows * rows.columns);
  for (let row = 0; row < rows.rows; row += 1) {
    const centred = values.subarray(row * rows.columns, (row + 1) * rows.columns);
    rowOf(rows, row).forEach((value: number, j: number) => (centred[j] = value - (mean[j] ?? 0)));
    solveLower(factor, rows.columns, centred);
  }
  return { values, rows: rows.rows, columns: rows.columns };
}

function shrunkCovariance(bulk: Matrix, mean: Float64Array): Float64Array {
  const size = bulk.columns;
  const covariance = new Float64Array(size * size);
  let fourth = 0;
  const centred = new Float64Array(size);
  for (let row = 0; row < bulk.rows; row += 1) {
    rowOf(bulk, row).forEach((value: number, j: number) => (centred[j] = value - (mean[j] ?? 0)));
    let squares = 0;
    for (let i = 0; i < size; i += 1) {
      const factor = centred[i] ?? 0;
      squares += factor * factor;
      for (let j = 0; j <= i; j += 1) {
        covariance[i * size + j] = (covariance[i * size + j] ?? 0) + (factor * (centred[j] ?? 0)) / bulk.rows;
      }
    }
    fourth += squares * squares;
  }
  shrink(covariance, size, fourth / bulk.rows, bulk.rows);
  return covariance;
}

/** Pulls the covariance towards a multiple of the identity, as strongly as its noise asks for. */
function shrink(covariance: Float64Array, size: number, fourth: number, rows: number): void {
  let [trace, squares] = [0, 0];
  for (let i = 0; i < size; i += 1) {
    trace += covariance[i * size + i] ?? 0;
    for (let j = 0; j <= i; j += 1) squares += (covariance[i * size + j] ?? 0) ** 2 * (i === j ? 1 : 2);
  }
  const target = trace / size;
  const spread = squares - (trace * trace) / size;
  const noise = Math.max(0, fourth - squares) / rows;
  const shrinkage = spread > 0 ? Math.min(1, noise / spread) : 1;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      covariance[i * size + j] = (covariance[i * size + j] ?? 0) * (1 - shrinkage);
    }
    covariance[i * size + i] = (covariance[i * size + i] ?? 0) + shrinkage * target + 1e-9;
  }
}
