import type { Random } from '../random.ts';
import { type Matrix, rowOf } from './matrix.ts';

/**
 * Returns the rows in about their first principal coordinates, and what those leave of a row as one more coordinate: its
 * length, scaled to variance 1.
 * Sources: Halko, Martinsson, Tropp, "Finding structure with randomness", SIAM Review 53, 2011; Jackson and Mudholkar,
 * "Control procedures for residuals associated with principal component analysis", Technometrics 21, 1979.
 * @param rows columns with mean 0
 */
export function principalCoordinates(rows: Matrix, most: number, random: Random): Matrix {
  const count = Math.min(most, rows.rows - 1, rows.columns);
  const start = new Float32Array(rows.columns * count);
  random.fillNormals(start);
  const axes = orthonormal(backward(rows, forward(rows, start, count), count), rows.columns, count);
  const projected = forward(rows, axes, count);
  const rests = Float64Array.from({ length: rows.rows }, (_unused, row) => {
    const seen = squares(projected.subarray(row * count, (row + 1) * count));
    return Math.sqrt(Math.max(0, squares(rowOf(rows, row)) - seen));
  });
  const mean = rests.reduce((sum, rest) => sum + rest, 0) / rows.rows;
  const spread = Math.sqrt(rests.reduce((sum, rest) => sum + (rest - mean) ** 2, 0) / rows.rows);
  const columns = count + 1;
  const values = new Float64Array(rows.rows * columns);
  for (let row = 0; row < rows.rows; row += 1) {
    values.set(projected.subarray(row * count, (row + 1) * count), row * columns);
    values[row * columns + count] = spread > 0 ? ((rests[row] ?? 0) - mean) / spread : 0;
  }
  return { values, rows: rows.rows, columns };
}

function squares(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

/** Returns rows times axes: `count` numbers for each row. */
function forward(rows: Matrix, axes: ArrayLike<number>, count: number): Float64Array {
  const result = new Float64Array(rows.rows * count);
  for (let row = 0; row < rows.rows; row += 1) {
    const own = result.subarray(row * count, (row + 1) * count);
    rowOf(rows, row).forEach((value: number, column: number) => {
      for (let k = 0; k < count; k += 1) own[k] = (own[k] ?? 0) + value * (axes[column * count + k] ?? 0);
    });
  }
  return result;
}

/** Returns transposed rows times coordinates: `count` numbers for each column. */
function backward(rows: Matrix, coordinates: Float64Array, count: number): Float64Array {
  const result = new Float64Array(rows.columns * count);
  for (let row = 0; row < rows.rows; row += 1) {
    const own = coordinates.subarray(row * count, (row + 1) * count);
    rowOf(rows, row).forEach((value: number, column: number) => {
      for (let k = 0; k < count; k += 1) {
        result[column * count + k] = (result[column * count + k] ?? 0) + value * (own[k] ?? 0);
      }
    });
  }
  return result;
}

/** Makes the axes orthonormal, in place, by Gram and Schmidt's modified method; an axis that the others span becomes 0. */
function orthonormal(axes: Float64Array, columns: number, count: number): Float64Array {
  const product = (a: number, b: number): number => {
    let sum = 0;
    for (let j = 0; j < columns; j += 1) sum += (axes[j * count + a] ?? 0) * (axes[j * count + b] ?? 0);
    return sum;
  };
  for (let k = 0; k < count; k += 1) {
    const before = product(k, k);
    for (let other = 0; other < k; other += 1) {
      const shared = product(k, other);
      for (let j = 0; j < columns; j += 1) {
        axes[j * count + k] = (axes[j * count + k] ?? 0) - shared * (axes[j * count + other] ?? 0);
      }
    }
    const left = product(k, k);
    const scale = left > 1e-12 * before ? 1 / Math.sqrt(left) : 0;
    for (let j = 0; j < columns; j += 1) axes[j * count + k] = (axes[j * count + k] ?? 0) * scale;
  }
  return axes;
}
