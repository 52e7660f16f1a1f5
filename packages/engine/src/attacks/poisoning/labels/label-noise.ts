import type { Estimate } from '../../../types.ts';
import { estimateShare } from './share-profile.ts';

const MOST_STEPS = 60;
const MOST_WEIGHT = 300;
const TINY = Number.MIN_VALUE;
/** Looked up once: a look-up costs much in the modules of a test, and the loop below is the costly one. */
const { exp, log, max } = Math;

/** For each row a number for each class, the greater the likelier: scores, or logarithms of probabilities. */
export type Scores = Float64Array;

/**
 * Estimates the share of labels that were changed blindly, beside those that are hard to tell. A row's label follows the scores,
 * P(y) = softmax(w · scores); or it is, with the chance e, any other class. Only labels against scores that are sure in all rows
 * like it need e. The weights are fitted, too; the interval is that of the profile likelihood (Wilks), wide if the scores tell
 * little. Sources: Wichmann and Hill, "The psychometric function: I", 2001 (the lapse rate); Bootkrajang and Kabán, ECML 2012; Guo
 * et al., ICML 2017 (the weight is an inverse temperature).
 * @param scores one or more judges
 * @param flips which other labels the wrong ones are
 * @returns the share with its 95 % interval
 */
export function estimateLabelNoise(
  scores: readonly Scores[],
  labels: Int32Array,
  classes: number,
  flips: Flips = blindFlips(classes),
): Estimate {
  if (labels.length === 0 || classes < 2) return { value: 0, low: 0, high: 1 };
  const most = (classes - 1) / classes;
  const usual = scores.map(() => 1);
  let best = { weights: usual, likelihood: Number.NEGATIVE_INFINITY };
  const profile = (share: number): number => {
    const fitted = fitWeights({ scores, labels, classes, changed: changedLabels(flips, share, classes) }, [
      usual,
      best.weights,
    ]);
    if (fitted.likelihood > best.likelihood) best = fitted;
    return fitted.likelihood;
  };
  return estimateShare(profile, most);
}

/** How often each class is given each other label, relative to all wrong labels: `classes` numbers a class. */
export type Flips = Float64Array;

/** Each wrong label is any other class. */
export function blindFlips(classes: number): Flips {
  return Float64Array.from({ length: classes * classes }, (_unused, index) =>
    index % (classes + 1) === 0 ? 0 : 1 / (classes - 1),
  );
}

/** The chance of each label (column) for each class (row), if this share of all labels is wrong. */
function changedLabels(flips: Flips, share: number, classes: number): Float64Array {
  const result = new Float64Array(classes * classes);
  for (let from = 0; from < classes; from += 1) {
    const row = flips.subarray(from * classes, (from + 1) * classes);
    const all = share * row.reduce((sum, rate) => sum + rate, 0);
    const scale = share / Math.max(1, all);
    row.forEach((rate, to) => (result[from * classes + to] = rate * scale));
    result[from * classes + from] = 1 - Math.min(1, all);
  }
  return result;
}

interface Model {
  readonly scores: readonly Scores[];
  readonly labels: Int32Array;
  readonly classes: number;
  readonly changed: Float64Array;
}

interface Fit {
  readonly weights: number[];
  readonly likelihood: number;
}

/**
 * The likeliest weights, none below 0: ascent scaled by the outer product of the rows' gradients (Berndt, Hall, Hall and Hausman
 * 1974). There may be several peaks, so it begins at each start.
 */
function fitWeights(model: Model, starts: readonly (readonly number[])[]): Fit {
  const fits = starts.map((start) => ascend(model, slope(model, start)));
  return fits.reduce((first, one) => (one.likelihood > first.likelihood ? one : first));
}

function ascend(model: Model, start: Slope): Slope {
  let at = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = climb(model, at);
    if (next === undefined) break;
    const gain = next.likelihood - at.likelihood;
    at = next;
    if (gain < 1e-3) break;
  }
  return at;
}

interface Slope extends Fit {
  readonly gradient: readonly number[];
  /** The sum of the squares of each row's gradient. */
  readonly curvature: readonly number[];
}

/** One step; undefined if none leads up. Each judge is scaled by itself, which keeps the step upward. */
function climb(model: Model, { weights, gradient, curvature, likelihood }: Slope): Slope | undefined {
  for (let reach = 1; reach > 1e-6; reach /= 3) {
    const moved = weights.map((weight, judge) => {
      const change = (reach * (gradient[judge] ?? 0)) / ((curvature[judge] ?? 0) + 1e-9);
      return Math.min(MOST_WEIGHT, Math.max(0, weight + change));
    });
    const next = slope(model, moved);
    if (next.likelihood > likelihood) return next;
  }
  return undefined;
}

function slope({ scores, labels, classes, changed }: Model, weights: readonly number[]): Slope {
  const gradient = weights.map(() => 0);
  const curvature = weights.map(() => 0);
  const powers = new Float64Array(classes);
  let likelihood = 0;
  for (let row = 0; row < labels.length; row += 1) {
    const start = row * classes;
    const total = softPowers(powers, scores, weights, start);
    const label = labels[row] ?? 0;
    let chance = 0;
    for (let k = 0; k < classes; k += 1) {
      powers[k] = (powers[k] ?? 0) / total;
      chance += (powers[k] ?? 0) * (changed[k * classes + label] ?? 0);
    }
    chance = max(chance, TINY);
    likelihood += log(chance);
    scores.forEach((judge, index) => {
      let [mean, seen] = [0, 0];
      for (let k = 0; k < classes; k += 1) {
        const part = (powers[k] ?? 0) * (judge[start + k] ?? 0);
        mean += part;
        seen += part * (changed[k * classes + label] ?? 0);
      }
      const own = seen / chance - mean;
      gradient[index] = (gradient[index] ?? 0) + own;
      curvature[index] = (curvature[index] ?? 0) + own * own;
    });
  }
  return { weights: [...weights], likelihood, gradient, curvature };
}

/** Writes exp(w · scores) of one row, divided by the greatest, and returns their sum. */
function softPowers(
  powers: Float64Array,
  scores: readonly Scores[],
  weights: readonly number[],
  start: number,
): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < powers.length; k += 1) {
    let sum = 0;
    for (let judge = 0; judge < weights.length; judge += 1) {
      sum += (weights[judge] ?? 0) * (scores[judge]?.[start + k] ?? 0);
    }
    powers[k] = sum;
    most = max(most, sum);
  }
  let total = 0;
  for (let k = 0; k < powers.length; k += 1) {
    powers[k] = exp((powers[k] ?? 0) - most);
    total += powers[k] ?? 0;
  }
  return total;
}
