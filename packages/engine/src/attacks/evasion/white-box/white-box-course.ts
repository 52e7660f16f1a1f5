import type { Gradients } from './gradients.ts';
import { lacksGradients } from '../evasion-minimum.ts';
import type { Oracle, Sample } from '../oracle.ts';
import type { Spending } from '../spending.ts';
import { bringNearer } from '../black-box/boundary-search.ts';
import {
  attackByGradients,
  type ClimbPart,
  type FirstLook,
  lookFirst,
  type WhiteBoxPlan,
} from './white-box.ts';

export interface WhiteBoxReport {
  readonly gradients: number;
  readonly steps: number;
  /** False if the time allowed fewer steps, classes or rounds than a whole attack has. */
  readonly isWhole: boolean;
  /** The share of the inputs whose gradient was zero, or no number. */
  readonly vanished: number;
  /** The inputs that it left to the search by answers alone. */
  readonly left: readonly Sample[];
  readonly first: FirstLook;
  readonly plan: Omit<WhiteBoxPlan, 'timeLeftMs'>;
}

/** Why gradients were not used: completes "The model's gradients were not used:". */
export interface NoWhiteBox {
  readonly why: string;
}

/** A whole attack: as many steps and classes as AutoAttack's targeted Auto-PGD, twice. */
const WHOLE = { steps: 100, targets: 9, rounds: 2 } as const;
/** The part of the time left that it may take; the search by answers alone gets the rest, unless an input still lacks gradients. */
const TIME_SHARE = 0.6;
/** What climbs get of it at least if a check comes between them. */
const CLIMBS_SHARE = 0.6;
/** With less time: climbs of so many steps at least, towards so many classes. */
const [LEAST_STEPS, FEW_TARGETS] = [10, 3];
/** If the scores behind the head name another class this often, they are no scores of the classes. */
const LEAST_AGREEMENT = 0.5;

type Effort = Pick<WhiteBoxPlan, 'steps' | 'targets' | 'rounds'>;

export interface WhiteBoxCourse {
  readonly oracle: Oracle;
  readonly samples: readonly Sample[];
  readonly gradients: Gradients;
  readonly seed: number;
  readonly spending: Spending;
  readonly isRandom: boolean;
  /** Done after the first climb from each input, if inputs stand: what it leaves of the time is the other climbs'. */
  readonly betweenClimbs?: ((first: FirstLook) => Promise<void>) | undefined;
}

/** Attacks samples by gradients, with as much effort as the time allows. @returns why not, if the gradients are of no use */
export async function runWhiteBox(course: WhiteBoxCourse): Promise<WhiteBoxReport | NoWhiteBox> {
  const { oracle, samples, gradients, seed, isRandom, spending, betweenClimbs } = course;
  const before = gradients.taken;
  oracle.attack = 'looking at gradients';
  const first = await lookFirst(gradients, samples, spending.longestMs());
  if (first === undefined) return { why: 'the time allows fewer than 10 of them for each input' };
  if (first.agreement < LEAST_AGREEMENT) {
    return { why: 'what lies behind the end of the model are no scores of its classes' };
  }
  const share = betweenClimbs === undefined ? 1 : CLIMBS_SHARE;
  const effort = affordable((share * spending.longestMs()) / first.msEach / samples.length);
  const climb = (part: ClimbPart, timeLeftMs: () => number): Promise<boolean> =>
    attackByGradients(oracle, gradients, samples, first, { ...effort, seed, isRandom, part, timeLeftMs });
  const isBegun = await climb('first', spending.timeLeftMs);
  await betweenClimbs?.(first);
  const isDone = isBegun && (await climb('others', clockOf(course)));
  spending.isLent = false;
  const fallen = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
  if (!isRandom) await bringNearer(oracle, fallen);
  const left = samples.filter(({ bestDistance }) => bestDistance > oracle.eps);
  return {
    gradients: gradients.taken - before,
    steps: effort.steps,
    isWhole: left.length === 0 || (isDone && effort === WHOLE),
    vanished: first.vanished,
    left,
    first,
    plan: { ...effort, seed, isRandom },
  };
}

/** The climbs' part of the time, and then, as long as an input that stands lacks gradients, what others would get. */
function clockOf({ oracle, samples, spending }: WhiteBoxCourse): () => number {
  const part = spending.part(TIME_SHARE, spending.timeLeftMs);
  const isLacking = (): boolean =>
    samples.some((sample) => sample.bestDistance > oracle.eps && lacksGradients(sample));
  return () => {
    spending.isLent = false;
    const left = part();
    if (left > 0 || !isLacking()) return left;
    spending.isLent = true;
    return spending.timeLeftMs();
  };
}

/** Classes need no fitting: the likeliest come first, for all inputs. */
function affordable(each: number): Effort {
  if (each >= (1 + FEW_TARGETS) * WHOLE.steps) return WHOLE;
  const steps = Math.max(LEAST_STEPS, Math.min(WHOLE.steps, Math.floor(each / (1 + FEW_TARGETS))));
  // Shorter climbs are more of them: when inputs fall, the others get the time.
  return { ...WHOLE, steps, rounds: Math.ceil((WHOLE.rounds * WHOLE.steps) / steps) };
}
