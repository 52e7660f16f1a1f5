import type { Runtime } from '../src/runtime/runtime.ts';
import { makeLens } from '../src/substitute/lens.ts';
import { Substitute } from '../src/substitute/substitute.ts';

/** Rows with their classes, and how a perceptron learns them. */
interface Lesson {
  readonly inputs: Float32Array;
  readonly labels: ArrayLike<number>;
  readonly classes: number;
  readonly hidden: number;
  readonly steps: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
  readonly sharedScale?: boolean;
}

/** A model that was trained. */
export interface Perceptron {
  /** Scores of the classes of each row, which add up to 1. */
  readonly scores: (inputs: Float32Array, count: number) => Promise<Float32Array>;
  readonly close: () => Promise<void>;
}

export async function trainPerceptron(runtime: Runtime, lesson: Lesson): Promise<Perceptron> {
  const { inputs, labels, classes, hidden, steps, rate, decay, seed, sharedScale = false } = lesson;
  const count = labels.length;
  const answers = new Float32Array(count * classes);
  Array.from(labels).forEach((label, row) => (answers[row * classes + label] = 1));
  const plan = {
    ...{ members: 1, hidden: [hidden], answers: classes, seed, sharedScale },
    loss: 'cross-entropy',
    lens: makeLens(inputs.length / count, undefined),
  } as const;
  const model = await Substitute.create(runtime, plan, inputs);
  await model.train({ inputs, answers, count }, { steps, batch: 32, rate, decay });
  return {
    scores: async (asked, some) => softmax(await model.answer(asked, some), classes),
    close: () => model.close(),
  };
}

/** Scores that add up to 1 of `size` logits for each row. */
function softmax(logits: Float32Array, size: number): Float32Array {
  const scores = Float32Array.from(logits);
  for (let from = 0; from < scores.length; from += size) {
    const row = scores.subarray(from, from + size);
    const largest = Math.max(...row);
    const powers = row.map((one) => Math.exp(one - largest));
    const total = powers.reduce((sum, one) => sum + one, 0);
    row.set(powers.map((one) => one / total));
  }
  return scores;
}
