import type { Random } from '../../engine/random.ts';
import { standardize } from '../drift/samples.ts';
import type { Matrix } from '../../engine/statistics/matrix.ts';
import { normalScores } from '../../engine/statistics/normal-scores.ts';
import { robustComponents } from '../../engine/statistics/robust-components.ts';
import { robustScale } from '../../engine/statistics/robust.ts';
import { isolationForest } from './isolation-forest.ts';
import { localOutlierFactor } from './local-outlier-factor.ts';
import { type FarColumn, farColumns } from './far-values.ts';
import { scatteredRows } from './scattered.ts';
import { upperFence } from './fence.ts';
import { usualTwins } from './twins.ts';
import { squaredLengths } from '../../engine/statistics/mahalanobis.ts';
import { findNeighbours, nearestDistance } from '../../engine/statistics/nearest.ts';
import { whitened } from '../../engine/statistics/whitened.ts';

const NEIGHBOURS = 10;
const LOCAL_NEIGHBOURS = 40;
/** So many robust deviations these detectors count at most. */
const MOST_DEVIATIONS = 2;
const LIMITED: readonly string[] = ['nearest neighbours, whitened', 'local outlier factor'];

export interface OutlierScores {
  /** How strange each row is, in robust deviations from the median. */
  readonly combined: Float64Array;
  /** The detectors' own scores. */
  readonly detectors: Readonly<Record<string, Float64Array>>;
  /** Rows above it are outliers, unless they are usual because most rows occur more than once. */
  readonly fence: number;
  /** Columns of a table in which values lie far from all others: their rows are outliers, too. */
  readonly far: readonly FarColumn[];
  /** The rows of a table that lie scattered far out, if they are more than a tenth: outliers, too. */
  readonly scattered: readonly number[];
  /** The outliers, the strangest first. */
  readonly found: readonly number[];
  /** True if most rows occur more than once, so that those cannot be outliers. */
  readonly repeated: boolean;
}

/**
 * Scores rows by several unlike detectors and joins them. Each detector's scores are made comparable by the robust
 * deviation of their logarithms, and the two detectors count that find a row strangest: most kinds of outliers are hidden
 * from most detectors, so the mean of all would drown them, and the greatest would follow the noisiest detector. It stands
 * between averaging and maximization in Aggarwal and Sathe, "Theoretical foundations and algorithms for outlier
 * ensembles", SIGKDD Explorations 17, 2015.
 *
 * Three detectors see each column as normal scores: a long tail then makes no row strange by itself, and curved relations
 * between columns become straight. The others see the numbers as they are. In skewed columns most of those call many usual
 * rows very strange, so that they count with a limit.
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

/** Grows ever more slowly towards the limit, so that the order of the rows stays. */
function limit(deviations: number): number {
  return MOST_DEVIATIONS * Math.tanh(deviations / MOST_DEVIATIONS);
}

/** @param detectors the scores of each */
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
