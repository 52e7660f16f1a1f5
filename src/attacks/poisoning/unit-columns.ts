import { columnMeans, type Matrix } from '../../engine/statistics/matrix.ts';

/** Brings each column to mean 0 and standard deviation 1, so that none outweighs others by its unit; constant ones become 0. */
export function unitColumns(matrix: Matrix): Matrix {
  const { columns, rows } = matrix;
  const means = columnMeans(matrix);
  const squares = new Float64Array(columns);
  matrix.values.forEach((value: number, index: number) => {
    const column = index % columns;
    squares[column] = (squares[column] ?? 0) + (value - (means[column] ?? 0)) ** 2 / Math.max(1, rows);
  });
  const values = Float32Array.from(matrix.values, (value: number, index: number) => {
    const column = index % columns;
    const deviation = Math.sqrt(squares[column] ?? 0);
    return deviation > 1e-12 ? (value - (means[column] ?? 0)) / deviation : 0;
  });
  return { ...matrix, values };
}
