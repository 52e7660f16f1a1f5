import {
  type Front,
  frontBackNodes,
  frontConstants,
  frontNodes,
  frontParameters,
} from './convolution-graphs.ts';
import { product } from '../vectors.ts';
import { constant, node, onnxModel, type OnnxValue } from './onnx-writer.ts';

/** An ensemble of perceptrons of one shape. Their parameters are the rows of one matrix, so that one operator updates them all. */
export interface EnsembleShape {
  readonly members: number;
  /** The numbers of an input, of each hidden layer, and of an answer. */
  readonly layers: readonly number[];
  readonly loss: 'cross-entropy' | 'squared-error';
  /** Convolutions before the layers; then there is one member, and the layers begin with the features that they give. */
  readonly front?: Front | undefined;
}

interface Parameter {
  readonly name: string;
  readonly shape: readonly number[];
  /** The inputs that each output sums: 0 for a bias. */
  readonly summed: number;
}

export function parameterCount(shape: EnsembleShape): number {
  return parametersOf(shape).reduce((sum, { shape: sizes }) => sum + product(sizes), 0);
}

/** Returns the weights and biases in their order: of the first layer, then of the second, and so on, then of convolutions. */
export function parametersOf({ layers, front }: EnsembleShape): readonly Parameter[] {
  const dense = layers.slice(1).flatMap((outputs, layer): readonly Parameter[] => {
    const inputs = layers[layer] ?? 0;
    return [
      { name: `w${String(layer)}`, shape: [inputs, outputs], summed: inputs },
      { name: `b${String(layer)}`, shape: [1, outputs], summed: 0 },
    ];
  });
  return [...dense, ...(front === undefined ? [] : frontParameters(front))];
}

/**
 * Returns a model that trains the ensemble: one ONNX `Loop`, one step of Adam (Kingma and Ba, ICLR 2015) in each turn, so that all
 * steps run inside the runtime. Its inputs: the data X [n, inputs] and Y [n, answers]; `plan`: the rows of each step's batch, for each
 * member; `rates`: the rate of each step with Adam's bias correction; `shrink`: what weight decay leaves of the parameters in each
 * step.
 */
export function trainingModel(shape: EnsembleShape): Uint8Array {
  const state = ['theta', 'momentum', 'variance'];
  const body = {
    name: 'step',
    nodes: [
      ...batchNodes(shape),
      ...forwardNodes(shape),
      ...errorNodes(shape),
      ...backwardNodes(shape),
      ...adamNodes(),
    ],
    inputs: [
      value('step', 'int64', 0),
      value('going', 'bool', 0),
      ...state.map((name) => value(name, 'float', 2)),
    ],
    outputs: [value('still', 'bool', 0), ...state.map((name) => value(`${name}_next`, 'float', 2))],
    constants: [],
  };
  const loop = node(
    'Loop',
    ['steps', 'yes', ...state.map((name) => `${name}_0`)],
    state.map((name) => `${name}_end`),
    { body },
  );
  return onnxModel({
    name: 'train',
    nodes: [node('Shape', ['rates'], 'shape'), node('Squeeze', ['shape'], 'steps'), loop],
    inputs: [
      ...['X', 'Y'].map((name) => value(name, 'float', 2)),
      value('plan', 'int32', 3),
      ...['rates', 'shrink'].map((name) => value(name, 'float', 1)),
      ...state.map((name) => value(`${name}_0`, 'float', 2)),
    ],
    outputs: state.map((name) => value(`${name}_end`, 'float', 2)),
    constants: [
      ...shapeConstants(shape),
      constant('yes', 'bool', [1]),
      constant('flat', 'int64', [shape.members, -1], [2]),
      constant('axis1', 'int64', [1], [1]),
      constant('beta1', 'float', [0.9]),
      constant('rest1', 'float', [0.1]),
      constant('beta2', 'float', [0.999]),
      constant('rest2', 'float', [0.001]),
      constant('tiny', 'float', [1e-8]),
    ],
  });
}

