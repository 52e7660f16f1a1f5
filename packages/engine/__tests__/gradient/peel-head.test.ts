import { describe, expect, it } from '@jest/globals';
import { readGraph } from '../../src/gradient/graph.ts';
import { peelHead } from '../../src/gradient/peel.ts';
import { constant, node, onnxModel } from '../../src/substitute/onnx-writer.ts';

const ML = 'ai.onnx.ml';

/** A linear layer that makes `z`, and a head that makes `y`. */
function headOf(nodes: readonly Uint8Array[]): ReturnType<typeof peelHead> {
  const model = onnxModel({
    name: 'head',
    nodes: [node('MatMul', ['x', 'w'], 'z'), ...nodes],
    constants: [
      constant('w', 'float', [1, 2, 3, 4], [2, 2]),
      constant('ten', 'float', [10]),
      constant('minus', 'float', [-10]),
      constant('bias', 'float', [1, 2], [2]),
      constant('one', 'float', [1]),
      constant('classes', 'int64', [4, 5], [2]),
    ],
    inputs: [{ name: 'x', type: 'float', rank: 2 }],
    outputs: [{ name: 'y', type: 'float', rank: 2 }],
  });
  return peelHead(readGraph(model), 'y');
}

describe('the head of a model', () => {
  it.each<[string, readonly Uint8Array[], readonly string[]]>([
    ['that saturates', [node('Mul', ['z', 'ten'], 'm'), node('Softmax', ['m'], 'y')], ['Softmax', 'Mul']],
    [
      'that rounds scores',
      [
        node('Softmax', ['z'], 'p'),
        node('Mul', ['ten', 'p'], 'm'),
        node('Round', ['m'], 'r'),
        node('Div', ['r', 'ten'], 'y'),
      ],
      ['Div', 'Round', 'Mul', 'Softmax'],
    ],
    [
      'that answers with labels',
      [
        node('Softmax', ['z'], 'p'),
        node('ArgMax', ['p'], 'i'),
        node('ArrayFeatureExtractor', ['classes', 'i'], 'l', {}, ML),
        node('Cast', ['l'], 'y', { to: 7 }),
      ],
      ['Cast', 'ArrayFeatureExtractor', 'ArgMax', 'Softmax'],
    ],
    [
      'that makes two classes of one probability',
      [
        node('Sigmoid', ['z'], 'p'),
        node('Sub', ['one', 'p'], 'q'),
        node('Concat', ['q', 'p'], 'y', { axis: 1 }),
      ],
      ['Concat', 'Sigmoid'],
    ],
    [
      'that adds noise',
      [node('RandomNormalLike', ['z'], 'n'), node('Mul', ['n', 'ten'], 's'), node('Add', ['z', 's'], 'y')],
      ['Add'],
    ],
  ])('%s is peeled off', (_name, nodes, peeled) => {
    expect(headOf(nodes)).toEqual({ tensor: 'z', peeled });
  });

  it.each<[string, readonly Uint8Array[]]>([
    ['a bias for each class', [node('Add', ['z', 'bias'], 'y')]],
    ['a negative factor', [node('Mul', ['z', 'minus'], 'y')]],
    ['an activation', [node('Relu', ['z'], 'y')]],
    ['classes that are no complement', [node('Concat', ['z', 'z'], 'y', { axis: 1 })]],
  ])('stays from %s on', (_name, nodes) => {
    expect(headOf(nodes)).toEqual({ tensor: 'y', peeled: [] });
  });

  it('goes through a linear model that is one operator', () => {
    const attributes = { coefficients: { floats: [1, 2] }, post_transform: { text: 'LOGISTIC' } };
    const found = headOf([node('LinearClassifier', ['z'], ['l', 'y'], attributes, ML)]);

    expect({ ...found, linear: found.linear?.operator }).toEqual({
      tensor: 'z',
      linear: 'LinearClassifier',
      peeled: ['LinearClassifier’s LOGISTIC'],
    });
  });
});
