import { nextBelow, nextFloatAbove } from '../next-number.ts';
import type { Tree, TreeEnsemble } from '../tree-ensemble.ts';
import { below, type Box } from './box.ts';
import { type CellTrees, cellTrees, countBelow, type Grid, gridOf } from './cell-trees.ts';
import { type PrunedTrees, pruneTrees } from './prune.ts';

export interface WeightedSum {
  /** The trees that count, and have more than one leaf left. */
  readonly trees: Int32Array;
  /** For a leaf its value, for a node the greatest value below it. */
  readonly greatest: Float64Array;
  /** What the sum has without these trees. */
  readonly constant: number;
  /** No row has a greater sum: each tree's greatest leaf counts. */
  readonly upper: number;
  /** How far sums in the library's arithmetic may be from those of real numbers. */
  readonly tolerance: number;
}

/** A sum of trees over cells: at a node cells below its cut go left. All rows of one cell reach the same leaves. */
export interface CellProblem extends CellTrees, WeightedSum {
  readonly cells: Int32Array;
  /** The cell of the row itself in each column. */
  readonly own: Int32Array;
}

/** Cells from `low` to `high` of each column, both included. */
export interface CellRange {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** More than a double's 2^-53: bounds are sums of many prices, and are rounded themselves. */
const DOUBLE_PRECISION = 2 ** -46;
/** A probability in float32 is one half for sums a little above 0, too. */
const LINK_ROUNDING = 2 ** -22;

export class RowCells {
  readonly #ensemble: TreeEnsemble;
  readonly #box: Box;
  readonly #whole: ReadonlySet<number>;
  readonly #pruned: PrunedTrees;
  /** Made when a problem is asked for first: bounds of single trees decide most rows. */
  #cells: { readonly grid: Grid; readonly trees: CellTrees } | undefined;

  constructor(ensemble: TreeEnsemble, box: Box, whole: ReadonlySet<number>) {
    this.#ensemble = ensemble;
    this.#box = box;
    this.#whole = whole;
    this.#pruned = pruneTrees(ensemble, box, whole);
  }

  /** The weighted sum of the outputs. @param weights one for each output */
  weigh(weights: readonly number[]): WeightedSum {
    const { base, leafSize, threshold = 0, trees, arithmetic } = this.#ensemble;
    const { roots, columns } = this.#pruned;
    let constant = base.reduce((sum, start, output) => sum + (start - threshold) * (weights[output] ?? 0), 0);
    let size = Math.abs(constant);
    let others = 0;
    const greatest = new Float64Array(columns.length);
    const counted: number[] = [];
    for (let index = 0; index < trees.length; index += 1) {
      const tree = trees[index];
      if (tree === undefined || (leafSize === 1 && (weights[tree.output] ?? 0) === 0)) continue;
      const [root = 0, end = 0] = [roots[index], roots[index + 1]];
      size += this.#weighTree(tree, weights, root, end, greatest);
      if (end - root === 1) constant += greatest[root] ?? 0;
      else {
        counted.push(index);
        others += greatest[root] ?? 0;
      }
    }
    const precision = arithmetic === 'double' ? DOUBLE_PRECISION : 2 ** -24;
    const link = arithmetic === 'double' ? 0 : LINK_ROUNDING;
    return {
      ...{ trees: Int32Array.from(counted), greatest, constant, upper: constant + others },
      tolerance: size * (trees.length + 2) * precision + link,
    };
  }

  /** Sets the greatest values of a tree. @returns the greatest absolute value of a leaf */
  #weighTree(
    tree: Tree,
    weights: readonly number[],
    root: number,
    end: number,
    greatest: Float64Array,
  ): number {
    const { columns, left, right, leaves } = this.#pruned;
    const { leafSize } = this.#ensemble;
    let size = 0;
    // Children come after their parents.
    for (let node = end - 1; node >= root; node -= 1) {
      if ((columns[node] ?? -1) < 0) {
        const value = weighted(tree, leaves[node] ?? -1, leafSize, weights);
        greatest[node] = value;
        size = Math.max(size, Math.abs(value));
      } else {
        greatest[node] = Math.max(greatest[left[node] ?? 0] ?? 0, greatest[right[node] ?? 0] ?? 0);
      }
    }
    return size;
  }

  problem(sum: WeightedSum): CellProblem {
    const { grid, trees } = this.#asCells();
    return {
      ...sum,
      // The trees of the sum are places in the lists of all trees.
      ...{ ...trees, trees: sum.trees },
      cells: Int32Array.from(grid.cuts, (cuts) => cuts.length + 1),
      own: Int32Array.from(grid.columns, (column, place) => {
        const cuts = grid.cuts[place] ?? new Float64Array(0);
        const value = this.#box.row[column] ?? 0;
        const count = countBelow(cuts, value);
        return cuts[count] === value ? count + 1 : count;
      }),
    };
  }

  #asCells(): { readonly grid: Grid; readonly trees: CellTrees } {
    if (this.#cells === undefined) {
      const grid = gridOf(this.#pruned);
      this.#cells = { grid, trees: cellTrees(this.#pruned, grid) };
    }
    return this.#cells;
  }

  /** The row of a cell that is nearest to the row itself. Numbers that change are float32, if the cell has one. */
  rowAt(cell: Int32Array): Float64Array {
    const { grid } = this.#asCells();
    const row = Float64Array.from(this.#box.row);
    for (const [place, column] of grid.columns.entries()) {
      const [cuts, index = 0] = [grid.cuts[place], cell[place]];
      row[column] = this.#nearest(row[column] ?? 0, column, cuts?.[index - 1], cuts?.[index]);
    }
    return row;
  }

  /** The number of a cell that is nearest to a number. @param from where the cell begins @param to where the next one begins */
  #nearest(value: number, column: number, from = -Infinity, to = Infinity): number {
    const [low = 0, high = 0] = [this.#box.low[column], this.#box.high[column]];
    if (value < from) {
      const short = floatFrom(from);
      return short <= high && short < to ? short : from;
    }
    // A missing number stays.
    if (!(value >= to)) return value;
    const last = below(to, this.#whole.has(column), this.#ensemble);
    const short = -floatFrom(-last);
    return short >= low && short >= from ? short : last;
  }
}

/**
 * The least float32 from a cut on. If a number below the cut is rounded to it, too, rows cannot tell the two apart once they are
 * float32, as 0.4593 and a cut right above it: then the next one.
 */
function floatFrom(cut: number): number {
  const rounded = Math.fround(cut);
  if (rounded === cut) return cut;
  const least = rounded < cut ? nextFloatAbove(rounded) : rounded;
  return Math.fround(nextBelow(cut)) === least ? nextFloatAbove(least) : least;
}

function weighted(tree: Tree, leaf: number, leafSize: number, weights: readonly number[]): number {
  if (leafSize === 1) return (tree.values[leaf] ?? 0) * (weights[tree.output] ?? 0);
  return weights.reduce((sum, weight, part) => sum + weight * (tree.values[leaf * leafSize + part] ?? 0), 0);
}
