import {
  attributeOf,
  field,
  FLOAT,
  floats,
  graphOf,
  INT64,
  integer,
  longs,
  nodeOf,
  onnxModel,
  tensorOf,
  valueOf,
} from './onnx-writer.ts';

/** Three inputs, two classes: logits are the first and the second input. */
export const WEIGHTS = [
  [1, 0],
  [0, 1],
  [0, 0],
];

/** What skl2onnx writes for a classifier: labels, and the scores as a list of maps. */
export function zipMapModel(): Buffer {
  const map = Buffer.concat([integer(1, INT64), field(2, field(1, integer(1, FLOAT)))]);
  const maps = Buffer.concat([field(1, 'maps'), field(2, field(4, field(1, field(5, map))))]);
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({ operator: 'Gemm', inputs: ['input', 'weights', 'bias'], outputs: ['logits'] }),
        nodeOf({ operator: 'Softmax', inputs: ['logits'], outputs: ['scores'] }),
        nodeOf({
          operator: 'ArgMax',
          inputs: ['scores'],
          outputs: ['label'],
          attributes: [attributeOf('axis', 2, integer(3, 1)), attributeOf('keepdims', 2, integer(3, 0))],
        }),
        nodeOf({
          operator: 'ZipMap',
          inputs: ['scores'],
          outputs: ['maps'],
          domain: 'ai.onnx.ml',
          attributes: [attributeOf('classlabels_int64s', 7, integer(8, 7), integer(8, 9))],
        }),
      ],
      tensors: [tensorOf('weights', [3, 2], floats(...WEIGHTS.flat())), tensorOf('bias', [2], floats(0, 0))],
      inputs: [valueOf('input', ['N', 3])],
      outputs: [valueOf('label', ['N'], INT64), maps],
    }),
  );
}

export function columnsModel(): Buffer {
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({
          operator: 'Concat',
          inputs: ['a', 'b'],
          outputs: ['all'],
          attributes: [attributeOf('axis', 2, integer(3, 1))],
        }),
        nodeOf({ operator: 'Gemm', inputs: ['all', 'weights', 'bias'], outputs: ['logits'] }),
      ],
      tensors: [tensorOf('weights', [3, 2], floats(...WEIGHTS.flat())), tensorOf('bias', [2], floats(0, 0))],
      inputs: [valueOf('a', ['N', 1]), valueOf('b', ['N', 2])],
      outputs: [valueOf('logits', ['N', 2])],
    }),
  );
}

/** Its file says that the batch is open, but it reshapes to a batch of 1. */
export function falselyOpenModel(): Buffer {
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({ operator: 'Reshape', inputs: ['input', 'shape'], outputs: ['one'] }),
        nodeOf({ operator: 'Gemm', inputs: ['one', 'weights', 'bias'], outputs: ['logits'] }),
      ],
      tensors: [
        tensorOf('shape', [2], longs(1, 3), INT64),
        tensorOf('weights', [3, 2], floats(...WEIGHTS.flat())),
        tensorOf('bias', [2], floats(0, 0)),
      ],
      inputs: [valueOf('input', ['N', 3])],
      outputs: [valueOf('logits', ['N', 2])],
    }),
  );
}

export function onlyOneAnswer(): Buffer {
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({
          operator: 'ReduceSum',
          inputs: ['input'],
          outputs: ['sum'],
          attributes: [attributeOf('keepdims', 2, integer(3, 0))],
        }),
      ],
      inputs: [valueOf('input', ['N', 3])],
      outputs: [valueOf('sum', [])],
    }),
  );
}
