import { chiSquaredTail } from './gamma.ts';

export interface ChiSquared {
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
