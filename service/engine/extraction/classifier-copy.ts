import type { PictureShape } from '../analysis-data.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { makeLens } from '../substitute/lens.ts';
import { Substitute, type Training } from '../substitute/substitute.ts';
import { argMax, rowOf } from '../vectors.ts';

/** Questions with their answers, and the inputs that measure the copy. All in the unit box. */
export interface Transcript {
  readonly inputs: Float32Array;
  /** Scores for each class; labels as scores of 0 and 1. */
  readonly answers: Float32Array;
  readonly count: number;
  readonly held: Float32Array;
  /** The victim's classes of the held-out inputs. */
  readonly heldClasses: Int32Array;
}

export interface CopyPlan {
  readonly runtime: Runtime;
  readonly size: number;
  readonly classes: number;
  readonly picture: PictureShape | undefined;
  readonly seed: number;
  readonly going: () => boolean;
}

/** Perceptrons of different starts make different mistakes: their mean agrees with the victim more often than one does. */
const MEMBERS = 5;
/** Of inputs with many numbers, fewer copies are trained, so that an analysis stays within minutes. */
const MEMBERS_IF_LARGE = 2;
const LARGE = 256;
const HIDDEN = 128;

/** Trains a copy on the first `count` answers and returns how many held-out inputs it gives the victim's class. */
export async function copyAndCompare(plan: CopyPlan, transcript: Transcript, count: number): Promise<number> {
  const { runtime, size, classes, picture, seed } = plan;
  const inputs = transcript.inputs.subarray(0, count * size);
  const lens = makeLens(size, picture);
  const copy = await Substitute.create(
    runtime,
    {
      members: lens.seen > LARGE ? MEMBERS_IF_LARGE : MEMBERS,
      hidden: [HIDDEN],
      answers: classes,
      loss: 'cross-entropy',
      lens,
      sharedScale: picture !== undefined,
      seed,
    },
    inputs,
  );
  try {
    const answers = transcript.answers.subarray(0, count * classes);
    await copy.train({ inputs, answers, count }, trainingFor(count), plan.going);
    const guesses = await copy.answer(transcript.held, transcript.heldClasses.length);
    return transcript.heldClasses.filter((one, index) => argMax(rowOf(guesses, index, classes)) === one)
      .length;
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
