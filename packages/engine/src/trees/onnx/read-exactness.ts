import { isUnreadable } from '@model-security-scan/common/unreadable';
import type { Exactness, ValueExactness } from '../../exactness.ts';
import { ArtifactFault } from '../../fault.ts';
import { type Graph, type GraphNode, readGraph } from '../../gradient/graph.ts';
import type { AnswerForm } from '../../victim/class-scores.ts';
import { TREE_LIMITS } from '../check-tree.ts';
import { classOf } from '../exact/prove-row.ts';
import { exactnessOf, valuesOf } from '../exact/values-of.ts';
import type { NativeModel } from '../native-model.ts';
import type { LinearEnsemble, Tree, TreeEnsemble } from '../tree-ensemble.ts';
import { ColumnReader, unproved } from './column-steps.ts';
import { linearOf, readLinearNode } from './read-linear.ts';
import { readTreeEnsemble } from './read-tree-ensemble.ts';
import { readTreeClassifier, readTreeRegressor } from './read-tree-node.ts';

export interface OnnxParts {
  readonly bytes: Uint8Array;
  readonly tensor: string;
  readonly form: AnswerForm | 'values';
  readonly inputs: readonly { readonly name: string; readonly size: number }[];
  /** Their element types. The engine asks about rows of float32, also if a model takes doubles. */
  readonly elementTypes: readonly (number | undefined)[];
}

/** Operators at the end of a model that keep the order of scores. */
const KEEPS_ORDER: readonly string[] = ['Softmax', 'LogSoftmax', 'Sigmoid', 'Identity', 'Normalizer'];
/** Operators there that hand a value on as it is. */
const KEEPS_VALUES: readonly string[] = ['Identity', 'Reshape', 'Squeeze', 'Unsqueeze', 'Flatten'];
const MOST_STEPS = 20;
const TREES = new Map([
  ['TreeEnsembleClassifier', readTreeClassifier],
  ['TreeEnsembleRegressor', readTreeRegressor],
  ['TreeEnsemble', readTreeEnsemble],
]);
const [FLOAT, DOUBLE] = [1, 11];

/** Reads what an ONNX classifier decides by, if that is one ensemble of trees or one linear function. @returns what can be proved */
export function readExactness(parts: OnnxParts): Exactness {
  return unlessUnreadable(() => {
    const native = readNative(readGraph(parts.bytes), parts);
    const threshold = native.kind === 'trees' ? (native.model.threshold ?? 0) : 0;
    return exactnessOf(native, (sums) =>
      classOf(sums.length === 1 ? sums.map((sum) => sum - threshold) : sums),
    );
  });
}

/** The same of the value of an ONNX regression. */
export function readValueExactness(parts: Omit<OnnxParts, 'form'>): ValueExactness {
  return unlessUnreadable(() => valuesOf(readNative(readGraph(parts.bytes), { ...parts, form: 'values' })));
}

/** Reads all trees of an ONNX file, over the columns that their own nodes are given. @returns none if it has none, or some cannot be read */
export function readAllTrees(bytes: Uint8Array): readonly Tree[] {
  const trees = unlessUnreadable(() =>
    readGraph(bytes).nodes.flatMap(({ operator, attributes }) => {
      const features = attributes.list('nodes_featureids').reduce((most, id) => Math.max(most, id + 1), 1);
      if (features > TREE_LIMITS.features) throw unproved('it has too many columns');
      const columns = Array.from({ length: features }, (_unused, column) => ({ column, steps: [] }));
      return TREES.get(operator)?.(attributes, columns, features, true).trees ?? [];
    }),
  );
  return 'why' in trees ? [] : trees;
}

function unlessUnreadable<T>(read: () => T): T | { readonly why: string } {
  try {
    return read();
  } catch (error) {
    // ONNX Runtime has taken the file: a fault that is found here only means that nothing is proved.
    if (isUnreadable(error, 'form') || error instanceof ArtifactFault) return { why: error.message };
    throw error;
  }
}

