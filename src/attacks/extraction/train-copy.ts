import { Random } from '../../engine/random.ts';
import { FOREST_ANSWERS, forestGuesses } from '../../engine/statistics/regression-forest.ts';
import { argMax, rowOf } from '../../engine/vectors.ts';
import {
  copyGuesses,
  type CopyPlan,
  type Judges,
  mix,
  NOTICEABLE,
  type Transcript,
  type Way,
} from './classifier-copy.ts';
import type { View } from './kernel-copy.ts';
import { standardized } from './targets.ts';

/** Answers after those that a copy learns from, which judge it. */
const FRESH = 200;

/** A copy, by the classes that it gives. */
export interface Copy {
  readonly held: Int32Array;
  /** Of the answers that judge it. */
  readonly judged: Int32Array;
  readonly way: Way;
}

/**
 * Trains a copy on the first `count` answers. A copy is a kernel ridge regression of the scores or their logarithms and an ensemble
 * of perceptrons, whose guesses are added; and of tables a forest of trees. Which of them counts is decided by answers for rows of
 * the data from which it did not learn: those kept aside, or until the data is used up the next ones, for the next copy.
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
  const copy = (guesses: Float32Array, way: Way): Copy => ({
    ...{ held: classesIn(guesses, 0, held, classes), way },
    judged: classesIn(guesses, held, guesses.length === 0 ? 0 : fresh, classes),
  });
  const nothing = new Float32Array(0);
  const smooth = fixed === 'trees' ? nothing : await copyGuesses(plan, { ...transcript, views }, answers);
  const view = views[0];
  const isSmooth = fixed === 'smooth' || (fixed === undefined && smooth.length === 0);
  if (view === undefined || view.sharedScale || isSmooth) return copy(smooth, 'smooth');
  const known = Math.min(count, FOREST_ANSWERS);
  const examples = { inputs: view.inputs, size: view.size, scores: answers.values, classes, count: known };
  const trees = forestGuesses(examples, view.held, new Random(plan.seed));
  if (fixed === 'trees') return copy(trees, 'trees');
  const both = mix(standardized(smooth, classes), standardized(trees, classes), 0.5);
  const made = { smooth, both, trees };
  const agreed = (way: Way): number => {
    const guessed = classesIn(made[way], held, fresh, classes);
    return guessed.filter((one, row) => one === judges.classes[row]).length;
  };
  const last = Math.max(...[...ways.keys()].filter((one) => one < count));
  const before = ways.get(last) ?? 'smooth';
  const best = bestWay(agreed, before, NOTICEABLE * fresh);
  if (fresh > 0) ways.set(count, best);
  const way = fixed ?? (isAside ? best : before);
  return copy(made[way], way);
}

function classesIn(guesses: Float32Array, from: number, rows: number, classes: number): Int32Array {
  return Int32Array.from({ length: rows }, (_unused, row) => argMax(rowOf(guesses, from + row, classes)));
}

const WAYS: readonly Way[] = ['smooth', 'both', 'trees'];

/** Another way must agree with more of the answers than the one until now, by more than `margin`. */
function bestWay(agreed: (way: Way) => number, now: Way, margin: number): Way {
  const best = WAYS.reduce((one, way) => (agreed(way) > agreed(one) ? way : one));
  return agreed(best) > agreed(now) + margin ? best : now;
}

/** The answers for rows of the data that follow the first `count`. */
function nextAnswers({ views, answers, fromData }: Transcript, count: number, classes: number): Judges {
  const fresh = Math.max(0, Math.min(FRESH, fromData - count));
  return {
    inputs: views.map(({ inputs, size }) => inputs.subarray(count * size, (count + fresh) * size)),
    classes: classesIn(answers, count, fresh, classes),
  };
}

/** Adds the questions that judge to the inputs to guess about. */
function withJudges(view: View, judges: Float32Array = new Float32Array(0)): View {
  const held = new Float32Array(view.held.length + judges.length);
  held.set(view.held);
  held.set(judges, view.held.length);
  return { ...view, held };
}
