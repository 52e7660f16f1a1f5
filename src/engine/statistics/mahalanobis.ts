import { factorize, solveLowerRows } from './cholesky.ts';
import { columnMeans, type Matrix, takeRows } from './matrix.ts';
import { productsOfRows } from './pairs.ts';

/** The share of rows that the estimate trusts. */
const TRUSTED = 0.75;
const ROUNDS = 8;

/** The mean of the bulk, and the lower Cholesky factor of its covariance. */
export interface Bulk {
  readonly mean: Float64Array;
  readonly factor: Float64Array;
}

/**
 * Estimates mean and covariance from the rows that lie nearest, found by concentration steps. The covariance is shrunk so
 * that it also works with more columns than rows.
 * Sources: Rousseeuw and Van Driessen, "A fast algorithm for the minimum covariance determinant estimator", 1999;
 * Ledoit and Wolf, "A well-conditioned estimator for large-dimensional covariance matrices", 2004.
 * @param rows scaled columns
 */
export function estimateBulk(rows: Matrix): Bulk {
  const count = Math.max(2, Math.ceil(rows.rows * TRUSTED));
  let kept = nearestRows(squaredLengths(rows), count);
  for (let round = 1; ; round += 1) {
    const bulk = estimate(takeRows(rows, kept));
    if (round === ROUNDS) return bulk;
    const next = nearestRows(squaredLengths(whiten(rows, bulk)), count);
    if (next.every((row, index) => row === kept[index])) return bulk;
    kept = next;
  }
}

/**
 * Returns the rows in coordinates in which the bulk is round with variance 1, so that squared length is the squared
 * Mahalanobis distance.
 */
export function whiten(rows: Matrix, { mean, factor }: Bulk): Matrix {
  const values = centredOn(rows, mean);
  solveLowerRows(factor, rows.columns, values);
  return { values, rows: rows.rows, columns: rows.columns };
}

function centredOn({ values, rows, columns }: Matrix, mean: Float64Array): Float64Array {
  const centred = new Float64Array(rows * columns);
  for (let start = 0; start < centred.length; start += columns) {
    for (let j = 0; j < columns; j += 1) centred[start + j] = (values[start + j] ?? 0) - (mean[j] ?? 0);
  }
  return centred;
}

/** The rows with the smallest distances, in their own order. */
function nearestRows(distances: Float64Array, count: number): Int32Array {
  const order = Int32Array.from(distances.keys());
  order.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
  return order.slice(0, count).sort();
}

/** Returns the squared length of each row. */
export function squaredLengths(rows: Matrix): Float64Array {
  const { values, columns } = rows;
  const lengths = new Float64Array(rows.rows);
  for (let row = 0; row < rows.rows; row += 1) {
    let sum = 0;
    for (let at = row * columns; at < (row + 1) * columns; at += 1) {
      sum += (values[at] ?? 0) * (values[at] ?? 0);
    }
    lengths[row] = sum;
  }
  return lengths;
}

/**
 * Shrinking towards the identity hides directions in which the rows hardly vary. So it is done once more on the whitened
 * rows, whose covariance is near the identity.
 */
function estimate(bulk: Matrix): Bulk {
  const mean = columnMeans(bulk);
  const factor = factorOf(bulk, mean);
  const again = factorOf(whiten(bulk, { mean, factor }), new Float64Array(bulk.columns));
  return { mean, factor: multiplyLower(factor, again, bulk.columns) };
}

function factorOf(bulk: Matrix, mean: Float64Array): Float64Array {
  const factor = shrunkCovariance(bulk, mean);
  factorize(factor, bulk.columns);
  return factor;
}

/** Returns the product of two lower triangular matrices. */
function multiplyLower(first: Float64Array, second: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k <= i; k += 1) {
      const value = first[i * size + k] ?? 0;
      for (let j = 0; j <= k; j += 1) {
        result[i * size + j] = (result[i * size + j] ?? 0) + value * (second[k * size + j] ?? 0);
      }
    }
  }
  return result;
}

function shrunkCovariance(bulk: Matrix, mean: Float64Array): Float64Array {
  const size = bulk.columns;
  let fourth = 0;
  const centred = centredOn(bulk, mean);
  for (const length of squaredLengths({ ...bulk, values: centred })) fourth += length * length;
  // As rows of a transposed copy, all pairs of columns are multiplied a tile at a time.
  const columns = { values: transposed(centred, bulk.rows, size), rows: size, columns: bulk.rows };
  const covariance = productsOfRows(columns, columns).map((sum) => sum / bulk.rows);
  shrink(covariance, size, fourth / bulk.rows, bulk.rows);
  return covariance;
}

function transposed(values: Float64Array, rows: number, columns: number): Float64Array {
  const result = new Float64Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      result[column * rows + row] = values[row * columns + column] ?? 0;
    }
  }
  return result;
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
