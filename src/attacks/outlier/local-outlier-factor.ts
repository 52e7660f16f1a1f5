import type { Neighbours } from '../../engine/statistics/nearest.ts';

/** Keeps the density of rows that occur many times finite, as scikit-learn does. */
const SMALLEST = 1e-10;

/**
 * Scores rows by how much thinner their surroundings are than those of their neighbours: about 1 for usual rows, also in
 * clusters of different density.
 * Source: Breunig, Kriegel, Ng, Sander, "LOF: identifying density-based local outliers", SIGMOD 2000.
 */
export function localOutlierFactor({ count, rows, distances }: Neighbours): Float64Array {
  const size = count === 0 ? 0 : rows.length / count;
  const densities = Float64Array.from({ length: size }, (_unused, row) => {
    let sum = 0;
    for (let place = row * count; place < (row + 1) * count; place += 1) {
      const other = rows[place] ?? 0;
      // Within the reach of a neighbour all distances count as its reach.
      sum += Math.max(distances[place] ?? 0, distances[(other + 1) * count - 1] ?? 0);
    }
    return 1 / (sum / count + SMALLEST);
  });
  return densities.map((density, row) => {
    let sum = 0;
    for (let place = row * count; place < (row + 1) * count; place += 1) {
      sum += densities[rows[place] ?? 0] ?? 0;
    }
    return sum / count / density;
  });
}
