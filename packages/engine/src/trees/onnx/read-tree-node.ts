import type { Attributes } from '../../gradient/graph.ts';
import { checkTree, TREE_LIMITS } from '../check-tree.ts';
import { nextFloatAbove } from '../next-number.ts';
import type { Tree, TreeEnsemble } from '../tree-ensemble.ts';
import { affineOf, mapped, type MappedColumn, unproved } from './column-steps.ts';

const floats = new Float32Array(1);
const bits = new Int32Array(floats.buffer);
/** The bits of the greatest float32. */
const MOST = 0x7f_7f_ff_ff;

/** The float32 numbers in their order: 0 is 0, 1 the one above it. */
function floatAt(index: number): number {
  bits[0] = Math.abs(index);
  return index < 0 ? -(floats[0] ?? 0) : (floats[0] ?? 0);
}

/** A cut of a column as the user gives it, and whether its sides are the other way round. */
interface MappedCut {
  readonly cut: number;
  readonly isSwapped: boolean;
}

/**
 * Brings a cut back through the steps before the trees, exactly: steps keep the order of numbers or turn it round, so the float32
 * numbers on one side of the cut are those on one side of another.
 * @param cut numbers below it go left, behind the steps
 */
function mapCut(column: MappedColumn, cut: number): MappedCut {
  if (column.steps.length === 0) return { cut, isSwapped: false };
  const isSwapped = affineOf(column).factor < 0;
  const isBeyond = (index: number): boolean => mapped(column, floatAt(index)) < cut === isSwapped;
  let [low, high] = [-MOST, MOST + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBeyond(middle)) high = middle;
    else low = middle + 1;
  }
  return { cut: low > MOST ? Number.POSITIVE_INFINITY : floatAt(low), isSwapped };
}

/** More numbers of leaves take too much memory. */
export const MOST_LEAF_NUMBERS = 50_000_000;

/**
 * Reads a TreeEnsembleClassifier as trees over the columns that the user gives.
 * @param columns what each column of the node's input is
 * @param features the columns of a row
 * @source ONNX, ai.onnx.ml TreeEnsembleClassifier; for two classes with one weight column ONNX Runtime, tree_ensemble_aggregator.h
 * @throws Unreadable `form` if it has something else than ordered tests of float32
 */
export function readTreeClassifier(
  attributes: Attributes,
  columns: readonly MappedColumn[],
  features: number,
): TreeEnsemble {
  requirePlain(attributes, ['NONE', 'LOGISTIC', 'SOFTMAX']);
  const [classIds, weights] = [attributes.list('class_ids'), attributes.floats('class_weights') ?? []];
  const named = Math.max(
    attributes.list('classlabels_int64s').length,
    attributes.texts('classlabels_strings').length,
  );
  const isSingle = named === 2 && new Set(classIds).size === 1;
  const outputs = isSingle ? 1 : named;
  const trees = buildTrees(attributes, columns, { outputs, leaves: 'class' });
  return {
    ...onnxEnsemble(trees, features, outputs),
    base: baseOf(attributes, outputs),
    // Only for class 0 the runtime makes the score of the other class itself: 1 - s, if no weight is negative.
    threshold: isSingle && classIds[0] === 0 && weights.every((weight) => weight >= 0) ? 0.5 : 0,
  };
}

/**
 * Reads a TreeEnsembleRegressor of one value in the same way.
 * @source ONNX, ai.onnx.ml TreeEnsembleRegressor; the mean is taken before the base is added: ONNX Runtime, tree_ensemble_aggregator.h
 * @throws Unreadable `form` if it gives several values, or has something else than ordered tests of float32
 */
export function readTreeRegressor(
  attributes: Attributes,
  columns: readonly MappedColumn[],
  features: number,
): TreeEnsemble {
  requirePlain(attributes, ['NONE']);
  const aggregate = attributes.text('aggregate_function', 'SUM');
  if (!['SUM', 'AVERAGE'].includes(aggregate)) throw unproved(`its trees are joined by ${aggregate}`);
  if (attributes.integer('n_targets', 1) !== 1) throw unproved('it gives several values');
  const trees = buildTrees(attributes, columns, { outputs: 1, leaves: 'target' });
  const divisor = aggregate === 'AVERAGE' ? trees.length : 1;
  const base = baseOf(attributes, 1).map((one) => one * divisor);
  return { ...onnxEnsemble(trees, features, 1), base, divisor };
}

