import type { Random } from '../../random.ts';
import { standardize } from '../drift/samples.ts';
import { type Matrix, rowOf } from '../../statistics/multivariate/matrix.ts';
import { normalScores } from '../../statistics/multivariate/normal-scores.ts';
import { robustComponents } from '../../statistics/multivariate/robust-components.ts';
import { quantile, robustScale, sorted } from '../../statistics/robust.ts';
import { isolationForest, localOutlierFactor } from './isolation-forest.ts';
import { type FarColumn, farColumns } from './far-values.ts';
import { scatteredRows } from './scattered.ts';
import { squaredLengths, whitened } from '../../statistics/multivariate/mahalanobis.ts';
import { findNeighbours, nearestDistance } from '../../statistics/multivariate/nearest-rows.ts';

const NEIGHBOURS = 10;
const LOCAL_NEIGHBOURS = 40;
/** The most robust deviations that these detectors count. */
const MOST_DEVIATIONS = 2;
const LIMITED: readonly string[] = ['nearest neighbours, whitened', 'local outlier factor'];

export interface OutlierScores {
  /** How strange each row is, in robust deviations from the median. */
  readonly combined: Float64Array;
  readonly detectors: Readonly<Record<string, Float64Array>>;
  /** Rows above it are outliers, unless they are usual because most rows occur more than once. */
  readonly fence: number;
  /** Columns of a table in which values lie far from all others: their rows are outliers, too. */
  readonly far: readonly FarColumn[];
  /** The rows of a table that lie scattered far out, if they are more than a tenth: outliers, too. */
  readonly scattered: readonly number[];
  readonly found: readonly number[];
  /** True if most rows occur more than once, so that those cannot be outliers. */
  readonly repeated: boolean;
}

/**
 * Scores rows by several unlike detectors and joins them: the robust deviations of the logarithms of the two that find a row
 * strangest. Most kinds of outliers are hidden from most detectors, so the mean of all would drown them, and the greatest would
 * follow the noisiest one (compare Aggarwal and Sathe, SIGKDD Explorations 17, 2015). Three detectors see each column as normal
 * scores: a long tail then makes no row strange by itself. Of the others most call many usual rows of skewed columns very strange,
 * so that they count with a limit.
 * @param pictures true if all columns have the same unit
 */
export function scoreOutliers(rows: Matrix, pictures: boolean, random: Random): OutlierScores {
  const nobody = { values: new Float32Array(0), rows: 0, columns: rows.columns };
  const [scaled] = standardize(rows, nobody);
  const round = whitened(scaled, random);
  const ranks = normalScores(rows);
  const components = robustComponents(ranks, random);
  const [together] = standardize(rows, nobody, pictures);
  return joinDetectors(rows, pictures, {
    'components of normal scores': squaredLengths(components),
    'isolation forest of normal scores, whitened': isolationForest(whitened(ranks, random), random),
    'nearest neighbours by components of normal scores': nearestDistance(
      findNeighbours(components, NEIGHBOURS),
      NEIGHBOURS,
    ),
    'isolation forest, whitened': isolationForest(round, random),
    'nearest neighbours, whitened': nearestDistance(findNeighbours(round, NEIGHBOURS), NEIGHBOURS),
    'local outlier factor': localOutlierFactor(findNeighbours(together, LOCAL_NEIGHBOURS)),
  });
}

/**
 * Joins the scores of detectors, and says which rows are outliers.
 * @param pictures true if all columns have the same unit
 */
export function joinDetectors(
  rows: Matrix,
  pictures: boolean,
  detectors: OutlierScores['detectors'],
): OutlierScores {
  const combined = meanOfTwoGreatest(
    Object.entries(detectors).map(([name, scores]) => {
      const deviations = robustDeviations(scores);
      return LIMITED.includes(name) ? deviations.map(limit) : deviations;
    }),
  );
  const twins = usualTwins(rows);
  const fence = upperFence(combined, twins);
  const far = pictures ? [] : farColumns(rows);
  const scattered = pictures ? [] : scatteredRows(rows);
  const isFar = new Set([...far.flatMap((column) => column.rows), ...scattered]);
  return {
    combined,
    detectors,
    fence,
    far,
    scattered,
    found: Array.from(combined.keys())
      .filter((row) => ((combined[row] ?? 0) > fence || isFar.has(row)) && twins[row] !== true)
      .sort((a, b) => (combined[b] ?? 0) - (combined[a] ?? 0) || a - b),
    repeated: twins.includes(true),
  };
}

