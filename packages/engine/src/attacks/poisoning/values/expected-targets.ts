import type { Random } from '../../../random.ts';
import {
  type KernelFeatures,
  kernelFeatures,
  outOfFoldValues,
} from '../../../statistics/kernel-classifier.ts';
import { type Matrix, takeRows } from '../../../statistics/multivariate/matrix.ts';
import { outOfBagValues } from '../../../statistics/trees/regression-forest.ts';
import { fitRidge, predictRidge } from '../../../statistics/multivariate/ridge.ts';
import { median } from '../../../statistics/robust.ts';

const FOLDS = 5;
const PENALTY = 1e-3;
/** The widths of the kernels, in median squared distances. */
const WIDTHS = [0.4, 4];
/** Fewer than for classes, since the learners are trained in every round. */
const MOST_CENTRES = 200;
/** Leaves of so many rows smooth noise; those of the spread of noise are larger, since one residual says little of it. */
const LEAF = 3;
const SPREAD_LEAF = 15;
/** The absolute residuals of the rows that are fitted best choose among the learners: changed targets have no say. */
const TRIMMED = 0.7;
/** A residual is taken to be at least this part of the median one. */
const LEAST_PART = 0.01;

interface Lessons {
  readonly rows: Matrix;
  readonly folds: Uint8Array;
  /** What smooth learners see, with narrow and with wide kernels. */
  readonly kernels: readonly KernelFeatures[];
}

/** @param rows columns with mean 0 and standard deviation 1 */
export function prepareLessons(rows: Matrix, random: Random): Lessons {
  return {
    rows,
    folds: Uint8Array.from(random.permutation(rows.rows), (place) => place % FOLDS),
    kernels: WIDTHS.map((width) => kernelFeatures(rows, width, random, MOST_CENTRES)),
  };
}

/**
 * What the target of each row should be, as the other rows tell: by ridge regression, kernel ridge regression, extremely randomized
 * trees, or a mean with them, whatever fits best.
 * @param use the rows for which it is 0 are not learned
 */
export function expectedTargets(
  { rows, folds, kernels }: Lessons,
  targets: Float64Array,
  use: Uint8Array,
  random: Random,
): Float64Array {
  const { mean, deviation } = momentsOf(targets, use);
  const scaled = targets.map((target) => (target - mean) / deviation);
  const trees = outOfBagValues(rows, Float32Array.from(scaled), { leaf: LEAF, use, random });
  const smooth = [
    outOfFoldLinear(rows, scaled, folds, use),
    ...kernels.map((kernel) => outOfFoldValues(kernel, scaled, folds, FOLDS, use)),
  ];
  const tried = [...smooth, trees, ...smooth.map((other) => meanOf(trees, other))];
  const losses = tried.map((guess) => trimmedLoss(guess, scaled, use));
  const best = tried[losses.indexOf(Math.min(...losses))] ?? trees;
  return best.map((value) => mean + deviation * value);
}

/**
 * How large the noise of each row is, up to a common factor: the mean logarithm of the absolute residuals of rows like it, by
 * extremely randomized trees (Zhou et al., arXiv 2305.16583, 2023).
 */
export function noiseSpreads(
  rows: Matrix,
  expected: Float64Array,
  residuals: Float64Array,
  use: Uint8Array,
  random: Random,
): Float64Array {
  const sizes = residuals.map(Math.abs);
  const least = Math.max(LEAST_PART * median(sizes), Number.MIN_VALUE);
  const logs = Float32Array.from(sizes, (size) => Math.log(Math.max(size, least)));
  return outOfBagValues(withColumn(rows, expected), logs, { leaf: SPREAD_LEAF, use, random });
}

function withColumn({ values, rows, columns }: Matrix, column: Float64Array): Matrix {
  const size = columns + 1;
  const joined = new Float32Array(rows * size);
  for (let row = 0; row < rows; row += 1) {
    joined.set(values.subarray(row * columns, (row + 1) * columns), row * size);
    joined[row * size + columns] = column[row] ?? 0;
  }
  return { values: joined, rows, columns: size };
}

function outOfFoldLinear(
  rows: Matrix,
  targets: Float64Array,
  folds: Uint8Array,
  use: Uint8Array,
): Float64Array {
  const guess = new Float64Array(rows.rows);
  const all = Int32Array.from(guess.keys());
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const learned = all.filter((row) => folds[row] !== fold && use[row] !== 0);
    const asked = all.filter((row) => folds[row] === fold);
    const model = fitRidge(
      Float32Array.from(takeRows(rows, learned).values),
      Float32Array.from(learned, (row) => targets[row] ?? 0),
      ...([learned.length, rows.columns, 1, PENALTY] as const),
    );
    const answers = predictRidge(model, Float32Array.from(takeRows(rows, asked).values));
    asked.forEach((row, index) => (guess[row] = answers[index] ?? 0));
  }
  return guess;
}

function meanOf(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, row) => (value + (other[row] ?? 0)) / 2);
}

function trimmedLoss(guess: Float64Array, targets: Float64Array, use: Uint8Array): number {
  const errors = guess
    .map((value, row) => Math.abs(value - (targets[row] ?? 0)))
    .filter((_error, row) => use[row] !== 0)
    .sort();
  const kept = errors.subarray(0, Math.ceil(TRIMMED * errors.length));
  const loss = kept.reduce((sum, error) => sum + error, 0) / Math.max(1, kept.length);
  return Number.isNaN(loss) ? Infinity : loss;
}

function momentsOf(
  targets: Float64Array,
  use: Uint8Array,
): { readonly mean: number; readonly deviation: number } {
  const known = targets.filter((_target, row) => use[row] !== 0);
  const count = Math.max(1, known.length);
  const mean = known.reduce((sum, target) => sum + target, 0) / count;
  const deviation = Math.sqrt(known.reduce((sum, target) => sum + (target - mean) ** 2, 0) / count);
  return { mean, deviation: deviation > 0 ? deviation : 1 };
}
