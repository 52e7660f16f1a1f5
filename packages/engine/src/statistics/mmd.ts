import type { Random } from '../random.ts';
import { type Matrix, rowOf, squaredDistance } from './multivariate/matrix.ts';
import { permutationTest, type PermutationLimits, type PermutationTest } from './distributions.ts';
import { median } from './robust.ts';

export interface MeanDiscrepancy extends PermutationTest {
  readonly statistic: number;
}

/**
 * Tests whether two samples come from the same distribution by the maximum mean discrepancy with a Gaussian kernel, whose
 * width is the median distance of the joined sample.
 * Source: Gretton et al., "A kernel two-sample test", JMLR 13, 2012.
 * @param joined the rows of both samples
 * @param labels 1 for the rows of the second sample, else 0
 */
export function meanDiscrepancy(
  joined: Matrix,
  labels: Int32Array,
  random: Random,
  limits: PermutationLimits,
): MeanDiscrepancy {
  const kernel = gaussianKernel(joined);
  const statistic = (marks: Int32Array): number => discrepancy(kernel, marks);
  const seen = statistic(labels);
  return { statistic: seen, ...permutationTest(seen, labels, statistic, random, limits) };
}

/** Returns the kernel of all pairs of rows, with zeros on the diagonal. */
function gaussianKernel(joined: Matrix): Float32Array {
  const { rows } = joined;
  const distances = new Float32Array(rows * rows);
  const upper: number[] = [];
  for (let i = 0; i < rows; i += 1) {
    const row = rowOf(joined, i);
    for (let j = i + 1; j < rows; j += 1) {
      const distance = squaredDistance(row, rowOf(joined, j));
      distances[i * rows + j] = distance;
      distances[j * rows + i] = distance;
      upper.push(distance);
    }
  }
  const width = median(upper);
  return distances.map((distance, index) =>
    index % (rows + 1) === 0 ? 0 : Math.exp(-distance / (width > 0 ? width : 1)),
  );
}

function discrepancy(kernel: Float32Array, labels: Int32Array): number {
  const rows = labels.length;
  let [inFirst, inSecond, between, second] = [0, 0, 0, 0];
  for (let i = 0; i < rows; i += 1) {
    const offset = i * rows;
    let [zeros, ones] = [0, 0];
    for (let j = 0; j < rows; j += 1) {
      const value = kernel[offset + j] ?? 0;
      if (labels[j] === 1) ones += value;
      else zeros += value;
    }
    if (labels[i] === 1) {
      inSecond += ones;
      second += 1;
    } else {
      inFirst += zeros;
      between += ones;
    }
  }
  const first = rows - second;
  if (first < 2 || second < 2) return 0;
  return (
    inFirst / (first * (first - 1)) + inSecond / (second * (second - 1)) - (2 * between) / (first * second)
  );
}