/** What all ensembles of ONNX have in common. @throws ArtifactFault if a tree is none */
export function onnxEnsemble(trees: readonly Tree[], features: number, outputs: number): TreeEnsemble {
  for (const [index, tree] of trees.entries()) checkTree(tree, features, outputs, `tree ${String(index)}`);
  return {
    arithmetic: 'float32',
    isBaseLast: true,
    ...{ features, featureNames: [], outputs, trees, leafSize: outputs, base: new Float64Array(outputs) },
    ...{ divisor: 1, link: { kind: 'identity' }, categoryColumns: new Set(), notes: [] },
  };
}

function baseOf(attributes: Attributes, outputs: number): Float64Array {
  const given = attributes.floats('base_values') ?? [];
  const values = given.length > outputs ? given.slice(-outputs) : given;
  return Float64Array.from({ length: outputs }, (_unused, at) => values[at] ?? 0);
}

function requirePlain(attributes: Attributes, transforms: readonly string[]): void {
  const transform = attributes.text('post_transform', 'NONE');
  if (!transforms.includes(transform)) {
    throw unproved(`its trees end with ${transform}`);
  }
  if (DOUBLES.some((name) => attributes.has(name))) {
    throw unproved('its trees compare double precision');
  }
}

const DOUBLES = ['nodes_values_as_tensor', 'class_weights_as_tensor', 'target_weights_as_tensor'] as const;

interface Leaves {
  readonly outputs: number;
  readonly leaves: 'class' | 'target';
}

interface Building {
  readonly nodes: number[];
  readonly placeOf: Map<number, number>;
}

function buildTrees(attributes: Attributes, columns: readonly MappedColumn[], kind: Leaves): readonly Tree[] {
  const { outputs } = kind;
  const [treeIds, nodeIds] = [attributes.list('nodes_treeids'), attributes.list('nodes_nodeids')];
  if (treeIds.length > TREE_LIMITS.nodes || treeIds.length * outputs > MOST_LEAF_NUMBERS) {
    throw unproved('it has too many nodes');
  }
  const building = new Map<number, Building>();
  for (const [at, tree] of treeIds.entries()) {
    const own = building.get(tree) ?? { nodes: [], placeOf: new Map<number, number>() };
    building.set(tree, own);
    own.placeOf.set(nodeIds[at] ?? -1, own.nodes.length);
    own.nodes.push(at);
  }
  const leaves = leafValues(attributes, building, kind);
  const tests = readTests(attributes, columns);
  return [...building].map(([id, one]) => treeOf(one, tests, leaves.get(id) ?? new Float64Array(0)));
}

/** For each tree `outputs` numbers for each of its nodes. */
function leafValues(
  attributes: Attributes,
  building: ReadonlyMap<number, Building>,
  { outputs, leaves }: Leaves,
): ReadonlyMap<number, Float64Array> {
  const [treeIds, nodeIds] = [attributes.list(`${leaves}_treeids`), attributes.list(`${leaves}_nodeids`)];
  const [classIds, weights] = [
    attributes.list(`${leaves}_ids`),
    attributes.floats(`${leaves}_weights`) ?? [],
  ];
  const values = new Map(
    [...building].map(([id, { nodes }]) => [id, new Float64Array(nodes.length * outputs)]),
  );
  for (const [at, id] of treeIds.entries()) {
    const place = building.get(id)?.placeOf.get(nodeIds[at] ?? -1);
    const own = values.get(id);
    if (place === undefined || own === undefined) throw unproved('a weight names no node');
    const index = place * outputs + (outputs === 1 ? 0 : (classIds[at] ?? 0));
    own[index] = (own[index] ?? 0) + (weights[at] ?? Number.NaN);
  }
  return values;
}

