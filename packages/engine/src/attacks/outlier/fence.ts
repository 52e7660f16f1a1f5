import { quantile, sorted } from '../../statistics/robust.ts';

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
  /** So many scores tell the rate. */
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
