import { describe, expect, it } from '@jest/globals';
import { Apgd } from '../../../src/attacks/evasion/white-box/apgd.ts';
import { Random } from '../../../src/random.ts';
import { constant, node, type OnnxGraph } from '../../../src/substitute/onnx-writer.ts';
import { one } from '../../support/gradient-cases.ts';
import {
  type GradientCase,
  gradientsOf,
  largestError,
  weights,
  whole,
} from '../../support/gradient-check.ts';

/** As many nodes in a row as wanted. */
const chain = (count: number): GradientCase => ({
  shape: [2],
  nodes: Array.from({ length: count }, (_unused, at) =>
    node('Sigmoid', [at === 0 ? 'x' : `n${String(at)}`], at === count - 1 ? 'y' : `n${String(at + 1)}`),
  ),
});

const longSequence = (steps: number): GradientCase => ({
  shape: [steps, 1],
  nodes: [
    node('Transpose', ['x'], 't', { perm: [1, 0, 2] }),
    node('LSTM', ['t', 'w', 'r'], ['', 'h', ''], { hidden_size: 1 }),
    node('Transpose', ['h'], 'y', { perm: [1, 0, 2] }),
  ],
  constants: [weights('w', [1, 4, 1]), weights('r', [1, 4, 1])],
});

const branch = (depth: number): OnnxGraph => ({
  name: `branch${String(depth)}`,
  nodes: [
    depth === 0
      ? node('Neg', ['x'], 'b0')
      : node('If', ['yes'], `b${String(depth)}`, {
          then_branch: branch(depth - 1),
          else_branch: branch(depth - 1),
        }),
  ],
  inputs: [],
  outputs: [{ name: `b${String(depth)}`, type: 'float', rank: 2 }],
  constants: [],
});

describe('a model whose gradient would take too much', () => {
  it.each<[string, GradientCase, string]>([
    ['thousands of nodes', chain(10_001), 'its gradient passes through more than 10000 nodes'],
    ['a long sequence', longSequence(1_500), 'its gradient takes more than 40000 nodes'],
    [
      'a number that is repeated millions of times',
      {
        shape: [8],
        nodes: [node('Tile', ['x', 'times'], 't'), node('Slice', ['t', 'from', 'to', 'axes'], 'y')],
        constants: [whole('times', [1, 2 ** 23]), whole('from', [0]), whole('to', [8]), whole('axes', [1])],
      },
      'its gradient takes too much memory',
    ],
    [
      'numbers that double again and again',
      {
        shape: [64],
        nodes: [
          ...Array.from({ length: 20 }, (_unused, at) => {
            const from = at === 0 ? 'x' : `n${String(at)}`;
            return node('Concat', [from, from], `n${String(at + 1)}`, { axis: 1 });
          }),
          node('Slice', ['n20', 'from', 'to', 'axes'], 'y'),
        ],
        constants: [whole('from', [0]), whole('to', [8]), whole('axes', [1])],
      },
      'its gradient takes too much memory',
    ],
    [
      'a pooling with large windows that overlap',
      one('MaxPool', { kernel_shape: [16, 16] }, { shape: [4, 256, 256] }),
      'its gradient takes too much memory',
    ],
    [
      'graphs inside graphs',
      {
        shape: [2],
        nodes: [node('If', ['yes'], 'y', { then_branch: branch(8), else_branch: branch(8) })],
        constants: [constant('yes', 'bool', [1])],
      },
      'no gradient passes through If',
    ],
  ])('is refused before it is run: %s', async (_name, checked, words) => {
    await expect(gradientsOf(checked)).rejects.toThrow(words);
  });
});

describe('gradients at the edge of numbers', () => {
  it('a net that computes in half precision has a gradient', async () => {
    const gradients = await gradientsOf({
      nodes: [
        node('Cast', ['x'], 'h', { to: 10 }),
        node('Cast', ['c'], 'w', { to: 10 }),
        node('MatMul', ['h', 'w'], 'm'),
        node('Tanh', ['m'], 't'),
        node('Cast', ['t'], 'y', { to: 1 }),
      ],
      constants: [weights('c', [6, 4])],
    });

    // Differences of half precision are rough themselves.
    expect(largestError(gradients)).toBeLessThan(0.2);
  });

  it('a slope that is no number moves nothing', () => {
    const climb = new Apgd(Float32Array.of(0.5, 0.5), Float64Array.of(0.1, 0.1), 10, new Random(1));
    for (let step = 0; step < 10; step += 1) climb.advance(step, Float32Array.of(Number.NaN, 1));

    expect([...climb.point].every(Number.isFinite)).toBe(true);
    expect(climb.point[1]).toBeCloseTo(0.6, 5);
  });
});
