import type { Random } from '../../../random.ts';
import { dot } from '../../../vectors.ts';
import { Apgd } from '../white-box/apgd.ts';
import { type Gradients, linearSeed, type RowAnswer } from '../white-box/gradients.ts';
import type { Planted } from './planted.ts';
import type { CheckedAttack } from './self-check.ts';

/** How many inputs are planted beside in the first look, and in the longer one. */
export const CLIMBED_COUNTS = [48, 96] as const;

/** The steps of a climb, and how often it begins anew. */
export const FIRST = { steps: 50, starts: 1 } as const;
const REPEATED = { steps: 100, starts: 5 } as const;
/** Among whole numbers slopes are those of single points, and lead astray more often: more climbs are begun, of fewer steps. */
const REPEATED_IN_STEPS = { steps: 30, starts: 20 } as const;

/** Finds what was planted by gradients of the features, with the attack's own steps. */
export function findByClimbs(
  gradients: Gradients,
  { ball, timeLeftMs }: Pick<CheckedAttack, 'ball' | 'timeLeftMs'>,
): CheckedAttack['find'] {
  return async (planted, isRepeated, random) => {
    const repeated = ball.space.rounds ? REPEATED_IN_STEPS : REPEATED;
    const { steps, starts } = isRepeated ? repeated : FIRST;
    const found = new Set<Planted>();
    for (let start = 0; start < starts; start += 1) {
      const left = planted.filter((one) => !found.has(one));
      for (let first = 0; first < left.length; first += gradients.rows) {
        if (timeLeftMs() <= 0) return undefined;
        await climb(gradients, left.slice(first, first + gradients.rows), { ball, steps, random, found });
      }
    }
    return found.size;
  };
}

interface Climb extends Pick<CheckedAttack, 'ball'> {
  readonly steps: number;
  readonly random: Random;
  readonly found: Set<Planted>;
}

async function climb(
  gradients: Gradients,
  planted: readonly Planted[],
  { ball, steps, random, found }: Climb,
): Promise<void> {
  const { space, eps } = ball;
  const radii = space.radii(eps);
  let running = planted.map((goal) => ({
    ...{ goal, origin: goal.origin, eps, climb: new Apgd(goal.origin, radii, steps, random) },
    seed: linearSeed(goal.readout),
    lossOf: ({ scores }: RowAnswer) => dot(goal.readout, scores),
  }));
  while (running.length > 0) {
    for (const { one, answer } of await gradients.step(running)) {
      if (one.lossOf(answer) > one.goal.threshold) found.add(one.goal);
    }
    running = running.filter(({ goal, climb }) => !found.has(goal) && !climb.isDone);
  }
}
