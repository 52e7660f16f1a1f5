import { logGamma } from './gamma.ts';

/** The chance that at least `seen` of `marked` rows fall among `drawn` of `total` by a blind draw: Fisher's exact test, one-sided. */
export function hypergeometricTail(seen: number, drawn: number, marked: number, total: number): number {
  let sum = 0;
  for (let hits = seen; hits <= Math.min(drawn, marked); hits += 1) {
    if (drawn - hits > total - marked) continue;
    sum += Math.exp(
      logChoose(marked, hits) + logChoose(total - marked, drawn - hits) - logChoose(total, drawn),
    );
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
