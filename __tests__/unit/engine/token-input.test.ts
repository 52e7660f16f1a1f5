import { describe, expect, it } from '@jest/globals';
import { judgeModel } from '../../../src/engine/model/judge-model.ts';
import { refuseTokens } from '../../../src/engine/model/token-input.ts';
import { graphOf, INT64, nodeOf, onnxModel, valueOf } from '../../support/onnx-writer.ts';

function model(spread: 'Expand' | 'Cast'): ReturnType<typeof judgeModel> {
  const nodes = [
    nodeOf({ operator: 'Reshape', inputs: ['bytes', 'shape'], outputs: ['column'] }),
    nodeOf({ operator: spread, inputs: ['column', 'size'], outputs: ['spread'] }),
    nodeOf({ operator: 'Equal', inputs: ['spread', 'places'], outputs: ['same'] }),
  ];
  const inputs = [valueOf('bytes', ['N', 2048], INT64)];
  return judgeModel(onnxModel(graphOf({ nodes, inputs, outputs: [valueOf('same', ['N', 2])] })));
}

describe('a model that takes bytes as places in a table', () => {
  it('is refused if it compares them with all places, as JAX does', () => {
    expect(() => {
      refuseTokens(model('Expand'));
    }).toThrow('The model takes tokens (its input bytes');
  });

  it('is not refused for a comparison alone', () => {
    expect(() => {
      refuseTokens(model('Cast'));
    }).not.toThrow();
  });
});
