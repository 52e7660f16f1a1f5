import type { Inputs } from '../../types.ts';
import { distance, stepsWithin } from './geometry.ts';

/** What a missing number is in the unit box: no number that an attack comes to. */
const MISSING = Math.fround(-0.123_456);
/** What a whole number may lack of its step by rounding: at least, at most, and of the range of its column, which 32 bits divide. */
const [LEAST_LACK, MOST_LACK, LACK_SHARE] = [1e-4, 0.4, 2 ** -22];
/** Keeps a change within eps when 32-bit numbers are rounded. */
const ROUNDING = 1e-6;
/** Larger tables are not remembered: a number of theirs may come back rounded. */
const MOST_OWN = 2 ** 22;

type SpaceInputs = Pick<Inputs, 'low' | 'high' | 'shape' | 'categories' | 'texts' | 'fixed' | 'whole'> &
  Partial<Pick<Inputs, 'values'>>;

/**
 * The space in which attacks move: every number of an input runs from 0 (its lower bound) to 1 (its upper bound), so that one eps
 * fits all columns of a table. Fixed columns, columns of text and missing numbers stay as they are, and columns of whole numbers
 * take only such.
 */
export class AttackSpace {
  readonly size: number;
  /** True if some numbers of an input may not be changed. */
  readonly holds: boolean;
  /** True if it has columns of text or missing numbers, whose numbers stand for something else. */
  readonly hasGaps: boolean;
  /** The columns of text, whose numbers are codes. */
  readonly #texts: readonly number[];
  /** All columns that no attack may change, those of text among them. */
  readonly #held: readonly number[];
  readonly #isWhole: ReadonlySet<number>;
  /** For each column the numbers of inputs that rounding would make others on their way back, by their place in the unit box. */
  readonly #own: ReadonlyMap<number, ReadonlyMap<number, number>> = new Map();
  readonly #low: Float32Array;
  readonly #range: Float32Array;
  #reach: { readonly eps: number; readonly radii: Float64Array } | undefined;
  readonly #categories: readonly (readonly [column: number, values: Float32Array])[];

