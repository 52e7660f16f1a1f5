import type { Random } from '../../random.ts';
import { addScaled, dot } from '../../vectors.ts';
import { type Matrix, rowOf, transposed } from './matrix.ts';
import { productsOfRows } from './pairs.ts';

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
  const begun = transposed({ values: start, rows: rows.columns, columns: count });
  const axes = orthonormal(combine(rows, productsOfRows(rows, begun), count));
  const projected = productsOfRows(rows, axes);
  const rests = Float64Array.from({ length: rows.rows }, (_unused, row) => {
    const [own, seen] = [rowOf(rows, row), projected.subarray(row * count, (row + 1) * count)];
    return Math.sqrt(Math.max(0, dot(own, own) - dot(seen, seen)));
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

interface Axes extends Matrix {
  readonly values: Float64Array;
}

/** Returns `count` sums of the rows, each weighted by one of the `count` coordinates that every row has. */
function combine(rows: Matrix, coordinates: Float64Array, count: number): Axes {
  const { columns } = rows;
  const values = new Float64Array(count * columns);
  for (let row = 0; row < rows.rows; row += 1) {
    const own = Float64Array.from(rowOf(rows, row));
    for (let axis = 0; axis < count; axis += 1) {
      const sum = values.subarray(axis * columns, (axis + 1) * columns);
      addScaled(sum, coordinates[row * count + axis] ?? 0, own);
    }
  }
  return { values, rows: count, columns };
}

/** Makes the axes orthonormal, in place, by Gram and Schmidt's modified method; an axis that the others span becomes 0. */
function orthonormal(axes: Axes): Axes {
  const axis = (number: number): Float64Array =>
    axes.values.subarray(number * axes.columns, (number + 1) * axes.columns);
  for (let k = 0; k < axes.rows; k += 1) {
    const own = axis(k);
    const before = dot(own, own);
    for (let other = 0; other < k; other += 1) addScaled(own, -dot(own, axis(other)), axis(other));
    const left = dot(own, own);
    const scale = left > 1e-12 * before ? 1 / Math.sqrt(left) : 0;
    for (let j = 0; j < own.length; j += 1) own[j] = (own[j] ?? 0) * scale;
  }
  return axes;
}
