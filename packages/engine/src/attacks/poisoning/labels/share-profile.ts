import type { Estimate } from '../../../types.ts';

/** Half the 95 % quantile of chi-squared with one degree of freedom: what a likelihood may lose inside the interval. */
const LOSS = 1.920729;
const SHARES = [0, 0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
const REFINEMENTS = 14;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Finds the likeliest share, and its 95 % interval: the shares whose likelihood is not worse by more than chance (Wilks, 1938).
 * @param profile the logarithm of the likelihood of a share
 * @param most the greatest share that is possible
 */
export function estimateShare(profile: (share: number) => number, most: number): Estimate {
  const tried = SHARES.filter((share) => share < most).map((share) => ({ share, found: profile(share) }));
  const likeliest = tried.reduce((first, one) => (one.found > first.found ? one : first));
  const place = tried.indexOf(likeliest);
  const value = peak(profile, likeliest, tried[place - 1]?.share ?? 0, tried[place + 1]?.share ?? most);
  const isInside = (share: number): boolean => profile(share) >= value.found - LOSS;
  return {
    value: value.share,
    low: isInside(0) ? 0 : edge(isInside, 0, value.share),
    high: isInside(most) ? most : edge(isInside, most, value.share),
  };
}

interface Tried {
  readonly share: number;
  readonly found: number;
}

/** Golden section search between two shares; a share of 0 that is not worse stays 0. */
function peak(profile: (share: number) => number, best: Tried, from: number, to: number): Tried {
  let [low, high] = [from, to];
  let found = best;
  for (let step = 0; step < REFINEMENTS; step += 1) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    const [atLeft, atRight] = [profile(left), profile(right)];
    if (atLeft > found.found) found = { share: left, found: atLeft };
    if (atRight > found.found) found = { share: right, found: atRight };
    if (atLeft > atRight) high = right;
    else low = left;
  }
  return found;
}

function edge(isInside: (share: number) => boolean, outside: number, inside: number): number {
  let [out, within] = [outside, inside];
  for (let step = 0; step < REFINEMENTS; step += 1) {
    const middle = (out + within) / 2;
    if (isInside(middle)) within = middle;
    else out = middle;
  }
  return within;
}
