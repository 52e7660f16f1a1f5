import type { Random } from '../random.ts';
import { standardize } from '../drift/samples.ts';
import type { Matrix } from '../statistics/matrix.ts';
import { median, robustScale } from '../statistics/robust.ts';
import { ecod } from './ecod.ts';
import { isolationForest } from './isolation-forest.ts';
import { squaredLengths, whiten } from './mahalanobis.ts';
import { nearestDistance } from './nearest.ts';

const NEIGHBOURS = 10;
/** So many robust deviations above the median make an outlier (Iglewicz and Hoaglin 1993). */
const FENCE = 3.5;

export interface OutlierScores {
  /** How strange each row is, in robust deviations from the median. */
  readonly combined: Float64Array;
  /** The detectors' own scores. */
  readonly detectors: Readonly<Record<string, Float64Array>>;
  /** Rows above it are outliers. */
  readonly fence: number;
}

/**
 * Scores rows by several detectors and joins them. Each detector's scores are made comparable by the robust deviation of
 * their logarithms. For pictures their mean counts; for tables the greatest, since columns of unlike kinds hide an outlier
 * from most detectors.
 * @param pictures true if all columns have the same unit
 */
export function scoreOutliers(rows: Matrix, pictures: boolean, random: Random): OutlierScores {
  const nobody = { values: new Float32Array(0), rows: 0, columns: rows.columns };
  const [scaled] = standardize(rows, nobody);
  const [together] = standardize(rows, nobody, pictures);
  const round = whiten(scaled);
  const detectors = {
    ECOD: ecod(scaled),
    'isolation forest': isolationForest(scaled, random),
    Mahalanobis: squaredLengths(round),
    'nearest neighbours': nearestDistance(together, NEIGHBOURS),
    'nearest neighbours, whitened': nearestDistance(round, NEIGHBOURS),
  };
  const used = pictures
    ? [
        detectors['isolation forest'],
        detectors['nearest neighbours'],
        detectors['nearest neighbours, whitened'],
      ]
    : [
        detectors['isolation forest'],
        detectors['nearest neighbours'],
        detectors['nearest neighbours, whitened'],
        detectors.Mahalanobis,
      ];
  const comparable = used.map(robustDeviations);
  const combined = Float64Array.from({ length: rows.rows }, (_unused, row) => {
    const own = comparable.map((scores) => scores[row] ?? 0);
    return pictures ? own.reduce((sum, score) => sum + score, 0) / own.length : Math.max(...own);
  });
  return { combined, detectors, fence: upperFence(combined) };
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
