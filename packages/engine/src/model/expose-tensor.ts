import { bytes, integer, message, text } from './protobuf-messages.ts';

const FLOAT = 1;
const [HALF, DOUBLE] = [10, 11];

/** The types of floats that a tensor inside a model can have, by their numbers in ONNX. */
export const FLOAT_TYPES = [FLOAT, HALF, DOUBLE] as const;

/**
 * Makes an inner tensor of floats an output of the model. It appends a second graph that has only this output: protobuf
 * merges a message that is there twice. So scikit-learn's scores behind ZipMap, which the runtime cannot hand out, can be
 * read without a library for ONNX.
 */
export function exposeTensor(model: Uint8Array, tensor: string, elementType = FLOAT): Uint8Array {
  const type = bytes(2, bytes(1, integer(1, elementType)));
  return message(model, bytes(7, bytes(12, message(text(1, tensor), type))));
}
