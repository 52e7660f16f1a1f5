import { Random } from '../random.ts';
import { mean } from '../vectors.ts';

/** How well predictions fit labels. */
export interface ValueSkill {
  /** The root mean squared error. */
  readonly error: number;
  /** The standard deviation of the predictions. */
  readonly spread: number;
  /** R²: the share of the labels' variance that the predictions explain; undefined if all labels are the same. */
  readonly explained: number | undefined;
  /** The ends of its 95 % interval, by a bootstrap over the rows. */
  readonly explainedLow: number | undefined;
  readonly explainedHigh: number | undefined;
}

const RESAMPLES = 400;
const LOWER = 0.025;

/** Compares predictions with labels, row by row. The same numbers give the same interval. */
export function skillOf(predictions: readonly number[], labels: readonly number[]): ValueSkill {
  const errors = predictions.map((value, row) => (value - (labels[row] ?? Number.NaN)) ** 2);
  const rows = [...errors.keys()];
  const explained = explainedBy(rows, errors, labels);
  const random = new Random(0);
  const drawn = Array.from(
    { length: explained === undefined ? 0 : RESAMPLES },
    () =>
      explainedBy(
        rows.map(() => random.integer(rows.length)),
        errors,
        labels,
      ) ?? Number.NEGATIVE_INFINITY,
  ).toSorted((one, other) => one - other);
  return {
    error: Math.sqrt(mean(errors)),
    spread: Math.sqrt(variance(predictions)),
    explained,
    explainedLow: drawn[Math.floor(LOWER * RESAMPLES)],
    explainedHigh: drawn[Math.ceil((1 - LOWER) * RESAMPLES) - 1],
  };
}

/** R² of some rows. */
function explainedBy(
  rows: readonly number[],
  errors: readonly number[],
  labels: readonly number[],
): number | undefined {
  const all = variance(rows.map((row) => labels[row] ?? Number.NaN));
  return all > 0 ? 1 - mean(rows.map((row) => errors[row] ?? Number.NaN)) / all : undefined;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
