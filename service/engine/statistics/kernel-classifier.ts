import type { Random } from '../random.ts';
import { solveCholesky } from './cholesky.ts';
import { type Matrix, rowOf, squaredDistance, takeRows } from './matrix.ts';
import { median } from './robust.ts';

/** At most so many rows serve as centres of the kernel: the cost grows with their square. */
const MOST_CENTRES = 500;
const RIDGE = 1e-3;

/** Turns rows into scores of classes: about 1 for the class that a row belongs to, about 0 for others. */
export interface KernelClassifier {
  readonly classes: number;
  scores(rows: Matrix): Float64Array;
}

/** The kernel of rows and centres, computed once for all folds and classes. */
export interface KernelFeatures {
  readonly centres: Matrix;
  readonly width: number;
  /** One number for each centre, for each row. */
  readonly values: Float64Array;
  readonly rows: number;
}

/** Returns the Gaussian kernel of the rows and of random ones among them; `narrow` is the width in median distances. */
export function kernelFeatures(rows: Matrix, narrow: number, random: Random): KernelFeatures {
  const chosen = random.permutation(rows.rows).subarray(0, Math.min(rows.rows, MOST_CENTRES));
  const centres = takeRows(rows, chosen);
  const width = narrow * medianDistance(centres);
  return { centres, width, values: kernelOf(rows, centres, width), rows: rows.rows };
}

function medianDistance(rows: Matrix): number {
  const distances: number[] = [];
  for (let i = 0; i < rows.rows; i += 1) {
    for (let j = i % 7; j < i; j += 7) distances.push(squaredDistance(rowOf(rows, i), rowOf(rows, j)));
  }
  const width = median(distances);
  return width > 0 ? width : 1;
}

function kernelOf(rows: Matrix, centres: Matrix, width: number): Float64Array {
  const values = new Float64Array(rows.rows * centres.rows);
  for (let i = 0; i < rows.rows; i += 1) {
    const row = rowOf(rows, i);
    for (let j = 0; j < centres.rows; j += 1) {
      values[i * centres.rows + j] = Math.exp(-squaredDistance(row, rowOf(centres, j)) / width);
    }
  }
  return values;
}

/**
 * Trains by least squares on the rows for which `use` is not 0 (kernel ridge regression with Nyström's approximation,
 * Williams and Seeger 2001).
 */
export function trainKernelClassifier(
  features: KernelFeatures,
  labels: Int32Array,
  use: ArrayLike<number>,
  classes: number,
): KernelClassifier {
  const size = features.centres.rows;
  const weights = solveRidge(features, labels, use, classes);
  return {
    classes,
    scores(rows) {
      const kernel = kernelOf(rows, features.centres, features.width);
      return multiply(kernel, rows.rows, size, weights, classes);
    },
  };
}

/** Returns the scores of each row by a classifier that was trained on the other folds only: `folds` has each row's fold. */
export function outOfFoldScores(
  features: KernelFeatures,
  labels: Int32Array,
  folds: ArrayLike<number>,
  foldCount: number,
  classes: number,
): Float64Array {
  const size = features.centres.rows;
  const result = new Float64Array(features.rows * classes);
  for (let fold = 0; fold < foldCount; fold += 1) {
    const use = Uint8Array.from({ length: features.rows }, (_unused, row) => (folds[row] === fold ? 0 : 1));
    const weights = solveRidge(features, labels, use, classes);
    for (let row = 0; row < features.rows; row += 1) {
      if (folds[row] !== fold) continue;
      const kernel = features.values.subarray(row * size, (row + 1) * size);
      result.set(multiply(kernel, 1, size, weights, classes), row * classes);
    }
  }
  return result;
}

function solveRidge(
  features: KernelFeatures,
  labels: Int32Array,
  use: ArrayLike<number>,
  classes: number,
): Float64Array {
  const size = features.centres.rows;
  const gram = new Float64Array(size * size);
  const right = new Float64Array(size * classes);
  let count = 0;
  for (let row = 0; row < features.rows; row += 1) {
    if (use[row] === 0) continue;
    count += 1;
    const kernel = features.values.subarray(row * size, (row + 1) * size);
    const label = labels[row] ?? 0;
    for (let i = 0; i < size; i += 1) {
      const factor = kernel[i] ?? 0;
      const offset = i * size;
      for (let j = 0; j <= i; j += 1) gram[offset + j] = (gram[offset + j] ?? 0) + factor * (kernel[j] ?? 0);
      right[i * classes + label] = (right[i * classes + label] ?? 0) + factor;
    }
  }
  const between = kernelOf(features.centres, features.centres, features.width);
  const ridge = RIDGE * Math.max(1, count);
  for (let i = 0; i < size * size; i += 1) gram[i] = (gram[i] ?? 0) + ridge * (between[i] ?? 0);
  for (let i = 0; i < size; i += 1) gram[i * size + i] = (gram[i * size + i] ?? 0) + 1e-8 * Math.max(1, count);
  return solveCholesky(gram, size, right, classes);
}

function multiply(left: Float64Array, rows: number, size: number, right: Float64Array, columns: number): Float64Array {
  const result = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i += 1) {
    for (let k = 0; k < size; k += 1) {
      const factor = left[i * size + k] ?? 0;
      for (let j = 0; j < columns; j += 1) {
        result[i * columns + j] = (result[i * columns + j] ?? 0) + factor * (right[k * columns + j] ?? 0);
      }
    }
  }
  return result;
}
