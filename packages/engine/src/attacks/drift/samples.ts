import type { Random } from '../../random.ts';
import type { Matrix } from '../../statistics/multivariate/matrix.ts';
import type { Inputs } from '../../types.ts';
import type { AnalysisData } from '../../analysis-data.ts';

export interface Sample {
  readonly inputs: Inputs;
  readonly rows: Int32Array;
  /** The classes of the inputs, or the values of a regression, if they are known. */
  readonly truth?: readonly number[] | undefined;
}

/** Returns at most so many random inputs. */
export function sampleInputs(inputs: Inputs, most: number, random: Random): Sample {
  const rows = random.permutation(inputs.count).slice(0, most);
  rows.sort();
  const size = inputs.values.length / Math.max(1, inputs.count);
  const values = new Float32Array(rows.length * size);
  rows.forEach((row, index) => {
    values.set(inputs.values.subarray(row * size, (row + 1) * size), index * size);
  });
  return { inputs: { ...inputs, values, count: rows.length }, rows };
}

/** Scales columns of both by the mean and the deviation of both; `common` scales all alike, for pictures, whose columns have one unit. */
export function standardize(first: Matrix, second: Matrix, common = false): readonly [Matrix, Matrix] {
  const { columns } = first;
  const rows = Math.max(1, first.rows + second.rows);
  const means = new Float64Array(columns);
  const squares = new Float64Array(columns);
  for (const matrix of [first, second]) {
    matrix.values.forEach((value: number, index: number) => {
      const column = index % columns;
      means[column] = (means[column] ?? 0) + value / rows;
      squares[column] = (squares[column] ?? 0) + (value * value) / rows;
    });
  }
  const variances = squares.map((square, column) => Math.max(0, square - (means[column] ?? 0) ** 2));
  const shared = variances.reduce((sum, variance) => sum + variance, 0) / Math.max(1, columns);
  const scales = variances.map((variance) => Math.sqrt(common ? shared : variance));
  const scaled = (matrix: Matrix): Matrix => ({
    ...matrix,
    values: Float32Array.from(matrix.values, (value: number, index: number) => {
      const column = index % columns;
      const scale = scales[column] ?? 0;
      return scale > 1e-12 ? (value - (means[column] ?? 0)) / scale : 0;
    }),
  });
  return [scaled(first), scaled(second)];
}

/**
 * What the check of drift takes: `data` is what the model meets now, `reference` what it was made for. If both have labels,
 * the shares of the classes are compared; if there is a model, those of the classes that it predicts.
 */
export type DriftAnalysis = Pick<
  AnalysisData,
  'victim' | 'data' | 'labels' | 'targets' | 'reference' | 'referenceLabels' | 'referenceTargets'
>;
