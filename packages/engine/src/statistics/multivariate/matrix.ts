import type { Floats } from '../../vectors.ts';

export { squaredDistance } from '../../vectors.ts';

/** Rows of numbers, one after another. */
export interface Matrix<Values extends ArrayLike<number> = Floats> {
  readonly values: Values;
  readonly rows: number;
  readonly columns: number;
}

export function rowOf(matrix: Matrix, row: number): Floats {
  return matrix.values.subarray(row * matrix.columns, (row + 1) * matrix.columns);
}

export function columnOf(matrix: Matrix, column: number): Float64Array {
  const result = new Float64Array(matrix.rows);
  for (let row = 0; row < matrix.rows; row += 1) {
    result[row] = matrix.values[row * matrix.columns + column] ?? 0;
  }
  return result;
}

export function takeRows(matrix: Matrix, rows: ArrayLike<number>): Matrix {
  const values = new Float32Array(rows.length * matrix.columns);
  for (let index = 0; index < rows.length; index += 1) {
    values.set(rowOf(matrix, rows[index] ?? 0), index * matrix.columns);
  }
  return { values, rows: rows.length, columns: matrix.columns };
}

/** Returns the rows of both, the first's before the second's. */
export function stackRows(first: Matrix, second: Matrix): Matrix {
  const values = new Float32Array(first.values.length + second.values.length);
  values.set(first.values);
  values.set(second.values, first.values.length);
  return { values, rows: first.rows + second.rows, columns: first.columns };
}

export function columnMeans(matrix: Matrix): Float64Array {
  const means = new Float64Array(matrix.columns);
  for (let row = 0; row < matrix.rows; row += 1) {
    const offset = row * matrix.columns;
    for (let column = 0; column < matrix.columns; column += 1) {
      means[column] = (means[column] ?? 0) + (matrix.values[offset + column] ?? 0);
    }
  }
  return means.map((sum) => sum / Math.max(1, matrix.rows));
}

/** Returns the rows less the mean. @param mean a number for each column */
export function centredOn({ values, rows, columns }: Matrix, mean: Float64Array): Float64Array {
  const centred = new Float64Array(rows * columns);
  for (let start = 0; start < centred.length; start += columns) {
    for (let j = 0; j < columns; j += 1) centred[start + j] = (values[start + j] ?? 0) - (mean[j] ?? 0);
  }
  return centred;
}

/** Returns a copy in which each column is a row. */
export function transposed({ values, rows, columns }: Matrix): Matrix {
  const result = new Float64Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      result[column * rows + row] = values[row * columns + column] ?? 0;
    }
  }
  return { values: result, rows: columns, columns: rows };
}