/** What the nodes of all trees test, by their place in the lists of the file. */
interface Tests {
  readonly test: (at: number) => NodeTest;
  readonly isLeaf: (at: number) => boolean;
  readonly ifTrue: readonly number[];
  readonly ifFalse: readonly number[];
}

export interface NodeTest {
  readonly column: number;
  readonly cut: number;
  /** True if numbers below the cut go where the node's own test leads if it holds. */
  readonly isTrueLeft: boolean;
  readonly isMissingTrue: boolean;
}

export interface TestLists {
  readonly modes: readonly string[];
  readonly featureIds: readonly number[];
  readonly thresholds: readonly number[];
  readonly missing: readonly number[];
}

/** The tests that have an order, with whether the number below the threshold pass, and whether the threshold itself is below the cut. */
const MODES: ReadonlyMap<string, { readonly below: boolean; readonly withEqual: boolean }> = new Map([
  ['BRANCH_LEQ', { below: true, withEqual: true }],
  ['BRANCH_LT', { below: true, withEqual: false }],
  ['BRANCH_GTE', { below: false, withEqual: false }],
  ['BRANCH_GT', { below: false, withEqual: true }],
]);

function readTests(attributes: Attributes, columns: readonly MappedColumn[]): Tests {
  const modes = attributes.texts('nodes_modes');
  return {
    test: testsOf(
      {
        modes,
        featureIds: attributes.list('nodes_featureids'),
        thresholds: attributes.floats('nodes_values') ?? [],
        missing: attributes.list('nodes_missing_value_tracks_true'),
      },
      columns,
    ),
    isLeaf: (at) => modes[at] === 'LEAF',
    ifTrue: attributes.list('nodes_truenodeids'),
    ifFalse: attributes.list('nodes_falsenodeids'),
  };
}

/** Says what nodes test by the lists of a file. @throws Unreadable `form` if one tests something without an order, such as members of a set */
export function testsOf(
  { modes, featureIds, thresholds, missing }: TestLists,
  columns: readonly MappedColumn[],
): (at: number) => NodeTest {
  const other = modes.find((mode) => mode !== 'LEAF' && !MODES.has(mode));
  if (other !== undefined) throw unproved(`its trees test by ${other}`);
  return (at) => {
    const column = columns[featureIds[at] ?? -1];
    if (column === undefined) throw unproved('a node tests a column that does not exist');
    const mode = MODES.get(modes[at] ?? '') ?? { below: true, withEqual: true };
    const threshold = Math.fround(thresholds[at] ?? Number.NaN);
    const { cut, isSwapped } = mapCut(column, mode.withEqual ? nextFloatAbove(threshold) : threshold);
    return {
      column: column.column,
      cut,
      isTrueLeft: mode.below !== isSwapped,
      isMissingTrue: missing[at] === 1,
    };
  };
}

function treeOf({ nodes, placeOf }: Building, tests: Tests, values: Float64Array): Tree {
  const tree = {
    columns: new Int32Array(nodes.length).fill(-1),
    cuts: new Float64Array(nodes.length),
    left: new Int32Array(nodes.length).fill(-1),
    right: new Int32Array(nodes.length).fill(-1),
    missing: new Int32Array(nodes.length).fill(-1),
  };
  for (const [place, at] of nodes.entries()) {
    if (tests.isLeaf(at)) continue;
    const { column, cut, isTrueLeft, isMissingTrue } = tests.test(at);
    const [yes = -1, no = -1] = [placeOf.get(tests.ifTrue[at] ?? -1), placeOf.get(tests.ifFalse[at] ?? -1)];
    tree.columns[place] = column;
    tree.cuts[place] = cut;
    tree.left[place] = isTrueLeft ? yes : no;
    tree.right[place] = isTrueLeft ? no : yes;
    tree.missing[place] = isMissingTrue ? yes : no;
  }
  return { ...tree, categories: new Map(), zeroIsMissing: new Set(), values, output: 0, linear: new Map() };
}
