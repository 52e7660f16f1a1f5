import type { Random } from '../random.ts';
import type { Estimate } from '../types.ts';

/** Coefficients of Lanczos' approximation with g = 7: relative error below 1e-14. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Returns the logarithm of the gamma function for x of at least 0.5 (Lanczos 1964). */
export function logGamma(x: number): number {
  const shifted = x - 1;
  const base = shifted + 7.5;
  const sum = LANCZOS.reduce(
    (total, factor, index) => (index === 0 ? factor : total + factor / (shifted + index)),
    0,
  );
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

/**
 * Returns the upper regularized incomplete gamma function Q(a, x) for x of at least 0: a series for small x, a continued
 * fraction for large.
 * Source: NIST Digital Library of Mathematical Functions, 8.7.1 and 8.9.2.
 */
function upperGamma(a: number, x: number): number {
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; term > sum * 1e-16; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/**
 * Lentz's way of evaluating a continued fraction from the front. For x of at least a + 1, as here, c and 1 / d stay above
 * the number of steps: they need no guard against 0.
 */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.POSITIVE_INFINITY;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < 10_000; step += 1) {
    const factor = -step * (step - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return value;
}

/** Returns the chance that a chi-squared variable with at least one degree of freedom exceeds the value. */
export function chiSquaredTail(value: number, degrees: number): number {
  return upperGamma(degrees / 2, value / 2);
}

/** Returns the chance that a standard normal variable exceeds the value. */
export function normalTail(value: number): number {
  const tail = upperGamma(0.5, (value * value) / 2) / 2;
  return value >= 0 ? tail : 1 - tail;
}

/** Returns the logarithm of the chance of at least `seen` hits in `trials` that hit with this chance each. */
export function logBinomialTail(seen: number, trials: number, chance: number): number {
  if (seen <= 0 || chance >= 1) return 0;
  if (seen > trials) return Number.NEGATIVE_INFINITY;
  const choose = logGamma(trials + 1) - logGamma(seen + 1) - logGamma(trials - seen + 1);
  const first = choose + seen * Math.log(chance) + (trials - seen) * Math.log1p(-chance);
  const odds = chance / (1 - chance);
  let [term, sum] = [1, 1];
  for (let hits = seen; hits < trials; hits += 1) {
    term *= ((trials - hits) / (hits + 1)) * odds;
    sum += term;
  }
  return Math.min(0, first + Math.log(sum));
}

interface ChiSquared {
  readonly statistic: number;
  readonly p: number;
}

/**
 * Tests whether two samples have the same shares of categories, given how often each category occurs. With one degree of
 * freedom it uses Yates' continuity correction, as scipy.stats.chi2_contingency does. Categories that occur in neither
 * sample do not count.
 * Source: Pearson 1900; Yates, "Contingency tables involving small numbers and the chi-squared test", 1934.
 */
export function chiSquared(first: readonly number[], second: readonly number[]): ChiSquared {
  const columns = first
    .map((count, index) => [count, second[index] ?? 0] as const)
    .filter(([a, b]) => a + b > 0);
  const firstTotal = columns.reduce((sum, [a]) => sum + a, 0);
  const secondTotal = columns.reduce((sum, [, b]) => sum + b, 0);
  const total = firstTotal + secondTotal;
  const degrees = columns.length - 1;
  if (degrees < 1 || firstTotal === 0 || secondTotal === 0) return { statistic: 0, p: 1 };
  let statistic = 0;
  for (const [a, b] of columns) {
    for (const [seen, rowTotal] of [
      [a, firstTotal],
      [b, secondTotal],
    ] as const) {
      const expected = ((a + b) * rowTotal) / total;
      const distance = Math.abs(seen - expected);
      const counted = degrees === 1 ? distance - Math.min(0.5, distance) : distance;
      statistic += (counted * counted) / expected;
    }
  }
  return { statistic, p: chiSquaredTail(statistic, degrees) };
}

/** The chance that at least `seen` of `marked` rows fall among `drawn` of `total` by a blind draw: Fisher's exact test, one-sided. */
export function hypergeometricTail(seen: number, drawn: number, marked: number, total: number): number {
  let sum = 0;
  for (let hits = Math.max(seen, drawn + marked - total); hits <= Math.min(drawn, marked); hits += 1) {
    sum += Math.exp(
      logChoose(marked, hits) + logChoose(total - marked, drawn - hits) - logChoose(total, drawn),
    );
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}

/**
 * Returns p-values corrected for the number of tests, in the given order: if each is compared with alpha, the chance of
 * any false alarm stays below alpha, however the tests depend on each other.
 * Source: Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statist. 6, 1979.
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_p, index) => index).sort((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1));
  const corrected = pValues.slice();
  let highest = 0;
  order.forEach((index, rank) => {
    highest = Math.max(highest, Math.min(1, (pValues[index] ?? 1) * (pValues.length - rank)));
    corrected[index] = highest;
  });
  return corrected;
}

export interface PermutationTest {
  readonly p: number;
  /** True if `mayGoOn` ended it before the p-value was known. */
  readonly cutShort: boolean;
}

export interface PermutationLimits {
  /** At most so many permutations: the lowest p-value is 1 / (most + 1). */
  readonly most: number;
  /** Ends the test once so many permuted statistics reached the one seen: then p is far from any alpha. */
  readonly enough: number;
  readonly mayGoOn: () => boolean;
}

/**
 * Returns the chance that a statistic at least as large arises if the labels mean nothing. It stops early when that is
 * plain, and the p-value stays valid.
 * Sources: Phipson and Smyth, "Permutation p-values should never be zero", 2010; Besag and Clifford, "Sequential Monte
 * Carlo p-values", Biometrika 78, 1991.
 * @param statistic takes labels of 0 and 1, in an order that this function changes
 */
export function permutationTest(
  seen: number,
  labels: Int32Array,
  statistic: (labels: Int32Array) => number,
  random: Random,
  limits: PermutationLimits,
): PermutationTest {
  const shuffled = labels.slice();
  let [reached, done] = [0, 0];
  while (done < limits.most) {
    if (!limits.mayGoOn()) return { p: (reached + 1) / (done + 1), cutShort: true };
    random.shuffle(shuffled);
    done += 1;
    if (statistic(shuffled) >= seen - 1e-12) reached += 1;
    if (reached >= limits.enough) return { p: reached / done, cutShort: false };
  }
  return { p: (reached + 1) / (done + 1), cutShort: false };
}

/** The 97.5 % quantile of the standard normal distribution: what a two-sided 95 % interval takes. */
export const Z_95 = 1.959963984540054;

/**
 * Returns a share with its 95 % interval. Wilson's interval stays inside 0 to 1 and holds for few trials and for shares
 * near 0 or 1, unlike the normal one. No trials give the interval from 0 to 1.
 * Source: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
 */
export function wilson(successes: number, trials: number): Estimate {
  if (trials <= 0) return { value: 0, low: 0, high: 1 };
  const share = successes / trials;
  const squared = Z_95 * Z_95;
  const centre = share + squared / (2 * trials);
  const spread = Z_95 * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials * trials));
  const scale = 1 + squared / trials;
  const low = successes === 0 ? 0 : (centre - spread) / scale;
  const high = successes === trials ? 1 : (centre + spread) / scale;
  return { value: share, low: Math.max(0, low), high: Math.min(1, high) };
}

/**
 * Returns the difference of two shares with its 95 % interval, by Wilson's limits of both. The numbers may be means of counts.
 * Source: Newcombe, "Interval estimation for the difference between independent proportions", Statistics in Medicine 17, 1998,
 * method 10.
 */
export function newcombe(
  one: { readonly successes: number; readonly trials: number },
  other: { readonly successes: number; readonly trials: number },
): Estimate {
  const [first, second] = [wilson(one.successes, one.trials), wilson(other.successes, other.trials)];
  const value = first.value - second.value;
  return {
    value,
    low: value - Math.hypot(first.value - first.low, second.high - second.value),
    high: value + Math.hypot(first.high - first.value, second.value - second.low),
  };
}
