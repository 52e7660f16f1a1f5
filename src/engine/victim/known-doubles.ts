/** More different numbers of one column are measurements, of which the last digit decides nothing. */
const MOST = 10_000;

/**
 * The numbers of the user's rows before they were rounded to float32. A model that takes doubles as categories or as exact
 * codes does not know 0.1 by its float32, which is 0.100000001.
 */
export class KnownDoubles {
  readonly #columns: readonly Map<number, number>[];

  constructor(columns: number) {
    this.#columns = Array.from({ length: columns }, () => new Map<number, number>());
  }

  /** Remembers rows of the user. Of two doubles with the same float32 the first counts. */
  know(rows: Float64Array): void {
    for (const [at, value] of rows.entries()) {
      const rounded = Math.fround(value);
      const known = this.#columns[at % this.#columns.length];
      if (known === undefined || rounded === value || Number.isNaN(value)) continue;
      if (known.size < MOST && !known.has(rounded)) known.set(rounded, value);
    }
  }

  /** The rows as doubles: each number that the user's rows have, as they have it. */
  restore(rows: Float32Array): Float64Array {
    const whole = Float64Array.from(rows);
    for (const [column, known] of this.#columns.entries()) {
      if (known.size === 0) continue;
      for (let at = column; at < whole.length; at += this.#columns.length) {
        const double = known.get(whole[at] ?? 0);
        if (double !== undefined) whole[at] = double;
      }
    }
    return whole;
  }
}
