import { nextFloatAbove } from '../next-number.ts';
import type { Tree, TreeEnsemble } from '../tree-ensemble.ts';
import { below, type Box } from './box.ts';
import { type PrunedTree, pruneTree } from './prune.ts';

/**
 * A sum of trees over cells. The cuts of all trees divide each column of the box into cells, counted from 0; at a node cells
 * below its cut go left. All rows of one cell reach the same leaves.
 */
export interface CellProblem {
  readonly trees: readonly CellTree[];
  /** What the sum has without these trees. */
  readonly constant: number;
  /** The cells of each column. */
  readonly cells: Int32Array;
  /** The cell of the row itself in each column. */
  readonly own: Int32Array;
  /** How far sums in the library's arithmetic may be from those of real numbers. */
  readonly tolerance: number;
}

/** One tree. The columns of nodes are places in `columns`, those of its `cuts` are together, in order. */
export interface CellTree {
  /** For each node the place of its cut in `cuts`, or -1 for a leaf. */
  readonly test: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** For a leaf its value, for a node the greatest value below it. */
  readonly greatest: Float64Array;
  /** The columns that it tests. */
  readonly columns: Int32Array;
  /** For each column of `columns` the place of its first cut in `cuts`, and one more for the end. */
  readonly starts: Int32Array;
  /** The cuts: cells from here on go right. */
  readonly cuts: Int32Array;
  /** For each cut the place of its column in `columns`. */
  readonly columnOf: Int32Array;
}

/** More than a double's 2^-53: bounds are sums of many prices, and are rounded themselves. */
const DOUBLE_PRECISION = 2 ** -46;
/** A probability in float32 is one half for sums a little above 0, too. */
const LINK_ROUNDING = 2 ** -22;

/** A row's box as cells, for any weights of the outputs. */
export class RowCells {
  readonly #ensemble: TreeEnsemble;
  readonly #box: Box;
  readonly #whole: ReadonlySet<number>;
  readonly #pruned: readonly PrunedTree[];
  /** The columns that have cuts, and the cuts of each, in order. */
  readonly #columns: readonly number[];
  readonly #cuts: readonly (readonly number[])[];

  constructor(ensemble: TreeEnsemble, box: Box, whole: ReadonlySet<number>) {
    this.#ensemble = ensemble;
    this.#box = box;
    this.#whole = whole;
    this.#pruned = ensemble.trees.map((tree) => pruneTree(tree, box, whole, ensemble));
    const cuts = cutsOf(this.#pruned);
    this.#columns = [...cuts.keys()].sort((one, other) => one - other);
    this.#cuts = this.#columns.map((column) =>
      [...(cuts.get(column) ?? [])].sort((one, other) => one - other),
    );
  }

