import { Random } from '../../engine/random.ts';
import type { Runtime } from '../../engine/runtime/runtime.ts';
import { makeLens } from '../../engine/substitute/lens.ts';
import { Substitute } from '../../engine/substitute/substitute.ts';
import { FOREST_ANSWERS, forestGuesses } from './forest-copy.ts';
import { fitRidge, predictRidge } from './ridge.ts';

/** Rows in the unit box with the values that the victim gave them. */
export interface KnownValues {
  readonly points: Float32Array;
  readonly values: Float32Array;
  readonly count: number;
}

export interface ValueCopyPlan {
  readonly runtime: Runtime;
  /** The columns. */
  readonly size: number;
  readonly seed: number;
  readonly going: () => boolean;
}

/** The share of the answers that choose the kind of copy. */
const VALIDATION = 0.25;
const PENALTY = 1e-6;
const MEMBERS = 3;
const HIDDEN = 64;
const TRAINING = { steps: 1_500, batch: 32, rate: 3e-3, decay: 0.02 } as const;

type Guesser = (known: KnownValues, asked: Float32Array) => Promise<Float32Array>;

/**
 * Trains copies of a regression on its answers, and returns what the best of them gives other rows: a linear model, perceptrons on what
 * it leaves, a forest, or the mean of the last two. A quarter of the answers chooses among them.
 */
export async function copyValues(
  plan: ValueCopyPlan,
  known: KnownValues,
  asked: Float32Array,
): Promise<Float32Array> {
  const kept = known.count - Math.round(VALIDATION * known.count);
  const train = part(known, 0, kept, plan.size);
  const check = part(known, kept, known.count, plan.size);
  const linear: Guesser = (from, points) => Promise.resolve(linearGuesses(plan, from, points));
  const forest: Guesser = (from, points) => Promise.resolve(forestOf(plan, from, points));
  const deep: Guesser = (from, points) => deepGuesses(plan, from, points);
  const both: Guesser = async (from, points) => {
    const [one, other] = [await forest(from, points), await deep(from, points)];
    return one.map((value, row) => (value + (other[row] ?? 0)) / 2);
  };
  let best = { guesser: linear, error: errorOf(await linear(train, check.points), check.values) };
  for (const guesser of [forest, deep, both]) {
    if (!plan.going()) break;
    const error = errorOf(await guesser(train, check.points), check.values);
    if (error < best.error) best = { guesser, error };
  }
  return best.guesser(known, asked);
}

function part({ points, values }: KnownValues, from: number, to: number, size: number): KnownValues {
  return {
    points: points.subarray(from * size, to * size),
    values: values.subarray(from, to),
    count: to - from,
  };
}

function errorOf(guess: Float32Array, values: Float32Array): number {
  return (
    guess.reduce((sum, value, row) => sum + (value - (values[row] ?? 0)) ** 2, 0) / Math.max(1, guess.length)
  );
}

function linearGuesses(
  { size }: ValueCopyPlan,
  { points, values, count }: KnownValues,
  asked: Float32Array,
): Float32Array {
  return predictRidge(fitRidge(points, values, count, size, 1, PENALTY), asked);
}

function forestOf({ size, seed }: ValueCopyPlan, known: KnownValues, asked: Float32Array): Float32Array {
  const count = Math.min(FOREST_ANSWERS, known.count);
  const examples = { inputs: known.points, size, scores: known.values, classes: 1, count };
  return forestGuesses(examples, asked, new Random(seed));
}

async function deepGuesses(
  plan: ValueCopyPlan,
  known: KnownValues,
  asked: Float32Array,
): Promise<Float32Array> {
  const { size, runtime, seed, going } = plan;
  const own = linearGuesses(plan, known, known.points);
  const rest = known.values.map((value, row) => value - (own[row] ?? 0));
  const spread = Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / rest.length) || 1;
  const copy = await Substitute.create(
    runtime,
    {
      ...{ members: MEMBERS, hidden: [HIDDEN], answers: 1, seed },
      ...{ loss: 'squared-error', sharedScale: false, lens: makeLens(size, undefined) },
    },
    known.points,
  );
  try {
    const answers = rest.map((value) => value / spread);
    await copy.train({ inputs: known.points, answers, count: known.count }, TRAINING, going);
    const more = await copy.answer(asked, asked.length / size);
    return linearGuesses(plan, known, asked).map((value, row) => value + spread * (more[row] ?? 0));
  } finally {
    await copy.close();
  }
}
