import type { ColumnLimits } from '../../src/exactness.ts';
import type { Random } from '../../src/random.ts';
import { nodesOf } from '../../../../__tests__/support/onnx-notation.ts';
import {
  attributeOf,
  field,
  floats,
  graphOf,
  integer,
  INT64,
} from '../../../../__tests__/support/onnx-writer.ts';
import { nodeOf, onnxModel, tensorOf, valueOf } from '../../../../__tests__/support/onnx-writer.ts';

/** The columns of the models below. */
export const COLUMNS = 3;
const MODES = ['BRANCH_LEQ', 'BRANCH_LT', 'BRANCH_GTE', 'BRANCH_GT'];
export const TREES = 6;
/** Element types. */
const [FLOAT, DOUBLE] = [1, 11];

/** An attribute of whole numbers. */
export function integersOf(name: string, values: readonly number[]): Buffer {
  return attributeOf(name, 7, ...values.map((value) => integer(8, value)));
}

/** What a drawn ensemble is to be. */
interface DrawnTrees {
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
  const isClassifier = aggregate === undefined;
  const modes = nodes.map((one) => field(9, one.isLeaf ? 'LEAF' : one.mode));
  const integers: Readonly<Record<string, readonly number[]>> = {
    nodes_treeids: nodes.map(({ tree }) => tree),
    nodes_nodeids: nodes.map(({ id }) => id),
    nodes_featureids: nodes.map(({ feature }) => feature),
    nodes_truenodeids: nodes.map(({ isLeaf, id }) => (isLeaf ? 0 : 2 * id + 1)),
    nodes_falsenodeids: nodes.map(({ isLeaf, id }) => (isLeaf ? 0 : 2 * id + 2)),
    [`${leaves}_treeids`]: weights.map(({ tree }) => tree),
    [`${leaves}_nodeids`]: weights.map(({ id }) => id),
    [`${leaves}_ids`]: weights.map(({ index }) => index),
    ...(isClassifier ? { classlabels_int64s: [...Array(classes).keys()] } : {}),
  };
  const numbers: Readonly<Record<string, readonly number[]>> = {
    nodes_values: nodes.map(({ value }) => value),
    [`${leaves}_weights`]: weights.map(({ weight }) => weight),
  };
  const trees = nodeOf({
    operator: isClassifier ? 'TreeEnsembleClassifier' : 'TreeEnsembleRegressor',
    domain: 'ai.onnx.ml',
    inputs: [isScaled ? 'shifted' : 'input'],
    outputs: isClassifier ? ['label', 'scores'] : ['value'],
    attributes: [
      ...Object.entries(integers).map(([name, values]) => integersOf(name, values)),
      ...Object.entries(numbers).map(([name, values]) => attributeOf(name, 6, field(7, floats(...values)))),
      attributeOf('nodes_modes', 8, ...modes),
      ...aggregation(aggregate),
      attributeOf('post_transform', 3, field(4, transform)),
    ],
  });
  const outputs = aggregate === undefined ? classOutputs(classes) : [valueOf('value', ['N', 1])];
  return modelOf([...(isScaled ? steps() : []), trees], outputs, areDoubles ? DOUBLE : FLOAT);
}

function aggregation(aggregate: DrawnTrees['aggregate']): readonly Buffer[] {
  if (aggregate === undefined) return [];
  return [
    attributeOf('aggregate_function', 3, field(4, aggregate)),
    attributeOf('n_targets', 2, integer(3, 1)),
    attributeOf('base_values', 6, field(7, floats(1.5))),
  ];
}

/** Columns are scaled, one of them turned round, and shifted. */
function steps(): readonly Buffer[] {
  return nodesOf(
    'scaled = ml.Scaler(input) offset=[0.3,-1.7,12]f scale=[1.3,-0.7,0.1]f; multiplied = Mul(scaled, factors); ' +
      'shifted = Add(shift, multiplied)',
  );
}

function classOutputs(classes: number): readonly Buffer[] {
  return [valueOf('label', ['N'], INT64), valueOf('scores', ['N', classes])];
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

function drawNumbers(random: Random, count: number): string {
  return `[${Array.from({ length: count }, () => Math.fround(random.uniform() - 0.5)).join(',')}]f`;
}

/** A LinearClassifier behind the same steps. */
export function drawnLinear(random: Random, classes: number): Buffer {
  const [coefficients, intercepts] = [COLUMNS * classes, classes].map((count) => drawNumbers(random, count));
  const linear = nodesOf(
    `label, scores = ml.LinearClassifier(shifted) coefficients=${String(coefficients)} intercepts=${String(intercepts)} ` +
      `classlabels_ints=[${[...Array(classes).keys()].join(',')}] post_transform=SOFTMAX`,
  );
  return modelOf([...steps(), ...linear], classOutputs(classes));
}

/** A LinearRegressor behind the same steps. */
export function drawnLinearValue(random: Random): Buffer {
  const [coefficients, intercepts] = [COLUMNS, 1].map((count) => drawNumbers(random, count));
  const linear = nodesOf(
    `value = ml.LinearRegressor(shifted) coefficients=${String(coefficients)} intercepts=${String(intercepts)}`,
  );
  return modelOf([...steps(), ...linear], [valueOf('value', ['N', 1])]);
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
