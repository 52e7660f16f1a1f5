import { sharesOf } from '../logits.ts';
import type { LinearModel } from './ridge.ts';

/** Rows to learn, standardised, with the shares of their classes. */
export interface ClassExamples {
  /** `count` rows of `inputs` numbers. */
  readonly inputs: Float32Array;
  /** `count` rows of `classes` shares. */
  readonly shares: Float32Array;
  readonly count: number;
  readonly classes: number;
  /** How much each row counts; absent if all count 1. */
  readonly weights?: Float32Array | undefined;
}

const MOST_STEPS = 100;
const POWER_STEPS = 15;
/** What power iteration may still miss of the greatest curvature. */
const SAFETY = 1.1;
/** Steps end when no weight moves by more than this. */
const STILL = 1e-3;

/**
 * Fits a softmax regression by Nesterov's accelerated gradient with restarts: the cross-entropy of all rows, plus half the penalty
 * times the squared weights, without those of the intercept. `predictRidge` gives the logits.
 * Source: Beck, Teboulle, "A fast iterative shrinkage-thresholding algorithm", SIAM Journal on Imaging Sciences 2, 2009; O'Donoghue,
 * Candès, "Adaptive restart for accelerated gradient schemes", Foundations of Computational Mathematics 15, 2015.
 * @param penalty above 0
 */
export function fitSoftmax(examples: ClassExamples, penalty: number): LinearModel {
  const { inputs, count, classes } = examples;
  const columns = inputs.length / Math.max(1, count);
  const size = (columns + 1) * classes;
  const [weights, ahead, slope] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const step = 1 / (curvature(examples, columns) + penalty);
  let momentum = 1;
  for (let turn = 0; turn < MOST_STEPS; turn += 1) {
    slopeAt(examples, ahead, columns, slope);
    let [along, most] = [0, 0];
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const carried = (momentum - 1) / next;
    for (let at = 0; at < size; at += 1) {
      const [old, here] = [weights[at] ?? 0, ahead[at] ?? 0];
      const down = (slope[at] ?? 0) + (at < columns * classes ? penalty * here : 0);
      const moved = here - step * down;
      along += down * (moved - old);
      most = Math.max(most, Math.abs(moved - old));
      weights[at] = moved;
      ahead[at] = moved + carried * (moved - old);
    }
    momentum = along > 0 ? 1 : next;
    if (along > 0) ahead.set(weights);
    if (most < STILL) break;
  }
  return { inputs: columns, outputs: classes, weights };
}

/** The gradient of the cross-entropy. */
function slopeAt(
  { inputs, shares, count, classes, weights }: ClassExamples,
  at: Float64Array,
  columns: number,
  slope: Float64Array,
): void {
  slope.fill(0);
  const logits = new Float64Array(classes);
  for (let row = 0; row < count; row += 1) {
    const own = inputs.subarray(row * columns, (row + 1) * columns);
    logits.set(at.subarray(columns * classes));
    addLogits(own, at, logits);
    sharesOf(logits, classes);
    const weight = weights?.[row] ?? 1;
    for (let name = 0; name < classes; name += 1) {
      logits[name] = weight * ((logits[name] ?? 0) - (shares[row * classes + name] ?? 0));
      const last = columns * classes + name;
      slope[last] = (slope[last] ?? 0) + (logits[name] ?? 0);
    }
    addOuter(own, logits, slope);
  }
}

/** Adds the product of a row with the weights of each class. */
function addLogits(row: Float32Array, weights: Float64Array, logits: Float64Array): void {
  for (let column = 0; column < row.length; column += 1) {
    const value = row[column] ?? 0;
    if (value === 0) continue;
    const from = column * logits.length;
    for (let name = 0; name < logits.length; name += 1) {
      logits[name] = (logits[name] ?? 0) + value * (weights[from + name] ?? 0);
    }
  }
}

/** Adds the product of each number of a row with the slope of each class. */
function addOuter(row: Float32Array, slopes: Float64Array, sum: Float64Array): void {
  for (let column = 0; column < row.length; column += 1) {
    const value = row[column] ?? 0;
    if (value === 0) continue;
    const from = column * slopes.length;
    for (let name = 0; name < slopes.length; name += 1) {
      sum[from + name] = (sum[from + name] ?? 0) + value * (slopes[name] ?? 0);
    }
  }
}

/** A bound of the curvature: half the greatest eigenvalue of the rows' squares, since that of softmax is at most a half. */
function curvature({ inputs, count, weights }: ClassExamples, columns: number): number {
  let direction = new Float64Array(columns + 1).fill(1 / Math.sqrt(columns + 1));
  let length = 0;
  for (let turn = 0; turn < POWER_STEPS; turn += 1) {
    const sum = new Float64Array(columns + 1);
    for (let row = 0; row < count; row += 1) {
      const start = row * columns;
      let along = direction[columns] ?? 0;
      for (let column = 0; column < columns; column += 1) {
        along += (inputs[start + column] ?? 0) * (direction[column] ?? 0);
      }
      along *= weights?.[row] ?? 1;
      for (let column = 0; column < columns; column += 1) {
        sum[column] = (sum[column] ?? 0) + along * (inputs[start + column] ?? 0);
      }
      sum[columns] = (sum[columns] ?? 0) + along;
    }
    length = Math.hypot(...sum);
    direction = sum.map((value) => value / Math.max(length, 1e-300));
  }
  return (SAFETY * length) / 2;
}
