import type { TreeEnsemble } from './tree-ensemble.ts';

/**
 * Rows of a model that compares doubles, rounded to float32 on their way to it. Rounding moves a number to the other side of a
 * cut if the cut lies between the two: 0.3 is above float32(0.3) by 1e-8. For those numbers of the user's rows it is known here
 * what they were.
 */
export class RoundedRows {
  /** For each column the cuts of all trees, in order. */
  readonly #cuts: ReadonlyMap<number, Float64Array>;
  readonly #features: number;
  /** For each column the doubles that the cuts tell from their float32. */
  readonly #doubles = new Map<number, Map<number, number>>();

  private constructor(ensemble: TreeEnsemble) {
    this.#features = ensemble.features;
    const found = new Map<number, Set<number>>();
    for (const { columns, cuts, categories } of ensemble.trees) {
      for (const [node, column] of columns.entries()) {
        if (column < 0 || categories.has(node)) continue;
        const known = found.get(column) ?? new Set();
        found.set(column, known.add(cuts[node] ?? 0));
      }
    }
    this.#cuts = new Map([...found].map(([column, cuts]) => [column, Float64Array.from(cuts).sort()]));
  }

  /** @returns undefined for a model that rounds rows itself */
  static of(ensemble: TreeEnsemble): RoundedRows | undefined {
    return ensemble.arithmetic === 'double' ? new RoundedRows(ensemble) : undefined;
  }

  /** Remembers rows of the user. Of two doubles with the same float32 the first counts. */
  know(rows: Float64Array): void {
    for (const [at, value] of rows.entries()) {
      const rounded = Math.fround(value);
      if (rounded === value || Number.isNaN(value)) continue;
      const column = at % this.#features;
      if (!this.#isBetween(column, Math.min(rounded, value), Math.max(rounded, value))) continue;
      const known = this.#doubles.get(column) ?? new Map<number, number>();
      this.#doubles.set(column, known);
      if (!known.has(rounded)) known.set(rounded, value);
    }
  }

  /** The row that a rounded row was, as far as the model sees a difference. */
  restore(row: Float32Array): Float64Array {
    const whole = Float64Array.from(row);
    for (const [column, doubles] of this.#doubles) {
      const double = doubles.get(whole[column] ?? 0);
      if (double !== undefined) whole[column] = double;
    }
    return whole;
  }

  /** True if a cut has one of two numbers below it and the other not. */
  #isBetween(column: number, least: number, most: number): boolean {
    const cuts = this.#cuts.get(column) ?? new Float64Array(0);
    let [low, high] = [0, cuts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((cuts[middle] ?? 0) > least) high = middle;
      else low = middle + 1;
    }
    return (cuts[low] ?? Number.POSITIVE_INFINITY) <= most;
  }
}
