import type { CellProblem, CellRange } from './cells.ts';

/**
 * Finds the leaf and the positions of one tree that are best for it alone, prices included. A position of a column counts the cuts
 * that a row has passed.
 */
export class TreeSearch {
  readonly #problem: CellProblem;
  /** For each group the first and the last position that a path leaves, and those of the best leaf. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #bestFrom: Int32Array;
  readonly #bestTo: Int32Array;
  /** For each group and position the sum of the prices that it pays. Each group has one position more than cuts. */
  readonly #prefix: Float64Array;
  #best = Number.NEGATIVE_INFINITY;
  #firstGroup = 0;
  #endGroup = 0;

  constructor(problem: CellProblem) {
    this.#problem = problem;
    const groups = problem.columns.length;
    this.#from = new Int32Array(groups);
    this.#to = new Int32Array(groups);
    this.#bestFrom = new Int32Array(groups);
    this.#bestTo = new Int32Array(groups);
    this.#prefix = new Float64Array(problem.cuts.length + groups);
  }

  /** The greatest value of a tree and its prices in a range. */
  greatest(tree: number, prices: Float64Array, range: CellRange): number {
    const { groups, roots } = this.#problem;
    this.#firstGroup = groups[tree] ?? 0;
    this.#endGroup = groups[tree + 1] ?? 0;
    this.#best = Number.NEGATIVE_INFINITY;
    let paid = 0;
    for (let group = this.#firstGroup; group < this.#endGroup; group += 1) {
      this.#open(group, prices, range);
      paid += this.#pays(group);
    }
    this.#visit(roots[tree] ?? 0, paid);
    return this.#best;
  }

  /** Sets 1 for each cut that the best row of the tree, which was looked for last, passes. */
  markPassed(tree: number, passed: Int8Array): void {
    const { groups, starts } = this.#problem;
    const prefix = this.#prefix;
    for (let group = groups[tree] ?? 0; group < (groups[tree + 1] ?? 0); group += 1) {
      const [from = 0, to = 0] = [this.#bestFrom[group], this.#bestTo[group]];
      let position = from;
      for (let other = from + 1; other <= to; other += 1) {
        if ((prefix[other + group] ?? 0) > (prefix[position + group] ?? 0)) position = other;
      }
      passed.fill(1, starts[group] ?? 0, position);
    }
  }

  /** Sets the positions of a group that lie in a range, and what each pays. */
  #open(group: number, prices: Float64Array, range: CellRange): void {
    const { starts, cuts, columns } = this.#problem;
    const [start = 0, end = 0, column = 0] = [starts[group], starts[group + 1], columns[group]];
    const [low = 0, high = 0] = [range.low[column], range.high[column]];
    let [from, to, sum] = [start, start, 0];
    this.#prefix[start + group] = 0;
    for (let place = start; place < end; place += 1) {
      const cut = cuts[place] ?? 0;
      if (cut <= low) from = place + 1;
      else if (cut <= high) sum += prices[place] ?? 0;
      if (cut <= high) to = place + 1;
      this.#prefix[place + 1 + group] = sum;
    }
    this.#from[group] = from;
    this.#to[group] = to;
  }

  /** The greatest sum of prices over the positions that a column may still have. */
  #pays(group: number): number {
    const prefix = this.#prefix;
    const end = this.#to[group] ?? 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let position = this.#from[group] ?? 0; position <= end; position += 1) {
      most = Math.max(most, prefix[position + group] ?? 0);
    }
    return most;
  }

  /** @param paid the greatest sum of prices that the path so far leaves */
  #visit(node: number, paid: number): void {
    const { test, greatest, left, right, groupOf } = this.#problem;
    const value = (greatest[node] ?? 0) + paid;
    if (value <= this.#best) return;
    const place = test[node] ?? -1;
    if (place < 0) {
      this.#keep(value);
      return;
    }
    const group = groupOf[place] ?? 0;
    const [from, to] = [this.#from, this.#to];
    const [first = 0, last = 0] = [from[group], to[group]];
    const before = this.#pays(group);
    if (first <= place) {
      to[group] = Math.min(last, place);
      this.#visit(left[node] ?? 0, paid - before + this.#pays(group));
      to[group] = last;
    }
    if (last > place) {
      from[group] = Math.max(first, place + 1);
      this.#visit(right[node] ?? 0, paid - before + this.#pays(group));
      from[group] = first;
    }
  }

  #keep(value: number): void {
    this.#best = value;
    for (let group = this.#firstGroup; group < this.#endGroup; group += 1) {
      this.#bestFrom[group] = this.#from[group] ?? 0;
      this.#bestTo[group] = this.#to[group] ?? 0;
    }
  }
}
