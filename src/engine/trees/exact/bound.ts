import type { CellProblem, CellTree } from './cells.ts';

/** Cells from `low` to `high` of each column, both included. */
export interface CellRange {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** For each tree a price for each of its cuts. */
export type Prices = readonly Float64Array[];

export interface Bound {
  /** No cell of the range has a greater sum. */
  readonly upper: number;
  /** The cell that the prices choose. */
  readonly cell: Int32Array;
  /** For each cut of each tree: 1 if the tree alone would pass it and the cell does not, -1 the other way, else 0. */
  readonly contested: readonly Int8Array[];
  /** How many entries of `contested` are not 0. With none, the cell reaches the bound. */
  readonly count: number;
  readonly prices: Prices;
}

/** The scratch memory of one tree's search. Positions count the cuts of a column that a row has passed. */
interface Scratch {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly prefix: Float64Array;
  readonly bestFrom: Int32Array;
  readonly bestTo: Int32Array;
}

/**
 * Bounds a sum of trees from above by Lagrangian decomposition: each tree may choose its own row, and a price for each of its
 * cuts makes them agree. Any prices give a bound.
 * @source Sontag, Globerson and Jaakkola 2011 (dual decomposition); Kantchelian et al. 2016 (the variables of cuts)
 */
export class PricedBound {
  readonly #problem: CellProblem;
  readonly #scratch: Scratch;
  readonly #totals: readonly Float64Array[];

  constructor(problem: CellProblem) {
    this.#problem = problem;
    const columns = Math.max(0, ...problem.trees.map((tree) => tree.columns.length));
    const cuts = Math.max(0, ...problem.trees.map((tree) => tree.cuts.length));
    this.#scratch = {
      from: new Int32Array(columns),
      to: new Int32Array(columns),
      prefix: new Float64Array(cuts + columns),
      bestFrom: new Int32Array(columns),
      bestTo: new Int32Array(columns),
    };
    this.#totals = Array.from(problem.cells, (cells) => new Float64Array(cells));
  }

  /** No prices: each tree's greatest leaf counts. */
  freePrices(): Prices {
    return this.#problem.trees.map((tree) => new Float64Array(tree.cuts.length));
  }

  /** The bound of a range for given prices. */
  evaluate(prices: Prices, range: CellRange): Bound {
    const { trees, constant } = this.#problem;
    let upper = constant;
    for (const totals of this.#totals) totals.fill(0);
    const passed = trees.map((tree, index) => {
      const own = prices[index] ?? new Float64Array(0);
      const search = new TreeSearch(tree, own, range, this.#scratch);
      upper += search.greatest();
      this.#addPrices(tree, own, range);
      return search.passed();
    });
    const cell = Int32Array.from(range.low);
    for (const [column, totals] of this.#totals.entries()) {
      upper += chooseCell(totals, column, range, cell);
    }
    let count = 0;
    const contested = trees.map((tree, index) =>
      (passed[index] ?? new Int8Array(0)).map((isPassed, cut) => {
        const column = tree.columns[tree.columnOf[cut] ?? 0] ?? 0;
        const difference = isActive(tree.cuts[cut] ?? 0, column, range)
          ? isPassed - ((cell[column] ?? 0) >= (tree.cuts[cut] ?? 0) ? 1 : 0)
          : 0;
        if (difference !== 0) count += 1;
        return difference;
      }),
    );
    return { upper, cell, contested, count, prices };
  }

  /**
   * Lowers the bound of a range by subgradient steps (Polyak 1969).
   * @param goal the steps end once the bound is below
   * @param isOver true once the time is over
   */
  lower(
    start: Prices,
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
      const { contested, prices } = current;
      const next = prices.map((own, tree) =>
        own.map((price, cut) => price - length * (contested[tree]?.[cut] ?? 0)),
      );
      current = this.evaluate(next, range);
      if (current.upper < best.upper) [best, sinceBest] = [current, 0];
      else sinceBest += 1;
      if (sinceBest >= STEPS_BEFORE_SHORTER) [scale, sinceBest] = [scale / 2, 0];
    }
    return best;
  }

  /** Takes the prices of a tree from the columns: a cell pays for each cut that it passes. */
  #addPrices(tree: CellTree, own: Float64Array, range: CellRange): void {
    for (const [place, cut] of tree.cuts.entries()) {
      const column = tree.columns[tree.columnOf[place] ?? 0] ?? 0;
      const totals = this.#totals[column];
      if (totals === undefined || !isActive(cut, column, range)) continue;
      totals[cut] = (totals[cut] ?? 0) - (own[place] ?? 0);
    }
  }
}

