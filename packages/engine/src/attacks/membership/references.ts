import type { Random } from '../../random.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { sharesOf } from '../../statistics/logits.ts';
import { fitSoftmax } from '../../statistics/multivariate/logistic.ts';
import { columnMeans, centredOn, type Matrix } from '../../statistics/multivariate/matrix.ts';
import { principalCoordinates } from '../../statistics/multivariate/principal-coordinates.ts';
import { fitRidge, predictRidge } from '../../statistics/multivariate/ridge.ts';
import { COORDINATES, isWide } from '../../statistics/multivariate/mahalanobis.ts';
import { boostedGuesses } from '../../statistics/trees/boosted-trees.ts';
import { measureScaling, scale } from '../../substitute/scaling.ts';
import { trainedAnswers } from '../../substitute/substitute.ts';
import { oneHot } from '../extraction/targets.ts';
import { takeRows } from '../../vectors.ts';
import { type Measures, measured } from './measures.ts';
import type { Answers } from './questions.ts';
import type { Pool } from './pool.ts';

/** What models of one kind, each trained on half of the pool, say of a row: the mean of those that saw it, and of those that did not. */
export interface Reference {
  readonly name: string;
  readonly seen: Measures;
  readonly unseen: Measures;
}

/** The rows of the pool as learners take them. */
export interface Views {
  /** Standardised; of many columns, the principal coordinates. */
  readonly smooth: Matrix;
  readonly raw: Matrix;
}

/** Returns how learners see rows. */
export function viewsOf({ features, inputs }: Pool, random: Random): Views {
  const isPicture = inputs.shape.length > 1;
  const values = standardised(features, isPicture);
  if (!isWide(features)) return { smooth: { ...features, values }, raw: features };
  const scaled = { ...features, values };
  const centred = { ...scaled, values: centredOn(scaled, columnMeans(scaled)) };
  const axes = principalCoordinates(centred, COORDINATES, random);
  return { smooth: { ...axes, values: standardised(axes, true) }, raw: features };
}

function standardised({ values, columns }: Matrix, isShared: boolean): Float32Array {
  const own = Float32Array.from(values);
  return scale(own, measureScaling(own, columns, isShared));
}

/** What models learn: the shares of the classes, or a value of mean 0 and variance 1. */
interface Lesson {
  readonly views: Views;
  readonly targets: Float32Array;
  /** 0 for a regression. */
  readonly classes: number;
  readonly runtime: Runtime;
  readonly random: Random;
}

/** Learns some rows. @returns what it says of all: shares of the classes, or values */
type Learner = (lesson: Lesson, rows: Int32Array) => Promise<Float32Array> | Float32Array;

interface Family {
  readonly name: string;
  readonly models: number;
  readonly learn: Learner;
}

const FAMILIES: readonly Family[] = [
  { name: 'linear', models: 8, learn: linear },
  { name: 'boosted trees', models: 8, learn: boosted },
  { name: 'perceptron', models: 4, learn: perceptron },
];

/**
 * Trains references on halves of the pool, in pairs: each half holds half of the members and half of the others, so what was drawn says
 * nothing about which rows the model was trained on.
 * @param going asked before each pair of models; false leaves out the rest, but for the first pair of each kind
 */
export async function trainReferences(
  pool: Pool,
  views: Views,
  { runtime, random }: { readonly runtime: Runtime; readonly random: Random },
  going: (share: number) => boolean,
): Promise<readonly Reference[]> {
  const { classes, member } = pool;
  const lesson = lessonOf(pool, views, { runtime, random });
  const references: Reference[] = [];
  for (const [at, { name, models, learn }] of FAMILIES.entries()) {
    const sums = [emptySums(pool), emptySums(pool)] as const;
    let pairs = 0;
    while (pairs < models / 2 && (going((at + (2 * pairs) / models) / FAMILIES.length) || pairs === 0)) {
      const inFirst = halved(member, random);
      for (const half of [1, 0]) {
        const rows = Int32Array.from(inFirst.keys()).filter((row) => inFirst[row] === half);
        const said = measured(pool, unscaled(await learn(lesson, rows), pool), Math.max(1, classes));
        for (const [place, values] of said.entries()) {
          for (const [row, value] of values.entries()) {
            const sum = sums[inFirst[row] === half ? 0 : 1][place];
            if (sum !== undefined) sum[row] = (sum[row] ?? 0) + value;
          }
        }
      }
      pairs += 1;
    }
    const means = (some: Measures): Measures => some.map((values) => values.map((sum) => sum / pairs));
    references.push({ name, seen: means(sums[0]), unseen: means(sums[1]) });
  }
  return references;
}

/** What models of one kind, which were trained on half of the members, say of rows that they did not see. */
export interface StandIn {
  readonly name: string;
  /** As the model would answer. */
  readonly answers: Answers;
}

/** Pairs of stand-ins of each kind. */
const STAND_INS = 2;

/**
 * Trains models on halves of the members: each row is judged by those that did not see it. They know what the model may know, the law of
 * the members, and no row by heart, so what tells both sides apart by their answers is no leak.
 */
