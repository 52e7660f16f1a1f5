/** A linear model with an intercept: the last row of the weights. */
export interface LinearModel {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
}

/**
 * Fits a linear model by least squares with a ridge penalty: solves (XᵀX + λI) w = Xᵀy by Gaussian elimination with pivoting.
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
  const system = Array.from({ length: size }, () => new Float64Array(size + outputs));
  const row = new Float64Array(size + outputs);
  row[inputs] = 1;
  for (let index = 0; index < count; index += 1) {
    row.set(X.subarray(index * inputs, (index + 1) * inputs));
    row.set(Y.subarray(index * outputs, (index + 1) * outputs), size);
    for (const [column, equation] of system.entries()) addRow(equation, row[column] ?? 0, row);
  }
  const trace = system.slice(0, inputs).reduce((sum, equation, column) => sum + (equation[column] ?? 0), 0);
  for (const [column, equation] of system.slice(0, inputs).entries()) {
    equation[column] = (equation[column] ?? 0) + (penalty * trace) / inputs + 1e-12;
  }
  eliminate(system);
  const weights = new Float64Array(size * outputs);
  for (const [column, equation] of system.entries()) weights.set(equation.subarray(size), column * outputs);
  return { inputs, outputs, weights };
}

function addRow(to: Float64Array, factor: number, row: Float64Array): void {
  for (let index = 0; index < to.length; index += 1) {
    to[index] = (to[index] ?? 0) + factor * (row[index] ?? 0);
  }
}

/** Brings the left part to the identity matrix, in place. */
function eliminate(system: Float64Array[]): void {
  for (let pivot = 0; pivot < system.length; pivot += 1) {
    const best = indexOfLargest(system, pivot);
    const chosen = system[best];
    const replaced = system[pivot];
    if (chosen === undefined || replaced === undefined) continue;
    system[best] = replaced;
    system[pivot] = chosen;
    const head = chosen[pivot] ?? 0;
    // A column that says nothing gets weight 0.
    if (Math.abs(head) < 1e-14) continue;
    chosen.forEach((value, index) => {
      chosen[index] = value / head;
    });
    for (const equation of system) if (equation !== chosen) addRow(equation, -(equation[pivot] ?? 0), chosen);
  }
}

function indexOfLargest(system: readonly Float64Array[], pivot: number): number {
  const size = (row: number): number => Math.abs(system[row]?.[pivot] ?? 0);
  let best = pivot;
  for (let row = pivot + 1; row < system.length; row += 1) if (size(row) > size(best)) best = row;
  return best;
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
