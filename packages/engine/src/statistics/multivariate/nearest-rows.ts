import type { Matrix } from './matrix.ts';
import { squaredDistances } from './pairs.ts';

/** The nearest neighbours of each row, the row itself left out. */
export interface Neighbours {
  readonly count: number;
  /** `count` rows for each row, from near to far. */
  readonly rows: Int32Array;
  readonly distances: Float64Array;
}

export function findNeighbours(matrix: Matrix, most: number): Neighbours {
  const size = matrix.rows;
  const count = Math.max(0, Math.min(most, size - 1));
  const squared = squaredDistances(matrix, matrix);
  for (let row = 0; row < size; row += 1) squared[row * size + row] = Infinity;
  const rows = new Int32Array(size * count);
  const distances = new Float64Array(size * count);
  for (let row = 0; row < size && count > 0; row += 1) {
    const own = squared.subarray(row * size, (row + 1) * size);
    nearestOf(own, count).forEach((other, place) => {
      rows[row * count + place] = other;
      distances[row * count + place] = Math.sqrt(own[other] ?? 0);
    });
  }
  return { count, rows, distances };
}

/** Returns the places of the smallest numbers, from low to high; of equal numbers the first. */
function nearestOf(distances: Float64Array, count: number): Int32Array {
  const near = new Int32Array(count);
  let found = 0;
  let limit = Infinity;
  for (let place = 0; place < distances.length; place += 1) {
    const distance = distances[place] ?? 0;
    if (found === count && !(distance < limit)) continue;
    if (found < count) found += 1;
    let at = found - 1;
    while (at > 0 && (distances[near[at - 1] ?? 0] ?? 0) > distance) {
      near[at] = near[at - 1] ?? 0;
      at -= 1;
    }
    near[at] = place;
    limit = distances[near[found - 1] ?? 0] ?? 0;
  }
  return near;
}

/**
 * Returns the mean distance of each row to its nearest neighbours.
 * Source: Ramaswamy, Rastogi, Shim, "Efficient algorithms for mining outliers from large data sets", SIGMOD 2000.
 */
export function nearestDistance(neighbours: Neighbours, most: number): Float64Array {
  const { count, distances } = neighbours;
  const used = Math.min(most, count);
  return Float64Array.from({ length: count === 0 ? 0 : distances.length / count }, (_unused, row) => {
    const near = distances.subarray(row * count, row * count + used);
    return near.reduce((sum, distance) => sum + distance, 0) / Math.max(1, used);
  });
}
