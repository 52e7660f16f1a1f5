import type { CellRange } from './bound.ts';
import type { CellProblem, CellTree } from './cells.ts';

/** The sum of a problem at one cell. */
function valueAt({ trees, constant }: CellProblem, cell: Int32Array): number {
  return trees.reduce((sum, tree) => sum + leafValue(tree, cell), constant);
}

function leafValue(tree: CellTree, cell: Int32Array): number {
  let node = 0;
  for (let place = tree.test[0] ?? -1; place >= 0; place = tree.test[node] ?? -1) {
    node = (isRight(tree, place, cell) ? tree.right[node] : tree.left[node]) ?? 0;
  }
  return tree.greatest[node] ?? 0;
}

function isRight(tree: CellTree, place: number, cell: Int32Array): boolean {
  const column = tree.columns[tree.columnOf[place] ?? 0] ?? 0;
  return (cell[column] ?? 0) >= (tree.cuts[place] ?? 0);
}

/** Rounds over all columns after which a search ends, also if it still climbs. */
const MAX_ROUNDS = 20;

/**
 * Climbs from a cell: along one column after another to its best cell, until no column helps. It finds nearly every row that can
 * be turned, and proves nothing.
 */
export function climb(
  problem: CellProblem,
  start: Int32Array,
  { low, high }: CellRange,
): { readonly cell: Int32Array; readonly value: number } {
  const cell = Int32Array.from(start);
  let value = valueAt(problem, cell);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = value;
    for (let column = 0; column < cell.length; column += 1) {
      const line = valuesAlong(problem, cell, column);
      let best = cell[column] ?? 0;
      for (let index = low[column] ?? 0; index <= (high[column] ?? 0); index += 1) {
        if ((line[index] ?? 0) > (line[best] ?? 0)) best = index;
      }
      cell[column] = best;
      value = line[best] ?? value;
    }
    if (value <= before) break;
  }
  return { cell, value: valueAt(problem, cell) };
}

/** The sum for each cell of one column, the others as they are: all trees at once, by the differences between cells. */
function valuesAlong(problem: CellProblem, cell: Int32Array, column: number): Float64Array {
  const steps = new Float64Array((problem.cells[column] ?? 0) + 1);
  for (const tree of problem.trees) addLine(tree, 0, cell, column, 0, steps.length - 1, steps);
  let sum = problem.constant;
  return steps.map((step) => (sum += step));
}

/** Adds the leaves that a line reaches between two cells, the second excluded. */
function addLine(
  tree: CellTree,
  node: number,
  cell: Int32Array,
  column: number,
  from: number,
  to: number,
  steps: Float64Array,
): void {
  if (from >= to) return;
  const place = tree.test[node] ?? -1;
  if (place < 0) {
    const value = tree.greatest[node] ?? 0;
    steps[from] = (steps[from] ?? 0) + value;
    steps[to] = (steps[to] ?? 0) - value;
    return;
  }
  const [left = 0, right = 0] = [tree.left[node], tree.right[node]];
  if (tree.columns[tree.columnOf[place] ?? 0] !== column) {
    addLine(tree, isRight(tree, place, cell) ? right : left, cell, column, from, to, steps);
    return;
  }
  const cut = tree.cuts[place] ?? 0;
  addLine(tree, left, cell, column, from, Math.min(to, cut), steps);
  addLine(tree, right, cell, column, Math.max(from, cut), to, steps);
}
