import type { Random } from '../../random.ts';
import { auc } from '../../statistics/auc.ts';
import type { Matrix } from '../../statistics/multivariate/matrix.ts';
import { findNeighbours, nearestDistance } from '../../statistics/multivariate/nearest.ts';
import {
  permutationTest,
  type PermutationLimits,
  type PermutationTest,
} from '../../statistics/distributions/permutation.ts';
import { whitened } from '../../statistics/multivariate/whitened.ts';

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
