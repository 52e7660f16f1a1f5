import { constant, node } from '../../src/engine/substitute/onnx-writer.ts';
import { type GradientCase, weights } from './gradient-check.ts';

export type GradientCases = readonly (readonly [name: string, checked: GradientCase])[];

export type Attributes = Parameters<typeof node>[3];

export const one = (
  operator: string,
  attributes: Attributes = {},
  more: Partial<GradientCase> = {},
): GradientCase => ({
  nodes: [node(operator, ['x'], 'y', attributes)],
  ...more,
});

export const two = (
  operator: string,
  other: Uint8Array,
  attributes: Attributes = {},
  more: Partial<GradientCase> = {},
): GradientCase => ({
  nodes: [node(operator, ['x', 'c'], 'y', attributes)],
  constants: [other],
  ...more,
});

export const positive = { from: 0.2, to: 2 };
export const within = { from: -0.9, to: 0.9 };
export const line = { shape: [7] };

export const ELEMENTWISE: GradientCases = [
  ...[
    'Neg',
    'Abs',
    'Exp',
    'Sigmoid',
    'Tanh',
    'Relu',
    'LeakyRelu',
    'Elu',
    'Selu',
    'Softplus',
    'Softsign',
    'Sin',
  ].map((operator) => [operator, one(operator)] as const),
  ...['Cos', 'Sinh', 'Cosh', 'Asinh', 'Atan', 'Erf', 'HardSigmoid', 'HardSwish', 'Identity'].map(
    (operator) => [operator, one(operator)] as const,
  ),
  ...['Log', 'Sqrt', 'Reciprocal'].map((operator) => [operator, one(operator, {}, positive)] as const),
  ...['Asin', 'Acos', 'Atanh', 'Tan'].map((operator) => [operator, one(operator, {}, within)] as const),
  ['Acosh', one('Acosh', {}, { from: 1.2, to: 3 })],
  ['Celu', one('Celu', { alpha: { float: 0.7 } })],
  ['ThresholdedRelu', one('ThresholdedRelu', { alpha: { float: 0.51 } })],
  ['Mish', one('Mish', {}, { opset: 18 })],
  ['Gelu', one('Gelu', {}, { opset: 20 })],
  ['Gelu by tanh', one('Gelu', { approximate: { text: 'tanh' } }, { opset: 20 })],
  ['Dropout', one('Dropout', {}, { opset: 13 })],
  ['Shrink', one('Shrink', { lambd: { float: 0.5 } })],
  [
    'Clip',
    {
      nodes: [node('Clip', ['x', 'low', 'high'], 'y')],
      constants: [constant('low', 'float', [-0.7]), constant('high', 'float', [0.9])],
    },
  ],
  ['Clip by attributes', one('Clip', { min: { float: -0.7 }, max: { float: 0.9 } }, { opset: 10 })],
  [
    'Cast to double and back',
    {
      nodes: [
        node('Cast', ['x'], 'd', { to: 11 }),
        node('Mul', ['d', 'd'], 'e'),
        node('Cast', ['e'], 'y', { to: 1 }),
      ],
    },
  ],
];

export const SQUARE = (name: string): Uint8Array => node('Mul', ['x', 'x'], name);

