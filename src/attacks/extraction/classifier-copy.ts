import type { Runtime } from '../../engine/runtime/runtime.ts';
import { makeLens } from '../../engine/substitute/lens.ts';
import { Substitute, type Training } from '../../engine/substitute/substitute.ts';
import { argMax, rowOf, takeRows } from '../../engine/vectors.ts';
import {
  type Answers,
  chooseKernel,
  CHOSEN_WITH,
  type KernelChoice,
  kernelGuesses,
  type View,
} from './kernel-copy.ts';
import { standardized } from './targets.ts';
import type { Way } from './train-copy.ts';

/** Questions whose answers judge copies that did not learn from them. */
export interface Judges {
  /** As each view sees them. */
  readonly inputs: readonly Float32Array[];
  /** The victim's. */
  readonly classes: Int32Array;
  readonly scores: Float32Array;
}

/** Questions with their answers, and the inputs that measure the copy. */
export interface Transcript {
  /** The ways to see the inputs: a copy uses the one that explains the answers best. */
  readonly views: readonly View[];
  /** Scores for each class; labels as scores of 0 and 1. */
  readonly answers: Float32Array;
  readonly count: number;
  /** The first so many are rows of the data. */
  readonly fromData: number;
  /** Rows of the data that copies do not learn from, so that they can choose one. Absent if all questions are of the data. */
  readonly aside: Judges | undefined;
  /** The victim's classes of the held-out inputs. */
  readonly heldClasses: Int32Array;
  /** The recipes chosen so far, by the number of answers that they were chosen with. */
  readonly recipes: Map<number, Recipe>;
  /** What agreed best with the answers after the first so many: what counts in copies that learn from more. */
  readonly ways: Map<number, Way>;
}

export interface CopyPlan {
  readonly runtime: Runtime;
  readonly classes: number;
  readonly seed: number;
  readonly going: () => boolean;
}

/** Perceptrons of different starts make different mistakes: their mean agrees with the victim more often than one does. */
const MEMBERS = 5;
/** Of inputs with many numbers, fewer copies are trained, so that an analysis stays within minutes. */
const MEMBERS_IF_LARGE = 2;
const LARGE = 256;
const HIDDEN = 128;
/** A kernel learns from so many answers at most: its cost grows with their cube. */
const KERNEL_ANSWERS = 1_600;
/** If there are more, nothing learns from every so many of these answers: they decide how much the kernel counts. */
const CHECK_EVERY = 10;
/**
 * What the kernel may count beside perceptrons. Squares of errors suit scores better than labels, so its usual share differs; another
 * one must agree with so many more of the answers.
 */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;
const USUAL_SHARE = { scores: 0.75, labels: 0 } as const;
const NOTICEABLE = 0.02;
/** A kernel that predicts this share of the held-out answers needs no perceptrons. */
const SURE = 0.98;
/** Folds of the cross-validation, and the steps of its training. */
const FOLDS = 4;
const FOLDED_STEPS = 500;
const QUICK_STEPS = 400;

/** The guesses of a copy for the held-out inputs of each view, without trees. */
export async function copyGuesses(
  plan: CopyPlan,
  transcript: Transcript,
  answers: Answers,
): Promise<Float32Array> {
  const recipe = await recipeFor(plan, transcript, answers);
  const view = transcript.views[recipe?.choice.view ?? 0];
  if (recipe === undefined || view === undefined) return new Float32Array(0);
  return answers.count > KERNEL_ANSWERS
    ? checkedGuesses(plan, view, recipe.choice, answers)
    : mixedGuesses(plan, view, recipe, answers);
}

/** How to make a copy: the kernel, and what it counts beside perceptrons. */
export interface Recipe {
  readonly choice: KernelChoice;
  readonly share: number;
}

/** Chooses the recipe by the first answers, once for all numbers of answers that begin with the same ones. */
async function recipeFor(
  plan: CopyPlan,
  { views, recipes }: Transcript,
  answers: Answers,
): Promise<Recipe | undefined> {
  const count = Math.min(answers.count, CHOSEN_WITH);
  const known = recipes.get(count);
  if (known !== undefined) return known;
  const first = { ...answers, values: answers.values.subarray(0, count * answers.classes), count };
  const choice = chooseKernel(views, first);
  const view = views[choice?.view ?? 0];
  if (choice === undefined || view === undefined) return undefined;
  const isSure = choice.agreement >= SURE;
  const share = isSure ? 1 : await foldedShare(plan, view, choice, first);
  recipes.set(count, { choice, share });
  return { choice, share };
}

/**
 * Chooses what the kernel counts by cross-validation: the kernel's guesses for left-out answers beside those of perceptrons, each of
 * which has not seen one fold.
 */
async function foldedShare(
  plan: CopyPlan,
  { inputs, size, sharedScale }: View,
  { leftOut }: KernelChoice,
  { values, count, classes }: Answers,
): Promise<number> {
  const seen = inputs.subarray(0, count * size);
  const folds = Int32Array.from({ length: count }, (_unused, row) => row % FOLDS);
  const copy = await Substitute.create(
    plan.runtime,
    {
      ...{ members: FOLDS, hidden: [HIDDEN], answers: classes, loss: 'cross-entropy' },
      ...{ lens: makeLens(size, undefined), sharedScale, seed: plan.seed },
    },
    seen,
  );
  try {
    const training = trainingFor(count);
    const steps = Math.min(training.steps, FOLDED_STEPS);
    await copy.train({ inputs: seen, answers: values, count, folds }, { ...training, steps }, plan.going);
    const each = await copy.answersOfEach(seen, count);
    const unseen = new Float32Array(count * classes);
    for (const [row, fold] of folds.entries()) {
      unseen.set(rowOf(each, fold * count + row, classes), row * classes);
    }
    return bestShare(standardized(unseen, classes), standardized(leftOut, classes), values, classes);
  } finally {
    await copy.close();
  }
}

