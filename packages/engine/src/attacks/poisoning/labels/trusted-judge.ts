import { likeliest } from '../../../predicted-classes.ts';
import { Random } from '../../../random.ts';
import { compareClasses } from '../../../statistics/balanced-accuracy.ts';
import { kernelFeatures, outOfFoldScores } from '../../../statistics/kernel-classifier.ts';
import { greatestDifference } from '../../../statistics/kolmogorov-smirnov.ts';
import { spreadRows } from '../triggers/case.ts';
import { columnOf, type Matrix, stackRows, takeRows } from '../../../statistics/multivariate/matrix.ts';
import { outOfBagShares } from '../../../statistics/trees/regression-forest.ts';
import { Z_95 } from '../../../statistics/distributions.ts';
import type { Estimate } from '../../../types.ts';
import { KERNEL_WIDTH } from '../triggers/content.ts';
import { groupCopies, unitColumns } from './copies.ts';
import { countedShare, isTold, type JudgedShare, MOST_WRONG, WIDEST } from './label-share.ts';

/** Fewer trusted rows do not teach a judge. */
const FEWEST = 20;
/** The trusted rows that teach it enough, and the rows of the data that tell how often it disagrees. */
const [MOST_LESSONS, MOST_JUDGED] = [2000, 3000];
const FOLDS = 5;
const LEAF = 3;
/** Rows are compared with trusted rows of which the judge is as sure, in so many groups: hard rows are doubted everywhere. */
const GROUPS = 8;
/** Rows of which it is less sure than of all trusted rows but so many have none to be compared with. */
const LEFT_OUT = 3;
/** The standard errors from which on it is no chance: one in 700, one-sided. */
const SURE = 3;
/** Less is small beside the default threshold of .15. */
const LEAST_REST = 0.05;
/** Columns that differ more than this (Kolmogorov-Smirnov) are of another kind, and prove no wrong label. */
const MOST_SHIFT = 0.25;

export interface TrustedView {
  /**
   * The share of wrong labels: how much more often it disagrees with the labels of the data than with trusted labels that it did not
   * learn, by the part of flips that it would notice.
   */
  readonly share: Estimate;
  readonly error: number;
  /** True if more labels are wrong than random flips explain, beyond chance. */
  readonly contradicts: boolean;
  /** True if both sets are of the same kind, and name the classes alike. */
  readonly isSameKind: boolean;
  /** True if it could not have seen that, beside random flips, more labels are wrong than the default threshold allows. */
  readonly isBlind: boolean;
}

interface Rows {
  readonly features: Matrix;
  readonly labels: Int32Array;
}

/**
 * Compares the labels of the data with what trusted rows teach: a judge that never saw labels that are wrong in a systematic way
 * disagrees. Where rows are hard it disagrees with trusted labels as well, so both are compared at equal sureness; and what random
 * flips explain is no contradiction.
 * @param random the share of random flips; a wide interval explains nothing
 * @returns undefined if there are too few trusted rows
 */
export function judgeByTrusted(
  data: Rows,
  trusted: Rows,
  random: Estimate,
  classes: number,
  isTable: boolean,
): TrustedView | undefined {
  const { kept } = groupCopies(trusted.features, isTable);
  const lessons = some(chosen(trusted, kept), MOST_LESSONS);
  if (lessons.labels.length < FEWEST || new Set(lessons.labels).size < 2) return undefined;
  const asked = some(data, MOST_JUDGED);
  const verdicts = bestJudge(lessons, asked, classes, isTable);
  const [known, found] = [verdicts.slice(0, lessons.labels.length), verdicts.slice(lessons.labels.length)];
  const { balanced, classes: named } = compareClasses(
    asked.labels,
    Int32Array.from(found, ({ guess }) => guess),
  );
  const share = compare(known, found, classes);
  const explained = random.high - random.low <= WIDEST ? random : { value: 0, low: 0, high: 0 };
  const reach = (explained.high - explained.low) / 2;
  const rest = share.value - explained.value;
  const contradicts = rest > SURE * Math.hypot(share.spread, reach / Z_95) && rest >= LEAST_REST;
  return {
    ...{ share, error: errorOf(known), contradicts },
    isSameKind: balanced.low > 1 / named && !isShifted(lessons.features, asked.features),
    isBlind: !contradicts && rest + Math.hypot(share.high - share.value, reach) > MOST_WRONG,
  };
}

/**
 * The share of wrong labels with what trusted rows teach: theirs if it is surely more, or if nothing else tells. Both sets must be
 * of the same kind.
 */
export function shareWithTrusted(
  { share, judged }: Pick<JudgedShare, 'share' | 'judged'>,
  view: TrustedView | undefined,
): Pick<JudgedShare, 'share' | 'judged'> {
  if (view?.isSameKind !== true) return { share, judged };
  const { value, low } = view.share;
  const tells = countedShare(view.share) > MOST_WRONG || (value <= MOST_WRONG && isTold(view.share));
  const isMore = low > share.value && countedShare(view.share) > countedShare(share);
  return tells && (isMore || !judged) ? { share: view.share, judged: true } : { share, judged };
}

