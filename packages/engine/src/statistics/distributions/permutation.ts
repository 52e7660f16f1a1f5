import type { Random } from '../../random.ts';

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
