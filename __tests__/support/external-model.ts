import { FLOAT, field, floats, graphModel, integer, tensorOf, valueOf } from './onnx-writer.ts';

/** Where a tensor's numbers are in another file. */
export interface ExternalPlace {
  readonly location: string;
  readonly offset?: number | string;
  readonly length?: number | string;
}

/** A tensor whose numbers are in another file, as PyTorch writes it. */
export function externalTensor(name: string, shape: readonly number[], place: ExternalPlace): Buffer {
  const entries = Object.entries(place).map(([key, value]) =>
    field(13, Buffer.concat([field(1, key), field(2, String(value))])),
  );
  return tensorOf(name, shape, Buffer.alloc(0), FLOAT, ...entries, integer(14, 1));
}

/** A linear model of so many inputs and two classes, whose weights are at a place in another file. */
export function externalModel(inputs: number, place: ExternalPlace): Buffer {
  return modelOf(inputs, externalTensor('weights', [inputs, 2], place));
}

/** A linear model with a tensor called `weights`. */
export function modelOf(inputs: number, weights: Buffer): Buffer {
  return graphModel('logits = MatMul(input, weights)', {
    tensors: [weights],
    inputs: [valueOf('input', ['N', inputs])],
    outputs: [valueOf('logits', ['N', 2])],
  });
}

/** Bytes before the weights, and the weights: class by class for each input. */
export function weightsFile(skipped: number, ...weights: readonly number[]): Buffer {
  return Buffer.concat([Buffer.alloc(skipped), floats(...weights)]);
}
