import type { Random } from '../../random.ts';
import { greatestDifference } from '../../statistics/kolmogorov-smirnov.ts';
import type { Matrix } from '../../statistics/multivariate/matrix.ts';
import { normalScores } from '../../statistics/multivariate/normal-scores.ts';
import {
  type PermutationLimits,
  permutationTest,
  type PermutationTest,
} from '../../statistics/distributions.ts';
import { auc } from '../../statistics/auc.ts';
import { findNeighbours, nearestDistance } from '../../statistics/multivariate/nearest-rows.ts';
import { whitened } from '../../statistics/multivariate/mahalanobis.ts';

/** With more columns every pair takes too long. */
export const MOST_COLUMNS = 200;
/** Correlations nearer to 1 than this count alike. */
const ROUNDING = 1e-6;

export interface RelationTest extends PermutationTest {
  readonly columns: readonly [number, number];
  readonly correlations: readonly [reference: number, current: number];
  /** How far apart the distribution functions of the product of both columns' scores are. */
  readonly statistic: number;
}

/**
 * Tests whether any two columns hang together otherwise than before, by the greatest difference of correlations of normal scores,
 * after Fisher's transformation: tests of all columns at once hardly see one pair among hundreds. Permutations correct for the
 * number of pairs. Sources: Fisher, 1921; Westfall and Young, 1993.
 * @param labels 1 for the rows of the second sample
 * @returns undefined if there are fewer than two columns, or too many
 */
export function relationTest(
  joined: Matrix,
  labels: Int32Array,
  random: Random,
  limits: PermutationLimits,
): RelationTest | undefined {
  if (joined.columns < 2 || joined.columns > MOST_COLUMNS) return undefined;
  const scores = normalScores(joined);
  const all = momentsOf(scores, undefined);
  const statistic = (marks: Int32Array): number => clearest(all, momentsOf(scores, marks), scores.columns).z;
  const { columns, correlations, z } = clearest(all, momentsOf(scores, labels), scores.columns);
  return {
    columns,
    correlations,
    statistic: separation(scores, columns, labels),
    ...permutationTest(z, labels, statistic, random, limits),
  };
}

/** Sums of some rows: of each column, and of the products of each two. */
interface Moments {
  readonly rows: number;
  readonly sums: Float64Array;
  /** Row by row; only those on and right of the diagonal are set. */
  readonly products: Float64Array;
}

/** @param marks 1 for the rows that count; without them all do */
function momentsOf({ values, rows, columns }: Matrix, marks: Int32Array | undefined): Moments {
  const sums = new Float64Array(columns);
  const products = new Float64Array(columns * columns);
  let counted = 0;
  for (let row = 0; row < rows; row += 1) {
    if (marks !== undefined && marks[row] !== 1) continue;
    counted += 1;
    const start = row * columns;
    for (let i = 0; i < columns; i += 1) {
      const own = values[start + i] ?? 0;
      sums[i] = (sums[i] ?? 0) + own;
      const place = i * columns;
      for (let j = i; j < columns; j += 1) {
        products[place + j] = (products[place + j] ?? 0) + own * (values[start + j] ?? 0);
      }
    }
  }
  return { rows: counted, sums, products };
}

function clearest(
  all: Moments,
  some: Moments,
  columns: number,
): Pick<RelationTest, 'columns' | 'correlations'> & { readonly z: number } {
  const others: Moments = {
    rows: all.rows - some.rows,
    sums: all.sums.map((sum, index) => sum - (some.sums[index] ?? 0)),
    products: all.products.map((sum, index) => sum - (some.products[index] ?? 0)),
  };
  const [spread, otherSpread] = [spreadsOf(some, columns), spreadsOf(others, columns)];
  let [first, second, z] = [0, 1, -1];
  for (let i = 0; i < columns; i += 1) {
    for (let j = i + 1; j < columns; j += 1) {
      const difference = Math.abs(
        fisher(correlation(some, spread, i, j, columns)) -
          fisher(correlation(others, otherSpread, i, j, columns)),
      );
      if (difference > z) [first, second, z] = [i, j, difference];
    }
  }
  return {
    columns: [first, second],
    correlations: [
      correlation(others, otherSpread, first, second, columns),
      correlation(some, spread, first, second, columns),
    ],
    z,
  };
}

function spreadsOf({ rows, sums, products }: Moments, columns: number): Float64Array {
  return sums.map((sum, i) => Math.sqrt(Math.max(0, (products[i * columns + i] ?? 0) - (sum * sum) / rows)));
}

function correlation(
  { rows, sums, products }: Moments,
  spreads: Float64Array,
  i: number,
  j: number,
  columns: number,
): number {
  const scale = (spreads[i] ?? 0) * (spreads[j] ?? 0);
  if (!(scale > ROUNDING)) return 0;
  return ((products[i * columns + j] ?? 0) - ((sums[i] ?? 0) * (sums[j] ?? 0)) / rows) / scale;
}

function fisher(correlation: number): number {
  return Math.atanh(Math.min(1 - ROUNDING, Math.max(ROUNDING - 1, correlation)));
}

/** How well one threshold of the product of both scores tells the samples apart. */
function separation(
  { values, columns }: Matrix,
  [first, second]: readonly [number, number],
  labels: Int32Array,
): number {
  const products = Float64Array.from(
    labels,
    (_label, row) => (values[row * columns + first] ?? 0) * (values[row * columns + second] ?? 0),
  );
  return greatestDifference(
    products.filter((_product, row) => labels[row] !== 1).sort(),
    products.filter((_product, row) => labels[row] === 1).sort(),
  );
}

const NEIGHBOURS = 5;

interface IsolationTest extends PermutationTest {
  /** How well the distance to the nearest rows tells the samples apart, in whichever direction: .5 is not at all. */
  readonly auc: number;
}

/**
 * Tests whether the rows of one sample lie farther from their neighbours than those of the other: noise and wrong values move rows
 * away without moving any mean. Rows are made round first, so that a change across columns that move together counts. Permutations
 * of the rank sum give an exact p-value. Source: Mann and Whitney, 1947, of the distances of Ramaswamy, Rastogi and Shim, SIGMOD
 * 2000.
 * @param joined the rows of both samples, columns with mean 0
 * @param labels 1 for the rows of the second sample, else 0
 */
export function isolationTest(
  joined: Matrix,
  labels: Int32Array,
  random: Random,
  limits: PermutationLimits,
): IsolationTest {
  const distances = nearestDistance(findNeighbours(whitened(joined, random), NEIGHBOURS), NEIGHBOURS);
  const statistic = (marks: Int32Array): number => Math.abs(auc(distances, marks) - 0.5);
  const seen = statistic(labels);
  return { auc: 0.5 + seen, ...permutationTest(seen, labels, statistic, random, limits) };
}
