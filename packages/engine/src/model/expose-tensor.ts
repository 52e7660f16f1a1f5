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
  const type = field(2, field(1, Uint8Array.of(8, elementType)));
  const value = field(12, join(field(1, new TextEncoder().encode(tensor)), type));
  return join(model, field(7, value));
}

function field(number: number, content: Uint8Array): Uint8Array {
  return join(Uint8Array.of(number * 8 + 2), length(content.length), content);
}

function length(size: number): Uint8Array {
  const bytes: number[] = [];
  let rest = size;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.of(...bytes, rest);
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