/**
 * Returns a model that answers inputs x [n, inputs] with the ensemble's mean `answer` [n, answers], and with `gradient` [n, inputs]:
 * that of the sum of `contrast` [n, answers] times the mean answer.
 */
export function answerModel(shape: EnsembleShape): Uint8Array {
  const last = shape.layers.length - 1;
  const nodes = [
    node('Unsqueeze', ['rows', 'axis0'], 'x1'),
    node('Expand', ['x1', 'ensemble'], shape.front === undefined ? 'a0' : 'x0'),
    ...forwardNodes(shape),
    node('ReduceMean', [`z${String(last)}`], 'answer', { axes: [0], keepdims: 0 }),
    node('Unsqueeze', ['contrast', 'axis0'], 'c1'),
    node('Expand', ['c1', 'ensemble'], `e${String(last)}`),
    ...chainNodes(shape),
    ...inputErrorNodes(shape),
    node('ReduceMean', ['d0'], 'gradient', { axes: [0], keepdims: 0 }),
  ];
  return onnxModel({
    name: 'answer',
    nodes,
    inputs: ['rows', 'contrast', 'theta'].map((name) => value(name, 'float', 2)),
    outputs: ['answer', 'gradient'].map((name) => value(name, 'float', 2)),
    constants: [
      ...shapeConstants(shape),
      constant('axis0', 'int64', [0], [1]),
      constant('ensemble', 'int64', [shape.members, 1, 1], [3]),
    ],
  });
}

function value(name: string, type: OnnxValue['type'], rank: number): OnnxValue {
  return { name, type, rank };
}

function shapeConstants(shape: EnsembleShape): readonly Uint8Array[] {
  const { members, layers, front } = shape;
  const parameters = parametersOf(shape);
  const sizes = parameters.map(({ shape: one }) => product(one));
  const dense = 2 * (layers.length - 1);
  const shapes = parameters.map(({ name, shape: one }, index) => {
    const whole = index < dense ? [members, ...one] : one;
    return constant(`${name}_shape`, 'int64', whole, [whole.length]);
  });
  return [
    ...[constant('sizes', 'int64', sizes, [sizes.length]), constant('zero', 'float', [0]), ...shapes],
    ...(front === undefined ? [] : frontConstants(front)),
  ];
}

/** The batch of this step: its inputs and their answers t. */
function batchNodes({ front }: EnsembleShape): readonly Uint8Array[] {
  return [
    node('Gather', ['plan', 'step'], 'rows'),
    node('Gather', ['X', 'rows'], front === undefined ? 'a0' : 'x0'),
    node('Gather', ['Y', 'rows'], 't'),
  ];
}

/**
 * From `theta` and the inputs to the answers: z = a · w + b in each layer, with ReLU between the layers. The inputs are a0, or x0 if
 * convolutions make a0 of them.
 */
function forwardNodes(shape: EnsembleShape): readonly Uint8Array[] {
  const { layers, front } = shape;
  const count = layers.length - 1;
  const names = parametersOf(shape).map(({ name }) => name);
  const nodes = [
    node(
      'Split',
      ['theta', 'sizes'],
      names.map((name) => `${name}_flat`),
      { axis: 1 },
    ),
  ];
  for (const name of names) nodes.push(node('Reshape', [`${name}_flat`, `${name}_shape`], name));
  if (front !== undefined) nodes.push(...frontNodes(front, 'x0', 'a0'));
  for (let layer = 0; layer < count; layer += 1) {
    const [here, next] = [String(layer), String(layer + 1)];
    nodes.push(
      node('MatMul', [`a${here}`, `w${here}`], `p${next}`),
      node('Add', [`p${next}`, `b${here}`], `z${next}`),
    );
    if (layer + 1 < count) nodes.push(node('Relu', [`z${next}`], `a${next}`));
  }
  return nodes;
}

