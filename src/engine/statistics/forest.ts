import type { Random } from '../random.ts';
import type { Matrix } from './matrix.ts';

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
  for (let tree = 0; tree < options.trees; tree += 1) {
    const order = options.random.permutation(rows.rows);
    growAndScore(rows, labels, order.subarray(0, inBag), order.subarray(inBag), options, sums, counts);
  }
  return sums.map((sum, row) => ((counts[row] ?? 0) > 0 ? sum / (counts[row] ?? 1) : 0.5));
}

/** Divides the rows that train, and sends those to be scored the same way: no tree needs to be kept. */
function growAndScore(
  rows: Matrix,
  labels: Int32Array,
  train: Int32Array,
  test: Int32Array,
  options: ForestOptions,
  sums: Float64Array,
  counts: Float64Array,
): void {
  if (test.length === 0) return;
  let ones = 0;
  for (const row of train) ones += labels[row] ?? 0;
  const pure = ones === 0 || ones === train.length;
  const cut =
    pure || train.length <= options.leaf ? undefined : chooseCut(rows, labels, train, ones, options.random);
  if (cut === undefined) {
    // Laplace's rule keeps leaves of few rows from being certain.
    const share = (ones + 1) / (train.length + 2);
    for (const row of test) {
      sums[row] = (sums[row] ?? 0) + share;
      counts[row] = (counts[row] ?? 0) + 1;
    }
    return;
  }
  const trainSplit = partition(rows, train, cut);
  const testSplit = partition(rows, test, cut);
  growAndScore(
    rows,
    labels,
    train.subarray(0, trainSplit),
    test.subarray(0, testSplit),
    options,
    sums,
    counts,
  );
  growAndScore(rows, labels, train.subarray(trainSplit), test.subarray(testSplit), options, sums, counts);
}

interface Cut {
  readonly column: number;
  readonly value: number;
}

/** The best of a random cut in each of some random columns, by Gini's impurity. */
function chooseCut(
  rows: Matrix,
  labels: Int32Array,
  train: Int32Array,
  ones: number,
  random: Random,
): Cut | undefined {
  const tries = Math.max(1, Math.round(Math.sqrt(rows.columns)));
  let best: Cut | undefined;
  let bestGain = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const column = random.integer(rows.columns);
    const [low, high] = rangeOf(rows, train, column);
    if (high <= low) continue;
    const value = low + (high - low) * random.uniform();
    let [left, leftOnes] = [0, 0];
    for (const row of train) {
      if ((rows.values[row * rows.columns + column] ?? 0) > value) continue;
      left += 1;
      leftOnes += labels[row] ?? 0;
    }
    const right = train.length - left;
    if (left === 0 || right === 0) continue;
    const gain = (leftOnes * leftOnes) / left + (ones - leftOnes) ** 2 / right - (ones * ones) / train.length;
    if (best === undefined || gain > bestGain) [best, bestGain] = [{ column, value }, gain];
  }
  return best;
}

function rangeOf(rows: Matrix, train: Int32Array, column: number): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const row of train) {
    const value = rows.values[row * rows.columns + column] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** Moves the rows at or below the cut to the front, and returns how many they are. */
function partition(rows: Matrix, order: Int32Array, cut: Cut): number {
  let front = 0;
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    if ((rows.values[row * rows.columns + cut.column] ?? 0) > cut.value) continue;
    order[place] = order[front] ?? 0;
    order[front] = row;
    front += 1;
  }
  return front;
}
