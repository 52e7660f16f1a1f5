import { EVERY_INPUT_FELL } from '../../../catalog/result/result-words.ts';
import { NoGradient } from '../../../fault.ts';
import type { Budget } from '../../../types.ts';
import { dot, rowOf } from '../../../vectors.ts';
import { type EvasionAnalysis, type EvasionSetup, RANDOM_REPEATS } from '../setup.ts';
import { Gradients, linearSeed, type RowAnswer } from '../white-box/gradients.ts';
import type { FirstLook } from '../white-box/white-box.ts';
import { openFeatures, type Planted, POINTS } from './planted.ts';
import { ASKED_COUNTS, findByQuestions } from './planted-questions.ts';
import {
  checkAttack,
  type CheckedAttack,
  LEAST_TRIED,
  type NoSelfCheck,
  type SelfCheck,
} from './self-check.ts';
import type { Random } from '../../../random.ts';
import { Apgd } from '../white-box/apgd.ts';

/** Climbs are checked before most of them are made, within this part of the time: what the check leaves of it is theirs. */
const CLIMBED_SHARE = 0.45;
/** About this part of the steps is taken: most planted inputs are found early. */
const STEPS_TAKEN = 0.5;

export const isFound = (check: SelfCheck | NoSelfCheck): check is SelfCheck => 'found' in check;

/** Checks climbs by gradients, unless every input fell to the first ones. @param look tells what a gradient takes */
export async function checkClimbs(
  analysis: EvasionAnalysis,
  setup: EvasionSetup,
  look: FirstLook,
  budget: Budget,
): Promise<SelfCheck | NoSelfCheck> {
  const { oracle, spending } = setup.campaign;
  if (haveAllFallen(setup)) return { impossible: EVERY_INPUT_FELL };
  const timeLeftMs = spending.part(CLIMBED_SHARE, spending.longestMs);
  const checked = await startCheck(analysis, setup, budget, timeLeftMs);
  if ('impossible' in checked) return checked;
  const repeats = repeatsOf(setup);
  const each = repeats * (POINTS + 2) * setup.asked.msEach + STEPS_TAKEN * FIRST.steps * look.msEach;
  if (LEAST_TRIED * each > timeLeftMs()) {
    return { impossible: 'the time does not allow it', isCut: true };
  }
  const source = await analysis.gradients?.('features');
  if (source === undefined || source instanceof NoGradient) {
    return { impossible: source?.message ?? 'there is no model file' };
  }
  try {
    const gradients = new Gradients(source, oracle.space, repeats);
    return await checkAttack({ ...checked, counts: CLIMBED_COUNTS, find: findByClimbs(gradients, checked) });
  } finally {
    await source.close();
  }
}

/** Checks the search by answers alone, after it was made. */
export async function checkQuestions(
  analysis: EvasionAnalysis,
  setup: EvasionSetup,
  budget: Budget,
): Promise<SelfCheck | NoSelfCheck> {
  const why = whyNotByAnswers(setup);
  if (why !== undefined) return { impossible: why };
  const timeLeftMs = setup.campaign.spending.longestMs;
  const checked = await startCheck(analysis, setup, budget, timeLeftMs);
  if ('impossible' in checked) return checked;
  const find = findByQuestions({ ...setup.campaign, timeLeftMs }, checked.read);
  return checkAttack({ ...checked, counts: ASKED_COUNTS, find });
}

async function startCheck(
  analysis: EvasionAnalysis,
  setup: EvasionSetup,
  budget: Budget,
  timeLeftMs: () => number,
): Promise<Omit<CheckedAttack, 'counts' | 'find'> | NoSelfCheck> {
  const { samples, asked, campaign } = setup;
  const { oracle, seed } = campaign;
  oracle.attack = 'self-check: finding planted inputs';
  budget.progress(Math.min(0.9, oracle.queries / campaign.spending.planned), oracle.attack);
  const read = await openFeatures(analysis, oracle.space, repeatsOf(setup));
  if (read instanceof NoGradient) return { impossible: read.message };
  const { size } = oracle.space;
  const others = Array.from({ length: asked.pool.count }, (_unused, row) => ({
    origin: rowOf(asked.pool.points, row, size),
  }));
  return { read, inputs: [...samples, ...others], ball: oracle, seed, timeLeftMs };
}

function repeatsOf({ campaign }: EvasionSetup): number {
  return campaign.isRandom ? RANDOM_REPEATS : 1;
}

/** @returns why a search by answers cannot be checked, or need not be */
function whyNotByAnswers(setup: EvasionSetup): string | undefined {
  const { space } = setup.campaign.oracle;
  if (!space.isContinuous || space.holds) return 'some columns take only certain values';
  return haveAllFallen(setup) ? EVERY_INPUT_FELL : undefined;
}

function haveAllFallen({ campaign, samples }: EvasionSetup): boolean {
  return samples.every(({ bestDistance }) => bestDistance <= campaign.oracle.eps);
}

/** How many inputs are planted beside in the first look, and in the longer one. */
const CLIMBED_COUNTS = [48, 96] as const;

/** The steps of a climb, and how often it begins anew. */
const FIRST = { steps: 50, starts: 1 } as const;
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
