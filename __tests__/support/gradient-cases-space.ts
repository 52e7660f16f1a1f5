import { constant, node } from '../../src/engine/substitute/onnx-writer.ts';
import { type GradientCase, weights, whole } from './gradient-check.ts';
import { type Attributes, type GradientCases, one, positive, SQUARE, two } from './gradient-cases.ts';

const conv = (
  inputs: readonly string[],
  shape: readonly number[],
  attributes: Attributes,
  more: Partial<GradientCase> = {},
): GradientCase => ({
  nodes: [node('Conv', ['x', ...inputs], 'y', attributes)],
  constants: [weights('w', shape), weights('b', [shape[0] ?? 1])],
  ...more,
});

export const CONVOLUTION: GradientCases = [
  ['Conv', conv(['w', 'b'], [3, 2, 3, 3], { kernel_shape: [3, 3], pads: [1, 1, 1, 1] })],
  ['Conv with strides', conv(['w'], [3, 2, 3, 2], { strides: [2, 3], pads: [1, 0, 0, 1] })],
  ['Conv with dilations', conv(['w'], [3, 2, 2, 2], { dilations: [2, 3], pads: [1, 2, 1, 1] })],
  ['Conv in groups', conv(['w'], [4, 1, 3, 3], { group: 2, strides: [2, 2] })],
  ['Conv in depth', conv(['w'], [2, 1, 3, 3], { group: 2, pads: [1, 1, 1, 1] })],
  ['Conv in depth, padded beyond its kernel', conv(['w'], [2, 1, 2, 2], { group: 2, pads: [2, 2, 2, 2] })],
  ['Conv, same upper', conv(['w'], [3, 2, 3, 3], { auto_pad: { text: 'SAME_UPPER' }, strides: [2, 2] })],
  ['Conv, same lower', conv(['w'], [3, 2, 2, 4], { auto_pad: { text: 'SAME_LOWER' }, strides: [2, 2] })],
  ['Conv of one dimension', conv(['w'], [3, 2, 3], { strides: [2], pads: [1, 0] }, { shape: [2, 9] })],
  ['Conv of three dimensions', conv(['w'], [2, 2, 2, 2, 2], { strides: [1, 2, 1] }, { shape: [2, 3, 4, 3] })],
  [
    'ConvTranspose',
    {
      nodes: [
        node('ConvTranspose', ['x', 'w'], 'y', {
          strides: [2, 2],
          pads: [1, 1, 1, 1],
          output_padding: [1, 1],
        }),
      ],
      constants: [weights('w', [2, 3, 3, 3])],
    },
  ],
  [
    'ConvTranspose in groups',
    {
      nodes: [node('ConvTranspose', ['x', 'w'], 'y', { group: 2, dilations: [2, 1] })],
      constants: [weights('w', [2, 2, 2, 3])],
    },
  ],
  [
    'ConvTranspose, same upper',
    {
      nodes: [node('ConvTranspose', ['x', 'w'], 'y', { auto_pad: { text: 'SAME_UPPER' }, strides: [2, 2] })],
      constants: [weights('w', [2, 3, 3, 3])],
    },
  ],
];

export const POOLING: GradientCases = [
  ['MaxPool', one('MaxPool', { kernel_shape: [2, 2], strides: [2, 2] })],
  ['MaxPool with overlap', one('MaxPool', { kernel_shape: [3, 3], strides: [2, 2], pads: [1, 1, 1, 1] })],
  ['MaxPool with ceil_mode', one('MaxPool', { kernel_shape: [2, 4], strides: [2, 3], ceil_mode: 1 })],
  ['MaxPool with dilations', one('MaxPool', { kernel_shape: [2, 2], dilations: [2, 2] })],
  [
    'MaxPool, same upper, of an early operator set',
    one('MaxPool', { kernel_shape: [2, 2], strides: [2, 2], auto_pad: { text: 'SAME_UPPER' } }, { opset: 9 }),
  ],
  [
    'MaxPool with windows side by side',
    one('MaxPool', { kernel_shape: [2, 3], strides: [2, 3] }, { shape: [2, 4, 9] }),
  ],
  [
    'MaxPool with windows side by side, of one dimension',
    one('MaxPool', { kernel_shape: [3], strides: [3] }, { shape: [2, 9] }),
  ],
  ['MaxPool of one dimension', one('MaxPool', { kernel_shape: [3], strides: [2] }, { shape: [2, 9] })],
  ['AveragePool', one('AveragePool', { kernel_shape: [3, 3], strides: [2, 2], pads: [1, 1, 1, 1] })],
  [
    'AveragePool that counts its padding',
    one('AveragePool', { kernel_shape: [3, 3], strides: [2, 2], pads: [1, 1, 1, 1], count_include_pad: 1 }),
  ],
  ['AveragePool with ceil_mode', one('AveragePool', { kernel_shape: [2, 4], strides: [2, 3], ceil_mode: 1 })],
  ['GlobalAveragePool', one('GlobalAveragePool')],
  ['GlobalMaxPool', one('GlobalMaxPool')],
  [
    'GlobalMaxPool of ties',
    { nodes: [node('MaxPool', ['x'], 'm', { kernel_shape: [3, 3] }), node('GlobalMaxPool', ['m'], 'y')] },
  ],
];

