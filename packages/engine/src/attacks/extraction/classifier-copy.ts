import type { Runtime } from '../../runtime/runtime.ts';
import { trainedAnswers, type Training } from '../../substitute/substitute.ts';
import { type Answers, chooseKernel, CHOSEN_WITH, type KernelChoice, type View } from './kernel-copy.ts';

/** What a copy is made of: its guesses are added. */
export type Way = readonly Learner[];
export type Learner = 'kernel' | 'perceptrons' | 'convolutions' | Trees;
export type Trees = 'forest' | 'boosted' | 'boosted logarithms';

export interface Judges {
  /** As each view sees them. */
  readonly inputs: readonly Float32Array[];
  /** The victim's. */
  readonly classes: Int32Array;
  readonly scores: Float32Array;
}

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
  /** The kernels chosen so far, by the number of answers that they were chosen with. */
  readonly kernels: Map<number, KernelChoice>;
  /** What agreed best with the answers after the first so many: what counts in copies that learn from more. */
  readonly ways: Map<number, Way>;
}

export interface CopyPlan {
  readonly runtime: Runtime;
  readonly classes: number;
  readonly seed: number;
  readonly going: () => boolean;
}

/** Perceptrons of different starts make different mistakes. */
const MEMBERS = 5;
/** Of inputs with many numbers fewer, so that an analysis stays within minutes. */
const MEMBERS_IF_LARGE = 2;
const LARGE = 256;
const HIDDEN = 128;
const QUICK_STEPS = 400;

/** Chooses a kernel, once for all numbers of answers that begin with the same ones. */
export function kernelFor({ views, kernels }: Transcript, answers: Answers): KernelChoice | undefined {
  const count = Math.min(answers.count, CHOSEN_WITH);
  const choice = kernels.get(count) ?? chooseKernel(views, answers);
  if (choice !== undefined) kernels.set(count, choice);
  return choice;
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
  const training = trainingFor(count);
  const members = isOne ? 1 : size > LARGE ? MEMBERS_IF_LARGE : MEMBERS;
  return trainedAnswers(
    plan.runtime,
    {
      ...{ members, hidden: [HIDDEN], answers: classes, loss: 'cross-entropy' },
      ...{ sharedScale, front, seed: plan.seed },
    },
    { inputs: inputs.subarray(0, count * size), answers: values, count },
    { ...training, steps: isQuick ? QUICK_STEPS : training.steps },
    { asked: held, going: plan.going },
  );
}

/** Few examples are seen 200 times, at most in 1,000 steps, many ones 20 times, at most in 4,000. */
function trainingFor(count: number): Training {
  const batch = count < 500 ? 16 : count < 4_000 ? 32 : 128;
  const few = Math.min(1_000, Math.max(400, Math.ceil((200 * count) / batch)));
  const steps = Math.max(few, Math.min(4_000, Math.ceil((20 * count) / batch)));
  return { steps, batch, rate: 3e-3, decay: 0.05 };
}
