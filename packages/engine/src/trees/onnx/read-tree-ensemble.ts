import type { Attributes } from '../../gradient/graph.ts';
import { TREE_LIMITS } from '../check-tree.ts';
import type { Tree, TreeEnsemble } from '../tree-ensemble.ts';
import { type MappedColumn, unproved } from './column-steps.ts';
import { MOST_LEAF_NUMBERS, type NodeTest, onnxEnsemble, testsOf } from './read-tree-node.ts';

const MODES = [
  ...['BRANCH_LEQ', 'BRANCH_LT', 'BRANCH_GTE', 'BRANCH_GT'],
  ...['BRANCH_EQ', 'BRANCH_NEQ', 'BRANCH_MEMBER'],
] as const;
const AGGREGATES = ['AVERAGE', 'SUM', 'MIN', 'MAX'] as const;
const FLOAT = 1;

/**
 * Reads a TreeEnsemble as trees over the columns that the user gives. All of its trees share the lists of nodes and of leaves.
 * @param columns what each column of the node's input is
 * @param features the columns of a row
 * @param hasClasses true if its targets are scores of classes, of which the greatest counts
 * @source ONNX, ai.onnx.ml 5 TreeEnsemble. ONNX Runtime 1.32 takes a `post_transform` of 1 for LOGISTIC, the specification for SOFTMAX
 * @throws Unreadable `form` if it has something else than ordered tests of float32
 */
export function readTreeEnsemble(
  attributes: Attributes,
  columns: readonly MappedColumn[],
  features: number,
  hasClasses: boolean,
): TreeEnsemble {
  const outputs = targetsOf(attributes, hasClasses);
  const aggregate = AGGREGATES[attributes.integer('aggregate_function', 1)] ?? 'another function';
  if (aggregate !== 'SUM' && aggregate !== 'AVERAGE') {
    throw unproved(`its trees are joined by ${aggregate}`);
  }
  const lists = listsOf(attributes, columns);
  const roots = attributes.integers('tree_roots') ?? [];
  if (roots.length > TREE_LIMITS.trees) throw unproved('it has too many trees');
  let nodes = 0;
  const trees = roots.map((root) => {
    const tree = treeOf(lists, root, outputs);
    nodes += tree.columns.length;
    if (nodes * outputs > MOST_LEAF_NUMBERS) throw unproved('it has too many nodes');
    return tree;
  });
  const divisor = aggregate === 'AVERAGE' ? trees.length : 1;
  return { ...onnxEnsemble(trees, features, outputs), divisor };
}

function targetsOf(attributes: Attributes, hasClasses: boolean): number {
  if (attributes.integer('post_transform', 0) !== 0) {
    throw unproved(
      'its trees end with a transform, which ONNX Runtime does not read as the specification says',
    );
  }
  const targets = attributes.integer('n_targets', 1);
  if (!hasClasses && targets !== 1) throw unproved('it gives several values');
  if (targets < 1 || targets > TREE_LIMITS.outputs) throw unproved('it has too many targets');
  return targets;
}

interface Lists {
  readonly test: (at: number) => NodeTest;
  readonly nodes: number;
  /** Where a node leads if its test holds, and if not: a node, or a leaf. */
  readonly ifTrue: Branches;
  readonly ifFalse: Branches;
  readonly targets: readonly number[];
  readonly weights: readonly number[];
}

interface Branches {
  readonly places: readonly number[];
  readonly areLeaves: readonly number[];
}

function listsOf(attributes: Attributes, columns: readonly MappedColumn[]): Lists {
  const modes = attributes.tensor('nodes_modes', TREE_LIMITS.nodes)?.values ?? [];
  const featureIds = attributes.list('nodes_featureids');
  return {
    test: testsOf(
      {
        modes: modes.map((mode) => MODES[mode] ?? 'an unknown mode'),
        featureIds,
        thresholds: floatsOf(attributes, 'nodes_splits'),
        missing: attributes.list('nodes_missing_value_tracks_true'),
      },
      columns,
    ),
    nodes: featureIds.length,
    ifTrue: { places: attributes.list('nodes_truenodeids'), areLeaves: attributes.list('nodes_trueleafs') },
    ifFalse: {
      places: attributes.list('nodes_falsenodeids'),
      areLeaves: attributes.list('nodes_falseleafs'),
    },
    targets: attributes.list('leaf_targetids'),
    weights: floatsOf(attributes, 'leaf_weights'),
  };
}

function floatsOf(attributes: Attributes, name: string): readonly number[] {
  const tensor = attributes.tensor(name, TREE_LIMITS.nodes);
  if (tensor?.type !== FLOAT) throw unproved('its trees compare numbers that are not float32');
  return tensor.values ?? [];
}

/** Collects the nodes below a root. Each place of the tree gets a leaf of its own. */
function treeOf(lists: Lists, root: number, outputs: number): Tree {
  const growing = new GrowingTree(outputs);
  const seen = new Set<number>();
  const todo = [{ at: root, place: growing.add() }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { at, place } = next;
    if (at < 0 || at >= lists.nodes) throw unproved('a branch leads to a node that does not exist');
    if (seen.has(at)) throw unproved('a node is reached twice');
    seen.add(at);
    const grow = ({ places, areLeaves }: Branches): number => {
      const [to = -1, child] = [places[at], growing.add()];
      if (areLeaves[at] === 1) growing.setLeaf(child, lists.targets[to], lists.weights[to]);
      else todo.push({ at: to, place: child });
      return child;
    };
    growing.setNode(place, lists.test(at), grow(lists.ifTrue), grow(lists.ifFalse));
  }
  return growing.tree();
}

class GrowingTree {
  readonly #outputs: number;
  readonly #columns: number[] = [];
  readonly #cuts: number[] = [];
  readonly #left: number[] = [];
  readonly #right: number[] = [];
  readonly #missing: number[] = [];
  readonly #leaves = new Map<number, readonly [target: number, weight: number]>();

  constructor(outputs: number) {
    this.#outputs = outputs;
  }

  /** @returns the place of a new node */
  add(): number {
    for (const list of [this.#left, this.#right, this.#missing]) list.push(-1);
    this.#cuts.push(0);
    return this.#columns.push(-1) - 1;
  }

  setNode(
    place: number,
    { column, cut, isTrueLeft, isMissingTrue }: NodeTest,
    yes: number,
    no: number,
  ): void {
    this.#columns[place] = column;
    this.#cuts[place] = cut;
    this.#left[place] = isTrueLeft ? yes : no;
    this.#right[place] = isTrueLeft ? no : yes;
    this.#missing[place] = isMissingTrue ? yes : no;
  }

  setLeaf(place: number, target = -1, weight = Number.NaN): void {
    if (target < 0 || target >= this.#outputs) throw unproved('a leaf has no target');
    this.#leaves.set(place, [target, weight]);
  }

  tree(): Tree {
    const values = new Float64Array(this.#columns.length * this.#outputs);
    for (const [place, [target, weight]] of this.#leaves) values[place * this.#outputs + target] = weight;
    return {
      columns: Int32Array.from(this.#columns),
      cuts: Float64Array.from(this.#cuts),
      left: Int32Array.from(this.#left),
      right: Int32Array.from(this.#right),
      missing: Int32Array.from(this.#missing),
      ...{ categories: new Map(), zeroIsMissing: new Set(), values, output: 0, linear: new Map() },
    };
  }
}
