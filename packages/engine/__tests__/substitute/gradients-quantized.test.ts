import { describe, expect, it } from '@jest/globals';
import { constant, node } from '../../src/substitute/onnx-writer.ts';
import type { Attributes } from '../support/gradient-cases.ts';
import { type GradientCase, gradientsOf, largestError } from '../support/gradient-check.ts';

/** Element types by their numbers in ONNX. */
const [UINT8, INT8] = [2, 3];
const SCALES = { x: 0.02, w: 0.05, y: 0.04 } as const;
const WEIGHTS = Array.from({ length: 36 }, (_unused, at) => ((at * 7) % 15) - 6);
const ZERO = 1;

/** Makes a tensor of small whole numbers, which our own writer does not write as a constant. */
const whole = (name: string, type: number): Uint8Array => node('Cast', [`${name}_float`], name, { to: type });
const number = (name: string, value: number): Uint8Array => constant(name, 'float', [value]);

const CONSTANTS = [
  ...[number('sx', SCALES.x), number('sw', SCALES.w), number('sy', SCALES.y)],
  ...[number('zx_float', 128), number('zw_float', ZERO), number('zy_float', 120)],
];
const QUANTIZED = [
  ...[whole('zx', UINT8), whole('zw', INT8), whole('zy', UINT8), whole('w', INT8)],
  node('QuantizeLinear', ['x', 'sx', 'zx'], 'q'),
];
const END = node('DequantizeLinear', ['p', 'sy', 'zy'], 'y');

const found = async (checked: GradientCase): Promise<readonly string[]> =>
  [...(await gradientsOf({ from: -1, to: 1, ...checked })).found].map((value) => value.toFixed(4));

/** The same weights as numbers that are no whole ones. */
const real = (shape: readonly number[], scales: readonly number[] = [SCALES.w]): Uint8Array => {
  const each = WEIGHTS.length / scales.length;
  const scale = (at: number): number => scales[Math.floor(at / each)] ?? 0;
  return constant(
    'w',
    'float',
    WEIGHTS.map((value, at) => (value - ZERO) * scale(at)),
    shape,
  );
};

/** An operator on whole numbers, and the plain one that it stands for. */
interface Checked {
  readonly input?: readonly number[];
  /** Of the weights, whose real numbers have these scales. */
  readonly shape: readonly number[];
  readonly scales?: readonly number[];
  readonly plain: Uint8Array;
  readonly nodes: readonly Uint8Array[];
  readonly constants?: readonly Uint8Array[];
}

describe('the gradient of whole numbers is that of the real numbers that they are for', () => {
  const convolution = { kernel_shape: [3, 3], pads: [1, 1, 1, 1] };

  const each = ['q', 'sx', 'zx', 'w', 'sws', 'zws', 'sy', 'zy'];
  const all = ['q', 'sx', 'zx', 'w', 'sw', 'zw', 'sy', 'zy'];
  const gemm = ['q', 'sx', 'zx', 'w', 'sw', 'zw', '', 'sy', 'zy'];
  const quantized = (...nodes: readonly Uint8Array[]): readonly Uint8Array[] => [...QUANTIZED, ...nodes, END];
  const dynamic = (product: Uint8Array): readonly Uint8Array[] => [
    ...[whole('zw', INT8), whole('w', INT8), node('DynamicQuantizeLinear', ['x'], ['q', 's', 'zq']), product],
    node('Cast', ['i'], 'f', { to: 1 }),
    ...[node('Mul', ['s', 'sw'], 'scale'), node('Mul', ['f', 'scale'], 'y')],
  ];
  const conv = { shape: [2, 2, 3, 3], plain: node('Conv', ['x', 'w'], 'y', convolution) };
  const matMul = { shape: [6, 6], plain: node('MatMul', ['x', 'w'], 'y') };
  const byGemm = (transB: number): Checked => ({
    ...{ shape: [6, 6], input: [6], plain: node('Gemm', ['x', 'w'], 'y', { transB }) },
    nodes: quantized(node('QGemm', gemm, 'p', { transB }, 'com.microsoft')),
  });

  it.each<[string, Checked]>([
    ['QLinearConv', { ...conv, nodes: quantized(node('QLinearConv', all, 'p', convolution)) }],
    [
      'QLinearConv with a scale for each channel',
      {
        ...{ ...conv, scales: [0.05, 0.02] },
        nodes: quantized(whole('zws', INT8), node('QLinearConv', each, 'p', convolution)),
        constants: [
          constant('sws', 'float', [0.05, 0.02], [2]),
          constant('zws_float', 'float', [ZERO, ZERO], [2]),
        ],
      },
    ],
    ['QLinearMatMul', { ...matMul, nodes: quantized(node('QLinearMatMul', all, 'p')) }],
    ['QGemm', byGemm(0)],
    ['QGemm with transB', byGemm(1)],
    ['MatMulInteger', { ...matMul, nodes: dynamic(node('MatMulInteger', ['q', 'w', 'zq', 'zw'], 'i')) }],
    [
      'ConvInteger',
      { ...conv, nodes: dynamic(node('ConvInteger', ['q', 'w', 'zq', 'zw'], 'i', convolution)) },
    ],
  ])('through %s', async (_name, { input, shape, scales, plain, nodes, constants = [] }) => {
    const of = input === undefined ? {} : { shape: input };
    const weights = constant('w_float', 'float', WEIGHTS, shape);
    const given = await found({ ...of, nodes, constants: [...CONSTANTS, weights, ...constants] });

    expect(given).toEqual(await found({ ...of, nodes: [plain], constants: [real(shape, scales)] }));
  });

  const one = ['q', 'sx', 'zx', 'sy', 'zy'];
  const two = ['q', 'sx', 'zx', 'q', 'sx', 'zx', 'sy', 'zy'];
  const alpha = { alpha: { float: 0.2 } };
  it.each<[string, readonly string[], Attributes, Uint8Array]>([
    ['QLinearAdd', two, {}, node('Add', ['x', 'x'], 'y')],
    ['QLinearMul', two, {}, node('Mul', ['x', 'x'], 'y')],
    ['QLinearSigmoid', one, {}, node('Sigmoid', ['x'], 'y')],
    ['QLinearLeakyRelu', one, alpha, node('LeakyRelu', ['x'], 'y', alpha)],
    ['QLinearGlobalAveragePool', one, {}, node('GlobalAveragePool', ['x'], 'y')],
    [
      'QLinearConcat',
      ['sy', 'zy', 'q', 'sx', 'zx', 'q', 'sx', 'zx'],
      { axis: 2 },
      node('Concat', ['x', 'x'], 'y', { axis: 2 }),
    ],
  ])(
    'through %s, which onnxruntime adds to the standard, up to its rounding',
    async (operator, inputs, attributes, plain) => {
      const quantized = await gradientsOf({
        ...{ from: -1, to: 1, constants: [...CONSTANTS, constant('w_float', 'float', WEIGHTS, [6, 6])] },
        nodes: [...QUANTIZED, node(operator, inputs, 'p', attributes, 'com.microsoft'), END],
      });
      const expected = (await gradientsOf({ from: -1, to: 1, nodes: [plain] })).found;

      expect(largestError({ found: quantized.found, expected })).toBeLessThan(0.03);
    },
  );
});
