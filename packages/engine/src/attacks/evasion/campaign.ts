import type { PictureShape } from '../../analysis-data.ts';
import { Random } from '../../random.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Lens } from '../../substitute/lens.ts';
import { type Examples, Substitute, type Training } from '../../substitute/substitute.ts';
import { hopSkipJumpStep, type Normals } from './black-box/hop-skip-jump.ts';
import type { Gradients } from './white-box/gradients.ts';
import type { Oracle, Sample } from './oracle.ts';
import type { Spending } from './spending.ts';
import { squareAttack } from './black-box/square-attack.ts';
import { findStarts, type Pool } from './black-box/starts.ts';
import { expectNormals, transferStep } from './black-box/transfer.ts';
import {
  runWhiteBox,
  type NoWhiteBox,
  type WhiteBoxCourse,
  type WhiteBoxReport,
} from './white-box/white-box-course.ts';

export interface Campaign {
  readonly oracle: Oracle;
  readonly samples: readonly Sample[];
  readonly pool: Pool;
  readonly classes: number;
  readonly picture: PictureShape | undefined;
  readonly lens: Lens;
  readonly runtime: Runtime;
  readonly queriesPerSample: number;
  readonly seed: number;
  readonly gradients: Gradients | undefined;
  readonly spending: Spending;
  readonly timeLeftMs: () => number;
  /** True if the model gives other answers when it is asked again. */
  readonly isRandom: boolean;
  readonly betweenClimbs?: WhiteBoxCourse['betweenClimbs'];
}

/** Steps of HopSkipJump between two trainings of the substitute. */
const STEPS_A_CYCLE = 3;
const REACH = 0.1;
const ROUNDS = 8;
/** The least queries of a step: with fewer left, no step is begun. */
const LEAST_DIRECTIONS = 20;
const SEARCH_QUERIES = 30;
/** The share of a sample's queries that HopSkipJump and the transfer take if scores are known; the rest is for Square Attack. */
const DECISION_SHARE = 0.5;
/** Cycles in which samples that are within eps already are brought nearer still. */
const FULL_CYCLES = 2;

const FIRST_TRAINING: Training = { steps: 800, batch: 64, rate: 3e-3, decay: 0.01 };
const LATER_TRAINING: Training = { steps: 400, batch: 64, rate: 2e-3, decay: 0.01 };

/**
 * Attacks all samples, first by gradients. Those that are left are attacked by answers: starts from inputs of other classes; in
 * turns a transfer from a substitute, which learns from every answer so far, and steps of HopSkipJump, which expect its normals; at
 * last, if scores are known, Square Attack.
 * @returns what the white-box attack did, or why there was none; undefined if the model has no gradients
 */
export async function runCampaign(campaign: Campaign): Promise<WhiteBoxReport | NoWhiteBox | undefined> {
  const { gradients } = campaign;
  if (gradients === undefined) {
    await searchByAnswers(campaign);
    return undefined;
  }
  const report = await runWhiteBox({ ...campaign, gradients });
  await searchByAnswers('why' in report ? campaign : { ...campaign, samples: report.left });
  return report;
}

/** Attacks samples by answers alone. */
export async function searchByAnswers(campaign: Campaign): Promise<void> {
  const { oracle, samples, seed } = campaign;
  if (samples.length === 0) return;
  const random = new Random(seed);
  oracle.attack = 'nearest input of another class';
  await findStarts(oracle, samples, campaign.pool, campaign.lens, random);
  const begun = samples.filter(({ bestDistance }) => Number.isFinite(bestDistance));
  if (begun.length > 0) await decisionCycles(campaign, begun, random);
  if (!oracle.knowsScores) return;
  const left = samples.filter((sample) => needsMore(campaign, sample));
  oracle.attack = 'Square Attack';
  // One query asks about the start.
  const iterations = campaign.queriesPerSample - mostQueries(left) - 1;
  if (left.length > 0) {
    await squareAttack(oracle, left, { picture: campaign.picture, iterations, share: 0.8 }, random);
  }
}

function needsMore({ oracle }: Campaign, { bestDistance }: Sample): boolean {
  return bestDistance > oracle.eps;
}

function mostQueries(samples: readonly Sample[]): number {
  return samples.reduce((most, { queries }) => Math.max(most, queries), 0);
}

async function decisionCycles(campaign: Campaign, begun: readonly Sample[], random: Random): Promise<void> {
  const { oracle, queriesPerSample } = campaign;
  const limit = oracle.knowsScores ? queriesPerSample * DECISION_SHARE : queriesPerSample;
  const substitute = await learner(campaign);
  const normals: Normals = new Map();
  for (let cycle = 0; !oracle.isSpent(); cycle += 1) {
    const active = cycle >= FULL_CYCLES ? begun.filter((sample) => needsMore(campaign, sample)) : begun;
    if (active.length === 0 || limit - mostQueries(active) < LEAST_DIRECTIONS + 2 * SEARCH_QUERIES) break;
    await substitute.train(
      examplesOf(campaign),
      cycle === 0 ? FIRST_TRAINING : LATER_TRAINING,
      () => !oracle.isSpent(),
    );
    oracle.attack = 'transfer from a substitute';
    await transferStep(oracle, active, substitute, ROUNDS);
    await expectNormals(oracle, active, substitute, normals);
    oracle.attack = 'HopSkipJump';
    for (let step = 0; step < STEPS_A_CYCLE && !oracle.isSpent(); step += 1) {
      const affordable = Math.floor(limit - mostQueries(active)) - SEARCH_QUERIES;
      if (affordable < LEAST_DIRECTIONS) break;
      const directions = Math.min(affordable, Math.max(60, Math.round(queriesPerSample / 40)));
      await hopSkipJumpStep(
        oracle,
        active,
        normals,
        { directions, reach: REACH, rounds: ROUNDS, lens: campaign.lens },
        random,
      );
    }
  }
  await substitute.close();
}

function learner({ runtime, classes, lens, picture, seed, pool }: Campaign): Promise<Substitute> {
  const plan = {
    members: 1,
    hidden: [128],
    answers: classes,
    loss: 'cross-entropy',
    lens,
    sharedScale: picture !== undefined,
    seed,
  } as const;
  return Substitute.create(runtime, plan, lens.see(pool.points));
}

function examplesOf({ oracle, pool, classes, lens }: Campaign): Examples {
  const size = lens.seen;
  const count = pool.count + oracle.answered.length;
  const inputs = new Float32Array(count * size);
  const answers = new Float32Array(count * classes);
  inputs.set(lens.see(pool.points));
  for (const [index, answer] of pool.answers.entries()) {
    answers.set(scoresOf(oracle, answer, classes), index * classes);
  }
  for (const [index, { seen, answer }] of oracle.answered.entries()) {
    inputs.set(seen, (pool.count + index) * size);
    answers.set(scoresOf(oracle, answer, classes), (pool.count + index) * classes);
  }
  return { inputs, answers, count };
}

function scoresOf(oracle: Oracle, answer: Float32Array, classes: number): Float32Array {
  if (oracle.knowsScores) return answer;
  const scores = new Float32Array(classes);
  const predicted = oracle.classOf(answer);
  if (predicted < classes) scores[predicted] = 1;
  return scores;
}
