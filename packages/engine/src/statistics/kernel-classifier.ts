import type { Random } from '../random.ts';
import { addScaled } from '../vectors.ts';
import { solveCholesky } from './multivariate/cholesky.ts';
import { type Matrix, takeRows } from './multivariate/matrix.ts';
import { squaredDistances } from './multivariate/pairs.ts';
import { median } from './robust.ts';

/** At most so many rows serve as centres of the kernel: the cost grows with their square. */
const MOST_CENTRES = 400;
const RIDGE = 1e-3;

/** The kernel of rows and centres, computed once for all folds and classes. */
export interface KernelFeatures {
  readonly centres: Matrix;
  readonly width: number;
  /** One number for each centre, for each row. */
  readonly values: Float64Array;
  readonly rows: number;
  /** The kernel of the centres among themselves. */
  readonly between: Float64Array;
}

/** Returns the Gaussian kernel of the rows and of random ones among them; `narrow` is the width in median distances. */
export function kernelFeatures(
  rows: Matrix,
  narrow: number,
  random: Random,
  mostCentres = MOST_CENTRES,
): KernelFeatures {
  const chosen = random.permutation(rows.rows).subarray(0, Math.min(rows.rows, mostCentres));
  const centres = takeRows(rows, chosen);
  const between = squaredDistances(centres, centres);
  const width = narrow * medianDistance(between, centres.rows);
  return {
    ...{ centres, width, rows: rows.rows },
    values: kernelOf(squaredDistances(rows, centres), width),
    between: kernelOf(between, width),
  };
}

function medianDistance(between: Float64Array, size: number): number {
  const some: number[] = [];
  for (let i = 0; i < size; i += 1) {
    for (let j = i % 7; j < i; j += 7) some.push(between[i * size + j] ?? 0);
  }
  const width = median(some);
  return width > 0 ? width : 1;
}

function kernelOf(squaredDistance: Float64Array, width: number): Float64Array {
  return squaredDistance.map((distance) => Math.exp(-distance / width));
}

interface Sums {
  readonly gram: Float64Array;
  readonly right: Float64Array;
  count: number;
}

/**
 * Returns the scores of each row by a classifier that was trained on the other folds only, by least squares (kernel ridge
 * regression with Nyström's approximation, Williams and Seeger 2001).
 * @param folds each row's fold; the rows for which `use` is 0 are scored and never learned
 */
export function outOfFoldScores(
  features: KernelFeatures,
  labels: Int32Array,
  folds: ArrayLike<number>,
  foldCount: number,
  classes: number,
  use: ArrayLike<number> = new Uint8Array(features.rows).fill(1),
): Float64Array {
  return outOfFold(features, { labels, amounts: undefined, classes }, { folds, foldCount, use });
}

/**
 * Returns the value of each row by a regression that was trained on the other folds only; as `outOfFoldScores`.
 * @param values one for each row; kernels far from all centres tend to 0, so their mean should be 0
 */
export function outOfFoldValues(
  features: KernelFeatures,
  values: Float64Array,
  folds: ArrayLike<number>,
  foldCount: number,
  use: ArrayLike<number>,
): Float64Array {
  const labels = new Int32Array(features.rows);
  return outOfFold(features, { labels, amounts: values, classes: 1 }, { folds, foldCount, use });
}

/** What is learned: for each row a number, 1 if there are none, in the column of its label. */
interface Learned {
  readonly labels: Int32Array;
  readonly amounts: Float64Array | undefined;
  readonly classes: number;
}

interface Folds {
  readonly folds: ArrayLike<number>;
  readonly foldCount: number;
  readonly use: ArrayLike<number>;
}

function outOfFold(
  features: KernelFeatures,
  learned: Learned,
  { folds, foldCount, use }: Folds,
): Float64Array {
  const { classes } = learned;
  const size = features.centres.rows;
  const used = Int32Array.from({ length: features.rows }, (_unused, row) =>
    use[row] === 0 ? -1 : (folds[row] ?? 0),
  );
  const sums = sumFolds(features, learned, used, foldCount);
  const result = new Float64Array(features.rows * classes);
  for (let fold = 0; fold < foldCount; fold += 1) {
    const weights = solve(features, sums, fold, classes);
    for (let row = 0; row < features.rows; row += 1) {
      if (folds[row] !== fold) continue;
      const kernel = features.values.subarray(row * size, (row + 1) * size);
      result.set(weighted(kernel, weights, classes), row * classes);
    }
  }
  return result;
}

/** Returns the sums of each fold, so that each row is looked at once and not once for each training. */
function sumFolds(
  features: KernelFeatures,
  { labels, amounts, classes }: Learned,
  folds: Int32Array,
  foldCount: number,
): Sums[] {
  const size = features.centres.rows;
  const sums = Array.from({ length: foldCount }, () => ({
    gram: new Float64Array(size * size),
    right: new Float64Array(size * classes),
    count: 0,
  }));
  for (let row = 0; row < features.rows; row += 1) {
    const sum = sums[folds[row] ?? -1];
    if (sum === undefined) continue;
    const kernel = features.values.subarray(row * size, (row + 1) * size);
    addRow(sum, kernel, { label: labels[row] ?? 0, amount: amounts?.[row] ?? 1 }, classes);
  }
  return sums;
}

function addRow(
  sum: Sums,
  kernel: Float64Array,
  { label, amount }: { readonly label: number; readonly amount: number },
  classes: number,
): void {
  const { gram, right } = sum;
  sum.count += 1;
  for (let i = 0; i < kernel.length; i += 1) {
    const factor = kernel[i] ?? 0;
    // Left out above what the solver adds to the diagonal, such terms would make the matrix indefinite.
    if (factor < 1e-12) continue;
    const offset = i * kernel.length;
    for (let j = 0; j <= i; j += 1) gram[offset + j] = (gram[offset + j] ?? 0) + factor * (kernel[j] ?? 0);
    right[i * classes + label] = (right[i * classes + label] ?? 0) + factor * amount;
  }
}

function solve(
  features: KernelFeatures,
  sums: readonly Sums[],
  without: number,
  classes: number,
): Float64Array {
  const size = features.centres.rows;
  const gram = new Float64Array(size * size);
  const right = new Float64Array(size * classes);
  let count = 0;
  sums.forEach((sum, fold) => {
    if (fold === without) return;
    count += sum.count;
    addScaled(gram, 1, sum.gram);
    addScaled(right, 1, sum.right);
  });
  const ridge = RIDGE * Math.max(1, count);
  addScaled(gram, ridge, features.between);
  for (let i = 0; i < size; i += 1) {
    gram[i * size + i] = (gram[i * size + i] ?? 0) + 1e-8 * Math.max(1, count);
  }
  return solveCholesky(gram, size, right, classes);
}

function weighted(factors: Float64Array, weights: Float64Array, columns: number): Float64Array {
  const sums = new Float64Array(columns);
  for (const [row, factor] of factors.entries()) {
    addScaled(sums, factor, weights.subarray(row * columns, (row + 1) * columns));
  }
  return sums;
}
