import type { CategoryNames } from './category-names.ts';

/**
 * A tree of any library in one form: at a node a number below the cut goes left, whatever test the library writes. Nodes are
 * counted from 0, the root.
 */
export interface Tree {
  /** For each node the column that it tests, or -1 for a leaf. */
  readonly columns: Int32Array;
  readonly cuts: Float64Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** For each node the child that a missing value goes to. */
  readonly missing: Int32Array;
  /** For each node that tests a category, the categories that go left. */
  readonly categories: ReadonlyMap<number, ReadonlySet<number>>;
  /** The nodes at which numbers around 0 count as missing (LightGBM's `zero_as_missing`). */
  readonly zeroIsMissing: ReadonlySet<number>;
  /** `leafSize` numbers for each node; those of leaves count. */
  readonly values: Float64Array;
  /** The output that a leaf of one number adds to. */
  readonly output: number;
  /** Leaves that are linear functions of columns (LightGBM's `linear_tree`), by node. */
  readonly linear: ReadonlyMap<number, LinearLeaf>;
}

/** A leaf's value: the constant and the products, or the leaf's own number if one of its columns is missing. */
export interface LinearLeaf {
  readonly constant: number;
  readonly columns: Int32Array;
  readonly coefficients: Float64Array;
}

export type Link =
  /** `isOneAgainstAll`: the largest of several is the class (LightGBM); else each is a label of its own (XGBoost). */
  | { readonly kind: 'sigmoid'; readonly scale: number; readonly isOneAgainstAll?: true }
  | {
      readonly kind:
        | 'identity'
        | 'exp'
        | 'softmax'
        | 'argmax'
        | 'step'
        | 'log1p-exp'
        | 'signed-square'
        | 'sorted'
        | 'softplus-sums';
      readonly scale?: never;
    };

/**
 * How a library computes: `float32`: rows are rounded to float32, and so is every partial sum (XGBoost, ONNX Runtime 1.30:
 * observed, bit for bit); `double`: neither (LightGBM).
 */
export type Arithmetic = 'float32' | 'double';

export interface TreeEnsemble {
  readonly arithmetic: Arithmetic;
  /** Set if sums are doubles although rows are float32: ONNX Runtime adds up so for inputs that are doubles. */
  readonly sums?: 'double';
  readonly features: number;
  readonly featureNames: readonly string[];
  /** The sums for one row: 1 for two classes and for a regression. */
  readonly outputs: number;
  readonly trees: readonly Tree[];
  /** The numbers of a leaf: 1, or `outputs`. */
  readonly leafSize: number;
  /** What each sum starts with. */
  readonly base: Float64Array;
  /** True if each sum ends with it instead (ONNX Runtime). */
  readonly isBaseLast?: true;
  /** The sum above which the second of two classes is the answer, if they share one; 0 if absent. */
  readonly threshold?: number;
  /** What each sum is divided by before the link: the trees of a random forest of LightGBM, else 1. */
  readonly divisor: number;
  readonly link: Link;
  readonly categoryColumns: ReadonlySet<number>;
  /** What the codes of columns stand for, if the file says it. */
  readonly categoryNames?: CategoryNames;
  /** What a user should know of how the file was read, in sentences. */
  readonly notes: readonly string[];
}

/** A linear model, such as XGBoost's `gblinear`: `outputs` sums of `weights[column * outputs + output]` and the base. */
export interface LinearEnsemble {
  readonly features: number;
  readonly featureNames: readonly string[];
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly base: Float64Array;
  readonly link: Link;
  /** The sum of absolute numbers that were added up to make the base: it may be off by rounding of that size. */
  readonly slack?: number;
}

/** The columns that hold categories: those with names for them, and those that a node tests so. */
export function categoryColumnsOf(trees: readonly Tree[], names: CategoryNames): ReadonlySet<number> {
  const tested = trees.flatMap(({ categories, columns }) =>
    [...categories.keys()].map((node) => columns[node] ?? -1),
  );
  return new Set([...names.keys(), ...tested]);
}

/** LightGBM takes numbers so near to 0 for 0: float32(1e-35). */
export const ZERO_THRESHOLD = Math.fround(1e-35);

