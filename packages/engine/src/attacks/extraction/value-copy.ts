import { Random } from '../../random.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Training } from '../../substitute/substitute.ts';
import { withPerceptrons } from './follow-copies.ts';
import { mean } from '../../vectors.ts';
import { squaredErrors } from './naive-forecast.ts';
import { FOREST_ANSWERS, forestGuesses } from '../../statistics/trees/regression-forest.ts';
import { fitRidge, predictRidge } from '../../statistics/multivariate/ridge.ts';

/** Rows in the unit box with the values that the victim gave them. */
export interface KnownValues {
  readonly points: Float32Array;
  readonly values: Float32Array;
  readonly count: number;
}

interface ValueCopyPlan {
  readonly runtime: Runtime;
  readonly size: number;
  readonly seed: number;
  readonly going: () => boolean;
}

/** The share of the answers that choose the kind of copy. */
const VALIDATION = 0.25;
const PENALTY = 1e-6;

interface Net {
  readonly members: number;
  readonly hidden: readonly number[];
  readonly training: Training;
}

const SMALL: Net = {
  members: 3,
  hidden: [64],
  training: { steps: 1_500, batch: 32, rate: 3e-3, decay: 0.02 },
};
/** Learns what varies faster, in several times the time. */
const LARGE: Net = {
  members: 3,
  hidden: [128, 128, 128],
  training: { steps: 2_000, batch: 64, rate: 3e-3, decay: 1e-3 },
};

type Guesser = (known: KnownValues, asked: Float32Array) => Promise<Float32Array>;

/**
 * Returns what the best copy of a regression gives other rows: a linear model, a forest, perceptrons on what the linear model
 * leaves, or the mean of those and the forest. A quarter of the answers for rows of the data, the first ones, chooses.
 * @param fromData so many of the first answers are for rows of the data
 * @param isThorough true if large perceptrons are trained, too
 * @param most the error from which on a copy is not wanted
 * @returns undefined if no copy has a lower error
 */
export async function copyValues(
  plan: ValueCopyPlan,
  known: KnownValues,
  asked: Float32Array,
  {
    fromData,
    isThorough,
    most,
  }: { readonly fromData: number; readonly isThorough: boolean; readonly most: number },
): Promise<{ readonly guess: Float32Array; readonly error: number } | undefined> {
  const checked = Math.round(VALIDATION * Math.min(fromData, known.count));
  const train = part(known, checked, known.count, plan.size);
  const check = part(known, 0, checked, plan.size);
  const linear: Guesser = (from, points) => Promise.resolve(linearGuesses(plan, from, points));
  const forest: Guesser = (from, points) => Promise.resolve(forestOf(plan, from, points));
  const nets = (isThorough ? [SMALL, LARGE] : [SMALL]).map((net): Guesser => {
    return (from, points) => deepGuesses(plan, net, from, points);
  });
  const alone: Tried[] = [];
  for (const guesser of [linear, forest, ...nets]) {
    if (alone.length > 0 && !plan.going()) break;
    alone.push({ guessers: [guesser], guess: await guesser(train, check.points) });
  }
  const tried = [...alone, ...withTrees(alone)];
  const errors = tried
    .map(({ guess }) => mean([...squaredErrors(guess, check.values, 1)]))
    .map((error) => (Number.isNaN(error) ? Infinity : error));
  const error = Math.min(...errors);
  if (error > most) return undefined;
  const best = tried[errors.indexOf(error)];
  const guesses: Float32Array[] = [];
  for (const guesser of best?.guessers ?? [linear]) guesses.push(await guesser(known, asked));
  return { guess: meanOf(guesses), error };
}

interface Tried {
  readonly guessers: readonly Guesser[];
  readonly guess: Float32Array;
}

/** The mean of the forest, the second, and of each that follows. */
function withTrees([, trees, ...nets]: readonly Tried[]): readonly Tried[] {
  if (trees === undefined) return [];
  return nets.map((net) => ({
    guessers: [...trees.guessers, ...net.guessers],
    guess: meanOf([trees.guess, net.guess]),
  }));
}

function meanOf(guesses: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = guesses;
  return first.map(
    (_value, row) => guesses.reduce((sum, guess) => sum + (guess[row] ?? 0), 0) / guesses.length,
  );
}

/** The answers from one place to another. */
export function part({ points, values }: KnownValues, from: number, to: number, size: number): KnownValues {
  return {
    points: points.subarray(from * size, to * size),
    values: values.subarray(from, to),
    count: to - from,
  };
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
  { members, hidden, training }: Net,
  known: KnownValues,
  asked: Float32Array,
): Promise<Float32Array> {
  const { runtime, seed, going } = plan;
  return withPerceptrons(
    runtime,
    { members, hidden, answers: 1, seed, sharedScale: false },
    { inputs: known.points, answers: known.values, count: known.count },
    training,
    { known: linearGuesses(plan, known, known.points), asked: linearGuesses(plan, known, asked) },
    { asked, going },
  );
}
