import { Random } from '../../engine/random.ts';
import type { Estimate } from '../../engine/types.ts';

const RESAMPLES = 400;

/**
 * Returns how much smaller the errors of a copy are than those of a naive guess, as a share from 0 to 1. It draws blocks of neighbouring
 * rows, and takes the 2.5th and 97.5th percentile of their scores.
 * @param naive squared errors, one for each row
 * @param most rows of a block: windows that overlap are not independent
 */
export function skillOver(
  naive: ArrayLike<number>,
  errors: ArrayLike<number>,
  seed: number,
  most = 1,
): Estimate {
  const count = errors.length;
  const block = Math.max(1, Math.min(most, Math.floor(count / 5)));
  const skillFrom = (starts: readonly number[], size: number): number => {
    let [own, all] = [0, 0];
    for (const from of starts) {
      for (let at = from; at < from + size; at += 1) {
        own += errors[at] ?? 0;
        all += naive[at] ?? 0;
      }
    }
    return all <= 1e-12 * count ? 0 : Math.max(0, 1 - own / all);
  };
  const random = new Random(seed);
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const starts = Array.from({ length: Math.ceil(count / block) }, () => random.integer(count - block + 1));
    return skillFrom(starts, block);
  }).toSorted((one, other) => one - other);
  const value = skillFrom([0], count);
  const [low = 0, high = 1] = [drawn[Math.floor(0.025 * RESAMPLES)], drawn[Math.ceil(0.975 * RESAMPLES) - 1]];
  return { value, low: Math.min(low, value), high: Math.max(high, value) };
}
