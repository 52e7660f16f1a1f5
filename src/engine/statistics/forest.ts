import type { Random } from '../random.ts';
import { type Matrix, transposed } from './matrix.ts';
import { asColumns } from './regression-forest.ts';
import { type Columns, type Cut, growTree, randomCut, type TreeKind, worthOf } from './tree-grower.ts';

export interface ForestOptions {
  readonly trees: number;
  /** Rows with fewer companions are not divided further. */
  readonly leaf: number;
  readonly random: Random;
}

/**
 * Returns for each row the share of 1 among its labels as trees say that have not seen it (out of the bag): extremely
 * randomized trees, each on random 63 % of the rows.
 * Source: Geurts, Ernst, Wehenkel, "Extremely randomized trees", Machine Learning 63, 2006.
 * @param labels 0 or 1 for each row
 */
export function outOfBagScores(rows: Matrix, labels: Int32Array, options: ForestOptions): Float64Array {
  const sums = new Float64Array(rows.rows);
  const counts = new Float64Array(rows.rows);
  const inBag = Math.round(rows.rows * 0.632);
  const columns = asColumns(transposed(rows));
  const kind: TreeKind = {
    cut: (known) => chooseCut(columns, labels, known, options),
    leaf: (known, asked) => {
      // Laplace's rule keeps leaves of few rows from being certain.
      const share = (onesOf(labels, known) + 1) / (known.length + 2);
      for (const row of asked) {
        sums[row] = (sums[row] ?? 0) + share;
        counts[row] = (counts[row] ?? 0) + 1;
      }
    },
  };
  for (let tree = 0; tree < options.trees; tree += 1) {
    const order = options.random.permutation(rows.rows);
    growTree(columns, kind, order.subarray(0, inBag), order.subarray(inBag));
  }
  return sums.map((sum, row) => ((counts[row] ?? 0) > 0 ? sum / (counts[row] ?? 1) : 0.5));
}

/** The best of a random cut in each of some random columns, by Gini's impurity. @returns undefined at a leaf */
function chooseCut(
  columns: Columns,
  labels: Int32Array,
  known: Int32Array,
  { leaf, random }: ForestOptions,
): Cut | undefined {
  const ones = onesOf(labels, known);
  if (ones === 0 || ones === known.length || known.length <= leaf) return undefined;
  const tries = Math.max(1, Math.round(Math.sqrt(columns.columns)));
  let best: Cut | undefined;
  let most = -1;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const cut = randomCut(columns, known, random.integer(columns.columns), random);
    const worth = cut === undefined ? -1 : worthOf(columns, cut, known, { scores: labels, size: 1 });
    if (worth > most) [best, most] = [cut, worth];
  }
  return best;
}

function onesOf(labels: Int32Array, rows: Int32Array): number {
  let ones = 0;
  for (const row of rows) ones += labels[row] ?? 0;
  return ones;
}
