import type { Random } from '../random.ts';
import { standardize } from '../drift/samples.ts';
import type { Matrix } from '../statistics/matrix.ts';
import { median, robustScale } from '../statistics/robust.ts';
import { ecod } from './ecod.ts';
import { isolationForest } from './isolation-forest.ts';
import { localOutlierFactor } from './local-outlier-factor.ts';
import { isGaussian } from './gaussian.ts';
import { estimateBulk, squaredLengths, whiten } from './mahalanobis.ts';
import { findNeighbours, nearestDistance } from './nearest.ts';
import { principalCoordinates } from './principal-coordinates.ts';

const NEIGHBOURS = 10;
const LOCAL_NEIGHBOURS = 40;
/** Rows with more columns are whitened in their principal coordinates: the cost grows with the cube of the columns. */
const MOST_WHITENED = 256;
const COORDINATES = 128;
/** So many robust deviations above the median make an outlier (Iglewicz and Hoaglin 1993). */
const FENCE = 3.5;

export interface OutlierScores {
  /** How strange each row is, in robust deviations from the median. */
  readonly combined: Float64Array;
  /** The detectors' own scores. */
  readonly detectors: Readonly<Record<string, Float64Array>>;
  /** Rows above it are outliers. */
  readonly fence: number;
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
  const wide = rows.columns > MOST_WHITENED;
  const coordinates = wide ? principalCoordinates(scaled, COORDINATES, random) : scaled;
  const round = whiten(coordinates, estimateBulk(coordinates));
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
  const gaussian = !wide && isGaussian(scaled, random);
  const comparable = (gaussian ? [mahalanobis] : Object.values(ensemble)).map(robustDeviations);
  const combined = Float64Array.from({ length: rows.rows }, (_unused, row) =>
    meanOfTwoGreatest(comparable.map((scores) => scores[row] ?? 0)),
  );
  return {
    combined,
    detectors: { Mahalanobis: mahalanobis, ...ensemble },
    fence: upperFence(combined),
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

/** The spread is measured above the median only, where outliers would lie: scores are skewed. */
function upperFence(scores: Float64Array): number {
  const middle = median(scores);
  const above = scores.filter((score) => score >= middle).map((score) => score - middle);
  return middle + FENCE * 1.482602218505602 * median(above);
}
