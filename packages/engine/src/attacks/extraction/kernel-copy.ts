import type { Front } from '../../substitute/convolution-graphs.ts';
import { measureScaling, scale } from '../../substitute/scaling.ts';
import { solveCholesky } from '../../statistics/multivariate/cholesky.ts';
import { squaredDistances } from '../../statistics/multivariate/pairs.ts';
import { argMax, upperMedian, rowOf } from '../../vectors.ts';
import { TARGETS, type Target, targetsOf } from './targets.ts';

export interface View {
  readonly size: number;
  /** True if all numbers share one scale, as pixels do. */
  readonly sharedScale: boolean;
  /** Set if it shows pictures for convolutions only. */
  readonly front?: Front | undefined;
  readonly inputs: Float32Array;
  readonly held: Float32Array;
}

/** How a kernel sees inputs and how much it smooths: chosen by leaving each answer out in turn. */
export interface KernelChoice {
  readonly view: number;
  /** Of the Gaussian kernel, in squared median distances. */
  readonly width: number;
  readonly penalty: number;
  readonly target: Target;
  /** The share of the answers that the others predict. */
  readonly agreement: number;
}

/** The choice is made with at most so many answers: its cost grows with their cube, as that of learning does. */
export const CHOSEN_WITH = 200;
const MOST_LEARNT = 1_600;
const WIDTHS = [0.15, 0.4, 1, 2.5, 10] as const;
const PENALTIES = [1e-5, 1e-3, 1e-2, 1e-1] as const;
/** How much a choice must agree more to make up for explaining nothing of the answers' variance. */
const FIT_WEIGHT = 0.5;

export interface Answers {
  readonly values: Float32Array;
  readonly count: number;
  readonly classes: number;
}

/**
 * Chooses view, width, penalty and target of a kernel ridge regression by leave-one-out. The error of leaving out answer i is
 * alpha_i / (K + penalty)^-1_ii (Rifkin and Lippert 2007), so that one factorization tells all of them.
 */
export function chooseKernel(views: readonly View[], answers: Answers): KernelChoice | undefined {
  const count = Math.min(CHOSEN_WITH, answers.count);
  const wanted = TARGETS.map((target) => ({
    target,
    values: targetsOf(answers.values.subarray(0, count * answers.classes), answers.classes, target),
  }));
  let best: (KernelChoice & { readonly worth: number }) | undefined;
  for (const [view, { inputs, size, sharedScale, front }] of views.entries()) {
    if (front !== undefined) continue;
    const rows = inputs.subarray(0, count * size);
    const seen = scale(rows, measureScaling(rows, size, sharedScale));
    const apart = distances(seen, seen, size);
    const middle = middleOf(apart, count);
    for (const width of WIDTHS) {
      for (const penalty of PENALTIES) {
        const kernel = penalized(kernelOf(apart, width * middle), count, penalty);
        const inverse = solveCholesky(kernel, count, identity(count), count);
        for (const { target, values } of wanted) {
          const { agreement, error } = leaveOneOut(inverse, values, count, answers.classes);
          const worth = agreement - FIT_WEIGHT * Math.min(1, error);
          if (best === undefined || worth > best.worth) {
            best = { view, width, penalty, target, agreement, worth };
          }
        }
      }
    }
  }
  return best;
}

/** Guesses of a kernel that learns from the first answers, as deviations from the mean of each row's classes. */
export function kernelGuesses(
  { inputs, held, size, sharedScale }: View,
  { width, penalty, target }: KernelChoice,
  { values, count: answered, classes }: Answers,
): Float32Array {
  const count = Math.min(MOST_LEARNT, answered);
  const rows = inputs.subarray(0, count * size);
  const scaling = measureScaling(rows, size, sharedScale);
  const seen = scale(rows, scaling);
  const apart = distances(seen, seen, size);
  const middle = middleOf(apart, count);
  const kernel = penalized(kernelOf(apart, width * middle), count, penalty);
  const targets = targetsOf(values.subarray(0, count * classes), classes, target);
  const weights = solveCholesky(kernel, count, Float64Array.from(targets), classes);
  const toHeld = kernelOf(distances(scale(held, scaling), seen, size), width * middle);
  return weightedSums(toHeld, count, weights, classes);
}

function weightedSums(
  kernel: Float32Array,
  count: number,
  weights: Float64Array,
  classes: number,
): Float32Array {
  const rows = kernel.length / count;
  const sums = new Float32Array(rows * classes);
  for (let row = 0; row < rows; row += 1) {
    for (let other = 0; other < count; other += 1) {
      const factor = kernel[row * count + other] ?? 0;
      for (let name = 0; name < classes; name += 1) {
        sums[row * classes + name] =
          (sums[row * classes + name] ?? 0) + factor * (weights[other * classes + name] ?? 0);
      }
    }
  }
  return sums;
}

function distances(one: Float32Array, other: Float32Array, size: number): Float32Array {
  const first = { values: one, rows: one.length / size, columns: size };
  const second = one === other ? first : { values: other, rows: other.length / size, columns: size };
  return Float32Array.from(squaredDistances(first, second));
}

/** The median of distances between different rows, from a part of them. */
function middleOf(apart: Float32Array, count: number): number {
  const step = Math.max(1, Math.floor((count * count) / 20_000));
  const some: number[] = [];
  for (let at = 1; at < count * count; at += step) if (at % (count + 1) !== 0) some.push(apart[at] ?? 0);
  const middle = upperMedian(some);
  return middle > 0 ? middle : 1;
}

function kernelOf(apart: Float32Array, width: number): Float32Array {
  return apart.map((value) => Math.exp(-value / (2 * width)));
}

function penalized(kernel: Float32Array, count: number, penalty: number): Float64Array {
  const matrix = Float64Array.from(kernel);
  for (let row = 0; row < count; row += 1) {
    matrix[row * count + row] = (matrix[row * count + row] ?? 0) + penalty;
  }
  return matrix;
}

function identity(count: number): Float64Array {
  return penalized(new Float32Array(count * count), count, 1);
}

function leaveOneOut(
  inverse: Float64Array,
  targets: Float32Array,
  count: number,
  classes: number,
): { readonly agreement: number; readonly error: number } {
  let [right, missed, all] = [0, 0, 0];
  const guess = new Float32Array(classes);
  for (let row = 0; row < count; row += 1) {
    const own = inverse[row * count + row] ?? 1;
    for (let name = 0; name < classes; name += 1) {
      let alpha = 0;
      for (let other = 0; other < count; other += 1) {
        alpha += (inverse[row * count + other] ?? 0) * (targets[other * classes + name] ?? 0);
      }
      const wanted = targets[row * classes + name] ?? 0;
      guess[name] = wanted - alpha / own;
      missed += (alpha / own) ** 2;
      all += wanted * wanted;
    }
    if (argMax(guess) === argMax(rowOf(targets, row, classes))) right += 1;
  }
  return { agreement: right / Math.max(1, count), error: all === 0 ? 0 : missed / all };
}
