import { boostedGuesses } from '../../statistics/trees/boosted-trees.ts';
import { Random } from '../../random.ts';
import { FOREST_ANSWERS, forestGuesses } from '../../statistics/trees/regression-forest.ts';
import { argMax, argMaxOfRows, rowOf } from '../../vectors.ts';
import {
  type CopyPlan,
  deepGuesses,
  type Judges,
  kernelFor,
  type Learner,
  type Transcript,
  type Trees,
  type Way,
} from './classifier-copy.ts';
import { type Answers, kernelGuesses, type View } from './kernel-copy.ts';
import { standardized, targetsOf } from './targets.ts';

/** Answers after those that a copy learns from, which judge it. */
const FRESH = 200;
/** From fewer pictures, convolutions learn less than features that were drawn. */
const LEAST_CONVOLVED = 300;
/** How sharply guesses of mean square 1 may tell classes apart. */
const SHARPNESS: readonly number[] = Array.from({ length: 19 }, (_unused, step) => 0.1 * 1.5 ** step);
/** A kernel that foretells this share of the answers needs no perceptrons. */
const SURE = 0.98;
/** Scores are learned as logarithms from this one on. */
const LEAST_SCORE = 1e-4;

export interface Copy {
  readonly held: Int32Array;
  readonly judged: Int32Array;
  readonly way: Way;
  /** How much the answers that judge it surprise it. */
  readonly surprise: number;
}

/**
 * Trains a copy on the first `count` answers: learners, whose guesses are added. They are a kernel ridge regression and
 * perceptrons; of tables also forests and boosted trees, of pictures a small convolutional net. Answers for rows of the data from
 * which they did not learn decide which of them count: those kept aside, or until the data is used up the next ones, for the next
 * copy.
 * @param fixed what counts, if it was decided before
 */
export async function trainCopy(
  plan: CopyPlan,
  transcript: Transcript,
  count: number,
  fixed?: Way,
): Promise<Copy> {
  const { classes } = plan;
  const answers = { values: transcript.answers.subarray(0, count * classes), count, classes };
  const { aside, heldClasses, ways } = transcript;
  const isAside = aside !== undefined && count >= transcript.fromData;
  const judges = isAside ? aside : nextAnswers(transcript, count, classes);
  const views = transcript.views.map((view, index) => withJudges(view, judges.inputs[index]));
  const [held, fresh] = [heldClasses.length, judges.classes.length];
  const last = Math.max(...[...ways.keys()].filter((one) => one < count));
  const before = fixed ?? ways.get(last) ?? smoothFor(transcript, answers);
  const wanted = fixed ?? (fresh === 0 ? before : learnersFor(transcript, answers));
  const made = new Map<Learner, Float32Array>();
  for (const learner of new Set([...wanted, ...before])) {
    made.set(
      learner,
      standardized(await guessesOf(learner, plan, { ...transcript, views }, answers), classes),
    );
  }
  const guessed = (way: Way): Float32Array => sumOf(way.flatMap((learner) => made.get(learner) ?? []));
  const surpriseOf = (way: Way): number =>
    surprise(guessed(way).subarray(held * classes), judges.scores, classes);
  const best = fixed ?? (fresh === 0 ? before : least(waysOf(wanted), surpriseOf));
  if (fresh > 0) ways.set(count, best);
  const way = isAside ? best : before;
  const guesses = guessed(way);
  return {
    ...{ way, surprise: surpriseOf(way), held: argMaxOfRows(guesses.subarray(0, held * classes), classes) },
    judged: argMaxOfRows(guesses.subarray(held * classes), classes),
  };
}

/** Trees cut columns of tables, and pixels mean little one by one. Convolutions take most of the time, so they learn once or twice. */
function learnersFor(transcript: Transcript, answers: Answers): Way {
  const { views, fromData, count: all } = transcript;
  const { values, count } = answers;
  const smooth = smoothFor(transcript, answers);
  if (views.some(({ front }) => front !== undefined)) {
    const isLate = count >= LEAST_CONVOLVED && (count === fromData || count === all);
    return isLate ? [...smooth, 'convolutions'] : smooth;
  }
  if (views[0]?.sharedScale !== false) return smooth;
  const trees: Way = hasScores(values) ? ['forest', 'boosted', 'boosted logarithms'] : ['forest', 'boosted'];
  return [...smooth, ...trees];
}

