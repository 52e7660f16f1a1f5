import { node } from '../../src/engine/substitute/onnx-writer.ts';
import type { Attributes, GradientCases } from './gradient-cases.ts';
import { type GradientCase, weights } from './gradient-check.ts';

const added = (
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Attributes = {},
): Uint8Array => node(operator, inputs, output, attributes, 'com.microsoft');

const MATRIX = { shape: [4, 6] };

/** Operators that onnxruntime adds to the standard, on floats. */
export const CONTRIBUTED: GradientCases = [
  ...['Gelu', 'FastGelu', 'QuickGelu'].map((operator): [string, GradientCase] => [
    operator,
    { nodes: [added(operator, ['x'], 'y')] },
  ]),
  ...['BiasGelu', 'FastGelu'].map((operator): [string, GradientCase] => [
    `${operator} with a bias`,
    { ...MATRIX, nodes: [added(operator, ['x', 'b'], 'y')], constants: [weights('b', [6])] },
  ]),
  ...['Relu', 'Tanh', 'Sigmoid', 'LeakyRelu'].map((name): [string, GradientCase] => [
    `FusedConv with ${name}`,
    {
      nodes: [
        added('FusedConv', ['x', 'w', 'b'], 'y', {
          activation: { text: name },
          pads: [1, 1, 1, 1],
          ...(name === 'LeakyRelu' && { activation_params: { floats: [0.2] } }),
        }),
      ],
      constants: [weights('w', [3, 2, 3, 3]), weights('b', [3], 2, 3)],
    },
  ]),
  [
    'FusedConv with a tensor that is added',
    {
      nodes: [
        node('Sin', ['x'], 's'),
        added('FusedConv', ['x', 'w', 'b', 's'], 'y', { activation: { text: 'Relu' }, pads: [1, 1, 1, 1] }),
      ],
      constants: [weights('w', [2, 2, 3, 3]), weights('b', [2])],
    },
  ],
  [
    'FusedGemm',
    {
      shape: [6],
      nodes: [added('FusedGemm', ['x', 'w', 'b'], 'y', { activation: { text: 'Relu' }, transB: 1 })],
      constants: [weights('w', [4, 6]), weights('b', [4])],
    },
  ],
  [
    'FusedMatMul',
    {
      nodes: [added('FusedMatMul', ['x', 'w'], 'y', { alpha: { float: 0.5 } })],
      constants: [weights('w', [6, 3])],
    },
  ],
  [
    'FusedMatMul with a transposed matrix',
    {
      nodes: [added('FusedMatMul', ['x', 'w'], 'y', { transB: 1, alpha: { float: 2 } })],
      constants: [weights('w', [3, 6])],
    },
  ],
  [
    'FusedMatMul of two tensors of the model',
    {
      nodes: [node('Sin', ['x'], 's'), added('FusedMatMul', ['x', 's'], 'y', { transB: 1 })],
    },
  ],
];
