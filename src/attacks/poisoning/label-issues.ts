import type { LabelledInputs, Victim } from '../../engine/types.ts';
import type { Random } from '../../engine/random.ts';
import { kernelFeatures, outOfFoldScores } from '../../engine/statistics/kernel-classifier.ts';
import { type Matrix, stackRows } from '../../engine/statistics/matrix.ts';
import { findLabelIssues, type LabelIssue } from './confident-learning.ts';
import { KERNEL_WIDTH } from './content.ts';

/** An issue that only our own classifier sees counts from this margin on: measured, it is then hardly ever wrong. */
const OWN_MARGIN = 0.5;
const FOLDS = 5;
const LEAST_PROBABILITY = 1e-6;

export interface LabelIssues {
  /** The clearest first. */
  readonly issues: readonly LabelIssue[];
  /** The probabilities that the two findings come from: by our own classifier, and joined with the model's. */
  readonly own: Float64Array;
  readonly joined: Float64Array;
}

/**
 * Finds wrong labels by confident learning. The model may have learned the wrong labels by heart, so its scores cannot be
 * used as they are: a classifier of our own, trained on the other folds (and the trusted set), judges each row, and the
 * geometric mean of both probabilities finds the rows that neither of them believes. Rows that our own classifier doubts
 * strongly count even if the model believes them.
 */
export async function findWrongLabels(
  victim: Victim,
  data: LabelledInputs,
  features: Matrix,
  trusted: { readonly features: Matrix; readonly labels: Int32Array } | undefined,
  classes: number,
  random: Random,
): Promise<LabelIssues> {
  const own = ownProbabilities(features, data.labels, trusted, classes, random);
  const answers = await victim.ask(data.values, data.count);
  const joined = joinProbabilities(own, oneForEachClass(answers, data.count, classes), classes);
  const issues = findLabelIssues(joined, data.labels, classes);
  const known = new Set(issues.map(({ row }) => row));
  const clear = findLabelIssues(own, data.labels, classes).filter(
    ({ row, margin }) => margin >= OWN_MARGIN && !known.has(row),
  );
  return { issues: [...issues, ...clear].sort((a, b) => b.margin - a.margin || a.row - b.row), own, joined };
}

/** Returns probabilities by a classifier that did not learn the row's own label. */
function ownProbabilities(
  features: Matrix,
  labels: Int32Array,
  trusted: { readonly features: Matrix; readonly labels: Int32Array } | undefined,
  classes: number,
  random: Random,
): Float64Array {
  const all = trusted === undefined ? features : stackRows(features, trusted.features);
  const allLabels = new Int32Array(all.rows);
  allLabels.set(labels);
  if (trusted !== undefined) allLabels.set(trusted.labels, labels.length);
  const folds = Uint8Array.from(random.permutation(all.rows), (place) => place % FOLDS);
  const scores = outOfFoldScores(kernelFeatures(all, KERNEL_WIDTH, random), allLabels, folds, FOLDS, classes);
  return normalizeRows(scores.subarray(0, features.rows * classes), classes);
}

/** Scores by least squares estimate probabilities; the few below 0 become tiny. */
function normalizeRows(scores: Float64Array, classes: number): Float64Array {
  const result = scores.map((score) => Math.max(score, LEAST_PROBABILITY));
  for (let start = 0; start < result.length; start += classes) {
    const row = result.subarray(start, start + classes);
    const sum = row.reduce((total, value) => total + value, 0);
    row.forEach((value, label) => (row[label] = value / sum));
  }
  return result;
}

/** The model's scores; for a model that tells only labels, nearly all for that class. */
function oneForEachClass(answers: Float32Array, rows: number, classes: number): Float64Array {
  if (answers.length === rows * classes) return Float64Array.from(answers);
  const result = new Float64Array(rows * classes).fill(0.01 / classes);
  answers.forEach((label, row) => (result[row * classes + Math.round(label)] = 0.99));
  return result;
}

function joinProbabilities(own: Float64Array, model: Float64Array, classes: number): Float64Array {
  return normalizeRows(
    own.map((value, index) => Math.sqrt(value * Math.max(model[index] ?? 0, 1e-9))),
    classes,
  );
}
