import {
  field,
  FLOAT,
  floats,
  graphModel,
  INT64,
  integer,
  longs,
  tensorOf,
  valueOf,
} from '../../../../__tests__/support/onnx-writer.ts';

/** Three inputs, two classes: logits are the first and the second input. */
export const WEIGHTS = [
  [1, 0],
  [0, 1],
  [0, 0],
];
const DENSE = [tensorOf('weights', [3, 2], floats(...WEIGHTS.flat())), tensorOf('bias', [2], floats(0, 0))];
const INPUTS = [valueOf('input', ['N', 3])];
const LOGITS = [valueOf('logits', ['N', 2])];

/** What skl2onnx writes for a classifier: labels, and the scores as a list of maps. */
export function zipMapModel(): Buffer {
  const map = Buffer.concat([integer(1, INT64), field(2, field(1, integer(1, FLOAT)))]);
  const maps = Buffer.concat([field(1, 'maps'), field(2, field(4, field(1, field(5, map))))]);
  return graphModel(
    'logits = Gemm(input, weights, bias); scores = Softmax(logits); label = ArgMax(scores) axis=1 keepdims=0; ' +
      'maps = ml.ZipMap(scores) classlabels_int64s=[7,9]',
    { tensors: DENSE, inputs: INPUTS, outputs: [valueOf('label', ['N'], INT64), maps] },
  );
}

export function columnsModel(): Buffer {
  const inputs = [valueOf('a', ['N', 1]), valueOf('b', ['N', 2])];
  const graph = 'all = Concat(a, b) axis=1; logits = Gemm(all, weights, bias)';
  return graphModel(graph, { tensors: DENSE, inputs, outputs: LOGITS });
}

/** Its file says that the batch is open, but it reshapes to a batch of 1. */
export function falselyOpenModel(): Buffer {
  const tensors = [tensorOf('shape', [2], longs(1, 3), INT64), ...DENSE];
  const graph = 'one = Reshape(input, shape); logits = Gemm(one, weights, bias)';
  return graphModel(graph, { tensors, inputs: INPUTS, outputs: LOGITS });
}

export function onlyOneAnswer(): Buffer {
  return graphModel('sum = ReduceSum(input) keepdims=0', { inputs: INPUTS, outputs: [valueOf('sum', [])] });
}
