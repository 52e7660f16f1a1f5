/** Brings inputs to mean 0 and variance about 1, as perceptrons like them. */
export interface Scaling {
  readonly shift: Float32Array;
  /** Inputs are multiplied by these after the shift. */
  readonly factor: Float32Array;
}

/**
 * Returns one scale for each column of a table. Pixels share one scale: pixels that hardly vary would otherwise become noise
 * as large as the picture.
 */
export function measureScaling(values: Float32Array, size: number, shared: boolean): Scaling {
  const count = values.length / size;
  const sums = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const value = values[row * size + column] ?? 0;
      sums[column] = (sums[column] ?? 0) + value;
      squares[column] = (squares[column] ?? 0) + value * value;
    }
  }
  const shift = Float32Array.from(sums, (sum) => sum / count);
  const variances = squares.map((square, column) => Math.max(0, square / count - (shift[column] ?? 0) ** 2));
  const mean = variances.reduce((sum, variance) => sum + variance, 0) / size;
  const factor = Float32Array.from(variances, (variance) => inverseRoot(shared ? mean : variance));
  return { shift, factor };
}

function inverseRoot(variance: number): number {
  return variance > 1e-12 ? 1 / Math.sqrt(variance) : 1;
}

export function scale(values: Float32Array, { shift, factor }: Scaling): Float32Array {
  const size = shift.length;
  const scaled = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += size) {
    for (let column = 0; column < size; column += 1) {
      scaled[start + column] = ((values[start + column] ?? 0) - (shift[column] ?? 0)) * (factor[column] ?? 1);
    }
  }
  return scaled;
}

/** Returns gradients with respect to the inputs from those with respect to the scaled inputs. */
export function unscale(gradients: Float32Array, { factor }: Scaling): Float32Array {
  return gradients.map((value, index) => value * (factor[index % factor.length] ?? 1));
}
