import type { AnswerForm } from './class-scores.ts';

/** Nearer to 0 or 1, a probability gives no slope: its reciprocal would overflow, or 32 bits do not tell it from 1. */
const [LEAST, NEAREST_TO_ONE] = [1e-30, 1e-7];

/** Scores that gradients can climb, and how they depend on the numbers that the model returned for one input. */
export interface ScoreSlopes {
  readonly scores: Float32Array;
  /** Turns slopes by the scores into slopes by the numbers of the model. */
  readonly back: (slopes: Float32Array) => Float32Array;
}

/** Undoes what saturates in the answer about one input: probabilities become logarithms or logits again. */
export function scoreSlopes(form: AnswerForm | 'values', answer: Float32Array): ScoreSlopes {
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