/** Steps without a lower bound, after which steps are halved. */
const STEPS_BEFORE_SHORTER = 4;

/** True if both sides of a cut lie in the range. */
function isActive(cut: number, column: number, { low, high }: CellRange): boolean {
  return cut > (low[column] ?? 0) && cut <= (high[column] ?? 0);
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

/** Finds the leaf and the positions of one tree that are best for it alone, prices included. */
class TreeSearch {
  readonly #tree: CellTree;
  readonly #scratch: Scratch;
  #best = Number.NEGATIVE_INFINITY;

  constructor(tree: CellTree, prices: Float64Array, range: CellRange, scratch: Scratch) {
    this.#tree = tree;
    this.#scratch = scratch;
    for (const [at, column] of tree.columns.entries()) {
      const [start = 0, end = 0] = [tree.starts[at], tree.starts[at + 1]];
      let [from, to] = [start, start];
      let sum = 0;
      scratch.prefix[start + at] = 0;
      for (let place = start; place < end; place += 1) {
        const cut = tree.cuts[place] ?? 0;
        if (cut <= (range.low[column] ?? 0)) from = place + 1;
        else if (cut <= (range.high[column] ?? 0)) sum += prices[place] ?? 0;
        if (cut <= (range.high[column] ?? 0)) to = place + 1;
        scratch.prefix[place + 1 + at] = sum;
      }
      scratch.from[at] = from;
      scratch.to[at] = to;
    }
  }

  greatest(): number {
    let paid = 0;
    for (let at = 0; at < this.#tree.columns.length; at += 1) paid += this.#pays(at);
    this.#visit(0, paid);
    return this.#best;
  }

  /** For each cut 1 if the best row of the tree passes it. */
  passed(): Int8Array {
    const { columns, starts, cuts } = this.#tree;
    const { prefix, bestFrom, bestTo } = this.#scratch;
    const passed = new Int8Array(cuts.length);
    for (let at = 0; at < columns.length; at += 1) {
      const [from = 0, to = 0, start = 0] = [bestFrom[at], bestTo[at], starts[at]];
      let position = from;
      for (let other = from + 1; other <= to; other += 1) {
        if ((prefix[other + at] ?? 0) > (prefix[position + at] ?? 0)) position = other;
      }
      passed.fill(1, start, position);
    }
    return passed;
  }

  /** The greatest sum of prices over the positions that a column may still have. */
  #pays(at: number): number {
    const { from, to, prefix } = this.#scratch;
    const end = to[at] ?? 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let position = from[at] ?? 0; position <= end; position += 1) {
      most = Math.max(most, prefix[position + at] ?? 0);
    }
    return most;
  }

  /** @param paid the greatest sum of prices that the path so far leaves */
  #visit(node: number, paid: number): void {
    const { test, greatest, left, right, columnOf } = this.#tree;
    const value = (greatest[node] ?? 0) + paid;
    if (value <= this.#best) return;
    const place = test[node] ?? -1;
    if (place < 0) {
      this.#best = value;
      this.#scratch.bestFrom.set(this.#scratch.from);
      this.#scratch.bestTo.set(this.#scratch.to);
      return;
    }
    const at = columnOf[place] ?? 0;
    const { from, to } = this.#scratch;
    const [first = 0, last = 0] = [from[at], to[at]];
    const before = this.#pays(at);
    if (first <= place) {
      to[at] = Math.min(last, place);
      this.#visit(left[node] ?? 0, paid - before + this.#pays(at));
      to[at] = last;
    }
    if (last > place) {
      from[at] = Math.max(first, place + 1);
      this.#visit(right[node] ?? 0, paid - before + this.#pays(at));
      from[at] = first;
    }
  }
}
