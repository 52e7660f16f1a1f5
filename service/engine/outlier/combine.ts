import type { Random } from '../random.ts';
import { standardize } from '../drift/samples.ts';
import type { Matrix } from '../statistics/matrix.ts';
import { robustScale } from '../statistics/robust.ts';
import { ecod } from './ecod.ts';
import { isolationForest } from './isolation-forest.ts';
import { localOutlierFactor } from './local-outlier-factor.ts';
import { upperFence } from './fence.ts';
import { isGaussian } from './gaussian.ts';
import { usualTwins } from './twins.ts';
import { squaredLengths } from '../statistics/mahalanobis.ts';
import { findNeighbours, nearestDistance } from '../statistics/nearest.ts';
import { isWide, whitened } from '../statistics/whitened.ts';

const NEIGHBOURS = 10;
const LOCAL_NEIGHBOURS = 40;

export interface OutlierScores {
  /** How strange each row is, in robust deviations from the median. */
  readonly combined: Float64Array;
  /** The detectors' own scores. */
  readonly detectors: Readonly<Record<string, Float64Array>>;
  /** Rows above it are outliers, unless they are usual because most rows occur more than once. */
  readonly fence: number;
  /** The outliers, the strangest first. */
  readonly found: readonly number[];
  /** True if most rows occur more than once, so that those cannot be outliers. */
  readonly repeated: boolean;
  /** True if the rows look normally distributed, so that only the Mahalanobis distance counts. */
  readonly gaussian: boolean;
}

/**
 * Scores rows by several unlike detectors and joins them. Each detector's scores are made comparable by the robust
 * deviation of their logarithms.
 *
 * If a normal distribution explains the rows as well as a density estimate without a model, the Mahalanobis distance
 * decides: outliers are where the density is low, and then it orders the rows by their density (Steinwart, Hush, Scovel,
 * "A classification framework for anomaly detection", JMLR 6, 2005).
 *
 * Otherwise the two detectors count that find a row strangest: most kinds of outliers are hidden from most detectors, so
 * the mean of all would drown them, and the greatest would follow the noisiest detector. It stands between averaging and
 * maximization in Aggarwal and Sathe, "Theoretical foundations and algorithms for outlier ensembles", SIGKDD Explorations
 * 17, 2015.
 * @param pictures true if all columns have the same unit
 */
export function scoreOutliers(rows: Matrix, pictures: boolean, random: Random): OutlierScores {
  const nobody = { values: new Float32Array(0), rows: 0, columns: rows.columns };
  const [scaled] = standardize(rows, nobody);
  const [together] = standardize(rows, nobody, pictures);
  const round = whitened(scaled, random);
  const near = findNeighbours(together, LOCAL_NEIGHBOURS);
  const mahalanobis = squaredLengths(round);
  const ensemble = {
    ECOD: ecod(scaled),
    'isolation forest': isolationForest(scaled, random),
    'isolation forest, whitened': isolationForest(round, random),
    'nearest neighbours': nearestDistance(near, NEIGHBOURS),
    'nearest neighbours, whitened': nearestDistance(findNeighbours(round, NEIGHBOURS), NEIGHBOURS),
    'local outlier factor': localOutlierFactor(near),
  };
  const gaussian = !isWide(rows) && isGaussian(scaled, random);
  const comparable = (gaussian ? [mahalanobis] : Object.values(ensemble)).map(robustDeviations);
  const combined = Float64Array.from({ length: rows.rows }, (_unused, row) =>
    meanOfTwoGreatest(comparable.map((scores) => scores[row] ?? 0)),
  );
  const twins = usualTwins(rows);
  const fence = upperFence(combined, twins);
  return {
    combined,
    detectors: { Mahalanobis: mahalanobis, ...ensemble },
    fence,
    found: Array.from(combined.keys())
      .filter((row) => (combined[row] ?? 0) > fence && twins[row] !== true)
      .sort((a, b) => (combined[b] ?? 0) - (combined[a] ?? 0) || a - b),
    repeated: twins.includes(true),
    gaussian,
  };
}

function meanOfTwoGreatest(values: readonly number[]): number {
  const [first = 0, second = first] = values.toSorted((a, b) => b - a);
  return (first + second) / 2;
}

function robustDeviations(scores: Float64Array): Float64Array {
  const logarithms = scores.map((score) => Math.log(score + 1e-9));
  const { location, scale } = robustScale(logarithms);
  return logarithms.map((value) => (scale > 0 ? (value - location) / scale : 0));
}
