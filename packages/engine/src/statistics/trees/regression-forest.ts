import type { Random } from '../../random.ts';
import { type Matrix, transposed } from '../multivariate/matrix.ts';
import { type Columns, type Cut, growTree, randomCut, type TreeKind, worthOf } from './tree-grower.ts';

const TREES = 60;
const CUTS = 2;
export const FOREST_ANSWERS = 10_000;

/** Inputs of a table, and the model's scores for them. */
export interface Examples {
  readonly inputs: Float32Array;
  readonly size: number;
  readonly scores: Float32Array;
  readonly classes: number;
  readonly count: number;
}

/**
 * Guesses scores by extremely randomized regression trees, which learn all scores at once: models of trees have edges along the
 * columns, which smooth copies blur. Trees are not kept: the inputs to guess go down each while it grows.
 * Source: Geurts, Ernst, Wehenkel, "Extremely randomized trees", Machine Learning 63, 2006.
 * @param asked inputs of the same columns
 * @returns mean scores of the trees, for each input that is asked about
 */
export function forestGuesses(examples: Examples, asked: Float32Array, random: Random): Float32Array {
  const { inputs, size, scores, classes, count } = examples;
  const joined = new Float32Array(count * size + asked.length);
  joined.set(inputs.subarray(0, count * size));
  joined.set(asked, count * size);
  const rows = joined.length / size;
  const sums = new Float32Array(rows * classes);
  const columns = transposed({ values: joined, rows, columns: size });
  const growth = {
    ...{ columns, scores, classes, random, sums, leaf: 1 },
    ...{ columnsTried: size, cuts: CUTS, prior: 0 },
  };
  for (let tree = 0; tree < TREES; tree += 1) {
    const everyone = Int32Array.from({ length: rows }, (_unused, row) => row);
    growTree(growth.columns, kindOf(growth), everyone.subarray(0, count), everyone.subarray(count));
  }
  return sums.slice(count * classes).map((sum) => sum / TREES);
}

export interface BagOptions {
  /** Nodes of so many rows are not divided further. */
  readonly leaf: number;
  /** The rows for which it is 0 are guessed and never learned. */
  readonly use: Uint8Array;
  readonly random: Random;
}

/** The share of the rows that a tree out of the bag learns. */
const IN_BAG = 0.632;
/** The share of the columns that each cut tries. */
const TRIED = 1 / 3;

/** Guesses the values of rows by trees that did not learn them (out of the bag): extremely randomized trees, each on 63 % of the rows. */
export function outOfBagValues(rows: Matrix, values: Float32Array, options: BagOptions): Float64Array {
  return outOfBag(rows, { scores: values, classes: 1 }, options, false);
}

/**
 * Guesses the class of rows in the same way: for each row a share for each class. Rows that are never learned are guessed by as
 * many trees as the others, so that both are guessed equally well.
 */
export function outOfBagShares(
  rows: Matrix,
  labels: Int32Array,
  classes: number,
  options: BagOptions,
): Float64Array {
  const scores = new Float32Array(rows.rows * classes);
  labels.forEach((label, row) => (scores[row * classes + label] = 1));
  return outOfBag(rows, { scores, classes }, options, true);
}

function outOfBag(
  matrix: Matrix,
  { scores, classes }: { readonly scores: Float32Array; readonly classes: number },
  { leaf, use, random }: BagOptions,
  isSparing: boolean,
): Float64Array {
  const { rows } = matrix;
  const sums = new Float32Array(rows * classes);
  const counts = new Float64Array(rows);
  const columnsTried = Math.max(1, Math.round(TRIED * matrix.columns));
  const columns = transposed(matrix);
  const kind = kindOf({ columns, scores, classes, random, sums, leaf, columnsTried, cuts: CUTS, prior: 0 });
  const learned = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] !== 0);
  const others = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] === 0);
  const inBag = Math.ceil(IN_BAG * learned.length);
  for (let tree = 0; tree < TREES; tree += 1) {
    const order = random.shuffle(learned);
    const guessed = isSparing ? others.filter(() => random.uniform() > IN_BAG) : others;
    const asked = Int32Array.from([...order.subarray(inBag), ...guessed]);
    for (const row of asked) counts[row] = (counts[row] ?? 0) + 1;
    growTree(columns, kind, order.slice(0, inBag), asked);
  }
  return Float64Array.from(sums, (sum, index) => sum / Math.max(1, counts[Math.floor(index / classes)] ?? 0));
}