function readNative(graph: Graph, { tensor, form, inputs, elementTypes }: OnnxParts): NativeModel {
  const reader = new ColumnReader(graph, inputs);
  const features = inputs.reduce((sum, { size }) => sum + size, 0);
  const head = headOf(graph, reader, tensor, form === 'values' ? KEEPS_VALUES : KEEPS_ORDER);
  const { node, selected, isSigmoid } = head;
  const task = form === 'values' ? 'regression' : 'classification';
  const areDoubles = takesDoubles(elementTypes);
  if (areDoubles) requireDirect(node, inputs);
  const trees = readTrees(head, reader, features, task === 'classification');
  if (trees !== undefined) {
    // Large scores of float32 all have a sigmoid of 1.
    if (isSigmoid && trees.outputs > 1) throw unproved('sigmoids of several scores decide');
    return { kind: 'trees', model: areDoubles ? { ...trees, sums: 'double' } : trees, task };
  }
  const part = readLinearNode(node, graph.nodes, reader);
  if (part === undefined) {
    throw unproved(`${node.operator} decides, not trees or one linear function`);
  }
  const whole = linearOf(part, reader.columnsOf(part.input), features);
  const isShare = form === 'second-probability' && !isSigmoid && node.operator !== 'LinearClassifier';
  return { kind: 'linear', model: shifted(onlyOutput(whole, selected), isShare ? 0.5 : 0), task };
}

/** @throws Unreadable `form` if the inputs are neither all float32 nor all doubles */
function takesDoubles(elementTypes: OnnxParts['elementTypes']): boolean {
  const areDoubles = elementTypes.every((type) => type === DOUBLE);
  if (areDoubles || elementTypes.every((type) => type === FLOAT)) return areDoubles;
  throw unproved('its inputs are not float32');
}

/** @throws Unreadable `form` if doubles reach anything but trees, which compare them as they are */
function requireDirect({ operator, inputs: [fed] }: GraphNode, inputs: OnnxParts['inputs']): void {
  if (TREES.has(operator) && inputs.length === 1 && fed === inputs[0]?.name) return;
  throw unproved(
    'it computes in double precision before the step that decides: convert it with inputs of float32 for ' +
      'a proof',
  );
}

function readTrees(
  { node, selected }: Head,
  reader: ColumnReader,
  features: number,
  hasClasses: boolean,
): TreeEnsemble | undefined {
  const read = TREES.get(node.operator);
  if (read === undefined) return undefined;
  if (selected !== undefined) throw unproved('one of its scores is taken out');
  return read(node.attributes, reader.columnsOf(node.inputs[0] ?? ''), features, hasClasses);
}

/** What makes the scores, behind what keeps their order. */
interface Head {
  readonly node: GraphNode;
  readonly selected: number | undefined;
  readonly isSigmoid: boolean;
}

function headOf({ nodes }: Graph, reader: ColumnReader, tensor: string, keeping: readonly string[]): Head {
  let [name, isSigmoid] = [tensor, false];
  let selected: number | undefined;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const node = nodes.find(({ outputs }) => outputs.includes(name));
    if (node === undefined) break;
    if (node.operator === 'ArrayFeatureExtractor') selected = reader.numbers(node.inputs[1] ?? '')[0];
    else if (!keepsOrder(node, reader, keeping)) return { node, selected, isSigmoid };
    isSigmoid ||= node.operator === 'Sigmoid';
    name = node.inputs[0] ?? '';
  }
  throw unproved('its scores cannot be followed');
}

/** LightGBM's converter multiplies scores by 1. A cast to whole numbers, or to half precision, makes scores equal. */
function keepsOrder(
  { operator, inputs, attributes }: GraphNode,
  reader: ColumnReader,
  keeping: readonly string[],
): boolean {
  if (keeping.includes(operator)) return true;
  if (operator === 'Cast') return [FLOAT, DOUBLE].includes(attributes.integer('to', 0));
  return operator === 'Mul' && reader.constant(inputs[1] ?? '')?.every((number) => number === 1) === true;
}

function onlyOutput(model: LinearEnsemble, selected: number | undefined): LinearEnsemble {
  if (selected === undefined || model.outputs === 1) return model;
  const { features, outputs, weights, base } = model;
  return {
    ...model,
    outputs: 1,
    weights: Float64Array.from(
      { length: features },
      (_unused, column) => weights[column * outputs + selected] ?? 0,
    ),
    base: Float64Array.of(base[selected] ?? 0),
  };
}

/** One score is compared with 0, or with one half if it is a probability. */
function shifted(model: LinearEnsemble, threshold: number): LinearEnsemble {
  return threshold === 0 || model.outputs > 1
    ? model
    : { ...model, base: model.base.map((base) => base - threshold) };
}
