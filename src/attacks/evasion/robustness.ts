import type { Robustness } from '../../core/robustness.ts';
import { median } from '../../engine/vectors.ts';
import type { Distances } from './distances.ts';
import type { EvasionScore } from './score.ts';
import type { Scrutiny } from './self-check/scrutiny.ts';

/** The curve ends at so many times eps. */
export const CURVE_END = 2;
const CURVE_STEPS = 20;

/** What was measured beside the score, of what is judged: how far inputs must be changed, and how strong the attack was. */
export function robustnessOf(
  { samples, mixtures }: Distances,
  { isGap }: EvasionScore,
  eps: number,
  { peeled, selfCheck, alarms }: Pick<Scrutiny, 'peeled' | 'selfCheck' | 'alarms'>,
): Robustness {
  const distances = (isGap ? mixtures : samples).map(({ bestDistance }) => bestDistance);
  const middle = median(distances);
  return {
    eps,
    ...(Number.isFinite(middle) && { medianEps: middle }),
    curve: Array.from({ length: CURVE_STEPS + 1 }, (_unused, index) => {
      const at = (CURVE_END * eps * index) / CURVE_STEPS;
      return { eps: at, success: shareWithin(distances, at) };
    }),
    peeled,
    selfCheck,
    alarms: alarms.map(({ name, words }) => ({ name, meaning: words })),
  };
}

function shareWithin(distances: readonly number[], eps: number): number {
  return distances.filter((one) => one <= eps).length / Math.max(1, distances.length);
}