  /** The weighted sum of the outputs as a problem over cells. @param weights one for each output */
  problem(weights: readonly number[]): CellProblem {
    const encoder = new Encoder(this.#columns, this.#cuts);
    const trees: CellTree[] = [];
    const { base, leafSize, threshold = 0 } = this.#ensemble;
    const starts = base.map((start, output) => (start - threshold) * (weights[output] ?? 0));
    let constant = starts.reduce((sum, start) => sum + start, 0);
    let size = Math.abs(constant);
    for (const [index, pruned] of this.#pruned.entries()) {
      const tree = this.#ensemble.trees[index];
      if (tree === undefined || (leafSize === 1 && (weights[tree.output] ?? 0) === 0)) continue;
      const encoded = encoder.encode(pruned, (leaf) => weighted(tree, leaf, leafSize, weights));
      size += encoded.size;
      if (encoded.tree === undefined) constant += encoded.constant;
      else trees.push(encoded.tree);
    }
    const isDouble = this.#ensemble.arithmetic === 'double';
    const precision = isDouble ? DOUBLE_PRECISION : 2 ** -24;
    return {
      trees,
      constant,
      cells: Int32Array.from(this.#cuts, (cuts) => cuts.length + 1),
      own: Int32Array.from(this.#columns, (column, place) =>
        countUpTo(this.#cuts[place] ?? [], this.#box.row[column] ?? 0),
      ),
      tolerance: size * (this.#ensemble.trees.length + 2) * precision + (isDouble ? 0 : LINK_ROUNDING),
    };
  }

  /** The row of a cell that is nearest to the row itself. Numbers that change are float32, if the cell has one. */
  rowAt(cell: Int32Array): Float64Array {
    const row = Float64Array.from(this.#box.row);
    for (const [place, column] of this.#columns.entries()) {
      const [cuts = [], index = 0] = [this.#cuts[place], cell[place]];
      row[column] = this.#nearest(row[column] ?? 0, column, cuts[index - 1], cuts[index]);
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

/** The least float32 from a number on. */
function floatFrom(value: number): number {
  const rounded = Math.fround(value);
  return rounded < value ? nextFloatAbove(rounded) : rounded;
}

function weighted(tree: Tree, leaf: number, leafSize: number, weights: readonly number[]): number {
  if (leafSize === 1) return (tree.values[leaf] ?? 0) * (weights[tree.output] ?? 0);
  return weights.reduce((sum, weight, part) => sum + weight * (tree.values[leaf * leafSize + part] ?? 0), 0);
}

function cutsOf(trees: readonly PrunedTree[]): ReadonlyMap<number, ReadonlySet<number>> {
  const cuts = new Map<number, Set<number>>();
  for (const { columns, cuts: own } of trees) {
    for (const [node, column] of columns.entries()) {
      if (column < 0) continue;
      const known = cuts.get(column) ?? new Set();
      cuts.set(column, known.add(own[node] ?? 0));
    }
  }
  return cuts;
}

/** How many sorted numbers are at most a value: the cell in which it lies. */
function countUpTo(sorted: readonly number[], value: number): number {
  const place = sorted.findIndex((one) => one > value);
  return place < 0 ? sorted.length : place;
}

interface Encoded {
  /** Undefined if one leaf is left, whose value is `constant`. */
  readonly tree: CellTree | undefined;
  readonly constant: number;
  /** The greatest absolute value of a leaf. */
  readonly size: number;
}

/** Turns pruned trees into trees over cells. */
class Encoder {
  /** For each column its place, and the place of each of its cuts, from 1. */
  readonly #places: ReadonlyMap<number, readonly [number, ReadonlyMap<number, number>]>;

  constructor(columns: readonly number[], cuts: readonly (readonly number[])[]) {
    this.#places = new Map(
      columns.map((column, place) => [
        column,
        [place, new Map((cuts[place] ?? []).map((cut, index) => [cut, index + 1]))],
      ]),
    );
  }

  encode(pruned: PrunedTree, valueOf: (leaf: number) => number): Encoded {
    const nodes = pruned.columns.length;
    const greatest = new Float64Array(nodes);
    let size = 0;
    // Children come after their parents.
    for (let node = nodes - 1; node >= 0; node -= 1) {
      if ((pruned.columns[node] ?? -1) < 0) {
        greatest[node] = valueOf(pruned.leaves[node] ?? -1);
        size = Math.max(size, Math.abs(greatest[node] ?? 0));
      } else {
        const [left = 0, right = 0] = [pruned.left[node], pruned.right[node]];
        greatest[node] = Math.max(greatest[left] ?? 0, greatest[right] ?? 0);
      }
    }
    const constant = greatest[0] ?? 0;
    if (nodes === 1) return { tree: undefined, constant, size };
    return { tree: this.#tree(pruned, greatest), constant, size };
  }

  #tree(pruned: PrunedTree, greatest: Float64Array): CellTree {
    const own = new Map<number, Set<number>>();
    for (const [node, column] of pruned.columns.entries()) {
      if (column < 0) continue;
      const [place, cut] = this.#place(column, pruned.cuts[node] ?? 0);
      own.set(place, (own.get(place) ?? new Set()).add(cut));
    }
    const columns = [...own.keys()].sort((one, other) => one - other);
    const lists = columns.map((column) => [...(own.get(column) ?? [])].sort((one, other) => one - other));
    const starts = [0];
    for (const list of lists) starts.push((starts.at(-1) ?? 0) + list.length);
    const placeOf = new Map(
      lists.flatMap((list, at) =>
        list.map(
          (cut, index) => [`${String(columns[at])}:${String(cut)}`, (starts[at] ?? 0) + index] as const,
        ),
      ),
    );
    return {
      test: Int32Array.from(pruned.columns, (column, node) => {
        if (column < 0) return -1;
        const [place, cut] = this.#place(column, pruned.cuts[node] ?? 0);
        return placeOf.get(`${String(place)}:${String(cut)}`) ?? -1;
      }),
      left: Int32Array.from(pruned.left),
      right: Int32Array.from(pruned.right),
      greatest,
      columns: Int32Array.from(columns),
      starts: Int32Array.from(starts),
      cuts: Int32Array.from(lists.flat()),
      columnOf: Int32Array.from(lists.flatMap((list, at) => list.map(() => at))),
    };
  }

  #place(column: number, cut: number): readonly [number, number] {
    const [place, cuts] = this.#places.get(column) ?? [-1, new Map<number, number>()];
    return [place, cuts.get(cut) ?? -1];
  }
}