function limit(deviations: number): number {
  return MOST_DEVIATIONS * Math.tanh(deviations / MOST_DEVIATIONS);
}

function meanOfTwoGreatest(detectors: readonly Float64Array[]): Float64Array {
  const [any = new Float64Array(0)] = detectors;
  return any.map((_unused, row) => {
    const [first = 0, second = first] = detectors.map((scores) => scores[row] ?? 0).sort((a, b) => b - a);
    return (first + second) / 2;
  });
}

function robustDeviations(scores: Float64Array): Float64Array {
  const logarithms = scores.map((score) => Math.log(score + 1e-9));
  const { location, scale } = robustScale(logarithms);
  return logarithms.map((value) => (scale > 0 ? (value - location) / scale : 0));
}

/**
 * Finds the rows that cannot be outliers because they occur more than once. That counts only if most rows do, as in a table of a
 * few yes-or-no columns; elsewhere equal rows are themselves worth a look.
 * @returns true for each row that has a twin; all false if less than half have one
 */
function usualTwins(rows: Matrix): readonly boolean[] {
  const keys = Array.from({ length: rows.rows }, (_unused, row) => rowOf(rows, row).join(' '));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const twins = keys.map((key) => (counts.get(key) ?? 0) > 1);
  const share = twins.filter(Boolean).length / Math.max(1, twins.length);
  return share >= 0.5 ? twins : twins.map(() => false);
}

/** The quantiles between which the tail of usual scores is fitted: outliers should lie beyond the upper one. */
const LOWER = 0.5;
const UPPER = 0.85;
/** Rows as strange as this share of usual rows are listed. Scores of usual rows mostly fall off faster than is assumed here. */
const RARE = 0.025;
/** Less strange rows are listed if so many are that at most this share of them should be usual ones. */
const FALSE_DISCOVERIES = 0.2;

/**
 * Says which scores are too great for their own kind. Scores of usual rows are taken to fall off exponentially above their median;
 * the rate comes from the rows between two quantiles. Few rows tell the rate only roughly, so the chance is that of the predictive
 * distribution, a Pareto tail. Rows with a chance below .025 are listed, and by Benjamini's and Hochberg's procedure others if
 * there are many. Sources: Benjamini and Hochberg, JRSS B 57, 1995; Efron, JASA 99, 2004; Aitchison and Dunsmore, "Statistical
 * prediction analysis", 1975.
 * @param usual rows that cannot be outliers, whatever their score
 * @returns the score above which rows are outliers
 */
export function upperFence(scores: Float64Array, usual: readonly boolean[] = []): number {
  if (scores.length === 0) return 0;
  const ordered = sorted(scores);
  const middle = quantile(ordered, LOWER);
  const length = tailLength(ordered, middle);
  if (length === 0) return middle;
  /** The scores that the rate rests on. */
  const fitted = Math.max(1, (UPPER - LOWER) * scores.length);
  /** The score that a usual row exceeds with this chance. */
  const exceeded = (chance: number): number =>
    middle + length * fitted * (((1 - LOWER) / chance) ** (1 / fitted) - 1);
  const step = FALSE_DISCOVERIES / scores.length;
  const candidates = sorted(scores.filter((_score, row) => usual[row] !== true)).reverse();
  for (let count = candidates.length; count > 0; count -= 1) {
    const limit = exceeded(Math.max(RARE, step * count));
    if ((candidates[count - 1] ?? 0) > limit) return limit;
  }
  return exceeded(Math.max(RARE, step));
}

/** The score by which a tail of usual rows falls to 1/e. */
function tailLength(ordered: Float64Array, middle: number): number {
  const spread = quantile(ordered, UPPER) - middle;
  if (spread > 0) return spread / Math.log((1 - LOWER) / (1 - UPPER));
  // More than a third of the rows share the median, as in tables of few values: the mean excess is what is left to go by.
  const above = ordered.filter((score) => score > middle);
  return above.reduce((sum, score) => sum + score - middle, 0) / Math.max(1, above.length);
}
