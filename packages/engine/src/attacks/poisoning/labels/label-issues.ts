import type { Random } from '../../../random.ts';
import { type Matrix, stackRows, takeRows } from '../../../statistics/multivariate/matrix.ts';
import type { Estimate, LabelledInputs, Victim } from '../../../types.ts';
import { groupCopies } from './copies.ts';
import { findLabelIssues, judgeShare, type LabelIssue } from './label-share.ts';
import { rowsOfGroup } from '../triggers/case.ts';
import { judgeByTrusted, judgesOf, shareWithTrusted, type TrustedView } from './trusted-judge.ts';
import { mean } from '../../../vectors.ts';

/** An issue that only our own classifiers see counts from this margin on: measured, it is then hardly ever wrong. */
const OWN_MARGIN = 0.5;
const LEAST_PROBABILITY = 1e-6;
/** Fewer different rows tell nothing. */
const FEWEST = 20;
/** Our own classifiers learn from so many rows at once; more are judged in groups, so that every row is judged. */
const MOST_TOGETHER = 6000;

export interface LabelIssues {
  /** The clearest first, at most as many as the estimate says. */
  readonly issues: readonly LabelIssue[];
  readonly share: Estimate;
  /** False if the labels cannot be judged, because nobody tells the classes well enough. */
  readonly judged: boolean;
  /** How many different rows the estimate rests on: copies count once. */
  readonly different: number;
  readonly byTrusted: TrustedView | undefined;
  /** The probabilities that the issues come from: by our own classifiers, and joined with the model's. */
  readonly own: Float64Array;
  readonly joined: Float64Array;
}

interface TrustedRows {
  readonly features: Matrix;
  readonly labels: Int32Array;
  /** How well the model agrees with these labels, beyond chance, if it was asked. */
  readonly agreement?: number;
}

/**
 * Finds wrong labels by confident learning, and says how many there are beside those that are hard to tell. The model may have
 * learned the wrong labels by heart, so classifiers of our own, trained on the other rows and the trusted set, judge each row, too;
 * rows that they doubt strongly count even if the model believes them. Copies of a row are judged as one.
 */
export async function findWrongLabels(
  victim: Victim,
  data: LabelledInputs,
  features: Matrix,
  trusted: TrustedRows | undefined,
  classes: number,
  random: Random,
): Promise<LabelIssues> {
  const isTable = data.shape.length === 1;
  const { kept, places } = groupCopies(features, isTable);
  const few = {
    features: takeRows(features, kept),
    labels: kept.map((row) => data.labels[row] ?? 0),
  };
  const scores = ownScores(few.features, few.labels, trusted, { classes, isTable }, random);
  const answers = await victim.ask(data.values, data.count);
  const model = oneForEachClass(answers, data.count, classes);
  const own = normalizeRows(rowsAt(meanOf(scores), places, classes), classes);
  const joined = joinProbabilities(own, model, classes);
  const once = (all: Float64Array): Float64Array => rowsAt(all, kept, classes);
  const judges = { scores, own: once(own), model: once(model), joined: once(joined) };
  const found = judgeShare(judges, few.labels, classes, trusted?.agreement);
  const byTrusted =
    trusted === undefined ? undefined : judgeByTrusted(few, trusted, found.random, classes, isTable);
  const { share, judged } = shareWithTrusted(found, byTrusted);
  const most = judged || share.low > 0 ? Math.round(share.value * data.count) : 0;
  return {
    ...{ share, own, joined, byTrusted, different: kept.length },
    judged: judged && kept.length >= FEWEST,
    issues: doubted(own, joined, data.labels, classes).slice(0, most),
  };
}

function rowsAt(all: Float64Array, rows: Int32Array, size: number): Float64Array {
  const result = new Float64Array(rows.length * size);
  rows.forEach((row, index) => {
    result.set(all.subarray(row * size, (row + 1) * size), index * size);
  });
  return result;
}

function meanOf(all: readonly Float64Array[]): Float64Array {
  return new Float64Array(all[0]?.length ?? 0).map((_zero, index) => mean(all.map((one) => one[index] ?? 0)));
}

function doubted(
  own: Float64Array,
  joined: Float64Array,
  labels: Int32Array,
  classes: number,
): readonly LabelIssue[] {
  const issues = findLabelIssues(joined, labels, classes);
  const known = new Set(issues.map(({ row }) => row));
  const clear = findLabelIssues(own, labels, classes).filter(
    ({ row, margin }) => margin >= OWN_MARGIN && !known.has(row),
  );
  return [...issues, ...clear].sort((a, b) => b.margin - a.margin || a.row - b.row);
}

/**
 * Scores from 0 to 1 by classifiers that did not learn the row's own label. Where classes are hard for one of them, it is sure and
 * wrong; the other seldom is in the same rows.
 */
function ownScores(
  features: Matrix,
  labels: Int32Array,
  trusted: TrustedRows | undefined,
  { classes, isTable }: { readonly classes: number; readonly isTable: boolean },
  random: Random,
): Float64Array[] {
  const groups = Math.ceil(features.rows / MOST_TOGETHER);
  const results = Array.from({ length: isTable ? 2 : 1 }, () => new Float64Array(features.rows * classes));
  for (let group = 0; group < groups; group += 1) {
    const rows = rowsOfGroup(features.rows, group, groups);
    const own = takeRows(features, rows);
    const all = trusted === undefined ? own : stackRows(own, trusted.features);
    const allLabels = new Int32Array(all.rows);
    rows.forEach((row, index) => (allLabels[index] = labels[row] ?? 0));
    if (trusted !== undefined) allLabels.set(trusted.labels, rows.length);
    judgesOf(all, allLabels, { classes, isTable }, random).forEach((scores, judge) => {
      rows.forEach((row, index) => {
        for (let k = 0; k < classes; k += 1) {
          const score = scores[index * classes + k] ?? 0;
          const result = results[judge];
          if (result !== undefined) result[row * classes + k] = Math.min(1, Math.max(0, score));
        }
      });
    });
  }
  return results;
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
  answers.forEach((answer, row) => {
    const label = Math.round(answer);
    if (label >= 0 && label < classes) result[row * classes + label] = 0.99;
  });
  return result;
}

function joinProbabilities(own: Float64Array, model: Float64Array, classes: number): Float64Array {
  return normalizeRows(
    own.map((value, index) => Math.sqrt(value * Math.max(model[index] ?? 0, 1e-9))),
    classes,
  );
}
