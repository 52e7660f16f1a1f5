import type { AnalysisData } from '../../engine/analysis-data.ts';
import { AttackSpace } from '../evasion/attack-space.ts';
import { Random } from '../../engine/random.ts';
import { tableEncoder } from '../../engine/statistics/encode-tables.ts';
import { makeLens } from '../../engine/substitute/lens.ts';
import { PatchFeatures } from '../../engine/substitute/patch-features.ts';
import type { Budget, Victim } from '../../engine/types.ts';
import { argMax, rowOf, takeRows } from '../../engine/vectors.ts';
import { type Balance, balanceByAnswer, requireSecondAnswer } from './balance.ts';
import { orderQueries } from './choose-queries.ts';
import type { CopyPlan, Transcript } from './classifier-copy.ts';
import { CLASSIFIER_HELD_SHARE } from './descriptor.ts';
import { requireHeld } from './earned.ts';
import type { View } from './kernel-copy.ts';
import { oneHot } from './outcome.ts';
import { splitRows } from './split.ts';
import { makeInputs } from './synthetic.ts';

export type ExtractionAnalysis = Pick<
  AnalysisData,
  'victim' | 'randomness' | 'data' | 'labels' | 'classes' | 'picture' | 'runtime' | 'settings'
> &
  Partial<Pick<AnalysisData, 'classNames'>>;

/** Questions that go to the victim before the time is looked at: so many, with at most so many numbers. */
const CHUNK = 1_024;
const CHUNK_NUMBERS = 2 ** 22;
/** Numbers that are kept of all questions together, in all views. More questions are not asked. */
const KEPT_NUMBERS = 2 ** 26;
/** The share of the time after which no more questions are asked, so that some is left for training. */
const ASKING_SHARE = 0.5;
/** The share of the data's rows that is kept aside to choose among copies if questions are made, and how many are enough. */
const ASIDE_SHARE = 1 / 3;
const MOST_ASIDE = 400;
/** Pictures from which the filters of features are drawn. */
const TYPICAL = 200;

export interface Interrogation {
  readonly transcript: Transcript;
  /** The same with the answers kept aside, which come first. */
  readonly whole: Transcript;
  readonly balance: Balance;
  /** The rows of the held-out inputs in the data. */
  readonly heldRows: Int32Array;
  /** What each row of the data is known by. */
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
 * @throws NotTestable if the held-out inputs are too few to compare a copy on, or the model gives them all the same class
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
  requireHeld(held.length, 'different inputs', CLASSIFIER_HELD_SHARE);
  const eyes = await openEyes(analysis, space, points, pool, random);
  const width = eyes.sizes.reduce((sum, one) => sum + one, victim.answerSize);
  const asked = Math.min(budget.maxQueries, Math.floor(KEPT_NUMBERS / width));
  const fromData = Math.min(asked, pool.length);
  const extra = asked > pool.length ? Math.min(MOST_ASIDE, Math.round(ASIDE_SHARE * pool.length)) : 0;
  const [aside, rows] = [pool.subarray(0, extra), pool.subarray(extra)];
  const order = orderQueries(eyes.seeFirst(takeRows(points, rows, size)), rows.length, random);
  const questions = [...aside, ...Array.from(order, (row) => rows[row] ?? 0)];
  const stopAtMs = endOfAsking(budget);
  const asker = { victim, space, budget, stopAtMs, eyes };
  const heldAnswers = await askAll(asker, held.length, (from, some) =>
    takeRows(points, held.subarray(from, from + some), size),
  );
  const heldClasses = namesOf(victim, heldAnswers.values);
  const balance = balanceByAnswer(heldClasses);
  if (heldAnswers.count === held.length) requireSecondAnswer(balance, held.length);
  const answers = await askAll(asker, asked, (from, some) => {
    const chosen = questions.slice(from, Math.min(from + some, fromData));
    const inputs = new Float32Array(some * size);
    inputs.set(takeRows(points, chosen, size));
    const made = makeInputs({ points, rows, size, space }, some - chosen.length, random);
    inputs.set(space.snap(made), chosen.length * size);
    return inputs;
  });
  await eyes.close();
  const { classes, scores } = scoresOf(analysis, victim, answers.values, heldClasses);
  const views = viewsOf(eyes.sizes, analysis.picture !== undefined, answers.seen, heldAnswers.seen);
  const whole = {
    ...{ views, answers: scores, count: answers.count, fromData: Math.min(fromData, answers.count) },
    ...{ aside: undefined, heldClasses, recipes: new Map(), ways: new Map() },
  };
  return {
    ...{ whole, transcript: extra < answers.count ? keepAside(whole, extra, classes) : whole },
    ...{ balance, heldRows: held.subarray(0, heldAnswers.count), keys },
    fromData: whole.fromData,
    plan: {
      runtime: analysis.runtime,
      classes,
      seed: budget.seed,
      going: () => budget.timeLeftMs() > 0,
    },
    complete: answers.count === asked && heldAnswers.count === held.length,
    isBounded: asked < budget.maxQueries,
  };
}

