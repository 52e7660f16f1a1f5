import { describe, expect, it } from '@jest/globals';
import { readGraph } from '../../src/gradient/graph.ts';
import { areTurnedToFloats } from '../../src/gradient/open-gradients.ts';
import { judgeModel } from '../../src/model/judge-model.ts';
import { constant, node, onnxModel } from '../../src/substitute/onnx-writer.ts';

/** A model of whole numbers. */
function areTurned(nodes: readonly Uint8Array[]): boolean {
  const bytes = onnxModel(
    {
      name: 'whole',
      nodes,
      constants: [constant('two', 'int64', [2], []), constant('half', 'float', [0.5], [])],
      inputs: [{ name: 'x', type: 'int64', rank: 2 }],
      outputs: [{ name: 'y', type: 'float', rank: 2 }],
    },
    17,
  );
  return areTurnedToFloats(judgeModel(bytes), readGraph(bytes));
}

const cast = (from: string, to: number): Uint8Array => node('Cast', [from], `${from}c`, { to });

describe('a model that takes whole numbers', () => {
  it.each<[string, Uint8Array[], boolean]>([
    ['turned to floats at once', [cast('x', 1), node('Mul', ['xc', 'half'], 'y')], true],
    [
      'moved about before',
      [node('Transpose', ['x'], 't', { perm: [1, 0] }), cast('t', 1), node('Mul', ['tc', 'half'], 'y')],
      true,
    ],
    ['turned to other whole numbers', [cast('x', 6), node('Cast', ['xc'], 'y', { to: 1 })], false],
    ['multiplied before', [node('Mul', ['x', 'two'], 'm'), node('Cast', ['m'], 'y', { to: 1 })], false],
    [
      'used as floats and as whole numbers',
      [cast('x', 1), node('Mul', ['x', 'two'], 'm'), cast('m', 1), node('Add', ['xc', 'mc'], 'y')],
      false,
    ],
  ])('has slopes only if all of them become floats first: %s', (_what, nodes, expected) => {
    expect(areTurned(nodes)).toBe(expected);
  });
});
