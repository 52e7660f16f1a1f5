import type { Front } from '../../engine/substitute/convolution-graphs.ts';
import { floats, Graph } from '../../engine/substitute/graph-runtime.ts';
import { constant, node, onnxModel } from '../../engine/substitute/onnx-writer.ts';
import { measureScaling, scale } from '../../engine/substitute/scaling.ts';
import { factorize, solveLower, solveUpper } from '../../engine/statistics/cholesky.ts';
import type { Runtime } from '../../engine/runtime/runtime.ts';
import { argMax, dot, median, rowOf } from '../../engine/vectors.ts';
import { TARGETS, type Target, targetsOf } from './targets.ts';

/** One way to see the questions and the held-out inputs. */
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
  /** The number of the view. */
  readonly view: number;
  /** Of the Gaussian kernel, in squared median distances. */
  readonly width: number;
  readonly penalty: number;
  readonly target: Target;
  /** The share of the answers that the others predict. */
  readonly agreement: number;
}

/** The choice is made with at most so many answers: its cost grows with their cube. */
export const CHOSEN_WITH = 200;
/** A kernel learns from so many answers at most: its cost, too, grows with their cube. */
const MOST_LEARNT = 1_600;
const WIDTHS = [0.15, 0.4, 1, 2.5, 10] as const;
const PENALTIES = [1e-5, 1e-3, 1e-2, 1e-1] as const;
/** How much a choice must agree more to make up for explaining nothing of the answers' variance. */
const FIT_WEIGHT = 0.5;

/** Answers with the number of their classes. */
export interface Answers {
  readonly values: Float32Array;
  readonly count: number;
  readonly classes: number;
}

/**
 * Chooses view, width, penalty and target of a kernel ridge regression by leave-one-out on the answers alone. The error of leaving
 * out answer i is alpha_i / (K + penalty)^-1_ii (Rifkin and Lippert 2007), so that one factorization tells all of them.
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
    const apart = distancesAmong(scale(rows, measureScaling(rows, size, sharedScale)), size);
    const middle = middleOf(apart, count);
    for (const width of WIDTHS) {
      for (const penalty of PENALTIES) {
        const inverse = invert(kernelOf(apart, width * middle), count, penalty);
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
export async function kernelGuesses(
  runtime: Runtime,
  { inputs, held, size, sharedScale }: View,
  { width, penalty, target }: KernelChoice,
  { values, count: answered, classes }: Answers,
): Promise<Float32Array> {
  const count = Math.min(MOST_LEARNT, answered);
  const rows = inputs.subarray(0, count * size);
  const scaling = measureScaling(rows, size, sharedScale);
  const [seen, seenHeld] = [scale(rows, scaling), scale(held, scaling)];
  const products = await Graph.open(runtime, productModel(), ['products']);
  try {
    const apart = await distances(products, seen, seen, size);
    const middle = middleOf(apart, count);
    const kernel = Float64Array.from(kernelOf(apart, width * middle));
    for (let row = 0; row < count; row += 1) {
      kernel[row * count + row] = (kernel[row * count + row] ?? 0) + penalty;
    }
    factorize(kernel, count);
    const targets = targetsOf(values.subarray(0, count * classes), classes, target);
    const weights = new Float32Array(count * classes);
    for (let name = 0; name < classes; name += 1) {
      const column = Float64Array.from(
        { length: count },
        (_unused, row) => targets[row * classes + name] ?? 0,
      );
      solveLower(kernel, count, column);
      solveUpper(kernel, count, column);
      for (const [row, value] of column.entries()) weights[row * classes + name] = value;
    }
    const toHeld = kernelOf(await distances(products, seenHeld, seen, size), width * middle);
    return weightedSums(toHeld, count, weights, classes);
  } finally {
    await products.close();
  }
}

function weightedSums(
  kernel: Float32Array,
  count: number,
  weights: Float32Array,
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

/** X [a, n] and Y [b, n] give X Y' [a, b]: large products are left to the runtime. */
function productModel(): Uint8Array {
  return onnxModel({
    name: 'products',
    nodes: [
      node('Transpose', ['Y'], 'Yt', { perm: [1, 0] }),
      node('MatMul', ['X', 'Yt'], 'raw'),
      node('Mul', ['raw', 'one'], 'products'),
    ],
    inputs: ['X', 'Y'].map((name) => ({ name, type: 'float', rank: 2 })),
    outputs: [{ name: 'products', type: 'float', rank: 2 }],
    constants: [constant('one', 'float', [1])],
  });
}

