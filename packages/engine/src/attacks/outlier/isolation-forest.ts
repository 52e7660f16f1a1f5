import type { Random } from '../../random.ts';
import { type Matrix, transposed } from '../../statistics/multivariate/matrix.ts';
import { type Columns, type Cut, growTree, randomCut } from '../../statistics/trees/tree-grower.ts';
import type { Neighbours } from '../../statistics/multivariate/nearest-rows.ts';

const TREES = 200;
const SAMPLE = 256;
const EULER = 0.5772156649015329;

/**
 * Scores rows by how few random cuts set them apart from the others: near 1 for outliers, about .5 and less for others.
 * Source: Liu, Ting, Zhou, "Isolation forest", ICDM 2008.
 */
export function isolationForest(rows: Matrix, random: Random): Float64Array {
  const depths = new Float64Array(rows.rows);
  // Each cut looks at one column only.
  const columns = transposed(rows);
  const size = Math.min(SAMPLE, rows.rows);
  const deepest = Math.ceil(Math.log2(Math.max(2, size)));
  const kind = {
    cut: (sample: Int32Array, depth: number) =>
      depth >= deepest || sample.length <= 1 ? undefined : cutAnywhere(columns, sample, random),
    leaf: (sample: Int32Array, scored: Int32Array, depth: number) => {
      const reached = depth + averageDepth(sample.length);
      for (const row of scored) depths[row] = (depths[row] ?? 0) + reached;
    },
  };
  const everyone = Int32Array.from({ length: rows.rows }, (_unused, row) => row);
  for (let tree = 0; tree < TREES; tree += 1) {
    const sample = random.permutation(rows.rows).subarray(0, size);
    growTree(columns, kind, sample, everyone.slice());
  }
  const usual = averageDepth(size);
  return depths.map((depth) => 2 ** (-depth / TREES / Math.max(1e-9, usual)));
}

function cutAnywhere(columns: Columns, sample: Int32Array, random: Random): Cut | undefined {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const cut = randomCut(columns, sample, random.integer(columns.rows), random);
    if (cut !== undefined) return cut;
  }
  return undefined;
}

/** The mean depth of an unsuccessful search in a binary tree of so many rows. */
function averageDepth(size: number): number {
  if (size <= 1) return 0;
  return size === 2 ? 1 : 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}

/** Keeps the density of rows that occur many times finite, as scikit-learn does. */
const SMALLEST = 1e-10;

/**
 * Scores rows by how much thinner their surroundings are than those of their neighbours. Source: Breunig, Kriegel, Ng, Sander,
 * "LOF", SIGMOD 2000.
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
