import type { AnalysisData } from '../../analysis-data.ts';
import { AttackSpace } from '../evasion/attack-space.ts';
import { Random } from '../../random.ts';
import { tableEncoder } from '../../statistics/encode-tables.ts';
import { frontFor } from '../../substitute/convolution-graphs.ts';
import { makeLens, pictureLens } from '../../substitute/lens.ts';
import { PatchFeatures } from '../../substitute/patch-features.ts';
import type { Budget, Victim } from '../../types.ts';
import { argMaxOfRows, takeRows } from '../../vectors.ts';
import { askAll, askInRounds, type FeatureViews, LEAST_AIMED } from './ask-questions.ts';
import { type Balance, balanceByAnswer, requireSecondAnswer } from './balance.ts';
import { orderQueries } from './choose-queries.ts';
import type { CopyPlan, Transcript } from './classifier-copy.ts';
import { HELD_SHARE } from '../minimum.ts';
import { requireHeld } from './earned.ts';
import type { Answers, View } from './kernel-copy.ts';
import { splitRows } from './split.ts';
import { oneHot } from './targets.ts';

export type ExtractionAnalysis = Pick<
  AnalysisData,
  'victim' | 'randomness' | 'data' | 'labels' | 'classes' | 'picture' | 'runtime' | 'settings'
> &
  Partial<Pick<AnalysisData, 'classNames'>>;

/** Numbers that are kept of all questions together, in all views. More questions are not asked. */
const KEPT_NUMBERS = 2 ** 26;
/** The share of the time after which no more questions are asked, so that some is left for training. */
const ASKING_SHARE = 0.5;
/** The share of the questions from the data that is kept aside to choose among copies, and how many are enough. */
const ASIDE_SHARE = 1 / 3;
const MOST_ASIDE = 400;
const TYPICAL = 200;

interface Interrogation {
  readonly transcript: Transcript;
  /** The same with the answers kept aside, which come first. */
  readonly whole: Transcript;
  readonly balance: Balance;
  /** The rows of the held-out inputs in the data. */
  readonly heldRows: Int32Array;
  readonly keys: Float64Array;
  readonly fromData: number;
  readonly plan: CopyPlan;
  /** False if the time ended before all questions were asked. */
  readonly complete: boolean;
  /** True if memory did not carry all questions that the budget allows. */
  readonly isBounded: boolean;
}

/**
 * Chooses the questions and asks them, and asks about the held-out inputs. Only what a copy sees of them is kept.
 * @throws NotTestable if the held-out inputs are too few, or the model gives them all the same class
 */
export async function interrogate(
  analysis: ExtractionAnalysis,
  victim: Victim,
  budget: Budget,
): Promise<Interrogation> {
  const space = new AttackSpace(analysis.data);
  const { size } = space;
  const random = new Random(budget.seed);
  const points = space.snap(space.fromModel(analysis.data.values));
  const { pool, held, keys } = splitRows(analysis.data, budget.seed, analysis.labels);
  requireHeld(held.length, 'different inputs', HELD_SHARE.classifier);
  const featureViews = await openViews(analysis, space, points, pool, random);
  const width = featureViews.sizes.reduce((sum, one) => sum + one, victim.answerSize);
  const asked = Math.min(budget.maxQueries, Math.floor(KEPT_NUMBERS / width));
  const fromData = Math.min(asked, pool.length);
  const isAside = asked > pool.length || asked >= LEAST_AIMED;
  const extra = isAside ? Math.min(MOST_ASIDE, Math.round(ASIDE_SHARE * fromData)) : 0;
  const [aside, rows] = [pool.subarray(0, extra), pool.subarray(extra)];
  const order = orderQueries(featureViews.firstView(takeRows(points, rows, size)), rows.length, random);
  const questions = [...aside, ...Array.from(order, (row) => rows[row] ?? 0)];
  const stopAtMs = endOfAsking(budget);
  const asker = { victim, space, budget, stopAtMs, featureViews };
  const heldAnswers = await askAll(asker, takeRows(points, held, size), [0, held.length]);
  const heldClasses = namesOf(victim, heldAnswers.values);
  const balance = balanceByAnswer(heldClasses);
  if (heldAnswers.count === held.length) requireSecondAnswer(balance, held.length);
  const plan = { runtime: analysis.runtime, seed: budget.seed, going: () => budget.timeLeftMs() > 0 };
  const answers = await askInRounds(
    asker,
    {
      ...{ source: { points, rows, size, space }, rows: questions, total: asked, plan },
      isPicture: analysis.picture !== undefined,
      scoresOf: (values) => scoresOf(analysis, victim, values, heldClasses),
    },
    random,
  );
  await featureViews.close();
  const { classes, values: scores } = scoresOf(analysis, victim, answers.values, heldClasses);
  const views = viewsOf(featureViews, analysis.picture !== undefined, answers.seen, heldAnswers.seen);
  const whole = {
    ...{ views, answers: scores, count: answers.count, fromData: Math.min(fromData, answers.count) },
    ...{ aside: undefined, heldClasses, kernels: new Map(), ways: new Map() },
  };
  return {
    ...{ whole, transcript: extra < answers.count ? keepAside(whole, extra, classes) : whole },
    ...{ balance, heldRows: held.subarray(0, heldAnswers.count), keys },
    fromData: whole.fromData,
    plan: { ...plan, classes },
    complete: answers.count === asked && heldAnswers.count === held.length,
    isBounded: asked < budget.maxQueries,
  };
}