  constructor(inputs: SpaceInputs) {
    const { low, high, shape, categories, texts } = inputs;
    this.size = shape.reduce((product, axis) => product * axis, 1);
    this.#texts = [...(texts?.keys() ?? [])];
    this.#held = [...new Set([...this.#texts, ...(inputs.fixed ?? [])])];
    this.#isWhole = new Set([...(inputs.whole ?? [])].filter((column) => !this.#held.includes(column)));
    this.hasGaps = this.#texts.length > 0 || inputs.values?.some(Number.isNaN) === true;
    this.holds = this.hasGaps || this.#held.length > 0;
    const every = (bounds: Float32Array): Float32Array =>
      bounds.length === this.size ? bounds : new Float32Array(this.size).fill(bounds[0] ?? 0);
    this.#low = every(low);
    this.#range = every(high).map((value, index) => Math.max(0, value - (this.#low[index] ?? 0)));
    const codes = [...(texts ?? [])].map(([column, words]) => [column, codesOf(words.size)] as const);
    this.#categories = [...new Map([...(categories ?? []), ...codes])].map(([column, values]) => [
      column,
      values.map((value) => this.#toUnit(value, column)).sort(),
    ]);
    this.#own = this.#ownNumbers(inputs);
  }

  /** False if some columns take only certain values. */
  get isContinuous(): boolean {
    return this.#categories.length === 0 && this.#held.length === 0 && this.#isWhole.size === 0;
  }

  /** True if some columns take whole numbers only, so that attacks round what they change. */
  get rounds(): boolean {
    return this.#isWhole.size > 0;
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
        values[start + column] = point === MISSING ? Number.NaN : this.#fromUnit(point, column);
      }
      for (const column of this.#texts) values[start + column] = Math.round(values[start + column] ?? 0);
    }
    return values;
  }

  /**
   * Gives a point the numbers of its origin that no attack may change, in place: fixed columns, codes of text, and what is missing.
   * Whole numbers are rounded towards those of the origin.
   */
  hold(point: Float32Array, origin: Float32Array): void {
    this.#holdWhole(point, origin);
    if (!this.holds) return;
    for (const column of this.#held) point[column] = origin[column] ?? 0;
    for (let column = 0; column < this.size; column += 1) {
      if (origin[column] === MISSING) point[column] = MISSING;
      else if (point[column] === MISSING) point[column] = origin[column] ?? 0;
    }
  }

  /** How far each number may move within eps, in the unit box: whole numbers by whole steps, fixed columns not at all. */
  radii(eps: number): Float64Array {
    if (this.#reach?.eps === eps) return this.#reach.radii;
    const radii = new Float64Array(this.size).fill(Math.max(0, eps - ROUNDING));
    for (const column of this.#isWhole) {
      const range = this.#range[column] ?? 0;
      radii[column] = range > 0 ? stepsWithin(eps, range) / range : 0;
    }
    for (const column of this.#held) radii[column] = 0;
    this.#reach = { eps, radii };
    return radii;
  }

  /** How far two points are apart. Whole numbers are compared in steps, which no rounding makes longer. */
  distance(a: Float32Array, b: Float32Array): number {
    if (this.#isWhole.size === 0) return distance(a, b);
    const change = Float64Array.from(a, (value, column) => (b[column] ?? 0) - value);
    for (const column of this.#isWhole) {
      const range = this.#range[column] ?? 0;
      if (range > 0) change[column] = Math.round((change[column] ?? 0) * range) / range;
    }
    return distance(change, new Float64Array(this.size));
  }

  /** The nearest point to which an input within eps of its origin can be changed. */
  reach(wanted: Float32Array, origin: Float32Array, eps: number): Float32Array {
    if (this.isContinuous) return wanted.slice();
    const radii = this.radii(eps);
    const point = this.snap(wanted.slice());
    for (const column of this.#isWhole) {
      const [own = 0, range = 0] = [origin[column], this.#range[column]];
      if (range === 0 || own === MISSING) continue;
      const steps = Math.round(((point[column] ?? 0) - own) * range);
      const most = Math.round((radii[column] ?? 0) * range);
      point[column] = own + Math.max(-most, Math.min(most, steps)) / range;
    }
    this.hold(point, origin);
    for (const [column] of this.#categories) {
      if (Math.abs((point[column] ?? 0) - (origin[column] ?? 0)) > eps) point[column] = origin[column] ?? 0;
    }
    return point;
  }

  /** Makes a direction 0 in all numbers that no attack may change, in place. */
  still(direction: Float32Array, origin: Float32Array): void {
    if (!this.holds) return;
    for (const column of this.#held) direction[column] = 0;
    for (let column = 0; column < this.size; column += 1) {
      if (origin[column] === MISSING) direction[column] = 0;
    }
  }

  /** Points without what no attack may change, for distances between them. */
  free(points: Float32Array): Float32Array {
    if (!this.holds) return points;
    const free = points.map((value) => (value === MISSING ? 0 : value));
    for (const column of this.#held) {
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

  #holdWhole(point: Float32Array, origin: Float32Array): void {
    for (const column of this.#isWhole) {
      const [own = 0, wanted = 0] = [origin[column], point[column]];
      if (own === MISSING || wanted === MISSING) continue;
      const range = this.#range[column] ?? 0;
      const lack = Math.min(MOST_LACK, Math.max(LEAST_LACK, LACK_SHARE * range));
      const from = this.#fromUnit(own, column);
      const moved = (this.#low[column] ?? 0) + wanted * range - from;
      const steps = Math.trunc(moved + Math.sign(moved) * lack);
      point[column] = steps === 0 ? own : this.#toUnit(from + steps, column);
    }
  }

  /** Pictures have so many numbers that rounding is left as it is; no table has columns by which a pixel's rounding matters. */
  #ownNumbers({ values, shape }: SpaceInputs): ReadonlyMap<number, ReadonlyMap<number, number>> {
    const own = new Map<number, Map<number, number>>();
    if (values === undefined || shape.length !== 1 || values.length > MOST_OWN) return own;
    for (const [index, value] of values.entries()) {
      const column = index % this.size;
      const point = Math.fround(this.#toUnit(value, column));
      if (point === MISSING || Math.fround(this.#fromUnit(point, column)) === value) continue;
      // What lies outside the bounds is brought to them.
      if (value < (this.#low[column] ?? 0) || value > (this.#low[column] ?? 0) + (this.#range[column] ?? 0)) {
        continue;
      }
      const known = own.get(column) ?? new Map<number, number>();
      own.set(column, known);
      if (!known.has(point)) known.set(point, value);
    }
    return own;
  }

  #fromUnit(point: number, column: number): number {
    const own = this.#own.get(column)?.get(point);
    if (own !== undefined) return own;
    const value = (this.#low[column] ?? 0) + point * (this.#range[column] ?? 0);
    return this.#isWhole.has(column) ? Math.round(value) : value;
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
