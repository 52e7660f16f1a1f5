import type { ClassRates } from './catalog/row-results.ts';
import { EACH_CLASS, MOST_CLASS_RATES } from './catalog/result/result-words.ts';
import type { Estimate } from './types.ts';
import { wilson } from './statistics/distributions.ts';

/** Classes with fewer inputs count as one together: each by itself would say little. */
const RARE = 10;

interface Stratum {
  /** Several if these classes are rare. */
  readonly classes: readonly number[];
  readonly inputs: readonly number[];
}

export interface Strata {
  readonly strata: readonly Stratum[];
  /** True if each stratum counts the same in a score, false if each input does. */
  readonly isMean: boolean;
  readonly classes: number;
  readonly inputs: number;
}

/** True if each class counts the same: `inputs`, on which an attack is tried, hold enough of each. */
export function countsByClass(inputs: number, classes: number): boolean {
  return classes > 1 && EACH_CLASS * classes <= inputs;
}

/** Groups inputs by their classes, counted from 0. Classes without inputs do not count in a score. */
export function strataOf(classOf: ArrayLike<number>, classes: number, isMean: boolean): Strata {
  const byClass = new Map<number, number[]>();
  for (let input = 0; input < classOf.length; input += 1) {
    const one = classOf[input] ?? 0;
    byClass.set(one, byClass.get(one) ?? []);
    byClass.get(one)?.push(input);
  }
  const all = [...byClass]
    .toSorted(([one], [other]) => one - other)
    .map(([one, inputs]) => ({ classes: [one], inputs }));
  const isRare = ({ inputs }: Stratum): boolean => isMean && inputs.length < RARE;
  const rare = all.filter(isRare);
  const together = {
    classes: rare.flatMap((one) => one.classes),
    inputs: rare.flatMap(({ inputs }) => inputs),
  };
  const strata = [...all.filter((one) => !isRare(one)), ...(rare.length === 0 ? [] : [together])];
  return { strata, isMean, classes, inputs: classOf.length };
}

/** The share of inputs on which an attack succeeded, with its 95 % interval: the mean over the strata if each counts the same. */
export function shareIn({ strata, isMean, inputs }: Strata, holds: (input: number) => boolean): Estimate {
  const counts = strata.map((one) => one.inputs.filter(holds).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!isMean) return wilson(total, inputs);
  return meanOf(counts.map((count, index) => wilson(count, strata[index]?.inputs.length ?? 0)));
}

/**
 * The mean of shares, with a 95 % interval that joins theirs by the method of variance estimates recovery (MOVER): its half is the
 * root of the summed squares of theirs. Source: Zou, Huang, Zhang, "A note on confidence interval estimation for a linear function
 * of binomial proportions", Computational Statistics and Data Analysis 53, 2009. No shares give the interval from 0 to 1.
 */
export function meanOf(shares: readonly Estimate[]): Estimate {
  if (shares.length === 0) return { value: 0, low: 0, high: 1 };
  const value = shares.reduce((sum, one) => sum + one.value, 0) / shares.length;
  const half = (side: (one: Estimate) => number): number =>
    Math.sqrt(shares.reduce((sum, one) => sum + side(one) ** 2, 0)) / shares.length;
  return {
    value,
    low: Math.max(0, value - half((one) => one.value - one.low)),
    high: Math.min(1, value + half((one) => one.high - one.value)),
  };
}

/** What is shown of each class, of the first 1,000. @returns undefined if there are not at least two classes */
export function ratesIn(
  { strata, isMean, classes }: Strata,
  holds: (input: number) => boolean,
  names: readonly string[] | undefined,
): ClassRates | undefined {
  if (classes < 2) return undefined;
  const rates = strata.slice(0, MOST_CLASS_RATES).map((one) => ({
    names: one.classes.slice(0, MOST_CLASS_RATES).map((name) => names?.[name] ?? String(name)),
    inputs: one.inputs.length,
    share: one.inputs.filter(holds).length / Math.max(1, one.inputs.length),
  }));
  return { isMean, classes, rates };
}

/** The stratum of each input, by its place, -1 if it is in none; undefined if each input counts the same. */
export function stratumOf({ strata, isMean, inputs }: Strata): Int32Array | undefined {
  if (!isMean || strata.length < 2) return undefined;
  const of = new Int32Array(inputs).fill(-1);
  for (const [index, one] of strata.entries()) for (const input of one.inputs) of[input] = index;
  return of;
}
