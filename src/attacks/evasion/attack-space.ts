import type { Inputs } from '../../engine/types.ts';

/**
 * The space in which attacks move: every number of an input runs from 0 (its lower bound) to 1 (its upper bound), so that one eps
 * fits all columns of a table. Categorical columns take only values that occur.
 */
export class AttackSpace {
  readonly size: number;
  readonly #low: Float32Array;
  readonly #range: Float32Array;
  readonly #categories: readonly (readonly [column: number, values: Float32Array])[];

  constructor({ low, high, shape, categories }: Pick<Inputs, 'low' | 'high' | 'shape' | 'categories'>) {
    this.size = shape.reduce((product, axis) => product * axis, 1);
    const every = (bounds: Float32Array): Float32Array =>
      bounds.length === this.size ? bounds : new Float32Array(this.size).fill(bounds[0] ?? 0);
    this.#low = every(low);
    this.#range = every(high).map((value, index) => Math.max(0, value - (this.#low[index] ?? 0)));
    this.#categories = [...(categories ?? [])].map(([column, values]) => [
      column,
      values.map((value) => this.#toUnit(value, column)).sort(),
    ]);
  }

  /** False if some columns take only certain values. */
  get isContinuous(): boolean {
    return this.#categories.length === 0;
  }

  /** Brings inputs of the model into the unit box. What lies outside the bounds is brought to them. */
  fromModel(values: Float32Array): Float32Array {
    return values.map((value, index) => this.#toUnit(value, index % this.size));
  }

  /** Brings points of the unit box to the units of the model. */
  toModel(points: Float32Array): Float32Array {
    const values = new Float32Array(points.length);
    for (let start = 0; start < points.length; start += this.size) {
      for (let column = 0; column < this.size; column += 1) {
        values[start + column] =
          (this.#low[column] ?? 0) + (points[start + column] ?? 0) * (this.#range[column] ?? 0);
      }
    }
    return values;
  }

  /** Moves points to where an input can be, in place: inside the unit box, and to the nearest value of a categorical column. */
  snap(points: Float32Array): Float32Array {
    for (let index = 0; index < points.length; index += 1) {
      const value = points[index] ?? 0;
      if (!(value >= 0)) points[index] = 0;
      else if (value > 1) points[index] = 1;
    }
    for (const [column, values] of this.#categories) {
      for (let index = column; index < points.length; index += this.size) {
        points[index] = nearest(values, points[index] ?? 0);
      }
    }
    return points;
  }

  #toUnit(value: number, column: number): number {
    const range = this.#range[column] ?? 0;
    if (range === 0) return 0;
    return Math.min(1, Math.max(0, (value - (this.#low[column] ?? 0)) / range));
  }
}

function nearest(values: Float32Array, wanted: number): number {
  let best = values[0] ?? wanted;
  for (const value of values) if (Math.abs(value - wanted) < Math.abs(best - wanted)) best = value;
  return best;
}
