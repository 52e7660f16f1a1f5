import { Random } from '../../../engine/random.ts';
import { lacksGradients, LEAST_GRADIENTS_PER_SAMPLE } from '../minimum.ts';
import type { Sample } from '../oracle.ts';
import { Apgd } from './apgd.ts';

/** The first climb from each input, or all others. */
export type ClimbPart = 'first' | 'others';

/** How much a white-box attack does for each input. */
export interface WhiteBoxPlan {
  /** Steps of one climb. */
  readonly steps: number;
  /** Other classes that are climbed to, the likeliest first. */
  readonly targets: number;
  /** How often all climbs are begun anew, from other random points. */
  readonly rounds: number;
  /** Which climbs are made; all of them unless it is given. */
  readonly part?: ClimbPart;
  readonly timeLeftMs: () => number;
  readonly seed: number;
  /** True if the model is random: a success must hold in most of several answers. */
  readonly isRandom: boolean;
}

/** What is known of an input before it is climbed from. */
export interface Climber {
  readonly sample: Sample;
  /** Other classes, the likeliest first. */
  readonly ranked: readonly number[];
  hasFallen: boolean;
}

/** One climb: up the cross-entropy, or towards one class. */
export interface Job {
  readonly climber: Climber;
  readonly climb: Apgd;
  readonly target: number | undefined;
}

/**
 * All climbs, in their order; inputs that have fallen are left out when it is their turn. After the first climb from each input, rows
 * come before mixtures until they have the gradients that a verdict needs.
 */
export function* climbs(
  climbers: readonly Climber[],
  radii: Float64Array,
  plan: WhiteBoxPlan,
): Generator<Job, undefined> {
  const enough = Math.min(plan.targets, Math.ceil(LEAST_GRADIENTS_PER_SAMPLE / plan.steps) - 1);
  const [rows, mixtures] = [false, true].map((isMixture) =>
    [...climbers.entries()].filter(([, { sample }]) => sample.isMixture === isMixture),
  );
  const both = [...(rows ?? []), ...(mixtures ?? [])];
  const climbsOf = function* (
    round: number,
    [from, to]: readonly [number, number],
    some: typeof both = both,
  ): Generator<Job, undefined> {
    for (let place = from; place <= to; place += 1) {
      for (const [index, climber] of some) {
        const target = place === 0 ? undefined : climber.ranked[place - 1];
        if (climber.hasFallen || (place > 0 && target === undefined)) continue;
        // Mixtures tell of rows that are known by heart: one round shows that.
        if (round > 0 && climber.sample.isMixture && !lacksGradients(climber.sample)) continue;
        // A stream of numbers of its own: the order in which others fall changes nothing.
        const random = new Random(plan.seed + 7919 * (index + 1) + 104_729 * (place + 1) + 1_299_709 * round);
        yield { climber, target, climb: new Apgd(climber.sample.origin, radii, plan.steps, random) };
      }
    }
    return undefined;
  };
  if (plan.part !== 'others') yield* climbsOf(0, [0, 0]);
  if (plan.part === 'first') return undefined;
  yield* climbsOf(0, [1, enough], rows);
  yield* climbsOf(0, [1, enough], mixtures);
  yield* climbsOf(0, [enough + 1, plan.targets]);
  for (let round = 1; round < plan.rounds; round += 1) yield* climbsOf(round, [0, plan.targets]);
  return undefined;
}