function smoothFor(transcript: Transcript, answers: Answers): Way {
  const { agreement = 0 } = kernelFor(transcript, answers) ?? {};
  return agreement >= SURE ? ['kernel'] : ['kernel', 'perceptrons'];
}

function hasScores(values: Float32Array): boolean {
  return values.some((value) => value !== 0 && value !== 1);
}

async function guessesOf(
  learner: Learner,
  plan: CopyPlan,
  transcript: Transcript,
  answers: Answers,
): Promise<Float32Array> {
  const { views } = transcript;
  const choice = kernelFor(transcript, answers);
  const [table, picture, best] = [views[0], views.at(-1), views[choice?.view ?? 0]];
  if (choice === undefined || table === undefined || picture === undefined || best === undefined) {
    return new Float32Array(0);
  }
  if (learner === 'kernel') return kernelGuesses(best, choice, answers);
  if (learner === 'perceptrons') return deepGuesses(plan, best, answers);
  if (learner === 'convolutions') return deepGuesses(plan, picture, answers);
  return treeGuesses(learner, plan, table, answers);
}

/** Guesses of trees for the inputs that a view holds out. */
export function treeGuesses(
  learner: Trees,
  plan: CopyPlan,
  { inputs, size, held }: View,
  { values, count, classes }: Answers,
): Float32Array {
  const known = Math.min(count, FOREST_ANSWERS);
  const scores = learner === 'boosted logarithms' ? targetsOf(values, classes, LEAST_SCORE) : values;
  const examples = { inputs, size, scores, classes, count: known };
  const random = new Random(plan.seed);
  return learner === 'forest'
    ? forestGuesses(examples, held, random)
    : boostedGuesses(examples, held, random, { going: plan.going });
}

function sumOf(guesses: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = guesses;
  return first.map((value, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), value));
}

function waysOf(learners: Way): readonly Way[] {
  const pairs = learners.flatMap((one, place) => learners.slice(place + 1).map((other) => [one, other]));
  return [...learners.map((one) => [one]), ...pairs, learners];
}

function least(ways: readonly Way[], of: (way: Way) => number): Way {
  const all = ways.map((way) => ({ way, worth: of(way) }));
  return all.reduce((one, other) => (other.worth < one.worth ? other : one)).way;
}

/**
 * How much the scores of the model surprise a copy: the cross-entropy of each row, at the sharpness (temperature) that suits the
 * guesses best (Guo et al., ICML 2017). Of few rows near a boundary it tells more than how many agree.
 */
function surprise(guesses: Float32Array, scores: Float32Array, classes: number): number {
  let best = Infinity;
  for (const sharpness of SHARPNESS) {
    let sum = 0;
    for (let row = 0; row < scores.length / classes; row += 1) {
      const guess = rowOf(guesses, row, classes);
      const most = guess[argMax(guess)] ?? 0;
      let [all, told, weight] = [0, 0, 0];
      for (let name = 0; name < classes; name += 1) {
        const [score, logit] = [scores[row * classes + name] ?? 0, sharpness * ((guess[name] ?? 0) - most)];
        all += Math.exp(logit);
        told += score * logit;
        weight += score;
      }
      sum += weight * Math.log(all) - told;
    }
    best = Math.min(best, sum);
  }
  return best;
}

function nextAnswers({ views, answers, fromData }: Transcript, count: number, classes: number): Judges {
  const fresh = Math.max(0, Math.min(FRESH, fromData - count));
  const scores = answers.subarray(count * classes, (count + fresh) * classes);
  return {
    inputs: views.map(({ inputs, size }) => inputs.subarray(count * size, (count + fresh) * size)),
    ...{ scores, classes: argMaxOfRows(scores, classes) },
  };
}

function withJudges(view: View, judges: Float32Array = new Float32Array(0)): View {
  const held = new Float32Array(view.held.length + judges.length);
  held.set(view.held);
  held.set(judges, view.held.length);
  return { ...view, held };
}
