import type { CellProblem, CellRange } from './cells.ts';
import { TreeSearch } from './tree-search.ts';

export interface Bound {
  /** No cell of the range has a greater sum. */
  readonly upper: number;
  /** The cell that the prices choose. */
  readonly cell: Int32Array;
  /** For each cut of each tree: 1 if the tree alone would pass it and the cell does not, -1 the other way, else 0. */
  readonly contested: Int8Array;
  /** How many entries of `contested` are not 0. With none, the cell reaches the bound. */
  readonly count: number;
  /** A price for each cut of each tree. */
  readonly prices: Float64Array;
}

/**
 * Bounds a sum of trees from above by Lagrangian decomposition: each tree may choose its own row, and a price for each of its
 * cuts makes them agree. Any prices give a bound.
 * @source Sontag, Globerson and Jaakkola 2011 (dual decomposition); Kantchelian et al. 2016 (the variables of cuts)
 */
export class PricedBound {
  readonly #problem: CellProblem;
  readonly #search: TreeSearch;
  readonly #totals: readonly Float64Array[];

  constructor(problem: CellProblem) {
    this.#problem = problem;
    this.#search = new TreeSearch(problem);
    this.#totals = Array.from(problem.cells, (cells) => new Float64Array(cells));
  }

  /** No prices: each tree's greatest leaf counts. */
  freePrices(): Float64Array {
    return new Float64Array(this.#problem.cuts.length);
  }

  evaluate(prices: Float64Array, range: CellRange): Bound {
    const { trees, groups, constant, cuts } = this.#problem;
    // First for each cut 1 if its tree passes it.
    const contested = new Int8Array(cuts.length);
    let upper = constant;
    for (const totals of this.#totals) totals.fill(0);
    for (const tree of trees) {
      upper += this.#search.greatest(tree, prices, range);
      this.#search.markPassed(tree, contested);
      const end = groups[tree + 1] ?? 0;
      for (let group = groups[tree] ?? 0; group < end; group += 1) this.#addPrices(group, prices, range);
    }
    const cell = Int32Array.from(range.low);
    for (let column = 0; column < this.#totals.length; column += 1) {
      const totals = this.#totals[column];
      if (totals !== undefined) upper += chooseCell(totals, column, range, cell);
    }
    let count = 0;
    for (const tree of trees) {
      const end = groups[tree + 1] ?? 0;
      for (let group = groups[tree] ?? 0; group < end; group += 1) {
        count += this.#compare(group, contested, cell, range);
      }
    }
    return { upper, cell, contested, count, prices };
  }

  /** Lowers the bound of a range by subgradient steps (Polyak 1969), until it is below the goal. */
  lower(
    start: Float64Array,
    range: CellRange,
    {
      steps,
      goal,
      isOver,
    }: { readonly steps: number; readonly goal: number; readonly isOver: () => boolean },
  ): Bound {
    let best = this.evaluate(start, range);
    let [current, scale, sinceBest] = [best, 1, 0];
    for (let step = 0; step < steps && best.upper >= goal && current.count > 0 && !isOver(); step += 1) {
      const length = (scale * (current.upper - goal)) / current.count;
      const { contested } = current;
      const next = Float64Array.from(current.prices);
      for (let cut = 0; cut < next.length; cut += 1) {
        next[cut] = (next[cut] ?? 0) - length * (contested[cut] ?? 0);
      }
      current = this.evaluate(next, range);
      if (current.upper < best.upper) [best, sinceBest] = [current, 0];
      else sinceBest += 1;
      if (sinceBest >= STEPS_BEFORE_SHORTER) [scale, sinceBest] = [scale / 2, 0];
    }
    return best;
  }

  /** Takes the prices of a group from its column: a cell pays for each cut that it passes. */
  #addPrices(group: number, prices: Float64Array, range: CellRange): void {
    const { columns, starts, cuts } = this.#problem;
    const column = columns[group] ?? 0;
    const totals = this.#totals[column];
    if (totals === undefined) return;
    const [low = 0, high = 0, end = 0] = [range.low[column], range.high[column], starts[group + 1]];
    for (let place = starts[group] ?? 0; place < end; place += 1) {
      const cut = cuts[place] ?? 0;
      if (isActive(cut, low, high)) totals[cut] = (totals[cut] ?? 0) - (prices[place] ?? 0);
    }
  }

  /** Takes what the cell passes of a group from what its tree passes. @returns how many cuts are contested */
  #compare(group: number, contested: Int8Array, cell: Int32Array, range: CellRange): number {
    const { columns, starts, cuts } = this.#problem;
    const column = columns[group] ?? 0;
    const [low = 0, high = 0, chosen = 0] = [range.low[column], range.high[column], cell[column]];
    const end = starts[group + 1] ?? 0;
    let count = 0;
    for (let place = starts[group] ?? 0; place < end; place += 1) {
      const cut = cuts[place] ?? 0;
      const difference = isActive(cut, low, high) ? (contested[place] ?? 0) - (chosen >= cut ? 1 : 0) : 0;
      contested[place] = difference;
      if (difference !== 0) count += 1;
    }
    return count;
  }
}

/** Steps without a lower bound, after which steps are halved. */
const STEPS_BEFORE_SHORTER = 4;

function isActive(cut: number, low: number, high: number): boolean {
  return cut > low && cut <= high;
}

/** Chooses the cell of a column that pays least. @returns what it pays, negated: 0 or more */
function chooseCell(
  totals: Float64Array,
  column: number,
  { low, high }: CellRange,
  cell: Int32Array,
): number {
  const [from = 0, to = 0] = [low[column], high[column]];
  let [sum, best] = [0, 0];
  for (let index = from + 1; index <= to; index += 1) {
    sum += totals[index] ?? 0;
    if (sum <= best) continue;
    best = sum;
    cell[column] = index;
  }
  return best;
}
