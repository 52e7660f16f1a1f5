import type { Estimate } from '../types.ts';
import { mean } from '../vectors.ts';
import { Z_95 } from './distributions.ts';

/** Returns the rank of each value from 1 on; equal values share the mean of their ranks. */
export function ranks(values: ArrayLike<number>): Float64Array {
  const order = Uint32Array.from({ length: values.length }, (_unused, index) => index);
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result = new Float64Array(values.length);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let place = start; place < end; place += 1) result[order[place] ?? 0] = (start + end + 1) / 2;
    start = end;
  }
  return result;
}

/**
 * Returns the area under the ROC curve: the chance that a positive value exceeds a negative one, ties counted as half
 * (Mann and Whitney 1947). Without positives or without negatives it is .5.
 */
export function auc(values: ArrayLike<number>, positive: ArrayLike<number>): number {
  const order = ranks(values);
  let [sum, count] = [0, 0];
  order.forEach((rank, index) => {
    if ((positive[index] ?? 0) === 0) return;
    sum += rank;
    count += 1;
  });
  const rest = order.length - count;
  return count === 0 || rest === 0 ? 0.5 : (sum - (count * (count + 1)) / 2) / (count * rest);
}

/**
 * Returns an area under the ROC curve with its 95 % interval.
 * Source: Hanley and McNeil, "The meaning and use of the area under a ROC curve", Radiology 143, 1982.
 */
export function aucInterval(value: number, positives: number, negatives: number): Estimate {
  if (positives === 0 || negatives === 0) return { value, low: 0, high: 1 };
  const q1 = value / (2 - value);
  const q2 = (2 * value * value) / (1 + value);
  const variance =
    (value * (1 - value) + (positives - 1) * (q1 - value * value) + (negatives - 1) * (q2 - value * value)) /
    (positives * negatives);
  const spread = Z_95 * Math.sqrt(Math.max(0, variance));
  return { value, low: Math.max(0, value - spread), high: Math.min(1, value + spread) };
}

/**
 * Returns an area under the ROC curve with its standard error, from how the ranks of single values vary.
 * Source: DeLong, DeLong, Clarke-Pearson, "Comparing the areas under two or more correlated receiver operating characteristic
 * curves", Biometrics 44, 1988; Sun, Xu, "Fast implementation of DeLong's algorithm", IEEE Signal Processing Letters 21, 2014.
 */
export function aucWithError(
  values: ArrayLike<number>,
  positive: ArrayLike<number>,
): { readonly auc: number; readonly error: number } {
  const all = ranks(values);
  const exceeded = (isPositive: boolean): number[] => {
    const places = Array.from(all.keys()).filter((place) => ((positive[place] ?? 0) !== 0) === isPositive);
    const own = ranks(places.map((place) => values[place] ?? 0));
    return places.map((place, at) => (all[place] ?? 0) - (own[at] ?? 0));
  };
  const [above, below] = [exceeded(true), exceeded(false)];
  const [positives, negatives] = [above.length, below.length];
  if (positives < 2 || negatives < 2) return { auc: auc(values, positive), error: 0.5 };
  const spread = (parts: readonly number[], others: number): number => {
    const shares = parts.map((part) => part / others);
    const middle = mean(shares);
    return shares.reduce((sum, share) => sum + (share - middle) ** 2, 0) / (parts.length - 1) / parts.length;
  };
  return {
    auc: mean(above) / negatives,
    error: Math.sqrt(spread(above, negatives) + spread(below, positives)),
  };
}