/** The category that a number of a column stands for, or -1 for none. Fractions are cut off. */
export function categoryOf(arithmetic: Arithmetic, value: number): number {
  // XGBoost counts as far as float32 is exact; LightGBM casts to int32.
  const isNone = arithmetic === 'float32' ? value < 0 || value >= 2 ** 24 : value <= -1 || value >= 2 ** 31;
  return isNone ? -1 : Math.trunc(value);
}

/** Follows a row, as `rowFor` gives it, from the root to the node of its leaf. */
function leafOf(tree: Tree, row: Float64Array, arithmetic: Arithmetic): number {
  if (tree.categories.size === 0 && tree.zeroIsMissing.size === 0) return plainLeafOf(tree, row);
  let node = 0;
  for (let column = tree.columns[0] ?? -1; column >= 0; column = tree.columns[node] ?? -1) {
    node = childOf(tree, node, row[column] ?? Number.NaN, arithmetic);
  }
  return node;
}

/** The same without the looks into maps, which take most of the time. */
function plainLeafOf({ columns, cuts, left, right, missing }: Tree, row: Float64Array): number {
  let node = 0;
  for (let column = columns[0] ?? -1; column >= 0; column = columns[node] ?? -1) {
    const value = row[column] ?? Number.NaN;
    const next = Number.isNaN(value) ? missing : value < (cuts[node] ?? Number.NaN) ? left : right;
    node = next[node] ?? -1;
  }
  return node;
}

function childOf(tree: Tree, node: number, value: number, arithmetic: Arithmetic): number {
  const isMissing =
    Number.isNaN(value) || (tree.zeroIsMissing.has(node) && Math.abs(value) <= ZERO_THRESHOLD);
  if (isMissing) return tree.missing[node] ?? -1;
  const members = tree.categories.get(node);
  const isLeft =
    members === undefined
      ? value < (tree.cuts[node] ?? Number.NaN)
      : members.has(categoryOf(arithmetic, value));
  return (isLeft ? tree.left[node] : tree.right[node]) ?? -1;
}

/** A row in the numbers that the library compares. */
export function rowFor({ arithmetic }: Pick<TreeEnsemble, 'arithmetic'>, row: Float64Array): Float64Array {
  return arithmetic === 'double' ? row : row.map(Math.fround);
}

/** The sums of the trees for a row as the user has it, before the link; NaN is missing. */
export function rawScores(ensemble: TreeEnsemble, row: Float64Array): Float64Array {
  const prepared = rowFor(ensemble, row);
  const { isBaseLast = false } = ensemble;
  const sums = isBaseLast ? new Float64Array(ensemble.outputs) : Float64Array.from(ensemble.base);
  const isRounded = ensemble.arithmetic === 'float32' && ensemble.sums !== 'double';
  const round = isRounded ? Math.fround : (sum: number): number => sum;
  for (const tree of ensemble.trees) {
    const node = leafOf(tree, prepared, ensemble.arithmetic);
    for (let part = 0; part < ensemble.leafSize; part += 1) {
      const output = ensemble.leafSize === 1 ? tree.output : part;
      const value = leafValue(tree, node, node * ensemble.leafSize + part, prepared);
      sums[output] = round((sums[output] ?? 0) + value);
    }
  }
  return isBaseLast ? sums.map((sum, output) => round(sum + (ensemble.base[output] ?? 0))) : sums;
}

function leafValue(tree: Tree, node: number, index: number, row: Float64Array): number {
  const constant = tree.values[index] ?? 0;
  const linear = tree.linear.get(node);
  if (linear === undefined) return constant;
  let sum = linear.constant;
  for (const [place, column] of linear.columns.entries()) {
    const value = row[column] ?? Number.NaN;
    if (Number.isNaN(value)) return constant;
    sum += (linear.coefficients[place] ?? 0) * value;
  }
  return sum;
}

/** The sums of a linear model for a row, before the link. A missing value adds nothing. */
export function linearScores(model: LinearEnsemble, row: Float64Array): Float64Array {
  return model.base.map((base, output) => {
    let sum = Math.fround(base);
    for (let column = 0; column < model.features; column += 1) {
      const value = Math.fround(row[column] ?? Number.NaN);
      const weight = model.weights[column * model.outputs + output] ?? 0;
      if (!Number.isNaN(value)) sum = Math.fround(sum + Math.fround(value * weight));
    }
    return sum;
  });
}