/** How a copy sees inputs: their numbers, large pictures reduced, and for pictures what their patches look like. */
interface Eyes {
  readonly sizes: readonly number[];
  /** The first of its views alone. */
  seeFirst(inputs: Float32Array): Float32Array;
  see(inputs: Float32Array): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}

async function openEyes(
  { picture, runtime, data }: ExtractionAnalysis,
  space: AttackSpace,
  points: Float32Array,
  pool: Int32Array,
  random: Random,
): Promise<Eyes> {
  const size = points.length / Math.max(1, data.count);
  const lens = makeLens(size, picture);
  // Without `categories`: numbers that stand for categories are compared as they are coded.
  const encoder = tableEncoder([{ ...data, categories: undefined, values: space.readable(points) }]);
  const seeFirst = (inputs: Float32Array): Float32Array =>
    encoder === undefined ? lens.see(inputs) : encoder.encode(space.readable(inputs));
  const seen = encoder?.columns.length ?? lens.seen;
  const typical = picture === undefined ? [] : pool.subarray(0, TYPICAL);
  const patches =
    picture === undefined
      ? undefined
      : await PatchFeatures.create(runtime, picture, takeRows(points, typical, size), random);
  return {
    seeFirst,
    sizes: [seen, ...(patches === undefined ? [] : [patches.size])],
    see: async (inputs) => [seeFirst(inputs), ...(patches === undefined ? [] : [await patches.see(inputs)])],
    close: async () => patches?.close(),
  };
}

interface Asker {
  readonly victim: Victim;
  readonly space: AttackSpace;
  readonly budget: Budget;
  readonly stopAtMs: number;
  readonly eyes: Eyes;
}

interface Asked {
  readonly values: Float32Array;
  /** What each eye saw. */
  readonly seen: readonly Float32Array[];
  readonly count: number;
}

/** @param make gives `some` inputs from the number `from` on; asked in order */
async function askAll(
  { victim, space, budget, stopAtMs, eyes }: Asker,
  count: number,
  make: (from: number, some: number) => Float32Array,
): Promise<Asked> {
  const values = new Float32Array(count * victim.answerSize);
  const seen = eyes.sizes.map((size) => new Float32Array(count * size));
  const cut = (asked: number): Asked => ({
    values: values.subarray(0, asked * victim.answerSize),
    seen: seen.map((one, index) => one.subarray(0, asked * (eyes.sizes[index] ?? 0))),
    count: asked,
  });
  const chunk = Math.max(1, Math.min(CHUNK, Math.floor(CHUNK_NUMBERS / space.size)));
  for (let from = 0; from < count; from += chunk) {
    if (budget.timeLeftMs() <= stopAtMs) return cut(from);
    const some = Math.min(chunk, count - from);
    budget.progress((0.3 * from) / count, `querying, ${String(from)} of ${String(count)}`);
    const inputs = make(from, some);
    values.set(await victim.ask(space.toModel(inputs), some), from * victim.answerSize);
    for (const [index, view] of (await eyes.see(inputs)).entries()) {
      seen[index]?.set(view, from * (eyes.sizes[index] ?? 0));
    }
  }
  return cut(count);
}

/** @returns the time left, in milliseconds, at which no more is asked; without an end of time, 0 */
function endOfAsking(budget: Budget): number {
  const allTime = budget.timeLeftMs();
  return Number.isFinite(allTime) ? allTime * (1 - ASKING_SHARE) : 0;
}

/** What each eye saw of the questions and of the held-out inputs. */
function viewsOf(
  sizes: readonly number[],
  sharedScale: boolean,
  asked: readonly Float32Array[],
  held: readonly Float32Array[],
): readonly View[] {
  return sizes.map((size, index) => ({
    ...{ size, sharedScale },
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
      classes: Int32Array.from({ length: extra }, (_unused, row) => argMax(rowOf(first, row, classes))),
    },
  };
}

/** The class of each answer. */
function namesOf(victim: Victim, answers: Float32Array): Int32Array {
  return Int32Array.from({ length: answers.length / victim.answerSize }, (_unused, row) =>
    victim.answers === 'scores'
      ? argMax(rowOf(answers, row, victim.answerSize))
      : Math.round(answers[row] ?? 0),
  );
}

function scoresOf(
  analysis: ExtractionAnalysis,
  victim: Victim,
  answers: Float32Array,
  heldClasses: Int32Array,
): { readonly classes: number; readonly scores: Float32Array } {
  if (victim.answers === 'scores') return { classes: victim.answerSize, scores: answers };
  const asked = namesOf(victim, answers);
  const classes = [...asked, ...heldClasses].reduce(
    (most, one) => Math.max(most, one + 1),
    analysis.classes ?? 2,
  );
  return { classes, scores: oneHot(asked, classes) };
}
