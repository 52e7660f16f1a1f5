import { type Matrix, rowOf, squaredDistance } from '../statistics/matrix.ts';

/**
 * Returns the mean distance of each row to its nearest neighbours.
 * Source: Ramaswamy, Rastogi, Shim, "Efficient algorithms for mining outliers from large data sets", SIGMOD 2000.
 */
export function nearestDistance(rows: Matrix, neighbours: number): Float64Array {
  const distances = new Float64Array(rows.rows * rows.rows);
  for (let i = 0; i < rows.rows; i += 1) {
    const row = rowOf(rows, i);
    for (let j = 0; j < i; j += 1) {
      const distance = squaredDistance(row, rowOf(rows, j));
      distances[i * rows.rows + j] = distance;
      distances[j * rows.rows + i] = distance;
    }
  }
  return Float64Array.from({ length: rows.rows }, (_unused, row) => {
    const own = distances.slice(row * rows.rows, (row + 1) * rows.rows).sort();
    const near = own.subarray(1, 1 + neighbours);
    return near.reduce((sum, distance) => sum + Math.sqrt(distance), 0) / Math.max(1, near.length);
  });
}
