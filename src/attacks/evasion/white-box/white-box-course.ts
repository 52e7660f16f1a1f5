import type { Gradients } from './gradients.ts';
import type { Oracle, Sample } from '../oracle.ts';
import { attackByGradients, bringNearer, type FirstLook, lookFirst, type WhiteBoxPlan } from './white-box.ts';

/** What the white-box attack of a campaign did. */
export interface WhiteBoxReport {
  /** The gradients taken, over all inputs. */
  readonly gradients: number;
  readonly steps: number;
  /** False if the time allowed fewer steps, classes or rounds than a whole attack has. */
  readonly isWhole: boolean;
  /** The share of the inputs whose gradient was zero, or no number. */
  readonly vanished: number;
  /** The inputs that it changed within eps, and those that it left to the search by answers alone. */
  readonly fallen: readonly Sample[];
  readonly left: readonly Sample[];
  readonly first: FirstLook;
  readonly plan: WhiteBoxPlan;
}

/** Why gradients were not used: completes "The model's gradients were not used:". */
export interface NoWhiteBox {
  readonly why: string;
}

/** A whole attack: as many steps and classes as AutoAttack's targeted Auto-PGD, twice. */
const WHOLE = { steps: 100, targets: 9, rounds: 2 } as const;
/** The part of the time left that it may take; the search by answers alone gets the rest. */
const TIME_SHARE = 0.6;
/** With less time: climbs of so many steps at least, towards so many classes. */
const [LEAST_STEPS, FEW_TARGETS] = [10, 3];
/** If the scores behind the head name another class this often, they are no scores of the classes. */
const LEAST_AGREEMENT = 0.5;

type Effort = Pick<WhiteBoxPlan, 'steps' | 'targets' | 'rounds'>;

/** What a campaign lends to its white-box part. */
export interface WhiteBoxCourse {
  readonly oracle: Oracle;
  readonly samples: readonly Sample[];
  readonly gradients: Gradients;
  readonly seed: number;
  readonly timeLeftMs: () => number;
  readonly isRandom: boolean;
  /** A smaller attack than a whole one, as for a comparison. */
  readonly effort?: Effort | undefined;
}

/**
 * Attacks samples by gradients, with as much effort as the time allows, and brings what fell nearer to its input.
 * @returns why not, if the gradients are of no use
 */
export async function runWhiteBox(course: WhiteBoxCourse): Promise<WhiteBoxReport | NoWhiteBox> {
  const { oracle, samples, gradients, seed, isRandom } = course;
  const timeMs = TIME_SHARE * course.timeLeftMs();
  const started = performance.now();
  const before = gradients.taken;
  oracle.attack = 'looking at gradients';
  const first = await lookFirst(gradients, samples, timeMs);
  if (first === undefined) return { why: 'the time allows fewer than 10 of them for each input' };
  if (first.agreement < LEAST_AGREEMENT) {
    return { why: 'what lies behind the end of the model are no scores of its classes' };
  }
  const wanted = course.effort ?? WHOLE;
  const effort = affordable(wanted, timeMs / first.msEach / samples.length);
  const timeLeftMs = (): number => Math.min(course.timeLeftMs(), timeMs - (performance.now() - started));
  const plan: WhiteBoxPlan = { ...effort, seed, isRandom, timeLeftMs };
  const isDone = await attackByGradients(oracle, gradients, samples, first, plan);
  if (!isRandom) await bringNearer(oracle, samples);
  return {
    gradients: gradients.taken - before,
    steps: effort.steps,
    isWhole: isDone && effort === wanted,
    vanished: first.vanished,
    fallen: samples.filter(({ bestDistance }) => bestDistance <= oracle.eps),
    left: samples.filter(({ bestDistance }) => bestDistance > oracle.eps),
    ...{ first, plan },
  };
}

/** Fits the effort to the gradients that each input can get. Classes and rounds need no fitting: the likeliest come first, for all inputs. */
function affordable(wanted: Effort, each: number): Effort {
  if (each >= (1 + FEW_TARGETS) * wanted.steps) return wanted;
  return {
    ...wanted,
    steps: Math.max(LEAST_STEPS, Math.min(wanted.steps, Math.floor(each / (1 + FEW_TARGETS)))),
  };
}
