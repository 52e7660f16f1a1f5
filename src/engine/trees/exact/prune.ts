import { nextAbove, nextBelow } from '../next-number.ts';
import { categoryOf, type Tree, type TreeEnsemble, ZERO_THRESHOLD } from '../tree-ensemble.ts';
import { type Box, fromCut } from './box.ts';

/** What is left of a tree in a box: the tests that both sides of the box can pass. */
export interface PrunedTree {
  /** For each node the column, or -1 for a leaf. Node 0 is the root. */
  readonly columns: readonly number[];
  readonly cuts: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each leaf its node in the whole tree. */
  readonly leaves: readonly number[];
}

/** Cuts a tree to a box. Missing values and categories keep their branch: they stay as they are. */
export function pruneTree(
  tree: Tree,
  box: Box,
  whole: ReadonlySet<number>,
  ensemble: TreeEnsemble,
): PrunedTree {
  const pruner = new Pruner(tree, box, whole, ensemble);
  pruner.add(0);
  return pruner.pruned;
}

class Pruner {
  readonly pruned = {
    columns: new Array<number>(),
    cuts: new Array<number>(),
    left: new Array<number>(),
    right: new Array<number>(),
    leaves: new Array<number>(),
  };
  readonly #tree: Tree;
  readonly #row: Float64Array;
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  readonly #whole: ReadonlySet<number>;
  readonly #ensemble: TreeEnsemble;

  constructor(tree: Tree, { row, low, high }: Box, whole: ReadonlySet<number>, ensemble: TreeEnsemble) {
    this.#tree = tree;
    this.#row = row;
    this.#low = Float64Array.from(low);
    this.#high = Float64Array.from(high);
    this.#whole = whole;
    this.#ensemble = ensemble;
  }

  /** Adds what is left of the tree below a node. @returns its place among the nodes that are left */
  add(node: number): number {
    const { columns, cuts, categories, zeroIsMissing } = this.#tree;
    const column = columns[node] ?? -1;
    if (column < 0) return this.#leaf(node);
    const value = this.#row[column] ?? Number.NaN;
    if (Number.isNaN(value)) return this.add(this.#tree.missing[node] ?? -1);
    const members = categories.get(node);
    if (members !== undefined) {
      const isMember = members.has(categoryOf(this.#ensemble.library, value));
      return this.add((isMember ? this.#tree.left[node] : this.#tree.right[node]) ?? -1);
    }
    if (zeroIsMissing.has(node)) return this.#addAroundZero(node, column);
    return this.#test(node, column, cuts[node] ?? 0);
  }

  #test(node: number, column: number, cut: number): number {
    const [left = -1, right = -1] = [this.#tree.left[node], this.#tree.right[node]];
    return this.#split(
      column,
      this.#fromCut(cut, column),
      () => this.add(left),
      () => this.add(right),
    );
  }

  /** Numbers around 0 go where missing ones go: two cuts, and the node's own test below and above them. */
  #addAroundZero(node: number, column: number): number {
    const own = this.#tree.cuts[node] ?? 0;
    return this.#split(
      column,
      this.#fromCut(-ZERO_THRESHOLD, column),
      () => this.#test(node, column, own),
      () =>
        this.#split(
          column,
          this.#fromCut(nextAbove(ZERO_THRESHOLD), column),
          () => this.add(this.#tree.missing[node] ?? -1),
          () => this.#test(node, column, own),
        ),
    );
  }

  #fromCut(cut: number, column: number): number {
    return fromCut(cut, this.#whole.has(column), this.#ensemble, this.#row[column] ?? Number.NaN);
  }

  /** Splits the box at a cut, which goes right itself. A side that the box does not reach is left out. */
  #split(column: number, cut: number, addLeft: () => number, addRight: () => number): number {
    const [low = 0, high = 0] = [this.#low[column], this.#high[column]];
    if (cut <= low) return addRight();
    if (cut > high) return addLeft();
    const place = this.#node(column, cut, -1);
    this.#high[column] = nextBelow(cut);
    const left = addLeft();
    this.#high[column] = high;
    this.#low[column] = cut;
    const right = addRight();
    this.#low[column] = low;
    this.pruned.left[place] = left;
    this.pruned.right[place] = right;
    return place;
  }

  #leaf(node: number): number {
    return this.#node(-1, 0, node);
  }

  #node(column: number, cut: number, leaf: number): number {
    this.pruned.columns.push(column);
    this.pruned.cuts.push(cut);
    this.pruned.left.push(-1);
    this.pruned.right.push(-1);
    this.pruned.leaves.push(leaf);
    return this.pruned.columns.length - 1;
  }
}
