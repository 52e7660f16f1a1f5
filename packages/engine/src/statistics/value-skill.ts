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
/** So many of the resamples lie beyond each end of the interval: 2.5 %. */
const BEYOND = 10;

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
  return [sorted[BEYOND], sorted[RESAMPLES - 1 - BEYOND]];
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
  // The mean of equal numbers may differ from them in its last bit.
  if (values.every((value) => value === values[0])) return 0;
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

/** What to do about numbers that the code of the training scales. */
export const SCALER =
  'If a scaler stayed in the code of the training, export the model together with it (in PyTorch, a module whose forward is ' +
  'model((x - mean) / std)), or save the table as the scaler leaves it.';

/**
 * Why attacks on a regression would say nothing with these labels: its answers must follow them (the 95 % interval of the
 * correlation lies above 0), and err less than their mean would. R² alone swings with few rows that err much.
 * @returns undefined if the answers know something of the labels
 */
export function findValueDoubt(skill: ValueSkill, rows: number): string | undefined {
  const { explained, correlation, correlationLow } = skill;
  if (explained === undefined) return 'All labels are the same number. Give data with different labels.';
  const start = `On ${String(rows)} labelled rows the model's answers`;
  const shown = `R² is ${explained < -10 ? 'far below 0' : explained.toFixed(2)}`;
  if (correlationLow <= 0) {
    return (
      `${start} do not follow the labels: the correlation is ${correlation.toFixed(2)}, at least ` +
      `${correlationLow.toFixed(2)} (95 %), and must be above 0; ${shown}. Check that labels belong to the data ` +
      'and to the model, row by row, and that the data is prepared as in training: the order of the columns, ' +
      `their scaling. ${SCALER} Or give more rows.`
    );
  }
  if (explained > 0) return undefined;
  return (
    `${start} follow the labels (correlation ${correlation.toFixed(2)}), but err more than their mean would: ` +
    `${shown}, and must be above 0. Give the labels in the unit of the model's answers, and the data prepared as in ` +
    `training. ${SCALER}`
  );
}