export async function trainStandIns(
  pool: Pool,
  views: Views,
  { runtime, random }: { readonly runtime: Runtime; readonly random: Random },
): Promise<readonly StandIn[]> {
  const lesson = lessonOf(pool, views, { runtime, random });
  const { member, classes } = pool;
  const [rows, size] = [member.length, Math.max(1, classes)];
  const found: StandIn[] = [];
  for (const { name, learn } of FAMILIES) {
    const values = new Float32Array(rows * size);
    for (let pair = 0; pair < STAND_INS; pair += 1) {
      const inFirst = halved(member, random);
      for (const half of [1, 0]) {
        const known = Int32Array.from(inFirst.keys()).filter(
          (row) => inFirst[row] === half && member[row] === 1,
        );
        const said = unscaled(await learn(lesson, known), pool);
        for (const [at, value] of said.entries()) {
          if (inFirst[Math.floor(at / size)] !== half) values[at] = (values[at] ?? 0) + value / STAND_INS;
        }
      }
    }
    found.push({ name, answers: { values, size, rows } });
  }
  return found;
}

function lessonOf(
  { labels, classes }: Pool,
  views: Views,
  tools: { readonly runtime: Runtime; readonly random: Random },
): Lesson {
  const targets = classes > 0 ? oneHot(Int32Array.from(labels), classes) : standardValues(labels);
  return { views, targets, classes, ...tools };
}

function emptySums({ classes, member }: Pool): Float64Array[] {
  return Array.from({ length: classes > 0 ? 2 : 1 }, () => new Float64Array(member.length));
}

/** Marks half of each side. */
function halved(member: Uint8Array, random: Random): Uint8Array {
  const inFirst = new Uint8Array(member.length);
  for (const side of [1, 0]) {
    const rows = random.shuffle(Int32Array.from(member.keys()).filter((row) => member[row] === side));
    for (const row of rows.subarray(0, rows.length / 2)) inFirst[row] = 1;
  }
  return inFirst;
}

function standardValues(values: Float64Array): Float32Array {
  const own = Float32Array.from(values);
  return scale(own, measureScaling(own, 1, false));
}

/** Values in the unit of the targets; shares as they are. */
function unscaled(answers: Float32Array, { classes, labels }: Pool): Float32Array {
  if (classes > 0) return answers;
  const { shift, factor } = measureScaling(Float32Array.from(labels), 1, false);
  return answers.map((value) => value / (factor[0] ?? 1) + (shift[0] ?? 0));
}

const [SOFTMAX_PENALTY, RIDGE_PENALTY] = [1, 1e-3];

function linear({ views, targets, classes }: Lesson, rows: Int32Array): Float32Array {
  const { values, columns } = views.smooth;
  const all = Float32Array.from(values);
  const inputs = takeRows(all, rows, columns);
  const known = takeRows(targets, rows, Math.max(1, classes));
  const model =
    classes > 0
      ? fitSoftmax({ inputs, shares: known, count: rows.length, classes }, SOFTMAX_PENALTY)
      : fitRidge(inputs, known, rows.length, columns, 1, RIDGE_PENALTY);
  return asShares(predictRidge(model, all), classes);
}

const BOOSTING = { trees: 60, rate: 0.1, deepest: 4, leaf: 5 } as const;

function boosted({ views, targets, classes, random }: Lesson, rows: Int32Array): Float32Array {
  const { values, columns } = views.raw;
  const all = Float32Array.from(values);
  const width = Math.max(1, classes);
  const known = { inputs: takeRows(all, rows, columns), scores: takeRows(targets, rows, width) };
  const loss = classes > 0 ? 'log-odds' : 'squared-error';
  return asShares(
    boostedGuesses({ ...known, size: columns, classes: width, count: rows.length }, all, random, {
      ...{ ...BOOSTING, loss },
    }),
    classes,
  );
}

const [HIDDEN, EPOCHS, BATCH] = [64, 30, 32];
const [FEWEST_STEPS, MOST_STEPS] = [200, 1_500];

async function perceptron(
  { views, targets, classes, runtime, random }: Lesson,
  rows: Int32Array,
): Promise<Float32Array> {
  const { values, columns } = views.smooth;
  const all = Float32Array.from(values);
  const answers = Math.max(1, classes);
  const loss = classes > 0 ? 'cross-entropy' : 'squared-error';
  const steps = Math.round((EPOCHS * rows.length) / BATCH);
  const said = await trainedAnswers(
    runtime,
    { members: 1, hidden: [HIDDEN], answers, loss, sharedScale: true, seed: random.bits() },
    {
      inputs: takeRows(all, rows, columns),
      answers: takeRows(targets, rows, answers),
      count: rows.length,
    },
    { steps: Math.min(MOST_STEPS, Math.max(FEWEST_STEPS, steps)), batch: BATCH, rate: 3e-3, decay: 0.05 },
    { asked: all, going: () => true },
  );
  return asShares(said, classes);
}

function asShares(logits: Float32Array, classes: number): Float32Array {
  const shares = logits.slice();
  if (classes > 0) sharesOf(shares, classes);
  return shares;
}
