import { logGamma } from './gamma.ts';

/** Returns the logarithm of the chance of at least `seen` hits in `trials` that hit with this chance each. */
export function logBinomialTail(seen: number, trials: number, chance: number): number {
  if (seen <= 0 || chance >= 1) return 0;
  if (seen > trials || chance <= 0) return Number.NEGATIVE_INFINITY;
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
