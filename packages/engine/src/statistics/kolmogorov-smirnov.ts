export interface KolmogorovSmirnov {
  readonly statistic: number;
  readonly p: number;
}

/** Up to this product of the sample sizes the p-value is exact. Beyond, the asymptotic one is off by less than .005. */
const EXACT_PRODUCT = 1_000_000;

/**
 * Tests whether two samples come from the same continuous distribution, two-sided. With ties the p-value is too large
 * (the test is cautious), as scipy.stats.ks_2samp's is.
 * Sources: Hodges, "The significance probability of the Smirnov two-sample test", Arkiv för Matematik 3, 1958 (exact);
 * Stephens, JRSS B 32, 1970 (asymptotic, with a correction for small samples).
 * @param first sorted from low to high
 * @param second sorted from low to high
 * @param known the p-values of distances so far, between samples of the same two sizes; new ones are added
 */
export function kolmogorovSmirnov(
  first: Float64Array,
  second: Float64Array,
  known = new Map<number, number>(),
): KolmogorovSmirnov {
  const [m, n] = [first.length, second.length];
  if (m === 0 || n === 0) return { statistic: 0, p: 1 };
  const steps = greatestDistance(first, second);
  const statistic = steps / (m * n);
  const p = known.get(steps) ?? (m * n <= EXACT_PRODUCT ? exactP(m, n, steps) : asymptoticP(m, n, statistic));
  known.set(steps, p);
  return { statistic, p: Math.min(1, Math.max(0, p)) };
}

/** Returns the greatest distance of the empirical distribution functions of two sorted samples. */
export function greatestDifference(first: Float64Array, second: Float64Array): number {
  return greatestDistance(first, second) / Math.max(1, first.length * second.length);
}

/** Returns the greatest distance of the distribution functions in units of 1 / (m n): an integer. */
function greatestDistance(first: Float64Array, second: Float64Array): number {
  const [m, n] = [first.length, second.length];
  let [i, j, greatest] = [0, 0, 0];
  while (i < m && j < n) {
    const value = Math.min(first[i] ?? 0, second[j] ?? 0);
    while (i < m && first[i] === value) i += 1;
    while (j < n && second[j] === value) j += 1;
    greatest = Math.max(greatest, Math.abs(i * n - j * m));
  }
  return greatest;
}

/**
 * Under the null hypothesis every order of the joined sample is equally likely: a random path from (0, 0) to (m, n). The
 * p-value is the chance that the path touches a point whose distance is at least the one seen.
 */
function exactP(m: number, n: number, steps: number): number {
  if (steps === 0) return 1;
  let inside = new Float64Array(n + 1);
  for (let i = 0; i <= m; i += 1) {
    const next = new Float64Array(n + 1);
    for (let j = 0; j <= n; j += 1) {
      if (Math.abs(i * n - j * m) >= steps) continue;
      if (i + j === 0) next[j] = 1;
      else next[j] = ((inside[j] ?? 0) * i + (j > 0 ? (next[j - 1] ?? 0) * j : 0)) / (i + j);
    }
    inside = next;
  }
  return 1 - (inside[n] ?? 0);
}

function asymptoticP(m: number, n: number, statistic: number): number {
  const size = Math.sqrt((m * n) / (m + n));
  const scaled = (size + 0.12 + 0.11 / size) * statistic;
  if (scaled < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) {
    const term = Math.exp(-2 * k * k * scaled * scaled);
    sum += k % 2 === 1 ? term : -term;
    if (term < 1e-16) break;
  }
  return 2 * sum;
}
