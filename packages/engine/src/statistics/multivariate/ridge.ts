import { addScaled } from '../../vectors.ts';
import { solveCholesky } from './cholesky.ts';

/** A linear model with an intercept: the last row of the weights. */
export interface LinearModel {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
}

/**
 * Fits a linear model by least squares with a ridge penalty: solves (XᵀX + λI) w = Xᵀy. A column that says nothing gets weight 0.
 * @param penalty λ, as a share of the mean of the diagonal of XᵀX
 */
export function fitRidge(
  X: Float32Array,
  Y: Float32Array,
  count: number,
  inputs: number,
  outputs: number,
  penalty: number,
): LinearModel {
  const size = inputs + 1;
  const gram = new Float64Array(size * size);
  const right = new Float64Array(size * outputs);
  const row = new Float64Array(size);
  row[inputs] = 1;
  for (let index = 0; index < count; index += 1) {
    row.set(X.subarray(index * inputs, (index + 1) * inputs));
    const answer = Y.subarray(index * outputs, (index + 1) * outputs);
    for (const [column, value] of row.entries()) {
      addScaled(gram.subarray(column * size, (column + 1) * size), value, row);
      addScaled(right.subarray(column * outputs, (column + 1) * outputs), value, answer);
    }
  }
  const diagonal = Array.from({ length: inputs }, (_unused, column) => column * (size + 1));
  const trace = diagonal.reduce((sum, at) => sum + (gram[at] ?? 0), 0);
  for (const at of diagonal) gram[at] = (gram[at] ?? 0) + (penalty * trace) / inputs + 1e-12;
  return { inputs, outputs, weights: solveCholesky(gram, size, right, outputs) };
}

export function predictRidge({ inputs, outputs, weights }: LinearModel, X: Float32Array): Float32Array {
  const count = X.length / inputs;
  const answers = new Float32Array(count * outputs);
  for (let row = 0; row < count; row += 1) {
    for (let out = 0; out < outputs; out += 1) {
      let sum = weights[inputs * outputs + out] ?? 0;
      for (let column = 0; column < inputs; column += 1) {
        sum += (X[row * inputs + column] ?? 0) * (weights[column * outputs + out] ?? 0);
      }
      answers[row * outputs + out] = sum;
    }
  }
  return answers;
}
