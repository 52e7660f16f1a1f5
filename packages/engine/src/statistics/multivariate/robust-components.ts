import type { Random } from '../../random.ts';
import { centredOn, columnMeans, columnOf, type Matrix } from './matrix.ts';
import { meanProducts, productsOfRows } from './pairs.ts';
import { principalCoordinates } from './principal-coordinates.ts';
import { type LocationAndScale, robustScale } from '../robust.ts';
import { COORDINATES, isWide } from './mahalanobis.ts';

/** Directions with a smaller share of the greatest variance hold rounding errors only. */
const LEAST_VARIANCE = 1e-9;
/** A median deviation that is a smaller share of the mean deviation comes from rounding errors. */
const LEAST_SCALE = 1e-6;

/**
 * Returns rows in their principal components, each in robust deviations from its median. If a relation between columns
 * holds nearly exactly, a component hardly varies, and a row that breaks the relation lies many deviations out.
 * Sources: Gnanadesikan and Kettenring, "Robust estimates, residuals, and outlier detection with multiresponse data",
 * Biometrics 28, 1972 (the last components show broken relations); Shyu et al., "A novel anomaly detection scheme based on
 * principal component classifier", ICDM workshop 2003.
 * @param rows columns with mean 0
 */
export function robustComponents(rows: Matrix, random: Random): Matrix {
  const seen = isWide(rows) ? principalCoordinates(rows, COORDINATES, random) : rows;
  const { columns } = seen;
  const covariance = meanProducts({ ...seen, values: centredOn(seen, columnMeans(seen)) });
  const { axes, variances } = principalAxes(covariance, columns);
  const least = LEAST_VARIANCE * Math.max(...variances);
  const kept = Array.from(variances.keys()).filter((axis) => (variances[axis] ?? 0) > least);
  const projected = productsOfRows(seen, { values: axes, rows: columns, columns });
  const values = new Float64Array(seen.rows * kept.length);
  kept.forEach((axis, place) => {
    const own = columnOf({ values: projected, rows: seen.rows, columns }, axis);
    const { location, scale } = scaleOf(own);
    own.forEach((value, row) => (values[row * kept.length + place] = (value - location) / scale));
  });
  return { values, rows: seen.rows, columns: kept.length };
}

function scaleOf(values: Float64Array): LocationAndScale {
  const { location, scale } = robustScale(values);
  const distances = values.reduce((sum, value) => sum + Math.abs(value - location), 0);
  const mean = (distances / values.length) * Math.sqrt(Math.PI / 2);
  return { location, scale: scale > LEAST_SCALE * mean ? scale : mean };
}

const MOST_SWEEPS = 30;

/** The eigenvectors of a symmetric matrix, one in each row, and their eigenvalues. */
interface PrincipalAxes {
  readonly axes: Float64Array;
  readonly variances: Float64Array;
}

/**
 * Finds the eigenvectors of a symmetric matrix by Jacobi's rotations.
 * Source: Golub and Van Loan, "Matrix computations", 4th edition 2013, section 8.5.
 * @param matrix `size` rows; it is overwritten
 */
export function principalAxes(matrix: Float64Array, size: number): PrincipalAxes {
  const axes = new Float64Array(size * size);
  for (let k = 0; k < size; k += 1) axes[k * size + k] = 1;
  let total = 0;
  for (const value of matrix) total += value * value;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let outside = 0;
    for (let p = 0; p < size; p += 1) {
      for (let q = 0; q < p; q += 1) {
        outside += (matrix[p * size + q] ?? 0) ** 2;
        rotate(matrix, axes, size, p, q);
      }
    }
    if (outside <= 1e-22 * total) break;
  }
  return { axes, variances: Float64Array.from({ length: size }, (_unused, k) => matrix[k * size + k] ?? 0) };
}

/** Turns rows and columns p and q so that the entry that they share becomes 0. */
function rotate(matrix: Float64Array, axes: Float64Array, size: number, p: number, q: number): void {
  const shared = matrix[p * size + q] ?? 0;
  if (shared === 0) return;
  const theta = ((matrix[q * size + q] ?? 0) - (matrix[p * size + p] ?? 0)) / (2 * shared);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < size; k += 1) {
    const [x, y] = [matrix[k * size + p] ?? 0, matrix[k * size + q] ?? 0];
    matrix[k * size + p] = cosine * x - sine * y;
    matrix[k * size + q] = sine * x + cosine * y;
  }
  turnRows(matrix, size, p, q, cosine, sine);
  turnRows(axes, size, p, q, cosine, sine);
}

function turnRows(
  values: Float64Array,
  size: number,
  p: number,
  q: number,
  cosine: number,
  sine: number,
): void {
  for (let k = 0; k < size; k += 1) {
    const [x, y] = [values[p * size + k] ?? 0, values[q * size + k] ?? 0];
    values[p * size + k] = cosine * x - sine * y;
    values[q * size + k] = sine * x + cosine * y;
  }
}