const channels = (...names: readonly string[]): readonly Uint8Array[] =>
  names.map((name) => weights(name, [2], 0.5, 1.5));

export const NORMALIZATION: GradientCases = [
  [
    'BatchNormalization',
    {
      nodes: [node('BatchNormalization', ['x', 'a', 'b', 'm', 'v'], 'y')],
      constants: channels('a', 'b', 'm', 'v'),
    },
  ],
  [
    'InstanceNormalization',
    { nodes: [node('InstanceNormalization', ['x', 'a', 'b'], 'y')], constants: channels('a', 'b') },
  ],
  [
    'LayerNormalization',
    {
      nodes: [node('LayerNormalization', ['x', 'a', 'b'], 'y')],
      constants: [weights('a', [6]), weights('b', [6])],
    },
  ],
  [
    'LayerNormalization of two axes',
    { nodes: [node('LayerNormalization', ['x', 'a'], 'y', { axis: -2 })], constants: [weights('a', [5, 6])] },
  ],
  [
    'GroupNormalization',
    {
      nodes: [node('GroupNormalization', ['x', 'a', 'b'], 'y', { num_groups: 2 })],
      constants: [weights('a', [4]), weights('b', [4])],
      shape: [4, 3, 2],
      opset: 21,
    },
  ],
  ['LRN', one('LRN', { size: 3, alpha: { float: 0.5 }, beta: { float: 0.75 } }, { shape: [5, 2, 3] })],
  ['LpNormalization', one('LpNormalization', { axis: 2, p: 2 })],
  ['MeanVarianceNormalization', one('MeanVarianceNormalization', { axes: [2, 3] })],
];

export const REDUCTION: GradientCases = [
  ...[
    'ReduceMean',
    'ReduceMax',
    'ReduceMin',
    'ReduceL1',
    'ReduceL2',
    'ReduceSumSquare',
    'ReduceLogSumExp',
  ].map((operator) => [operator, one(operator, { axes: [-1, 2], keepdims: 0 })] as const),
  ['ReduceLogSum', one('ReduceLogSum', { axes: [3] }, positive)],
  ['ReduceProd', one('ReduceProd', { axes: [3] }, positive)],
  ['ReduceSum', two('ReduceSum', whole('c', [1, 3]), { keepdims: 0 })],
  ['ReduceSum by attributes', one('ReduceSum', { axes: [2] }, { opset: 11 })],
  ['ReduceMean by an input', two('ReduceMean', whole('c', [2]), {}, { opset: 18 })],
  ['ReduceMax of an early operator set', one('ReduceMax', { axes: [2] }, { opset: 9 })],
];

const shaped = (operator: string, values: readonly number[], attributes: Attributes = {}): GradientCase => ({
  nodes: [node(operator, ['x', 'c'], 'm', attributes), node('Mul', ['m', 'm'], 'y')],
  constants: [whole('c', values)],
});

export const SHAPE: GradientCases = [
  ['Reshape', shaped('Reshape', [0, -1, 3])],
  ['Unsqueeze', shaped('Unsqueeze', [2, -1])],
  ['Squeeze', { ...shaped('Squeeze', [2]), shape: [3, 1, 4] }],
  ['Tile', shaped('Tile', [1, 2, 3, 1])],
  ['Expand', { ...shaped('Expand', [1, 2, 3, 4]), shape: [1, 3, 1] }],
  [
    'Transpose',
    {
      nodes: [node('Transpose', ['x'], 'm', { perm: [0, 3, 1, 2] }), node('MatMul', ['m', 'c'], 'y')],
      constants: [weights('c', [5, 3])],
    },
  ],
  [
    'Concat',
    {
      nodes: [SQUARE('a'), node('Concat', ['a', 'x', 'a'], 'y', { axis: 3 })],
    },
  ],
  [
    'Split of which one part is used',
    {
      nodes: [node('Split', ['x', 'c'], ['a', 'b', 'd'], { axis: 2 }), node('Mul', ['b', 'b'], 'y')],
      constants: [whole('c', [1, 3, 1])],
    },
  ],
  [
    'DepthToSpace',
    {
      nodes: [node('DepthToSpace', ['x'], 'm', { blocksize: 2 }), node('MatMul', ['m', 'c'], 'y')],
      constants: [weights('c', [4, 3])],
      shape: [8, 3, 2],
    },
  ],
  [
    'DepthToSpace, columns first',
    {
      nodes: [
        node('DepthToSpace', ['x'], 'm', { blocksize: 2, mode: { text: 'CRD' } }),
        node('MatMul', ['m', 'c'], 'y'),
      ],
      constants: [weights('c', [4, 3])],
      shape: [8, 3, 2],
    },
  ],
  [
    'SpaceToDepth',
    {
      nodes: [node('SpaceToDepth', ['x'], 'm', { blocksize: 2 }), node('MatMul', ['m', 'c'], 'y')],
      constants: [weights('c', [3, 3])],
      shape: [2, 4, 6],
    },
  ],
];

