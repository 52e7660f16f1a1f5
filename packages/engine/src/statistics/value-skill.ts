import { Random } from '../random.ts';
import { mean } from '../vectors.ts';

export interface ValueSkill {
  readonly error: number;
  readonly spread: number;
  /** R²: the share of the labels' variance that the predictions explain; undefined if all labels are the same. */
  readonly explained: number | undefined;
  /** The ends of its 95 % interval, by a bootstrap over the rows. */
  readonly explainedLow: number | undefined;
  readonly explainedHigh: number | undefined;
  /** Pearson's correlation of predictions and labels; 0 if either are all the same. */
  readonly correlation: number;
  /** The lower end of its 95 % interval, by the same bootstrap. */
  readonly correlationLow: number;
}

const RESAMPLES = 400;
const LOWER = 0.025;

/** Compares predictions with labels, row by row. The same numbers give the same interval. */
export function skillOf(predictions: readonly number[], labels: readonly number[]): ValueSkill {
  const pairs = predictions.map((prediction, row) => ({ prediction, label: labels[row] ?? Number.NaN }));
  const random = new Random(0);
  const drawn = Array.from({ length: RESAMPLES }, () => drawAgain(pairs, random));
  const explained = explainedBy(pairs);
  const [explainedLow, explainedHigh] =
    explained === undefined ? [] : endsOf(drawn.map((some) => explainedBy(some) ?? Number.NEGATIVE_INFINITY));
  const [correlationLow = 0] = endsOf(drawn.map(correlationOf));
  return {
    error: Math.sqrt(meanError(pairs)),
    spread: Math.sqrt(variance(predictions)),
    ...{ explained, explainedLow, explainedHigh },
    correlation: correlationOf(pairs),
    correlationLow,
  };
}

interface Pair {
  readonly prediction: number;
  readonly label: number;
}

function drawAgain(pairs: readonly Pair[], random: Random): readonly Pair[] {
  return pairs.flatMap(() => {
    const at = random.integer(pairs.length);
    return pairs.slice(at, at + 1);
  });
}

function endsOf(drawn: readonly number[]): readonly (number | undefined)[] {
  const sorted = drawn.toSorted((one, other) => one - other);
  return [sorted[Math.floor(LOWER * RESAMPLES)], sorted[Math.ceil((1 - LOWER) * RESAMPLES) - 1]];
}

function explainedBy(pairs: readonly Pair[]): number | undefined {
  const all = variance(pairs.map(({ label }) => label));
  return all > 0 ? 1 - meanError(pairs) / all : undefined;
}

function meanError(pairs: readonly Pair[]): number {
  return mean(pairs.map(({ prediction, label }) => (prediction - label) ** 2));
}

function correlationOf(pairs: readonly Pair[]): number {
  const predictions = pairs.map(({ prediction }) => prediction);
  const labels = pairs.map(({ label }) => label);
  const [onePrediction, oneLabel] = [mean(predictions), mean(labels)];
  const joint = mean(pairs.map((pair) => (pair.prediction - onePrediction) * (pair.label - oneLabel)));
  const scale = Math.sqrt(variance(predictions) * variance(labels));
  return scale > 0 ? joint / scale : 0;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
