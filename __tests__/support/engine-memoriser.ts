import {
  attributeOf,
  FLOAT,
  floats,
  graphOf,
  integer,
  longs,
  INT64,
  nodeOf,
  onnxModel,
  tensorOf,
  valueOf,
} from './onnx-writer.ts';

/** A linear model that also knows the answers for some rows. */
export interface Memorised {
  /** The weights, class by class for each number of an input. */
  readonly weights: readonly (readonly number[])[];
  readonly bias: readonly number[];
  readonly rows: Float32Array;
  readonly labels: Int32Array;
  /** Inputs that differ from a row by at most so much in each number get the row's label. */
  readonly reach: number;
}

/** An ONNX model that answers the labels of rows for everything near them, and a linear model's classes elsewhere. */
export function memorisingModel({ weights, bias, rows, labels, reach }: Memorised): Buffer {
  const size = weights.length;
  const classes = bias.length;
  const votes = Array.from(labels, (label) =>
    Array.from({ length: classes }, (_unused, index) => (index === label ? 1000 : 0)),
  ).flat();
  const to = attributeOf('to', 2, integer(3, FLOAT));
  const farthest = [attributeOf('axes', 7, integer(8, 2)), attributeOf('keepdims', 2, integer(3, 0))];
  return onnxModel(
    graphOf({
      nodes: [
        nodeOf({ operator: 'Unsqueeze', inputs: ['input', 'axes'], outputs: ['one'] }),
        nodeOf({ operator: 'Sub', inputs: ['one', 'rows'], outputs: ['differences'] }),
        nodeOf({ operator: 'Abs', inputs: ['differences'], outputs: ['sizes'] }),
        nodeOf({ operator: 'ReduceMax', inputs: ['sizes'], outputs: ['far'], attributes: farthest }),
        nodeOf({ operator: 'Less', inputs: ['far', 'reach'], outputs: ['isNear'] }),
        nodeOf({ operator: 'Cast', inputs: ['isNear'], outputs: ['near'], attributes: [to] }),
        nodeOf({ operator: 'MatMul', inputs: ['near', 'votes'], outputs: ['known'] }),
        nodeOf({ operator: 'Gemm', inputs: ['input', 'weights', 'bias'], outputs: ['linear'] }),
        nodeOf({ operator: 'Add', inputs: ['known', 'linear'], outputs: ['logits'] }),
        nodeOf({ operator: 'Softmax', inputs: ['logits'], outputs: ['scores'] }),
      ],
      tensors: [
        tensorOf('axes', [1], longs(1), INT64),
        tensorOf('rows', [1, labels.length, size], floats(...rows)),
        tensorOf('reach', [], floats(reach)),
        tensorOf('votes', [labels.length, classes], floats(...votes)),
        tensorOf('weights', [size, classes], floats(...weights.flat())),
        tensorOf('bias', [classes], floats(...bias)),
      ],
      inputs: [valueOf('input', ['N', size])],
      outputs: [valueOf('scores', ['N', classes])],
    }),
  );
}
