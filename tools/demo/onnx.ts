import { linearModel } from '../../__tests__/support/onnx-writer.ts';

/** A small model of one dense layer: logits = input x weights + bias. */
export function denseOnnxModel(inputs: number, classes: number): Buffer {
  const weights = Array.from({ length: inputs }, (_row, row) =>
    Array.from({ length: classes }, (_column, column) => Math.sin(row * classes + column) / 10),
  );
  return linearModel({ weights, inputShape: [1, inputs] });
}
