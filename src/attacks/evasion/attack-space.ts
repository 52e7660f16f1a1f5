import type { Inputs } from '../../engine/types.ts';

/** What a missing number is in the unit box: no number that an attack comes to. */
const MISSING = Math.fround(-0.123_456);

/** What the space of inputs is made of; by `values` it knows whether numbers are missing. */
type SpaceInputs = Pick<Inputs, 'low' | 'high' | 'shape' | 'categories' | 'texts'> &
  Partial<Pick<Inputs, 'values'>>;

/**
 * The space in which attacks move: every number of an input runs from 0 (its lower bound) to 1 (its upper bound), so that one eps
 * fits all columns of a table. Categorical columns take only values that occur. Columns of text and missing numbers stay as they
 * are.
 */
export class AttackSpace {
  readonly size: number;
  /** True if some numbers of an input may not be changed. */
  readonly holds: boolean;
  /** The columns of text, whose numbers are codes. */
  readonly #texts: readonly number[];
  readonly #low: Float32Array;
  readonly #range: Float32Array;
  readonly #categories: readonly (readonly [column: number, values: Float32Array])[];

  constructor(inputs: SpaceInputs) {
    const { low, high, shape, categories, texts } = inputs;
    this.size = shape.reduce((product, axis) => product * axis, 1);
    this.#texts = [...(texts?.keys() ?? [])];
    this.holds = this.#texts.length > 0 || inputs.values?.some(Number.isNaN) === true;
    const every = (bounds: Float32Array): Float32Array =>
      bounds.length === this.size ? bounds : new Float32Array(this.size).fill(bounds[0] ?? 0);
    this.#low = every(low);
    this.#range = every(high).map((value, index) => Math.max(0, value - (this.#low[index] ?? 0)));
    const codes = [...(texts ?? [])].map(([column, words]) => [column, codesOf(words.size)] as const);
    this.#categories = [...new Map([...(categories ?? []), ...codes])].map(([column, values]) => [
      column,
      values.map((value) => this.#toUnit(value, column)).sort(),
    ]);
  }

  /** False if some columns take only certain values. */
  get isContinuous(): boolean {
    return this.#categories.length === 0;
  }

  /** True if an attack can change nothing: all columns hold text. */
  get isFixed(): boolean {
    return this.#texts.length === this.size;
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
        const point = points[start + column] ?? 0;
        values[start + column] =
          point === MISSING ? Number.NaN : (this.#low[column] ?? 0) + point * (this.#range[column] ?? 0);
      }
      for (const column of this.#texts) values[start + column] = Math.round(values[start + column] ?? 0);
    }
    return values;
  }

  /** Gives a point the numbers of its origin that no attack may change, in place: codes of text, and what is missing. */
  hold(point: Float32Array, origin: Float32Array): void {
    if (!this.holds) return;
    for (const column of this.#texts) point[column] = origin[column] ?? 0;
    for (let column = 0; column < this.size; column += 1) {
      if (origin[column] === MISSING) point[column] = MISSING;
      else if (point[column] === MISSING) point[column] = origin[column] ?? 0;
    }
  }

  /** Makes a direction 0 in all numbers that no attack may change, in place. */
  still(direction: Float32Array, origin: Float32Array): void {
    if (!this.holds) return;
    for (const column of this.#texts) direction[column] = 0;
    for (let column = 0; column < this.size; column += 1) {
      if (origin[column] === MISSING) direction[column] = 0;
    }
  }

  /** Points without what no attack may change, for distances between them. */
  free(points: Float32Array): Float32Array {
    if (!this.holds) return points;
    const free = points.map((value) => (value === MISSING ? 0 : value));
    for (const column of this.#texts) {
      for (let index = column; index < free.length; index += this.size) free[index] = 0;
    }
    return free;
  }

  /** Points as rows of a table again, but with numbers from 0 to 1: NaN where one is missing, and codes of text. */
  readable(points: Float32Array): Float32Array {
    const values = points.map((value) => (value === MISSING ? Number.NaN : value));
    for (const column of this.#texts) {
      const [low, range] = [this.#low[column] ?? 0, this.#range[column] ?? 0];
      for (let index = column; index < values.length; index += this.size) {
        values[index] = Math.round(low + (values[index] ?? 0) * range);
      }
    }
    return values;
  }

  /** The numbers that mixing two points must take from one of them: codes of text, and what is missing in one. */
  isWhole(column: number, a: number, b: number): boolean {
    return this.holds && (a === MISSING || b === MISSING || this.#texts.includes(column));
  }

  /** Moves points to where an input can be, in place: inside the unit box, and to the nearest value of a categorical column. */
  snap(points: Float32Array): Float32Array {
    for (let index = 0; index < points.length; index += 1) {
      const value = points[index] ?? 0;
      if (value === MISSING) continue;
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
    if (Number.isNaN(value)) return MISSING;
    const range = this.#range[column] ?? 0;
    if (range === 0) return 0;
    return Math.min(1, Math.max(0, (value - (this.#low[column] ?? 0)) / range));
  }
}

function codesOf(count: number): Float32Array {
  return Float32Array.from({ length: count }, (_unused, code) => code);
}

function nearest(values: Float32Array, wanted: number): number {
  let best = values[0] ?? wanted;
  for (const value of values) if (Math.abs(value - wanted) < Math.abs(best - wanted)) best = value;
  return best;
}
