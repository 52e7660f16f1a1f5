/**
 * Seeded random numbers: the same seed gives the same numbers on every machine. The generator is sfc32 (Chris Doty-Humphrey,
 * PractRand), which passes the usual statistical tests. It is not for secrets.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#a = Math.trunc(seed) | 0;
    this.#b = Math.trunc(seed / 2 ** 32) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let round = 0; round < 15; round += 1) this.bits();
  }

  bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Returns a number from 0 up to, but not including, 1. */
  uniform(): number {
    return this.bits() / 2 ** 32;
  }

  /** Returns an integer from 0 up to, but not including, `end`. */
  integer(end: number): number {
    return Math.floor(this.uniform() * end);
  }

  /** Fills `out` with standard normal numbers: two for each call of the generator, so that noise costs less than the queries. */
  fillNormals(out: Float32Array, from = 0, to = out.length): void {
    for (let index = from; index < to; index += 2) {
      const bits = this.bits();
      out[index] = NORMALS[bits & 0xffff] ?? 0;
      if (index + 1 < to) out[index + 1] = NORMALS[bits >>> 16] ?? 0;
    }
  }

  shuffle<T extends number[] | Int32Array>(array: T): T {
    for (let last = array.length - 1; last > 0; last -= 1) {
      const other = this.integer(last + 1);
      const kept = array[last] ?? 0;
      array[last] = array[other] ?? 0;
      array[other] = kept;
    }
    return array;
  }

  /** Returns the integers from 0 to `count - 1` in random order. */
  permutation(count: number): Int32Array {
    const order = new Int32Array(count);
    for (let index = 0; index < count; index += 1) order[index] = index;
    return this.shuffle(order);
  }
}

/** 65,536 standard normal numbers: Box and Muller's transform of 256 radii by 256 angles, scaled to variance 1. */
const NORMALS = normalTable();

function normalTable(): Float32Array {
  const table = new Float32Array(65_536);
  let squares = 0;
  for (let index = 0; index < table.length; index += 1) {
    const radius = Math.sqrt(-2 * Math.log(((index >>> 8) + 0.5) / 256));
    const value = radius * Math.cos((((index & 255) + 0.5) / 256) * 2 * Math.PI);
    table[index] = value;
    squares += value * value;
  }
  const scale = Math.sqrt(table.length / squares);
  return table.map((value) => value * scale);
}
