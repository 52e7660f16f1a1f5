import { describe, expect, it } from '@jest/globals';
import { constant, node } from '../../src/substitute/onnx-writer.ts';
import { ARITHMETIC, ELEMENTWISE, LAST, LINEAR, one } from '../support/gradient-cases.ts';
import {
  CONVOLUTION,
  NORMALIZATION,
  POOLING,
  REDUCTION,
  SELECTION,
  SHAPE,
} from '../support/gradient-cases-space.ts';
import { CONTRIBUTED } from '../support/gradient-cases-contributed.ts';
import { BRANCHES, PLACES, RECURRENT } from '../support/gradient-cases-sequence.ts';
import { type GradientCase, gradientsOf, largestError, whole } from '../support/gradient-check.ts';

describe.each([
  ['elementwise', ELEMENTWISE],
  ['arithmetic', ARITHMETIC],
  ['linear', LINEAR],
  ['convolution', CONVOLUTION],
  ['pooling', POOLING],
  ['normalization', NORMALIZATION],
  ['reduction', REDUCTION],
  ['shape', SHAPE],
  ['selection', SELECTION],
  ['softmax and tables', LAST],
  ['recurrent layers', RECURRENT],
  ['places', PLACES],
  ['branches', BRANCHES],
  ['operators that onnxruntime adds', CONTRIBUTED],
])('the gradient of %s', (_family, cases) => {
  it.each(cases)('through %s is what differences of the scores say', async (_name, checked) => {
    const gradients = await gradientsOf(checked);

    expect(largestError(gradients)).toBeLessThan(5e-3);
  });
});

/** An operator through which no gradient would say anything is checked by what it should pass on. */
const passedBy = async (
  nodes: readonly Uint8Array[],
  more: Partial<GradientCase> = {},
): Promise<readonly number[]> => {
  const { constants = [] } = more;
  const four = { shape: [4], from: -2, to: 2 };
  const ones = constant('k', 'float', [1, 2, 3, 4], [4]);
  const last = node('Mul', ['m', 'k'], 'y');
  const { found } = await gradientsOf({
    ...{ ...four, ...more },
    ...{ nodes: [...nodes, last], constants: [...constants, ones] },
  });
  const direct = await gradientsOf({ ...four, nodes: [node('Mul', ['x', 'k'], 'y')], constants: [ones] });
  return [...found].map((value, at) => Math.round((100 * value) / (direct.found[at] ?? 0)) / 100);
};

describe('the gradient straight through', () => {
  it.each(['Round', 'Floor', 'Ceil', 'Sign'])('%s is passed as it is', async (operator) => {
    expect(await passedBy([node(operator, ['x'], 'm')])).toEqual([1, 1, 1, 1]);
  });

  it('a cast to whole numbers is passed as it is', async () => {
    const nodes = [node('Cast', ['x'], 'w', { to: 7 }), node('Cast', ['w'], 'm', { to: 1 })];

    expect(await passedBy(nodes)).toEqual([1, 1, 1, 1]);
  });

  it('quantization is passed as it is, and a fifth of it where values saturate', async () => {
    // Steps of .01 from -1.28 to 1.27; the inputs are -1.5, -.5, .5 and 1.5 in some order.
    const nodes = [
      node('Cast', ['n'], 'zero', { to: 3 }),
      node('QuantizeLinear', ['x', 's', 'zero'], 'q'),
      node('DequantizeLinear', ['q', 's', 'zero'], 'm'),
    ];
    const constants = [constant('n', 'int64', [0]), constant('s', 'float', [0.01])];

    expect((await passedBy(nodes, { constants })).toSorted((a, b) => a - b)).toEqual([0.2, 0.2, 1, 1]);
  });
});

describe('a model without a gradient', () => {
  it.each<[string, GradientCase, string]>([
    [
      'an operator without a rule',
      {
        ...{ shape: [3, 3], constants: [whole('c', [1])] },
        nodes: [node('Det', ['x'], 'd'), node('Unsqueeze', ['d', 'c'], 'y')],
      },
      'no gradient passes through Det',
    ],
    ['an early operator set', one('Relu', {}, { opset: 8 }), 'operator set 8'],
    [
      'places that depend on the input',
      {
        nodes: [
          node('Cast', ['x'], 'w', { to: 7 }),
          node('ReduceMax', ['w'], 'i', { keepdims: 0 }),
          node('Sub', ['i', 'i'], 'j'),
          node('Gather', ['x', 'j'], 'm', { axis: 3 }),
          node('Identity', ['m'], 'y'),
        ],
        shape: [1, 2, 3],
      },
      'Gather: its parameter 1 depends on the input',
    ],
  ])('because of %s says so', async (_name, checked, words) => {
    await expect(gradientsOf(checked)).rejects.toThrow(words);
  });
});
