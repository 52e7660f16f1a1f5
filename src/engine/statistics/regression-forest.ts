import type { Random } from '../random.ts';
import type { Matrix } from './matrix.ts';

const TREES = 60;
/** Cuts that are tried in each column. */
const CUTS = 2;
/** Trees learn from so many answers at most. */
export const FOREST_ANSWERS = 10_000;

/** Inputs of a table, and the model's scores for them. */
export interface Examples {
  readonly inputs: Float32Array;
  /** The columns. */
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
  const rows = asked.length / examples.size;
  const sums = new Float32Array(rows * examples.classes);
  const grown = { ...examples, asked, random, sums, leaf: 1, columnsTried: examples.size };
  for (let tree = 0; tree < TREES; tree += 1) {
    const all = Int32Array.from({ length: examples.count }, (_unused, row) => row);
    grow(
      grown,
      all,
      Int32Array.from({ length: rows }, (_unused, row) => row),
    );
  }
  return grown.sums.map((sum) => sum / TREES);
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

/**
 * Guesses the values of rows by trees that did not learn them (out of the bag): extremely randomized regression trees, each on
 * random 63 % of the rows.
 * @param values one for each row
 */
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
  { values: inputs, rows, columns }: Matrix,
  { scores, classes }: { readonly scores: Float32Array; readonly classes: number },
  { leaf, use, random }: BagOptions,
  isSparing: boolean,
): Float64Array {
  const sums = new Float32Array(rows * classes);
  const counts = new Float64Array(rows);
  const growth: Growth = {
    ...{ inputs, size: columns, scores, classes, count: rows, asked: inputs, random, sums, leaf },
    columnsTried: Math.max(1, Math.round(TRIED * columns)),
  };
  const learned = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] !== 0);
  const others = Int32Array.from({ length: rows }, (_unused, row) => row).filter((row) => use[row] === 0);
  const inBag = Math.ceil(IN_BAG * learned.length);
  for (let tree = 0; tree < TREES; tree += 1) {
    const order = random.shuffle(learned);
    const guessed = isSparing ? others.filter(() => random.uniform() > IN_BAG) : others;
    const asked = Int32Array.from([...order.subarray(inBag), ...guessed]);
    for (const row of asked) counts[row] = (counts[row] ?? 0) + 1;
    grow(growth, order.slice(0, inBag), asked);
  }
  return Float64Array.from(sums, (sum, index) => sum / Math.max(1, counts[Math.floor(index / classes)] ?? 0));
}

interface Growth extends Omit<Examples, 'inputs'> {
  readonly inputs: ArrayLike<number>;
  readonly asked: ArrayLike<number>;
  readonly random: Random;
  readonly sums: Float32Array;
  readonly leaf: number;
  /** So many columns are drawn for each cut, unless it is all of them. */
  readonly columnsTried: number;
}

function grow(growth: Growth, known: Int32Array, asked: Int32Array): void {
  if (asked.length === 0) return;
  const { inputs, asked: questions, size, classes, scores, sums, leaf } = growth;
  const cut = known.length <= leaf || isPure(growth, known) ? undefined : chooseCut(growth, known);
  if (cut === undefined) {
    for (let name = 0; name < classes; name += 1) {
      let sum = 0;
      for (const row of known) sum += scores[row * classes + name] ?? 0;
      for (const row of asked) {
        sums[row * classes + name] = (sums[row * classes + name] ?? 0) + sum / known.length;
      }
    }
    return;
  }
  const { column, value } = cut;
  const isLow = (from: ArrayLike<number>, row: number): boolean => (from[row * size + column] ?? 0) <= value;
  const [low, high] = [known.filter((row) => isLow(inputs, row)), known.filter((row) => !isLow(inputs, row))];
  grow(
    growth,
    low,
    asked.filter((row) => isLow(questions, row)),
  );
  grow(
    growth,
    high,
    asked.filter((row) => !isLow(questions, row)),
  );
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

interface Cut {
  readonly column: number;
  readonly value: number;
}

/** The random cut after which the scores of both parts vary least. @returns undefined if all inputs are equal */
function chooseCut(growth: Growth, known: Int32Array): Cut | undefined {
  const { inputs, size, random, columnsTried } = growth;
  let best: Cut | undefined;
  let most = -1;
  for (let place = 0; place < columnsTried; place += 1) {
    const column = columnsTried === size ? place : random.integer(size);
    let [low, high] = [Infinity, -Infinity];
    for (const row of known) {
      const value = inputs[row * size + column] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    for (let attempt = 0; attempt < CUTS && high > low; attempt += 1) {
      const cut = { column, value: low + (high - low) * random.uniform() };
      const worth = worthOf(growth, known, cut);
      if (worth > most) [best, most] = [cut, worth];
    }
  }
  return best;
}

/** The squared sums of both parts over their sizes: the greater, the less the scores vary within them. */
function worthOf(
  { inputs, scores, size, classes }: Growth,
  known: Int32Array,
  { column, value }: Cut,
): number {
  const sums = new Float64Array(2 * classes);
  let lower = 0;
  for (const row of known) {
    const isLow = (inputs[row * size + column] ?? 0) <= value;
    if (isLow) lower += 1;
    const start = isLow ? 0 : classes;
    for (let name = 0; name < classes; name += 1) {
      sums[start + name] = (sums[start + name] ?? 0) + (scores[row * classes + name] ?? 0);
    }
  }
  if (lower === 0 || lower === known.length) return -1;
  let worth = 0;
  for (let name = 0; name < classes; name += 1) {
    worth += (sums[name] ?? 0) ** 2 / lower;
    worth += (sums[classes + name] ?? 0) ** 2 / (known.length - lower);
  }
  return worth;
}