export interface VoteOptions {
  readonly trees: number;
  /** Rows with fewer companions are not divided further. */
  readonly leaf: number;
  readonly random: Random;
}

/**
 * Guesses the share of 1 among labels of 0 and 1, by trees with the best of some random cuts by Gini's impurity. Laplace's rule keeps
 * leaves of few rows from being certain.
 */
export function outOfBagScores(
  matrix: Matrix,
  labels: Int32Array,
  { trees, leaf, random }: VoteOptions,
): Float64Array {
  const { rows } = matrix;
  const [sums, counts] = [new Float64Array(rows), new Float64Array(rows)];
  const columns = transposed(matrix);
  const columnsTried = Math.max(1, Math.round(Math.sqrt(matrix.columns)));
  const growth = { columns, scores: labels, classes: 1, random, sums, leaf, columnsTried };
  const kind = kindOf({ ...growth, cuts: 1, prior: 1 });
  const inBag = Math.round(IN_BAG * rows);
  for (let tree = 0; tree < trees; tree += 1) {
    const order = random.permutation(rows);
    for (const row of order.subarray(inBag)) counts[row] = (counts[row] ?? 0) + 1;
    growTree(columns, kind, order.subarray(0, inBag), order.subarray(inBag));
  }
  return sums.map((sum, row) => ((counts[row] ?? 0) > 0 ? sum / (counts[row] ?? 1) : 0.5));
}

interface Growth {
  readonly columns: Columns;
  /** `classes` for each row that is learned. */
  readonly scores: ArrayLike<number>;
  readonly classes: number;
  readonly random: Random;
  readonly sums: Float32Array | Float64Array;
  readonly leaf: number;
  /** The columns that are drawn for each cut, unless it is all of them. */
  readonly columnsTried: number;
  /** The cuts that are tried in each. */
  readonly cuts: number;
  /** The rows of each score that a leaf counts beside its own. */
  readonly prior: number;
}

/** How one tree grows; its guesses are added to `sums`. */
function kindOf(growth: Growth): TreeKind {
  const { classes, scores, sums, leaf, prior } = growth;
  return {
    cut: (known) => (known.length <= leaf || isPure(growth, known) ? undefined : chooseCut(growth, known)),
    leaf: (known, asked) => {
      for (let name = 0; name < classes; name += 1) {
        let sum = prior;
        for (const row of known) sum += scores[row * classes + name] ?? 0;
        const mean = sum / (known.length + 2 * prior);
        for (const row of asked) sums[row * classes + name] = (sums[row * classes + name] ?? 0) + mean;
      }
    },
  };
}

function isPure({ scores, classes }: Growth, known: Int32Array): boolean {
  const first = (known[0] ?? 0) * classes;
  return known.every((row) => {
    for (let name = 0; name < classes; name += 1) {
      if (scores[row * classes + name] !== scores[first + name]) return false;
    }
    return true;
  });
}

/** The random cut after which the scores of both parts vary least. @returns undefined if all inputs are equal */
function chooseCut(
  { columns, scores, classes, random, columnsTried, cuts }: Growth,
  known: Int32Array,
): Cut | undefined {
  let best: Cut | undefined;
  let most = -1;
  for (let place = 0; place < columnsTried; place += 1) {
    const column = columnsTried === columns.rows ? place : random.integer(columns.rows);
    for (let attempt = 0; attempt < cuts; attempt += 1) {
      const cut = randomCut(columns, known, column, random);
      if (cut === undefined) break;
      const worth = worthOf(columns, cut, known, { scores, size: classes });
      if (worth > most) [best, most] = [cut, worth];
    }
  }
  return best;
}
