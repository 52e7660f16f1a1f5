import type { Estimate } from '../../types.ts';

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
