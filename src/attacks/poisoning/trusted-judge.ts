import { likeliest } from '../../engine/predicted-classes.ts';
import { Random } from '../../engine/random.ts';
import { compareClasses } from '../../engine/statistics/balanced-accuracy.ts';
import { kernelFeatures, outOfFoldScores } from '../../engine/statistics/kernel-classifier.ts';
import { greatestDifference } from '../../engine/statistics/kolmogorov-smirnov.ts';
import { columnOf, type Matrix, stackRows, takeRows } from '../../engine/statistics/matrix.ts';
import { outOfBagShares } from '../../engine/statistics/regression-forest.ts';
import { Z_95 } from '../../engine/statistics/wilson.ts';
import type { Estimate } from '../../engine/types.ts';
import { KERNEL_WIDTH } from './content.ts';
import { groupCopies } from './copies.ts';
import { unitColumns } from './unit-columns.ts';

/** Fewer trusted rows do not teach a judge. */
const FEWEST = 40;
/** So many trusted rows teach it enough, and so many rows of the data tell how often it disagrees. */
const [MOST_LESSONS, MOST_JUDGED] = [2000, 3000];
const FOLDS = 5;
const LEAF = 3;
/** Rows are compared with trusted rows of which the judge is as sure, in so many groups: hard rows are doubted everywhere. */
const GROUPS = 8;
/** Rows of which it is less sure than of all trusted rows but so many have none to be compared with. */
const LEFT_OUT = 3;
/** So many standard errors are no chance: one in 700, one-sided. */
const SURE = 3;
/** Less disagreement is small beside the default threshold of .15. */
const LEAST_EXCESS = 0.05;
/** With a higher end of the interval, it is open whether more labels are wrong than the default threshold allows. */
const MOST_OPEN = 0.15;
/** Columns that differ more than this (Kolmogorov-Smirnov) are of another kind, and prove no wrong label. */
const MOST_SHIFT = 0.25;

/** What a judge that learned trusted rows only says of the labels of the data. */
export interface TrustedView {
  /** How much more often it disagrees with the labels of the data than with trusted labels that it did not learn. */
  readonly excess: Estimate;
  /** How often it errs on trusted rows. */
  readonly error: number;
  /** True if the labels of the data contradict the trusted ones, beyond chance. */
  readonly contradicts: boolean;
  /** True if the share of wrong labels is proven: both sets are of the same kind, and name the classes alike. */
  readonly proves: boolean;
  /** True if it could not have seen that more labels are wrong than the default threshold allows. */
  readonly isBlind: boolean;
}

interface Rows {
  readonly features: Matrix;
  readonly labels: Int32Array;
}

/**
 * Compares the labels of the data with what trusted rows teach. Labels that are wrong in a systematic way (one class, one region,
 * all) look right to whoever learns them, too; a judge that never saw them disagrees. Where rows are hard it disagrees with
 * trusted labels as well, so both are compared at equal sureness.
 * @returns undefined if there are too few trusted rows
 */
export function judgeByTrusted(
  data: Rows,
  trusted: Rows,
  classes: number,
  isTable: boolean,
): TrustedView | undefined {
  const { kept } = groupCopies(trusted.features, isTable);
  const lessons = some(chosen(trusted, kept), MOST_LESSONS);
  if (lessons.labels.length < FEWEST || new Set(lessons.labels).size < 2) return undefined;
  const asked = some(data, MOST_JUDGED);
  const verdicts = bestJudge(lessons, asked, classes, isTable);
  const [known, found] = [verdicts.slice(0, lessons.labels.length), verdicts.slice(lessons.labels.length)];
  const compared = compare(known, found, classes);
  const { balanced, classes: named } = compareClasses(
    asked.labels,
    Int32Array.from(found, ({ guess }) => guess),
  );
  const proves =
    compared.contradicts && balanced.low > 1 / named && !isShifted(lessons.features, asked.features);
  return { ...compared, proves };
}

/** What the judge that errs less on trusted rows says of these and of the data; it never learned the row that it judges. */
function bestJudge(lessons: Rows, asked: Rows, classes: number, isTable: boolean): readonly RowVerdict[] {
  const random = new Random(0);
  const joined = stackRows(lessons.features, asked.features);
  const rows = isTable ? unitColumns(joined) : joined;
  const labels = Int32Array.from([...lessons.labels, ...asked.labels]);
  const use = Uint8Array.from(labels, (_label, row) => (row < lessons.labels.length ? 1 : 0));
  const folds = Uint8Array.from(random.permutation(rows.rows), (place) => place % FOLDS);
  const kernel = kernelFeatures(rows, KERNEL_WIDTH, random);
  const judges = [outOfFoldScores(kernel, labels, folds, FOLDS, classes, use)];
  if (isTable) judges.push(outOfBagShares(rows, labels, classes, { leaf: LEAF, use, random }));
  return judges
    .map((scores) => verdictsOf(scores, labels, classes))
    .reduce((best, one) =>
      errorOf(one.slice(0, lessons.labels.length)) < errorOf(best.slice(0, lessons.labels.length))
        ? one
        : best,
    );
}

/** Whether a judge is wrong about a row, and how sure it is. */
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

/** The difference of two shares at equal sureness, with its interval: the mean of the groups, each as large as in the data. */
function compare(
  trusted: readonly RowVerdict[],
  data: readonly RowVerdict[],
  classes: number,
): Omit<TrustedView, 'proves'> {
  const margins = trusted.map(({ margin }) => margin).sort((a, b) => a - b);
  const edges = Array.from(
    { length: GROUPS - 1 },
    (_unused, group) => margins[Math.floor(((group + 1) * margins.length) / GROUPS)] ?? 0,
  );
  const least = margins[LEFT_OUT] ?? 0;
  const groupOf = ({ margin }: RowVerdict): number =>
    margin < least ? -1 : edges.filter((edge) => margin >= edge).length;
  let [value, variance, open] = [0, 0, 1];
  for (let group = 0; group < GROUPS; group += 1) {
    const [own, known] = [data, trusted].map((rows) => rows.filter((row) => groupOf(row) === group));
    const [here, there] = [countOf(own ?? []), countOf(known ?? [])];
    const weight = here.rows / Math.max(1, data.length);
    open -= weight;
    value += weight * (here.share - there.share);
    variance += weight * weight * (here.variance + there.variance);
  }
  const reach = Math.sqrt(variance);
  const high = Math.max(0, value) + Z_95 * reach + Math.max(0, open);
  const excess = {
    value: Math.max(0, value),
    low: Math.max(0, value - Z_95 * reach),
    high: Math.min(1, high),
  };
  const contradicts = value > SURE * reach && value >= LEAST_EXCESS;
  const error = errorOf(trusted);
  // A judge that errs often disagrees with right labels nearly as often as with wrong ones.
  const knowledge = 1 - (error * classes) / (classes - 1);
  return { excess, error, contradicts, isBlind: !contradicts && high > MOST_OPEN * knowledge };
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
  return chosen(
    rows,
    Int32Array.from({ length: most }, (_unused, place) => Math.floor((place * count) / most)),
  );
}

function chosen({ features, labels }: Rows, rows: Int32Array): Rows {
  return { features: takeRows(features, rows), labels: rows.map((row) => labels[row] ?? 0) };
}
