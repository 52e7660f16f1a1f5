import type { Random } from '../random.ts';
import { auc } from './auc.ts';
import type { Matrix } from './multivariate/matrix.ts';
import { permutationTest, type PermutationLimits, type PermutationTest } from './distributions.ts';
import { outOfBagScores } from './trees/regression-forest.ts';

const TREES = 100;
const PERMUTED_TREES = 16;
const LEAF = 8;

export interface ClassifierTest extends PermutationTest {
  /** How well a classifier tells the samples apart on rows that it has not seen: .5 is not at all, 1 is always. */
  readonly auc: number;
  /** Each row's share of votes for the second sample. */
  readonly scores: Float64Array;
}

/**
 * Tests whether two samples come from the same distribution by a classifier that tries to tell them apart (C2ST).
 * The p-value trains small forests again on permuted labels, and compares the same small forest on the real ones.
 * Source: Lopez-Paz and Oquab, "Revisiting classifier two-sample tests", ICLR 2017.
 * @param labels 1 for the rows of the second sample, else 0
 */
export function classifierTest(
  joined: Matrix,
  labels: Int32Array,
  random: Random,
  limits: PermutationLimits,
): ClassifierTest {
  const score = (marks: Int32Array, trees: number): Float64Array =>
    outOfBagScores(joined, marks, { trees, leaf: LEAF, random });
  const statistic = (marks: Int32Array): number => auc(score(marks, PERMUTED_TREES), marks);
  const scores = score(labels, TREES);
  const test = permutationTest(statistic(labels), labels, statistic, random, limits);
  return { auc: auc(scores, labels), scores, ...test };
}
