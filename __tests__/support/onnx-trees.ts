import type { ColumnLimits } from '../../src/engine/exactness.ts';
import type { Random } from '../../src/engine/random.ts';
import {
  attributeOf,
  field,
  floats,
  graphOf,
  integer,
  INT64,
  nodeOf,
  onnxModel,
  tensorOf,
  valueOf,
} from './onnx-writer.ts';

/** The columns of the models below. */
export const COLUMNS = 3;
const MODES = ['BRANCH_LEQ', 'BRANCH_LT', 'BRANCH_GTE', 'BRANCH_GT'];
const [INTEGERS, FLOATS, TEXTS] = [7, 6, 8];
const TREES = 6;
/** Element types. */
const [FLOAT, DOUBLE] = [1, 11];

function integersOf(name: string, values: readonly number[]): Buffer {
  return attributeOf(name, INTEGERS, ...values.map((value) => integer(8, value)));
}

function floatsOf(name: string, values: readonly number[]): Buffer {
  return attributeOf(name, FLOATS, field(7, floats(...values)));
}

function textsOf(name: string, values: readonly string[]): Buffer {
  return attributeOf(name, TEXTS, ...values.map((value) => field(9, value)));
}

/** What a drawn ensemble is to be. */
export interface DrawnTrees {
  readonly classes: number;
  /** One weight column for two classes, none of them negative: scores are s and 1 - s. */
  readonly single?: 'shares' | 'signed';
  /** The class of that column: 0, as XGBoost's converter writes, or 1. */
  readonly singleId?: number;
  /** True if each leaf gives its whole weight to one class, in a forest of an even number of trees: sums tie. */
  readonly areVotes?: boolean;
  readonly transform?: string;
  readonly mode?: string;
  /** Set for a TreeEnsembleRegressor of one value: how it joins its trees. */
  readonly aggregate?: 'SUM' | 'AVERAGE';
  /** Steps before the trees: Scaler, Mul, Add. */
  readonly isScaled?: boolean;
  /** True if the inputs are doubles, as converters write them that saw doubles. */
  readonly areDoubles?: boolean;
}

/** Draws trees of two levels as a TreeEnsembleClassifier, such as the converters of scikit-learn write. */
export function drawnTrees(random: Random, drawn: DrawnTrees): Buffer {
  const {
    classes,
    single,
    singleId = 0,
    areVotes = false,
    transform = 'NONE',
    mode,
    aggregate,
    isScaled = true,
    areDoubles = false,
  } = drawn;
  const leaves = aggregate === undefined ? 'class' : 'target';
  const nodes = Array.from({ length: 7 * TREES }, (_unused, at) => ({
    ...{ tree: Math.floor(at / 7), id: at % 7, isLeaf: at % 7 > 2, feature: random.integer(COLUMNS) },
    value: Math.fround((random.integer(21) - 10) / 5),
    mode: mode ?? MODES[random.integer(MODES.length)] ?? '',
  }));
  const weights = nodes
    .filter(({ isLeaf }) => isLeaf)
    .flatMap(({ tree, id }) => {
      const vote = random.integer(classes);
      return Array.from({ length: single === undefined ? classes : 1 }, (_unused, index) => ({
        ...{ tree, id, index: single === undefined ? index : singleId },
        weight: Math.fround(
          areVotes
            ? Number(index === vote) / TREES
            : single === 'shares'
              ? random.uniform() / TREES
              : random.uniform() - 0.5,
        ),
      }));
    });
  const trees = nodeOf({
    operator: aggregate === undefined ? 'TreeEnsembleClassifier' : 'TreeEnsembleRegressor',
    domain: 'ai.onnx.ml',
    inputs: [isScaled ? 'shifted' : 'input'],
    outputs: aggregate === undefined ? ['label', 'scores'] : ['value'],
    attributes: [
      integersOf(
        'nodes_treeids',
        nodes.map(({ tree }) => tree),
      ),
      integersOf(
        'nodes_nodeids',
        nodes.map(({ id }) => id),
      ),
      integersOf(
        'nodes_featureids',
        nodes.map(({ feature }) => feature),
      ),
      floatsOf(
        'nodes_values',
        nodes.map(({ value }) => value),
      ),
      textsOf(
        'nodes_modes',
        nodes.map((node) => (node.isLeaf ? 'LEAF' : node.mode)),
      ),
      integersOf(
        'nodes_truenodeids',
        nodes.map(({ isLeaf, id }) => (isLeaf ? 0 : 2 * id + 1)),
      ),
      integersOf(
        'nodes_falsenodeids',
        nodes.map(({ isLeaf, id }) => (isLeaf ? 0 : 2 * id + 2)),
      ),
      integersOf(
        `${leaves}_treeids`,
        weights.map(({ tree }) => tree),
      ),
      integersOf(
        `${leaves}_nodeids`,
        weights.map(({ id }) => id),
      ),
      integersOf(
        `${leaves}_ids`,
        weights.map(({ index }) => index),
      ),
      floatsOf(
        `${leaves}_weights`,
        weights.map(({ weight }) => weight),
      ),
      ...(aggregate === undefined
        ? [
            integersOf(
              'classlabels_int64s',
              Array.from({ length: classes }, (_unused, at) => at),
            ),
          ]
        : [
            attributeOf('aggregate_function', 3, field(4, aggregate)),
            attributeOf('n_targets', 2, integer(3, 1)),
            floatsOf('base_values', [1.5]),
          ]),
      attributeOf('post_transform', 3, field(4, transform)),
    ],
  });
  const nodesOfModel = isScaled ? [...steps(), trees] : [trees];
  const outputs = aggregate === undefined ? classOutputs('scores', classes) : [valueOf('value', ['N', 1])];
  return modelOf(nodesOfModel, outputs, areDoubles ? DOUBLE : FLOAT);
}