async function openViews(
  { picture, runtime, data }: ExtractionAnalysis,
  space: AttackSpace,
  points: Float32Array,
  pool: Int32Array,
  random: Random,
): Promise<FeatureViews> {
  const size = points.length / Math.max(1, data.count);
  const lens = makeLens(size, picture);
  // Numbers that stand for categories are compared as they are coded.
  const coded = { categories: undefined, codeNames: undefined };
  const encoder = tableEncoder([{ ...data, ...coded, values: space.readable(points) }]);
  const firstView = (inputs: Float32Array): Float32Array =>
    encoder === undefined ? lens.see(inputs) : encoder.encode(space.readable(inputs));
  const seen = encoder?.columns.length ?? lens.seen;
  const typical = picture === undefined ? [] : pool.subarray(0, TYPICAL);
  const patches =
    picture && (await PatchFeatures.create(runtime, picture, takeRows(points, typical, size), random));
  const front = picture && frontFor(picture);
  const planes = picture && front && pictureLens(picture, front);
  return {
    firstView,
    front,
    sizes: [
      seen,
      ...(patches === undefined ? [] : [patches.size]),
      ...(planes === undefined ? [] : [planes.seen]),
    ],
    see: async (inputs) => [
      firstView(inputs),
      ...(patches === undefined ? [] : [await patches.see(inputs)]),
      ...(planes === undefined ? [] : [planes.see(inputs)]),
    ],
    close: async () => patches?.close(),
  };
}

/** @returns the time left, in milliseconds, at which no more is asked; without an end of time, 0 */
function endOfAsking(budget: Budget): number {
  const allTime = budget.timeLeftMs();
  return Number.isFinite(allTime) ? allTime * (1 - ASKING_SHARE) : 0;
}

function viewsOf(
  { sizes, front }: FeatureViews,
  sharedScale: boolean,
  asked: readonly Float32Array[],
  held: readonly Float32Array[],
): readonly View[] {
  return sizes.map((size, index) => ({
    ...{ size, sharedScale, front: index === sizes.length - 1 ? front : undefined },
    inputs: asked[index] ?? new Float32Array(0),
    held: held[index] ?? new Float32Array(0),
  }));
}

/** Takes the first answers away, so that they can choose among copies. */
function keepAside(whole: Transcript, extra: number, classes: number): Transcript {
  if (extra === 0) return whole;
  const first = whole.answers.subarray(0, extra * classes);
  return {
    ...whole,
    views: whole.views.map((view) => ({ ...view, inputs: view.inputs.subarray(extra * view.size) })),
    answers: whole.answers.subarray(extra * classes),
    count: whole.count - extra,
    fromData: whole.fromData - extra,
    aside: {
      inputs: whole.views.map(({ inputs, size }) => inputs.subarray(0, extra * size)),
      scores: first,
      classes: argMaxOfRows(first, classes),
    },
  };
}

function namesOf(victim: Victim, answers: Float32Array): Int32Array {
  return victim.answers === 'scores'
    ? argMaxOfRows(answers, victim.answerSize)
    : Int32Array.from(answers, Math.round);
}

function scoresOf(
  analysis: ExtractionAnalysis,
  victim: Victim,
  answers: Float32Array,
  heldClasses: Int32Array,
): Pick<Answers, 'values' | 'classes'> {
  if (victim.answers === 'scores') return { classes: victim.answerSize, values: answers };
  const asked = namesOf(victim, answers);
  const classes = [...asked, ...heldClasses].reduce(
    (most, one) => Math.max(most, one + 1),
    analysis.classes ?? 2,
  );
  return { classes, values: oneHot(asked, classes) };
}
