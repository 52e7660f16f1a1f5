import { type Bound, PricedBound } from './bound.ts';
import type { CellProblem, CellRange } from './cells.ts';
import { LineSearch } from './line-search.ts';

/** Subgradient steps at the root, and at each part of it. Observed: 60 and 12 decide nearly all rows of seeded models. */
const [ROOT_STEPS, PART_STEPS] = [60, 12];
/** The numbers of prices that parts that wait may hold together: 256 MB. */
const MAX_PRICES = 32_000_000;

export interface SearchGoal {
  /**
   * Decides sooner: true as soon as a cell of this sum is what was looked for, such as a row that the model itself turns. Without
   * it the greatest sum is looked for.
   */
  readonly isFound?: (cell: Int32Array, value: number) => boolean;
  /** A sum above this is surely found by `isFound`: no climb needs to go on. */
  readonly enough?: number;
  /** Parts whose bound is below this are of no interest. */
  readonly least: number;
  readonly isOver: () => boolean;
}

export interface SearchResult {
  readonly value: number;
  readonly cell: Int32Array;
  /** No cell has a greater sum. Equal to `value`, or below `least`, if the search ended by itself. */
  readonly upper: number;
  readonly found: boolean;
  /** True if the search ended by itself: `isFound` was asked about every cell whose sum is not below `least`. */
  readonly isWhole: boolean;
}

interface Part {
  readonly range: CellRange;
  readonly prices: Float64Array;
  readonly upper: number;
}

/**
 * Looks for the greatest sum of trees by branch and bound: a part whose bound is too low is dropped, another is divided at the
 * cut on which its trees disagree most.
 * @source Devos et al. 2021 (search with bounds); the bound is that of `PricedBound`
 */
export function searchGreatest(problem: CellProblem, goal: SearchGoal): SearchResult {
  return new Search(problem, goal).run();
}

class Search {
  readonly #problem: CellProblem;
  readonly #goal: SearchGoal;
  readonly #lines: LineSearch;
  /** Made when it is needed: the first climb turns many rows. */
  #bound: PricedBound | undefined;
  #cell: Int32Array;
  #value = Number.NEGATIVE_INFINITY;
  #found = false;
  /** The greatest bound among the parts that were dropped. */
  #dropped = Number.NEGATIVE_INFINITY;
  readonly #parts: Part[] = [];

  constructor(problem: CellProblem, goal: SearchGoal) {
    this.#problem = problem;
    this.#goal = goal;
    this.#lines = new LineSearch(problem);
    this.#cell = problem.own;
  }

  run(): SearchResult {
    const whole = {
      low: new Int32Array(this.#problem.cells.length),
      high: this.#problem.cells.map((cells) => cells - 1),
    };
    this.#climb(this.#problem.own, whole);
    if (!this.#found) {
      this.#consider({ range: whole, prices: this.#priced().freePrices(), upper: Infinity }, ROOT_STEPS);
    }
    while (!this.#found && this.#parts.length > 0 && !this.#isStopped()) {
      const part = this.#take();
      if (part === undefined) continue;
      if (part.upper >= this.#least()) this.#divide(part);
      else this.#dropped = Math.max(this.#dropped, part.upper);
    }
    const waiting = this.#parts.map(({ upper }) => upper);
    return {
      value: this.#value,
      cell: this.#cell,
      upper: Math.max(this.#value, this.#dropped, ...waiting),
      found: this.#found,
      isWhole: this.#parts.length === 0,
    };
  }

  #priced(): PricedBound {
    this.#bound ??= new PricedBound(this.#problem);
    return this.#bound;
  }

  #isStopped(): boolean {
    return this.#goal.isOver() || this.#parts.length * this.#problem.cuts.length > MAX_PRICES;
  }

  /** A maximum takes the part with the greatest bound, so that the bound of the whole falls; a decision the last one. */
  #take(): Part | undefined {
    if (this.#goal.isFound !== undefined) return this.#parts.pop();
    let best = 0;
    for (const [index, { upper }] of this.#parts.entries()) {
      if (upper > (this.#parts[best]?.upper ?? 0)) best = index;
    }
    return this.#parts.splice(best, 1)[0];
  }

  /** A part is of interest from here on. */
  #least(): number {
    if (this.#goal.isFound !== undefined) return this.#goal.least;
    return Math.max(this.#goal.least, this.#value + this.#problem.tolerance);
  }

  /** Bounds a part, and keeps it if it can hold what is looked for. */
  #consider({ range, prices }: Part, steps: number): void {
    const bound = this.#priced().lower(prices, range, {
      steps,
      goal: this.#least(),
      isOver: this.#goal.isOver,
    });
    this.#climb(bound.cell, range);
    if (this.#found) return;
    const isExact = bound.count === 0 && this.#goal.isFound === undefined;
    if (bound.upper < this.#least() || isExact || isSingle(range)) {
      this.#dropped = Math.max(this.#dropped, isSingle(range) ? this.#dropped : bound.upper);
      return;
    }
    this.#parts.push({ range, prices: bound.prices, upper: bound.upper });
  }

  #divide({ range, prices }: Part): void {
    const bound = this.#priced().evaluate(prices, range);
    const [column, cut] = mostContested(this.#problem, bound, range);
    const [low, high] = [Int32Array.from(range.low), Int32Array.from(range.high)];
    low[column] = cut;
    high[column] = cut - 1;
    const parts: Part[] = [
      { range: { low: range.low, high }, prices, upper: bound.upper },
      { range: { low, high: range.high }, prices, upper: bound.upper },
    ];
    // The side that the prices choose is looked at last, so that it is divided first.
    if ((bound.cell[column] ?? 0) < cut) parts.reverse();
    for (const part of parts) if (!this.#found) this.#consider(part, PART_STEPS);
  }

  #climb(start: Int32Array, range: CellRange): void {
    const { cell, value } = this.#lines.climb(start, range, this.#goal.enough ?? Infinity);
    if (value > this.#value) [this.#cell, this.#value] = [cell, value];
    if (this.#goal.isFound?.(cell, value) === true) {
      [this.#cell, this.#value, this.#found] = [cell, value, true];
    }
  }
}

function isSingle({ low, high }: CellRange): boolean {
  return low.every((cell, column) => cell === high[column]);
}

/** The cut on which most trees disagree with the cell; if none does, the middle of the column with most cells. */
function mostContested(
  problem: CellProblem,
  { contested, count }: Bound,
  { low, high }: CellRange,
): readonly [number, number] {
  if (count === 0) return widestColumn(low, high);
  const votes = Array.from(problem.cells, (length) => new Int32Array(length));
  for (const [place, difference] of contested.entries()) {
    const own = votes[problem.columns[problem.groupOf[place] ?? 0] ?? 0];
    const cut = problem.cuts[place] ?? 0;
    if (difference !== 0 && own !== undefined) own[cut] = (own[cut] ?? 0) + 1;
  }
  let best: readonly [number, number] = [0, 1];
  for (const [column, own] of votes.entries()) {
    for (const [cut, many] of own.entries()) {
      if (many > (votes[best[0]]?.[best[1]] ?? 0)) best = [column, cut];
    }
  }
  return best;
}

function widestColumn(low: Int32Array, high: Int32Array): readonly [number, number] {
  let widest = 0;
  const width = (column: number): number => (high[column] ?? 0) - (low[column] ?? 0);
  for (let column = 1; column < low.length; column += 1) {
    if (width(column) > width(widest)) widest = column;
  }
  return [widest, (low[widest] ?? 0) + Math.ceil(width(widest) / 2)];
}