/** Columns are scaled, one of them turned round, and shifted. */
function steps(): readonly Buffer[] {
  return [
    nodeOf({
      operator: 'Scaler',
      domain: 'ai.onnx.ml',
      inputs: ['input'],
      outputs: ['scaled'],
      attributes: [floatsOf('offset', [0.3, -1.7, 12]), floatsOf('scale', [1.3, -0.7, 0.1])],
    }),
    nodeOf({ operator: 'Mul', inputs: ['scaled', 'factors'], outputs: ['multiplied'] }),
    nodeOf({ operator: 'Add', inputs: ['shift', 'multiplied'], outputs: ['shifted'] }),
  ];
}

function classOutputs(scores: string, classes: number): readonly Buffer[] {
  return [valueOf('label', ['N'], INT64), valueOf(scores, ['N', classes])];
}

function modelOf(nodes: readonly Buffer[], outputs: readonly Buffer[], elementType = FLOAT): Buffer {
  return onnxModel(
    graphOf({
      nodes,
      tensors: [tensorOf('factors', [COLUMNS], floats(0.9, 1.1, 3)), tensorOf('shift', [1], floats(0.05))],
      inputs: [valueOf('input', ['N', COLUMNS], elementType)],
      outputs,
    }),
  );
}

/** A LinearClassifier behind the same steps. */
export function drawnLinear(random: Random, classes: number): Buffer {
  const draw = (count: number): readonly number[] =>
    Array.from({ length: count }, () => Math.fround(random.uniform() - 0.5));
  const linear = nodeOf({
    operator: 'LinearClassifier',
    domain: 'ai.onnx.ml',
    inputs: ['shifted'],
    outputs: ['label', 'scores'],
    attributes: [
      floatsOf('coefficients', draw(COLUMNS * classes)),
      floatsOf('intercepts', draw(classes)),
      integersOf(
        'classlabels_ints',
        Array.from({ length: classes }, (_unused, at) => at),
      ),
      attributeOf('post_transform', 3, field(4, 'SOFTMAX')),
    ],
  });
  return modelOf([...steps(), linear], classOutputs('scores', classes));
}

/** A LinearRegressor behind the same steps. */
export function drawnLinearValue(random: Random): Buffer {
  const draw = (count: number): readonly number[] =>
    Array.from({ length: count }, () => Math.fround(random.uniform() - 0.5));
  const linear = nodeOf({
    operator: 'LinearRegressor',
    domain: 'ai.onnx.ml',
    inputs: ['shifted'],
    outputs: ['value'],
    attributes: [floatsOf('coefficients', draw(COLUMNS)), floatsOf('intercepts', draw(1))],
  });
  return modelOf([...steps(), linear], [valueOf('value', ['N', 1])]);
}

/** How far the rows below may move. */
export const LIMITS: ColumnLimits = {
  radius: Float64Array.of(0.2, 0.3, 2),
  low: Float64Array.of(-3, -5, -20),
  high: Float64Array.of(3, 3, 30),
  whole: new Set(),
};

/** Rows in the range of the limits; some sit where a step of the model makes a threshold of them. */
export function drawRows(random: Random, count: number): Float32Array {
  return Float32Array.from({ length: count * COLUMNS }, (_unused, at) => {
    const [low = 0, high = 0] = [LIMITS.low[at % COLUMNS], LIMITS.high[at % COLUMNS]];
    return Math.round((low + (high - low) * random.uniform()) * 10) / 10;
  });
}

/** So many rows within reach of a row. */
export function drawMoves(row: Float32Array, random: Random, count: number): Float32Array {
  return Float32Array.from({ length: count * COLUMNS }, (_unused, at) => {
    const [column, reach = 0] = [at % COLUMNS, LIMITS.radius[at % COLUMNS]];
    const wanted = (row[column] ?? 0) + 0.999 * (2 * random.uniform() - 1) * reach;
    return Math.min(LIMITS.high[column] ?? 0, Math.max(LIMITS.low[column] ?? 0, wanted));
  });
}
