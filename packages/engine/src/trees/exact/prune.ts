import { nextAbove, nextBelow } from '../next-number.ts';
import { categoryOf, type Tree, type TreeEnsemble, ZERO_THRESHOLD } from '../tree-ensemble.ts';
import { type Box, fromCut } from './box.ts';

/**
 * What is left of trees in a box: the tests that both sides of the box can pass. The nodes of all trees are in one list, tree by
 * tree, children after their parents.
 */
export interface PrunedTrees {
  /** For each tree the node that is its root, and one more for the end. */
  readonly roots: readonly number[];
  /** For each node the column, or -1 for a leaf. */
  readonly columns: readonly number[];
  readonly cuts: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each leaf its node in the whole tree. */
  readonly leaves: readonly number[];
}

/** Cuts trees to a box. Missing values and categories keep their branch: they stay as they are. */
export function pruneTrees(ensemble: TreeEnsemble, box: Box, whole: ReadonlySet<number>): PrunedTrees {
  const pruner = new Pruner(ensemble, box, whole);
  for (const tree of ensemble.trees) pruner.add(tree);
  pruner.pruned.roots.push(pruner.pruned.columns.length);
  return pruner.pruned;
}

class Pruner {
  readonly pruned = {
    roots: new Array<number>(),
    columns: new Array<number>(),
    cuts: new Array<number>(),
    left: new Array<number>(),
    right: new Array<number>(),
    leaves: new Array<number>(),
  };
  readonly #row: Float64Array;
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  readonly #whole: ReadonlySet<number>;
  readonly #ensemble: TreeEnsemble;

  constructor(ensemble: TreeEnsemble, { row, low, high }: Box, whole: ReadonlySet<number>) {
    this.#row = row;
    this.#low = Float64Array.from(low);
    this.#high = Float64Array.from(high);
    this.#whole = whole;
    this.#ensemble = ensemble;
  }

  add(tree: Tree): void {
    this.pruned.roots.push(this.pruned.columns.length);
    this.#addNode(tree, 0);
  }

  /** Adds what is left of the tree below a node. @returns its place among the nodes that are left */
  #addNode(tree: Tree, node: number): number {
    const { columns, cuts, categories, zeroIsMissing } = tree;
    const column = columns[node] ?? -1;
    if (column < 0) return this.#node(-1, 0, node);
    const value = this.#row[column] ?? Number.NaN;
    if (Number.isNaN(value)) return this.#addNode(tree, tree.missing[node] ?? -1);
    const members = categories.size === 0 ? undefined : categories.get(node);
    if (members !== undefined) {
      const isMember = members.has(categoryOf(this.#ensemble.arithmetic, value));
      return this.#addNode(tree, (isMember ? tree.left[node] : tree.right[node]) ?? -1);
    }
    if (zeroIsMissing.size > 0 && zeroIsMissing.has(node)) return this.#addAroundZero(tree, node, column);
    return this.#test(tree, node, column, cuts[node] ?? 0);
  }

  #test(tree: Tree, node: number, column: number, cut: number): number {
    const [left = -1, right = -1] = [tree.left[node], tree.right[node]];
    const from = this.#fromCut(cut, column);
    // Most nodes have one side in the box.
    if (from <= (this.#low[column] ?? 0)) return this.#addNode(tree, right);
    if (from > (this.#high[column] ?? 0)) return this.#addNode(tree, left);
    return this.#split(
      column,
      from,
      () => this.#addNode(tree, left),
      () => this.#addNode(tree, right),
    );
  }

  /** Numbers around 0 go where missing ones go: two cuts, and the node's own test below and above them. */
  #addAroundZero(tree: Tree, node: number, column: number): number {
    const own = tree.cuts[node] ?? 0;
    return this.#split(
      column,
      this.#fromCut(-ZERO_THRESHOLD, column),
      () => this.#test(tree, node, column, own),
      () =>
        this.#split(
          column,
          this.#fromCut(nextAbove(ZERO_THRESHOLD), column),
          () => this.#addNode(tree, tree.missing[node] ?? -1),
          () => this.#test(tree, node, column, own),
        ),
    );
  }

  #fromCut(cut: number, column: number): number {
    const isWhole = this.#whole.size > 0 && this.#whole.has(column);
    return fromCut(cut, isWhole, this.#ensemble, this.#row[column] ?? Number.NaN);
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

  #node(column: number, cut: number, leaf: number): number {
    this.pruned.columns.push(column);
    this.pruned.cuts.push(cut);
    this.pruned.left.push(-1);
    this.pruned.right.push(-1);
    this.pruned.leaves.push(leaf);
    return this.pruned.columns.length - 1;
  }
}
