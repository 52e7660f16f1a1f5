import { Random } from '../../engine/random.ts';
import { dot } from '../../engine/vectors.ts';
import { Apgd } from './apgd.ts';
import type { Gradients } from './gradients.ts';
import type { Sample } from './oracle.ts';
import { type Planted, plant } from './planted.ts';

/** How many of the adversarial inputs that were planted the attack found. */
export interface SelfCheck {
  readonly planted: number;
  readonly found: number;
  /** True if a first look found too few, and this is the longer one. */
  readonly isRepeated: boolean;
}

/** Why nothing was planted: completes "self-check not possible:". */
export interface NoSelfCheck {
  readonly impossible: string;
  /** True if it would have been possible, with more time. */
  readonly isCut?: boolean;
}

/** An attack that finds less of what is there cannot say that nothing is. */
export const LEAST_FOUND = 0.9;

/** The first look, and the longer one: inputs, steps of a climb, and how often it begins anew. */
const FIRST = { inputs: 48, steps: 50, starts: 1 } as const;
const REPEATED = { inputs: 96, steps: 100, starts: 2 } as const;
/** With fewer planted inputs the share found says little. */
const LEAST_PLANTED = 20;

/** What the check works on. */
export interface CheckedAttack {
  /** Of the features that the last dense layer reads. */
  readonly gradients: Gradients;
  /** The inputs to plant beside: first those of the first look. */
  readonly inputs: readonly Pick<Sample, 'origin'>[];
  readonly eps: number;
  readonly seed: number;
  readonly timeLeftMs: () => number;
}

/**
 * Checks whether the attack finds adversarial inputs that certainly exist. If it finds too few, it is tried once more, longer, on fresh
 * inputs: a weak gradient stays weak, and chance does not.
 */
export async function checkAttack(attack: CheckedAttack): Promise<SelfCheck | NoSelfCheck> {
  const first = await look(attack, 0, FIRST);
  if (first === undefined) return { impossible: 'the time was up', isCut: true };
  if (first.planted < LEAST_PLANTED) {
    return {
      impossible: `only ${String(first.planted)} of ${String(first.tried)} inputs have features that tell one corner apart`,
    };
  }
  if (first.found >= LEAST_FOUND * first.planted) return { ...first, isRepeated: false };
  const second = await look(attack, FIRST.inputs, REPEATED);
  // Without a whole second look the first one stands: it found too few.
  const isWhole = second !== undefined && second.planted >= LEAST_PLANTED;
  return isWhole ? { ...second, isRepeated: true } : { ...first, isRepeated: false };
}

async function look(
  { gradients, inputs, eps, seed, timeLeftMs }: CheckedAttack,
  from: number,
  {
    inputs: wanted,
    steps,
    starts,
  }: { readonly inputs: number; readonly steps: number; readonly starts: number },
): Promise<{ readonly tried: number; readonly planted: number; readonly found: number } | undefined> {
  const random = new Random(seed + from + 17);
  // With few inputs the same ones are planted again, at other corners.
  const tried = Array.from({ length: wanted }, (_unused, at) => inputs[(from + at) % inputs.length]).filter(
    (input) => input !== undefined,
  );
  const planted: Planted[] = [];
  for (const input of tried) {
    if (timeLeftMs() <= 0) return undefined;
    const one = await plant(gradients, input, eps, random);
    if (one !== undefined) planted.push(one);
  }
  const found = new Set<Planted>();
  for (let start = 0; start < starts; start += 1) {
    const left = planted.filter((one) => !found.has(one));
    for (let first = 0; first < left.length; first += gradients.rows) {
      if (timeLeftMs() <= 0) return undefined;
      await climb(gradients, left.slice(first, first + gradients.rows), { eps, steps, random, found });
    }
  }
  return { tried: tried.length, planted: planted.length, found: found.size };
}

/** Climbs towards what was planted, with the attack's own steps. */
async function climb(
  gradients: Gradients,
  planted: readonly Planted[],
  { eps, steps, random, found }: { eps: number; steps: number; random: Random; found: Set<Planted> },
): Promise<void> {
  let running = planted.map((goal) => ({ goal, climber: new Apgd(goal.origin, eps, steps, random) }));
  while (running.length > 0) {
    const seeds = running.map(({ goal }) => ({
      expected: undefined,
      weight: 0,
      sharpness: 1,
      linear: goal.readout,
    }));
    const answers = await gradients.at(
      running.map(({ climber }) => climber.point),
      seeds,
    );
    for (const [index, { goal, climber }] of running.entries()) {
      const answer = answers[index];
      if (answer === undefined) continue;
      const reached = dot(goal.readout, answer.scores);
      if (reached > goal.threshold) found.add(goal);
      climber.advance(reached, answer.gradient);
    }
    running = running.filter(({ goal, climber }) => !found.has(goal) && !climber.isDone);
  }
}
