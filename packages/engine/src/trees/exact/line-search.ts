import type { CellProblem, CellRange } from './cells.ts';

/** Rounds over all columns after which a search ends, also if it still climbs. */
const MAX_ROUNDS = 20;

/**
 * Climbs from cell to cell: along one column after another to its best cell, until no column helps. It finds nearly every row that
 * can be turned, and proves nothing.
 */
export class LineSearch {
  readonly #problem: CellProblem;
  /** For each column the roots of the trees that test it. */
  readonly #rootsOf: readonly (readonly number[])[];
  /** The differences between the sums of neighbouring cells of a line. */
  readonly #steps: Float64Array;

  constructor(problem: CellProblem) {
    this.#problem = problem;
    const { trees, groups, columns, roots, cells } = problem;
    const rootsOf = Array.from(cells, (): number[] => []);
    for (const tree of trees) {
      for (let group = groups[tree] ?? 0; group < (groups[tree + 1] ?? 0); group += 1) {
        rootsOf[columns[group] ?? 0]?.push(roots[tree] ?? 0);
      }
    }
    this.#rootsOf = rootsOf;
    this.#steps = new Float64Array(Math.max(0, ...cells) + 1);
  }

  /** Climbs from a cell. @param enough the climb ends once the sum is above it */
  climb(
    start: Int32Array,
    range: CellRange,
    enough: number,
  ): { readonly cell: Int32Array; readonly value: number } {
    const cell = Int32Array.from(start);
    let value = this.#valueAt(cell);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const before = value;
      for (let column = 0; column < cell.length && value <= enough; column += 1) {
        value += this.#alongLine(cell, column, range);
      }
      if (value <= before || value > enough) break;
    }
    return { cell, value: this.#valueAt(cell) };
  }

  #valueAt(cell: Int32Array): number {
    const { trees, roots, greatest, constant } = this.#problem;
    let sum = constant;
    for (const tree of trees) {
      let node = roots[tree] ?? 0;
      for (let place = this.#placeOf(node); place >= 0; place = this.#placeOf(node)) {
        node = this.#child(node, place, cell);
      }
      sum += greatest[node] ?? 0;
    }
    return sum;
  }

  #placeOf(node: number): number {
    return this.#problem.test[node] ?? -1;
  }

  #child(node: number, place: number, cell: Int32Array): number {
    const { left, right, columns, groupOf, cuts } = this.#problem;
    const isRight = (cell[columns[groupOf[place] ?? 0] ?? 0] ?? 0) >= (cuts[place] ?? 0);
    return (isRight ? right[node] : left[node]) ?? 0;
  }

  /** Moves a cell along one column to its best place, the others as they are. @returns what the sum gains */
  #alongLine(cell: Int32Array, column: number, { low, high }: CellRange): number {
    const [from = 0, to = 0, own = 0] = [low[column], high[column], cell[column]];
    if (from === to) return 0;
    const steps = this.#steps.fill(0, from, to + 2);
    for (const root of this.#rootsOf[column] ?? []) this.#addLine(root, cell, column, from, to + 1);
    const best = addUp(steps, from, to, own);
    cell[column] = best;
    return (steps[best] ?? 0) - (steps[own] ?? 0);
  }

  /** Adds the leaves that a line reaches below a node between two cells, the second excluded. */
  #addLine(node: number, cell: Int32Array, column: number, from: number, to: number): void {
    if (from >= to) return;
    const { left, right, columns, groupOf, cuts, greatest } = this.#problem;
    const place = this.#placeOf(node);
    if (place < 0) {
      const [steps, value] = [this.#steps, greatest[node] ?? 0];
      steps[from] = (steps[from] ?? 0) + value;
      steps[to] = (steps[to] ?? 0) - value;
      return;
    }
    if (columns[groupOf[place] ?? 0] !== column) {
      this.#addLine(this.#child(node, place, cell), cell, column, from, to);
      return;
    }
    const cut = cuts[place] ?? 0;
    this.#addLine(left[node] ?? 0, cell, column, from, Math.min(to, cut));
    this.#addLine(right[node] ?? 0, cell, column, Math.max(from, cut), to);
  }
}

/** Turns differences into sums. @returns where the sum is greatest, or `own` if no other place has more */
function addUp(steps: Float64Array, from: number, to: number, own: number): number {
  for (let index = from + 1; index <= to; index += 1) {
    steps[index] = (steps[index] ?? 0) + (steps[index - 1] ?? 0);
  }
  let best = own;
  for (let index = from; index <= to; index += 1) {
    if ((steps[index] ?? 0) > (steps[best] ?? 0)) best = index;
  }
  return best;
}