function bestJudge(lessons: Rows, asked: Rows, classes: number, isTable: boolean): readonly RowVerdict[] {
  const random = new Random(0);
  const joined = stackRows(lessons.features, asked.features);
  const labels = Int32Array.from([...lessons.labels, ...asked.labels]);
  const use = Uint8Array.from(labels, (_label, row) => (row < lessons.labels.length ? 1 : 0));
  return judgesOf(joined, labels, { classes, isTable }, random, use)
    .map((scores) => verdictsOf(scores, labels, classes))
    .reduce((best, one) =>
      errorOf(one.slice(0, lessons.labels.length)) < errorOf(best.slice(0, lessons.labels.length))
        ? one
        : best,
    );
}

/**
 * Scores of classifiers that did not learn a row's own label: by kernels, and for tables by trees, too.
 * @param use the rows for which it is 0 are not learned
 */
export function judgesOf(
  features: Matrix,
  labels: Int32Array,
  { classes, isTable }: { readonly classes: number; readonly isTable: boolean },
  random: Random,
  use: Uint8Array = new Uint8Array(labels.length).fill(1),
): readonly Float64Array[] {
  const rows = isTable ? unitColumns(features) : features;
  const folds = Uint8Array.from(random.permutation(rows.rows), (place) => place % FOLDS);
  const byKernel = outOfFoldScores(
    kernelFeatures(rows, KERNEL_WIDTH, random),
    ...([labels, folds, FOLDS, classes, use] as const),
  );
  if (!isTable) return [byKernel];
  return [byKernel, outOfBagShares(rows, labels, classes, { leaf: LEAF, use, random })];
}

interface RowVerdict {
  readonly guess: number;
  readonly isWrong: boolean;
  readonly margin: number;
}

function verdictsOf(scores: Float64Array, labels: Int32Array, classes: number): readonly RowVerdict[] {
  return Array.from(labels, (label, row) => {
    const own = scores.subarray(row * classes, (row + 1) * classes);
    const first = likeliest(own);
    const second = own.reduce((most, score, name) => (name === first ? most : Math.max(most, score)), 0);
    return { guess: first, isWrong: first !== label, margin: (own[first] ?? 0) - second };
  });
}

/**
 * The share of wrong labels that explains how much more often the judge disagrees with the data: the difference of two shares at
 * equal sureness, the mean of the groups, divided by what the judge knows.
 */
function compare(
  trusted: readonly RowVerdict[],
  data: readonly RowVerdict[],
  classes: number,
): Estimate & { readonly spread: number } {
  const margins = trusted.map(({ margin }) => margin).sort((a, b) => a - b);
  const edges = Array.from(
    { length: GROUPS - 1 },
    (_unused, group) => margins[Math.floor(((group + 1) * margins.length) / GROUPS)] ?? 0,
  );
  const least = margins[LEFT_OUT] ?? 0;
  const groupOf = ({ margin }: RowVerdict): number =>
    margin < least ? -1 : edges.filter((edge) => margin >= edge).length;
  let [more, variance, open, knowledge] = [0, 0, 1, 0];
  for (let group = 0; group < GROUPS; group += 1) {
    const [own, known] = [data, trusted].map((rows) => rows.filter((row) => groupOf(row) === group));
    const [here, there] = [countOf(own ?? []), countOf(known ?? [])];
    const weight = here.rows / Math.max(1, data.length);
    open -= weight;
    more += weight * (here.share - there.share);
    knowledge += weight * (1 - (there.share * classes) / (classes - 1));
    variance += weight * weight * (here.variance + there.variance);
  }
  if (knowledge <= 0) return { value: 0, low: 0, high: 1, spread: 1 };
  const spread = Math.sqrt(variance) / knowledge;
  const value = Math.max(0, more / knowledge);
  return {
    ...{ value: Math.min(1, value), spread },
    low: Math.min(1, Math.max(0, value - Z_95 * spread)),
    high: Math.min(1, value + Z_95 * spread + Math.max(0, open)),
  };
}

/** The share of wrong verdicts with its variance; half a row is added, so that no share of few rows is certain. */
function countOf(rows: readonly RowVerdict[]): { rows: number; share: number; variance: number } {
  const wrong = rows.filter(({ isWrong }) => isWrong).length;
  const share = (wrong + 0.5) / (rows.length + 1);
  return { rows: rows.length, share, variance: (share * (1 - share)) / (rows.length + 1) };
}

function errorOf(rows: readonly RowVerdict[]): number {
  return rows.filter(({ isWrong }) => isWrong).length / Math.max(1, rows.length);
}

function isShifted(first: Matrix, second: Matrix): boolean {
  for (let column = 0; column < first.columns; column += 1) {
    const [one, other] = [first, second].map((rows) => columnOf(rows, column).sort());
    if (one !== undefined && other !== undefined && greatestDifference(one, other) > MOST_SHIFT) return true;
  }
  return false;
}

function some(rows: Rows, most: number): Rows {
  const count = rows.labels.length;
  if (count <= most) return rows;
  return chosen(rows, spreadRows(count, most));
}

function chosen({ features, labels }: Rows, rows: Int32Array): Rows {
  return { features: takeRows(features, rows), labels: rows.map((row) => labels[row] ?? 0) };
}
