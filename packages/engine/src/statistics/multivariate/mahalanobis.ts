import { factorize, solveLowerRows } from './cholesky.ts';
import { centredOn, columnMeans, type Matrix, takeRows } from './matrix.ts';
import { meanProducts } from './pairs.ts';
import type { Random } from '../../random.ts';
import { principalCoordinates } from './principal-coordinates.ts';

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

/** Returns the rows in coordinates in which the bulk is round with variance 1: squared length is squared Mahalanobis distance. */
export function whiten(rows: Matrix, { mean, factor }: Bulk): Matrix {
  const values = centredOn(rows, mean);
  solveLowerRows(factor, rows.columns, values);
  return { values, rows: rows.rows, columns: rows.columns };
}

/** The rows with the smallest distances, in their own order. */
function nearestRows(distances: Float64Array, count: number): Int32Array {
  const order = Int32Array.from(distances.keys());
  order.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
  return order.slice(0, count).sort();
}

export function squaredLengths(rows: Matrix): Float64Array {
  const { values, columns } = rows;
  const lengths = new Float64Array(rows.rows);
  for (let row = 0; row < rows.rows; row += 1) {
    let sum = 0;
    for (let at = row * columns; at < (row + 1) * columns; at += 1) {
      const value = values[at] ?? 0;
      sum += value * value;
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
  const centred = { ...bulk, values: centredOn(bulk, mean) };
  let fourth = 0;
  for (const length of squaredLengths(centred)) fourth += length * length;
  const covariance = meanProducts(centred);
  shrink(covariance, bulk.columns, fourth / bulk.rows, bulk.rows);
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

/** Rows with more columns are whitened in their principal coordinates: the cost grows with the cube of the columns. */
const MOST_WHITENED = 256;
export const COORDINATES = 128;

/** True if rows have so many columns that they are whitened in their principal coordinates. */
export function isWide({ columns }: Matrix): boolean {
  return columns > MOST_WHITENED;
}

/** Returns rows in coordinates in which their bulk is round, as `whiten` does. @param rows columns with mean 0 */
export function whitened(rows: Matrix, random: Random): Matrix {
  const coordinates = isWide(rows) ? principalCoordinates(rows, COORDINATES, random) : rows;
  return whiten(coordinates, estimateBulk(coordinates));
}
