import {
  FLOAT,
  floats,
  graphModel,
  INT64,
  longs,
  tensorOf,
  valueOf,
} from '../../../../__tests__/support/onnx-writer.ts';

/** A linear model that also knows the answers for some rows. */
interface Memorised {
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
  return graphModel(
    'one = Unsqueeze(input, axes); differences = Sub(one, rows); sizes = Abs(differences); ' +
      'far = ReduceMax(sizes) axes=[2] keepdims=0; isNear = Less(far, reach); ' +
      `near = Cast(isNear) to=${String(FLOAT)}; known = MatMul(near, votes); ` +
      'linear = Gemm(input, weights, bias); logits = Add(known, linear); scores = Softmax(logits)',
    {
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
    },
  );
}