async function distances(
  products: Graph<'products'>,
  a: Float32Array,
  b: Float32Array,
  size: number,
): Promise<Float32Array> {
  const [rows, columns] = [a.length / size, b.length / size];
  const output = await products.run({ X: floats(a, rows, size), Y: floats(b, columns, size) });
  const apart = Float32Array.from(output('products'));
  const lengths = Float32Array.from({ length: columns }, (_unused, index) => {
    const row = rowOf(b, index, size);
    return dot(row, row);
  });
  for (let row = 0; row < rows; row += 1) {
    const own = rowOf(a, row, size);
    const length = dot(own, own);
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      apart[at] = Math.max(0, length + (lengths[column] ?? 0) - 2 * (apart[at] ?? 0));
    }
  }
  return apart;
}

function distancesAmong(rows: Float32Array, size: number): Float32Array {
  const count = rows.length / size;
  const apart = new Float32Array(count * count);
  for (let a = 0; a < count; a += 1) {
    for (let b = 0; b < a; b += 1) {
      let sum = 0;
      for (let at = 0; at < size; at += 1) {
        sum += ((rows[a * size + at] ?? 0) - (rows[b * size + at] ?? 0)) ** 2;
      }
      apart[a * count + b] = sum;
      apart[b * count + a] = sum;
    }
  }
  return apart;
}

/** The median of distances between different rows, from a part of them. */
function middleOf(apart: Float32Array, count: number): number {
  const step = Math.max(1, Math.floor((count * count) / 20_000));
  const some: number[] = [];
  for (let at = 1; at < count * count; at += step) if (at % (count + 1) !== 0) some.push(apart[at] ?? 0);
  const middle = median(some);
  return middle > 0 ? middle : 1;
}

function kernelOf(apart: Float32Array, width: number): Float32Array {
  return apart.map((value) => Math.exp(-value / (2 * width)));
}

/** Returns the inverse of kernel + penalty. */
function invert(kernel: Float32Array, count: number, penalty: number): Float64Array {
  const factor = Float64Array.from(kernel);
  for (let row = 0; row < count; row += 1) {
    factor[row * count + row] = (factor[row * count + row] ?? 0) + penalty;
  }
  factorize(factor, count);
  const lower = invertLower(factor, count);
  const inverse = new Float64Array(count * count);
  for (let k = 0; k < count; k += 1) {
    for (let i = 0; i <= k; i += 1) {
      const scaled = lower[k * count + i] ?? 0;
      for (let j = 0; j <= i; j += 1) {
        inverse[i * count + j] = (inverse[i * count + j] ?? 0) + scaled * (lower[k * count + j] ?? 0);
      }
    }
  }
  for (let i = 0; i < count; i += 1) {
    for (let j = 0; j < i; j += 1) inverse[j * count + i] = inverse[i * count + j] ?? 0;
  }
  return inverse;
}

/** Returns the inverse of a lower triangular matrix, row by row. */
function invertLower(factor: Float64Array, count: number): Float64Array {
  const lower = new Float64Array(count * count);
  for (let row = 0; row < count; row += 1) {
    const pivot = factor[row * count + row] ?? 1;
    for (let k = 0; k < row; k += 1) {
      const share = (factor[row * count + k] ?? 0) / pivot;
      for (let column = 0; column <= k; column += 1) {
        lower[row * count + column] =
          (lower[row * count + column] ?? 0) - share * (lower[k * count + column] ?? 0);
      }
    }
    lower[row * count + row] = 1 / pivot;
  }
  return lower;
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
