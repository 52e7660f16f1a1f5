import { ArtifactFault, NoGradient } from '../fault.ts';
import { confirmGradient } from '../gradient/confirm-gradient.ts';
import type { GradientSource, Seeds } from '../gradient/open-gradients.ts';
import { rowOf } from '../vectors.ts';
import type { AnswerForm } from './class-scores.ts';

export interface DifferentiableFunction {
  /** `package.module:function` of the gradient. */
  readonly name: string;
  readonly inputSize: number;
  readonly form: AnswerForm | 'values';
  readonly scores: number;
  /** @returns what the function returned for a batch */
  readonly predict: (inputs: Float32Array, count: number) => Promise<Float32Array>;
  /** @returns the gradient of the sum of weighted answers with respect to the inputs */
  readonly gradient: (inputs: Float32Array, count: number, weights: Float32Array) => Promise<Float32Array>;
  /** Makes of what the function returned what `Victim.ask` gives. */
  readonly interpret: (answers: Float32Array) => Float32Array;
}

/** A batch has at most so many rows, and so many numbers: the memory that a gradient takes is not known. */
const [MOST_ROWS, MOST_NUMBERS] = [64, 2 ** 20];

/**
 * Opens the gradient of a function, after comparing it with differences of its answers. @throws ArtifactFault if it is another one
 * @returns NoGradient, which says why, if nothing can be compared
 */
export async function openPythonGradients(
  called: DifferentiableFunction,
  examples: Float32Array,
): Promise<GradientSource | NoGradient> {
  const { name, inputSize, scores } = called;
  const rows = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_NUMBERS / inputSize)));
  const run: GradientSource['run'] = (inputs, seeds) => runBatch(called, rows, inputs, seeds);
  const source = { rows, scores, peeled: [], rivals: [], run, close: () => Promise.resolve() };
  const found = await confirmGradient(source, examples, inputSize);
  switch (found.kind) {
    case 'right':
      return source;
    case 'random':
      return new NoGradient(
        'the function gives different answers each time, so nothing shows whether its gradient is right',
      );
    case 'flat':
      return new NoGradient(
        'neither its answers nor its gradient change near the inputs (return logits, not rounded and not cut off)',
      );
    case 'wrong': {
      const [said, measured] = [found.said, found.measured].map((change) => change.toPrecision(3));
      throw new ArtifactFault(
        `gradient: ${name} does not fit predict. By the gradient, a small step changes the weighted scores of input ${String(found.row)} ` +
          `(counted from 0) by ${String(said)}; by predict they change by ${String(measured)}. Expected is the gradient of ` +
          '(weights * predict(inputs)).sum() with respect to the inputs, by a model that is set to predict (eval), and answers ' +
          'that are not rounded.',
      );
    }
  }
}

async function runBatch(
  { form, scores, predict, gradient, interpret }: DifferentiableFunction,
  rows: number,
  inputs: Float32Array,
  seeds: Seeds,
): ReturnType<GradientSource['run']> {
  const answers = await predict(inputs, rows);
  const size = answers.length / rows;
  const weights = new Float32Array(rows * size);
  const all = new Float32Array(rows * scores);
  for (let row = 0; row < rows; row += 1) {
    const slopes = scoreSlopes(form, rowOf(answers, row, size));
    all.set(slopes.scores, row * scores);
    weights.set(slopes.back(climbed(slopes.scores, seeds, row)), row * size);
  }
  return {
    scores: all,
    answers: interpret(answers),
    gradient: await gradient(inputs, rows, weights),
  };
}

/** The slope of what a row climbs, by its scores: `weight * (softmax(z * sharpness) - expected) + linear`. */
function climbed(scores: Float32Array, seeds: Seeds, row: number): Float32Array {
  const weight = seeds.weight[row] ?? 0;
  const sharpness = seeds.sharpness[row] ?? 1;
  const expected = rowOf(seeds.expected, row, scores.length);
  const most = scores.reduce((greatest, one) => Math.max(greatest, one), -Infinity);
  const powers = scores.map((one) => Math.exp(sharpness * (one - most)));
  const sum = powers.reduce((total, one) => total + one, 0);
  return rowOf(seeds.linear, row, scores.length).map(
    (linear, at) => linear + weight * ((powers[at] ?? 0) / sum - (expected[at] ?? 0)),
  );
}

/** Nearer to 0 or 1, a probability gives no slope: its reciprocal would overflow, or 32 bits do not tell it from 1. */
const [LEAST, NEAREST_TO_ONE] = [1e-30, 1e-7];

/** Scores that gradients can climb, and how they depend on the numbers that the model returned for one input. */
interface ScoreSlopes {
  readonly scores: Float32Array;
  /** Turns slopes by the scores into slopes by the numbers of the model. */
  readonly back: (slopes: Float32Array) => Float32Array;
}

/** Undoes what saturates in the answer about one input: probabilities become logarithms or logits again. */
function scoreSlopes(form: AnswerForm | 'values', answer: Float32Array): ScoreSlopes {
  const each = (scoreOf: (value: number) => number, slopeOf: (value: number) => number): ScoreSlopes => ({
    scores: answer.map(scoreOf),
    back: (slopes) => slopes.map((slope, at) => slope * slopeOf(answer[at] ?? 0)),
  });
  switch (form) {
    case 'values':
    case 'logits':
      return { scores: answer, back: (slopes) => slopes };
    case 'probabilities':
      return each(
        (value) => Math.log(Math.max(value, LEAST)),
        (value) => (value > LEAST ? 1 / value : 0),
      );
    case 'sigmoids':
      return each(logit, logitSlope);
    case 'second-probability':
      return second(each(logit, logitSlope));
    case 'second-logit':
      return second({ scores: answer, back: (slopes) => slopes });
  }
}

/** The first of two classes has the score 0. */
function second({ scores, back }: ScoreSlopes): ScoreSlopes {
  return { scores: Float32Array.of(0, scores[0] ?? 0), back: (slopes) => back(slopes.subarray(1)) };
}

function logit(value: number): number {
  return Math.log(Math.max(value, LEAST)) - Math.log(Math.max(1 - value, NEAREST_TO_ONE));
}

function logitSlope(value: number): number {
  const isInside = value > LEAST && 1 - value > NEAREST_TO_ONE;
  return isInside ? 1 / (value * (1 - value)) : 0;
}