function bestShare(deep: Float32Array, smooth: Float32Array, values: Float32Array, classes: number): number {
  const rows = Array.from({ length: deep.length / classes }, (_unused, row) => row);
  const agreementOf = (share: number): number => {
    const mixed = mix(deep, smooth, share);
    return rows.filter((row) => argMax(rowOf(mixed, row, classes)) === argMax(rowOf(values, row, classes)))
      .length;
  };
  const usual = values.every((value) => value === 0 || value === 1) ? USUAL_SHARE.labels : USUAL_SHARE.scores;
  const agreed = SHARES.map(agreementOf);
  const best = argMax(Float32Array.from(agreed));
  const isBetter = (agreed[best] ?? 0) > agreementOf(usual) + NOTICEABLE * rows.length;
  return isBetter ? (SHARES[best] ?? usual) : usual;
}

/** Adds the guesses of two copies. @param share what the second one counts */
function mix(deep: Float32Array, smooth: Float32Array, share: number): Float32Array {
  return deep.map((value, index) => (1 - share) * value + share * (smooth[index] ?? 0));
}

async function mixedGuesses(
  plan: CopyPlan,
  view: View,
  { choice, share }: Recipe,
  answers: Answers,
): Promise<Float32Array> {
  const { classes } = answers;
  const nothing = new Float32Array((view.held.length / view.size) * classes);
  const deep = share === 1 ? nothing : standardized(await deepGuesses(plan, view, answers), classes);
  if (share === 0) return deep;
  const smooth = standardized(await kernelGuesses(plan.runtime, view, choice, answers), classes);
  return mix(deep, smooth, share);
}

/**
 * Copies with more answers than a kernel can learn from. Answers from which neither kernel nor perceptrons learnt decide
 * whether the kernel counts as much as they do, or not at all.
 */
async function checkedGuesses(
  plan: CopyPlan,
  view: View,
  choice: KernelChoice,
  { values, count, classes }: Answers,
): Promise<Float32Array> {
  const rows = Int32Array.from({ length: count }, (_unused, row) => row);
  const isCheck = (row: number): boolean => row < KERNEL_ANSWERS && row % CHECK_EVERY === 0;
  const [known, check] = [rows.filter((row) => !isCheck(row)), rows.filter(isCheck)];
  const held = new Float32Array(view.held.length + check.length * view.size);
  held.set(view.held);
  held.set(takeRows(view.inputs, check, view.size), view.held.length);
  const split = { ...view, inputs: takeRows(view.inputs, known, view.size), held };
  const learnt = { values: takeRows(values, known, classes), count: known.length, classes };
  const first = { ...learnt, count: KERNEL_ANSWERS - check.length };
  const deep = standardized(await deepGuesses(plan, split, learnt), classes);
  const smooth = standardized(await kernelGuesses(plan.runtime, split, choice, first), classes);
  const both = mix(deep, smooth, 0.5);
  const heldRows = view.held.length / view.size;
  const agreed = (guess: Float32Array): number =>
    check.filter(
      (row, index) => argMax(rowOf(guess, heldRows + index, classes)) === argMax(rowOf(values, row, classes)),
    ).length;
  return (agreed(both) > agreed(deep) ? both : deep).subarray(0, heldRows * classes);
}

/**
 * Answers of perceptrons for the held-out inputs, or of one convolutional net if the view is for it.
 * @param isQuick true for a single perceptron after few steps
 */
export async function deepGuesses(
  plan: CopyPlan,
  view: View,
  { count, classes, values }: Answers,
  isQuick = false,
): Promise<Float32Array> {
  const { inputs, held, size, sharedScale, front } = view;
  const isOne = isQuick || front !== undefined;
  const seen = inputs.subarray(0, count * size);
  const copy = await Substitute.create(
    plan.runtime,
    {
      ...{
        members: isOne ? 1 : size > LARGE ? MEMBERS_IF_LARGE : MEMBERS,
        hidden: [HIDDEN],
        answers: classes,
      },
      ...{ loss: 'cross-entropy', lens: makeLens(size, undefined), sharedScale, front, seed: plan.seed },
    },
    seen,
  );
  try {
    const training = trainingFor(count);
    const steps = isQuick ? QUICK_STEPS : training.steps;
    await copy.train({ inputs: seen, answers: values, count }, { ...training, steps }, plan.going);
    return await copy.answer(held, held.length / size);
  } finally {
    await copy.close();
  }
}

/** Few examples are seen 200 times, at most in 1,000 steps, many ones 20 times, at most in 4,000. */
function trainingFor(count: number): Training {
  const batch = count < 500 ? 16 : count < 4_000 ? 32 : 128;
  const few = Math.min(1_000, Math.max(400, Math.ceil((200 * count) / batch)));
  const steps = Math.max(few, Math.min(4_000, Math.ceil((20 * count) / batch)));
  return { steps, batch, rate: 3e-3, decay: 0.05 };
}