const slice = (
  starts: readonly number[],
  ends: readonly number[],
  axes: readonly number[],
  strides: readonly number[],
): GradientCase => ({
  nodes: [node('Slice', ['x', 's', 'e', 'a', 't'], 'm'), node('Mul', ['m', 'm'], 'y')],
  constants: [whole('s', starts), whole('e', ends), whole('a', axes), whole('t', strides)],
});

const pad = (mode: string, opset = 19): GradientCase => ({
  nodes: [node('Pad', ['x', 'c'], 'm', { mode: { text: mode } }), node('MatMul', ['m', 'w'], 'y')],
  constants: [whole('c', [0, 0, 1, 2, 0, 0, 3, 1]), weights('w', [9, 2])],
  opset,
});

const resize = (attributes: Attributes, sizes = [0, 2, 7, 9]): GradientCase => ({
  nodes: [
    node('Shape', ['x'], 'n', { start: 0, end: 1 }),
    node('Concat', ['n', 'c'], 's', { axis: 0 }),
    node('Resize', ['x', '', '', 's'], 'y', attributes),
  ],
  constants: [whole('c', sizes.slice(1))],
});

export const SELECTION: GradientCases = [
  ['Slice', slice([1, -4], [9, -1], [2, 3], [1, 1])],
  ['Slice with strides', slice([0, -1], [5, -99], [2, 3], [2, -2])],
  [
    'Slice by attributes',
    { nodes: [node('Slice', ['x'], 'y', { starts: [1], ends: [4], axes: [3] })], opset: 9 },
  ],
  [
    'Gather',
    {
      nodes: [node('Gather', ['x', 'c'], 'y', { axis: 3 })],
      constants: [constant('c', 'int64', [0, 2, -1, 2], [2, 2])],
    },
  ],
  [
    'Gather of one place',
    { nodes: [node('Gather', ['x', 'c'], 'y', { axis: 2 })], constants: [constant('c', 'int64', [1])] },
  ],
  ['Pad', pad('constant')],
  ['Pad by reflection', pad('reflect')],
  ['Pad by the edge', pad('edge')],
  ['Pad around', pad('wrap')],
  ['Pad by attributes', { nodes: [node('Pad', ['x'], 'y', { pads: [0, 0, 1, 0, 0, 0, -1, 2] })], opset: 10 }],
  [
    'CumSum',
    { nodes: [node('CumSum', ['x', 'c'], 'y', { exclusive: 1 })], constants: [constant('c', 'int64', [2])] },
  ],
  [
    'CumSum, backwards',
    { nodes: [node('CumSum', ['x', 'c'], 'y', { reverse: 1 })], constants: [constant('c', 'int64', [3])] },
  ],
  ['Resize to the nearest', resize({ mode: { text: 'nearest' } })],
  [
    'Resize to the nearest, asymmetric',
    resize({
      mode: { text: 'nearest' },
      coordinate_transformation_mode: { text: 'asymmetric' },
      nearest_mode: { text: 'floor' },
    }),
  ],
  ['Resize linear', resize({ mode: { text: 'linear' } })],
  [
    'Resize linear with corners',
    resize({ mode: { text: 'linear' }, coordinate_transformation_mode: { text: 'align_corners' } }),
  ],
  [
    'Resize linear, smaller',
    resize(
      { mode: { text: 'linear' }, coordinate_transformation_mode: { text: 'pytorch_half_pixel' } },
      [0, 2, 3, 4],
    ),
  ],
  ['Resize cubic', resize({ mode: { text: 'cubic' } })],
  [
    'Upsample',
    {
      nodes: [node('Upsample', ['x', 'c'], 'y', { mode: { text: 'nearest' } })],
      constants: [constant('c', 'float', [1, 1, 2, 2], [4])],
      opset: 9,
    },
  ],
];
