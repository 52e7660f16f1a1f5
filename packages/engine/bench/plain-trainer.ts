import type { Random } from '../src/random.ts';

/** One perceptron with one hidden layer, trained by Adam in plain loops: what the ONNX loop is measured against. */
export class PlainTrainer {
  readonly #sizes: readonly [inputs: number, hidden: number, classes: number];
  readonly #theta: Float32Array;
  readonly #gradient: Float32Array;
  readonly #momentum: Float32Array;
  readonly #variance: Float32Array;
  #steps = 0;

  constructor(inputs: number, hidden: number, classes: number, random: Random) {
    this.#sizes = [inputs, hidden, classes];
    const count = inputs * hidden + hidden + hidden * classes + classes;
    this.#theta = new Float32Array(count);
    random.fillNormals(this.#theta);
    this.#theta.forEach((value, index, all) => {
      all[index] = value * Math.sqrt(2 / inputs);
    });
    [this.#gradient, this.#momentum, this.#variance] = [
      new Float32Array(count),
      new Float32Array(count),
      new Float32Array(count),
    ];
  }

  step(X: Float32Array, Y: Float32Array, rows: Int32Array, rate: number): void {
    this.#gradient.fill(0);
    for (const row of rows) this.#addGradient(X, Y, row, rows.length);
    this.#steps += 1;
    const corrected = (rate * Math.sqrt(1 - 0.999 ** this.#steps)) / (1 - 0.9 ** this.#steps);
    for (let index = 0; index < this.#theta.length; index += 1) {
      const slope = this.#gradient[index] ?? 0;
      const momentum = 0.9 * (this.#momentum[index] ?? 0) + 0.1 * slope;
      const variance = 0.999 * (this.#variance[index] ?? 0) + 0.001 * slope * slope;
      this.#momentum[index] = momentum;
      this.#variance[index] = variance;
      this.#theta[index] = (this.#theta[index] ?? 0) - (corrected * momentum) / (Math.sqrt(variance) + 1e-8);
    }
  }

  #addGradient(X: Float32Array, Y: Float32Array, row: number, batch: number): void {
    const [inputs, hidden, classes] = this.#sizes;
    const x = X.subarray(row * inputs, (row + 1) * inputs);
    const [w1, b1, w2, b2] = this.#parts(this.#theta);
    const [gw1, gb1, gw2, gb2] = this.#parts(this.#gradient);
    const active = b1.slice();
    multiply(x, w1, active);
    for (let h = 0; h < hidden; h += 1) active[h] = Math.max(0, active[h] ?? 0);
    const logits = b2.slice();
    multiply(active, w2, logits);
    const largest = Math.max(...logits);
    const powers = logits.map((logit) => Math.exp(logit - largest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    const wanted = Y.subarray(row * classes, (row + 1) * classes);
    const errors = powers.map((power, c) => (power / total - (wanted[c] ?? 0)) / batch);
    const back = new Float32Array(hidden);
    for (let h = 0; h < hidden; h += 1) {
      if ((active[h] ?? 0) <= 0) continue;
      for (let c = 0; c < classes; c += 1) {
        back[h] = (back[h] ?? 0) + (w2[h * classes + c] ?? 0) * (errors[c] ?? 0);
      }
    }
    addOuter(active, errors, gw2);
    addOuter(x, back, gw1);
    addOuter(Float32Array.of(1), errors, gb2);
    addOuter(Float32Array.of(1), back, gb1);
  }

  #parts(all: Float32Array): readonly [Float32Array, Float32Array, Float32Array, Float32Array] {
    const [inputs, hidden, classes] = this.#sizes;
    const [first, second] = [inputs * hidden, inputs * hidden + hidden];
    const third = second + hidden * classes;
    return [
      all.subarray(0, first),
      all.subarray(first, second),
      all.subarray(second, third),
      all.subarray(third),
    ];
  }
}

/** Adds the product of a row and a matrix to `out`. */
function multiply(row: Float32Array, matrix: Float32Array, out: Float32Array): void {
  const width = out.length;
  for (let index = 0; index < row.length; index += 1) {
    const factor = row[index] ?? 0;
    for (let column = 0; column < width; column += 1) {
      out[column] = (out[column] ?? 0) + factor * (matrix[index * width + column] ?? 0);
    }
  }
}

/** Adds the products of all pairs of two vectors to a matrix. */
function addOuter(left: Float32Array, right: Float32Array, matrix: Float32Array): void {
  const width = right.length;
  for (let index = 0; index < left.length; index += 1) {
    const factor = left[index] ?? 0;
    for (let column = 0; column < width; column += 1) {
      matrix[index * width + column] = (matrix[index * width + column] ?? 0) + factor * (right[column] ?? 0);
    }
  }
}