export const ARITHMETIC: GradientCases = [
  ...['Add', 'Sub', 'Mul', 'Div'].map(
    (operator) => [`${operator} of a channel`, two(operator, weights('c', [5, 1], 0.5, 2))] as const,
  ),
  ...['Sub', 'Div', 'Mul'].map(
    (operator) =>
      [
        `${operator} from the right`,
        { nodes: [node(operator, ['c', 'x'], 'y')], constants: [weights('c', [6])], ...positive },
      ] as const,
  ),
  ['Mul with itself', one('Mul', {}, { nodes: [SQUARE('y')] })],
  [
    'Add that broadcasts',
    { nodes: [node('ReduceMean', ['x'], 'm', { axes: [2], keepdims: 1 }), node('Add', ['m', 'x'], 'y')] },
  ],
  ['Sum', { nodes: [SQUARE('a'), node('Sum', ['x', 'a', 'c'], 'y')], constants: [weights('c', [6])] }],
  ['Mean', { nodes: [SQUARE('a'), node('Mean', ['x', 'a'], 'y')] }],
  [
    'Max',
    {
      nodes: [node('Neg', ['x'], 'a'), node('Max', ['x', 'a', 'c'], 'y')],
      constants: [constant('c', 'float', [0.301])],
    },
  ],
  [
    'Min',
    {
      nodes: [node('Neg', ['x'], 'a'), node('Min', ['x', 'a', 'c'], 'y')],
      constants: [constant('c', 'float', [0.301])],
    },
  ],
  ['Pow', two('Pow', constant('c', 'float', [3]))],
  ['Pow of a root', two('Pow', constant('c', 'float', [0.5]), {}, positive)],
  ['Pow as exponent', { nodes: [node('Pow', ['c', 'x'], 'y')], constants: [weights('c', [6], 0.5, 2)] }],
  ['PRelu', two('PRelu', weights('c', [2, 1, 1]))],
  ['Mod', two('Mod', constant('c', 'float', [40]), { fmod: 1 }, positive)],
  [
    'Where',
    {
      nodes: [SQUARE('a'), node('Greater', ['x', 'c'], 'm'), node('Where', ['m', 'x', 'a'], 'y')],
      constants: [constant('c', 'float', [0.301])],
    },
  ],
];

export const LINEAR: GradientCases = [
  ['MatMul', two('MatMul', weights('c', [6, 4]))],
  ['MatMul from the left', { nodes: [node('MatMul', ['c', 'x'], 'y')], constants: [weights('c', [3, 5])] }],
  ['MatMul with a vector', two('MatMul', weights('c', [6]))],
  [
    'MatMul of the input with itself',
    { nodes: [node('Transpose', ['x'], 't', { perm: [0, 1, 3, 2] }), node('MatMul', ['x', 't'], 'y')] },
  ],
  ['Gemm', two('Gemm', weights('c', [7, 3]), { alpha: { float: 0.5 } }, line)],
  ['Gemm turned', two('Gemm', weights('c', [3, 7]), { transB: 1 }, line)],
  [
    'Gemm from the right',
    {
      nodes: [
        node('Transpose', ['x'], 't', { perm: [1, 0] }),
        node('Gemm', ['t', 'c'], 'u', { transA: 1 }),
        node('Exp', ['u'], 'y'),
      ],
      constants: [weights('c', [7, 3])],
      ...line,
    },
  ],
  [
    'Gemm as its bias',
    {
      nodes: [node('Gemm', ['x', 'c', 'x'], 'y', { beta: { float: 0.3 } })],
      constants: [weights('c', [7, 7])],
      ...line,
    },
  ],
  ['Einsum', two('Einsum', weights('c', [6, 3]), { equation: { text: 'nchw,wk->nchk' } })],
];

export const LAST: GradientCases = [
  ['Softmax', one('Softmax', { axis: 2 })],
  ['Softmax of an early operator set', one('Softmax', { axis: 2 }, { opset: 11 })],
  ['LogSoftmax', one('LogSoftmax', { axis: -1 })],
  [
    'Scaler',
    {
      nodes: [
        node(
          'Scaler',
          ['x'],
          'y',
          { offset: { floats: [1, 2, 3] }, scale: { floats: [2, 0.5, 3] } },
          'ai.onnx.ml',
        ),
      ],
      shape: [3],
    },
  ],
  ...['L1', 'L2'].map(
    (norm) =>
      [
        `Normalizer ${norm}`,
        { nodes: [node('Normalizer', ['x'], 'y', { norm: { text: norm } }, 'ai.onnx.ml')], shape: [5] },
      ] as const,
  ),
  [
    'LinearRegressor',
    {
      nodes: [
        node(
          'LinearRegressor',
          ['x'],
          'y',
          { coefficients: { floats: [2, 1, -3] }, intercepts: { floats: [1] } },
          'ai.onnx.ml',
        ),
      ],
      shape: [3],
    },
  ],
];
