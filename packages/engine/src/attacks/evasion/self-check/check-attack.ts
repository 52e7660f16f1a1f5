import { EVERY_INPUT_FELL } from '../../../catalog/result/words.ts';
import { NoGradient } from '../../../gradient/no-gradient.ts';
import type { Budget } from '../../../types.ts';
import { rowOf } from '../../../vectors.ts';
import { type EvasionAnalysis, type EvasionSetup, RANDOM_REPEATS } from '../setup.ts';
import { Gradients } from '../white-box/gradients.ts';
import type { FirstLook } from '../white-box/white-box.ts';
import { openFeatures, POINTS } from './planted.ts';
import { CLIMBED_COUNTS, findByClimbs, FIRST } from './planted-climbs.ts';
import { ASKED_COUNTS, findByQuestions } from './planted-questions.ts';
import {
  checkAttack,
  type CheckedAttack,
  LEAST_TRIED,
  type NoSelfCheck,
  type SelfCheck,
} from './self-check.ts';

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
