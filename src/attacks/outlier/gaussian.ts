import type { Random } from '../../engine/random.ts';
import { type Matrix, takeRows } from '../../engine/statistics/matrix.ts';
import { squaredDistances } from '../../engine/statistics/pairs.ts';
import { median, quantile, sorted } from '../../engine/statistics/robust.ts';
import { estimateBulk, squaredLengths, whiten } from '../../engine/statistics/mahalanobis.ts';

const FOLDS = 4;
/** Widths of the kernel, in standard deviations. In many columns the wide ones win, and the first that wins decides. */
const WIDTHS = [1, 0.8, 0.6, 0.4, 0.25, 0.15];
/** The share of the least likely rows that do not count: outliers must not decide. */
const TRIMMED = 0.1;
/** Larger samples tell no more, and cost the square. */
const MOST_ROWS = 1000;

/**
 * Says whether a normal distribution explains the rows as well as a kernel density estimate. Both are fitted to three
 * quarters of the rows and judged by the likelihood of the rest, in turns. The normal distribution is the simpler one, so
 * it is chosen if it is worse by less than one standard error.
 * Sources: Breiman, Friedman, Olshen, Stone, "Classification and regression trees", 1984 (one standard error); Van der Laan, Dudoit, Keles, "Asymptotic optimality of likelihood-based cross-validation", Statistical
 * Applications in Genetics and Molecular Biology 3, 2004; Hadi and Luceño, "Maximum trimmed likelihood estimators",
 * Computational Statistics & Data Analysis 25, 1997.
 * @param rows scaled columns
 */
export function isGaussian(rows: Matrix, random: Random): boolean {
  const order = random.permutation(rows.rows).subarray(0, MOST_ROWS);
  const folds = Array.from({ length: FOLDS }, (_unused, fold) => {
    const part = (held: boolean): Matrix =>
      takeRows(
        rows,
        order.filter((_row, place) => (place % FOLDS === fold) === held),
      );
    return logDensities(part(false), part(true));
  });
  const normal = folds.flatMap((fold) => fold.normal);
  return WIDTHS.every((width) =>
    isNoWorse(
      normal,
      folds.flatMap((fold) => fold.kernel(width)),
    ),
  );
}

/** True if the first density is not less likely by more than one standard error, among the rows that are not outliers. */
function isNoWorse(first: readonly number[], second: readonly number[]): boolean {
  const likelihoods = first.map((value, row) => value + (second[row] ?? 0));
  const limit = quantile(sorted(likelihoods), TRIMMED);
  const gains = first.map((value, row) => value - (second[row] ?? 0));
  const kept = gains.filter((_gain, row) => (likelihoods[row] ?? 0) >= limit);
  const mean = kept.reduce((sum, gain) => sum + gain, 0) / kept.length;
  const variance = kept.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / kept.length;
  return mean > -Math.sqrt(variance / kept.length);
}

interface LogDensities {
  readonly normal: readonly number[];
  /** With kernels of this width. */
  readonly kernel: (width: number) => readonly number[];
}

/** The logarithms of both densities of the held-out rows, without a term that both share. */
function logDensities(train: Matrix, held: Matrix): LogDensities {
  const bulk = estimateBulk(train);
  const { columns } = train;
  const lengths = squaredLengths(whiten(train, bulk));
  // The covariance of the nearest rows is too small: half of the rows must lie within about `columns`.
  const scale = Math.sqrt(median(lengths) / columns) || 1;
  const factor = bulk.factor.map((value) => value * scale);
  const [known, asked] = [whiten(train, { ...bulk, factor }), whiten(held, { ...bulk, factor })];
  let logarithm = 0;
  for (let column = 0; column < columns; column += 1) {
    logarithm += Math.log(factor[column * columns + column] ?? 1);
  }
  const pairs = squaredDistances(asked, known);
  const distances = Array.from({ length: held.rows }, (_unused, row) =>
    pairs.subarray(row * known.rows, (row + 1) * known.rows),
  );
  return {
    normal: Array.from(squaredLengths(asked), (length) => -length / 2 - logarithm),
    kernel: (width) =>
      distances.map((own) => kernelDensity(own, width) - columns * Math.log(width) - logarithm),
  };
}

/** The logarithm of the mean of Gaussian kernels of so much width. */
function kernelDensity(squared: Float64Array, width: number): number {
  let nearest = Infinity;
  for (const distance of squared) nearest = Math.min(nearest, distance);
  let sum = 0;
  for (const distance of squared) sum += Math.exp((nearest - distance) / (2 * width * width));
  return Math.log(sum / squared.length) - nearest / (2 * width * width);
}