/** The error of the answers, divided by the batch size: the gradient of the mean loss with respect to them. */
function errorNodes({ layers, loss }: EnsembleShape): readonly Uint8Array[] {
  const last = String(layers.length - 1);
  const answer =
    loss === 'cross-entropy'
      ? [node('Softmax', [`z${last}`], 'y', { axis: 2 })]
      : [node('Identity', [`z${last}`], 'y')];
  return [
    ...answer,
    node('Sub', ['y', 't'], 'miss'),
    node('Shape', ['rows'], 'rows_shape'),
    node('Gather', ['rows_shape', 'axis1'], 'batch'),
    node('Cast', ['batch'], 'batch_float', { to: 1 }),
    node('Div', ['miss', 'batch_float'], `e${last}`),
  ];
}

/** Takes the error of the last layer back to the first: e1. */
function chainNodes({ layers }: EnsembleShape): readonly Uint8Array[] {
  const nodes: Uint8Array[] = [];
  for (let layer = layers.length - 1; layer > 1; layer -= 1) {
    const [here, below] = [String(layer), String(layer - 1)];
    nodes.push(
      node('Transpose', [`w${below}`], `w${below}t`, { perm: [0, 2, 1] }),
      node('MatMul', [`e${here}`, `w${below}t`], `d${below}`),
      node('Greater', [`z${below}`, 'zero'], `on${below}`),
      node('Where', [`on${below}`, `d${below}`, 'zero'], `e${below}`),
    );
  }
  return nodes;
}

/** Takes the error e1 back to the inputs: d0. @param isTraining true if only the parameters' gradients are wanted */
function inputErrorNodes({ front }: EnsembleShape, isTraining = false): readonly Uint8Array[] {
  const features = front === undefined ? 'd0' : 'features_error';
  return [
    node('Transpose', ['w0'], 'w0t', { perm: [0, 2, 1] }),
    node('MatMul', ['e1', 'w0t'], features),
    ...(front === undefined ? [] : frontBackNodes(front, features, isTraining ? undefined : 'd0')),
  ];
}

function backwardNodes(shape: EnsembleShape): readonly Uint8Array[] {
  const nodes = [...chainNodes(shape)];
  const parts: string[] = [];
  for (let layer = 0; layer + 1 < shape.layers.length; layer += 1) {
    const [here, next] = [String(layer), String(layer + 1)];
    nodes.push(
      node('Transpose', [`a${here}`], `a${here}t`, { perm: [0, 2, 1] }),
      node('MatMul', [`a${here}t`, `e${next}`], `gw${here}`),
      node('ReduceSum', [`e${next}`, 'axis1'], `gb${here}`, { keepdims: 1 }),
      node('Reshape', [`gw${here}`, 'flat'], `gw${here}_flat`),
      node('Reshape', [`gb${here}`, 'flat'], `gb${here}_flat`),
    );
    parts.push(`gw${here}_flat`, `gb${here}_flat`);
  }
  if (shape.front !== undefined) {
    nodes.push(...inputErrorNodes(shape, true));
    for (const { name } of frontParameters(shape.front)) {
      nodes.push(node('Reshape', [`g${name}`, 'flat'], `g${name}_flat`));
      parts.push(`g${name}_flat`);
    }
  }
  return [...nodes, node('Concat', parts, 'g', { axis: 1 })];
}

function adamNodes(): readonly Uint8Array[] {
  return [
    node('Mul', ['momentum', 'beta1'], 'm1'),
    node('Mul', ['g', 'rest1'], 'm2'),
    node('Add', ['m1', 'm2'], 'momentum_next'),
    node('Mul', ['variance', 'beta2'], 'v1'),
    node('Mul', ['g', 'g'], 'gg'),
    node('Mul', ['gg', 'rest2'], 'v2'),
    node('Add', ['v1', 'v2'], 'variance_next'),
    node('Sqrt', ['variance_next'], 'root'),
    node('Add', ['root', 'tiny'], 'below'),
    node('Div', ['momentum_next', 'below'], 'move'),
    node('Gather', ['rates', 'step'], 'rate'),
    node('Mul', ['move', 'rate'], 'moved'),
    node('Gather', ['shrink', 'step'], 'keep'),
    node('Mul', ['theta', 'keep'], 'kept'),
    node('Sub', ['kept', 'moved'], 'theta_next'),
    node('Identity', ['going'], 'still'),
  ];
}
