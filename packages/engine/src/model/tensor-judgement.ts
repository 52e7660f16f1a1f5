import type { OnnxMessage } from './onnx-message.ts';
import { shownName } from './shown-name.ts';

/** The bits of one number for each element type of ONNX (TensorProto.DataType). Strings (8) are counted one by one. */
const BITS: Readonly<Record<number, number>> = {
  ...{ 1: 32, 2: 8, 3: 8, 4: 16, 5: 16, 6: 32, 7: 64, 9: 8, 10: 16, 11: 64, 12: 32, 13: 64, 14: 64, 15: 128 },
  ...{ 16: 16, 17: 8, 18: 8, 19: 8, 20: 8, 21: 4, 22: 4, 23: 4 },
};

/** The bits of one number of an element type; undefined for texts, and for types that there are not. */
export function bitsOf(type: number): number | undefined {
  return BITS[type];
}

const STRING_TYPE = 8;
const MAX_DIMENSIONS = 32;

/** Judges one tensor: its numbers must be in the file itself, and as many as it says. @returns what is wrong, if anything is */
export function tensorProblem(tensor: OnnxMessage, maxElements: number): string | undefined {
  const name = shownName(tensor.text(8));
  if (tensor.has(13) || tensor.integer(14) !== 0) {
    return (
      `The tensor "${name}" keeps its numbers in another file (external data). Save the model as one file: ` +
      'onnx.save(onnx.load("model.onnx"), "whole.onnx", save_as_external_data=False).'
    );
  }
  const dimensions = tensor.integers(1);
  if (dimensions.length > MAX_DIMENSIONS || dimensions.some((size) => size < 0)) {
    return `The tensor "${name}" has impossible dimensions.`;
  }
  const elements = tensor.integers(1).reduce((product, size) => product * size, 1);
  if (elements > maxElements) {
    return `The tensor "${name}" has ${dimensions.join(' x ')} numbers; at most ${String(maxElements)} can be analysed.`;
  }
  const held = heldElements(tensor);
  return elements <= held
    ? undefined
    : `The tensor "${name}" says that it has ${dimensions.join(' x ')} numbers, but the file holds fewer: it is damaged.`;
}

/** The most numbers that the content of a tensor can be. Numbers as varints take at least a byte each. */
function heldElements(tensor: OnnxMessage): number {
  const type = tensor.integer(2);
  if (type === STRING_TYPE) return tensor.contents(6).length;
  const bits = BITS[type];
  if (bits === undefined) return 0;
  const varints = tensor.size(5) + tensor.size(7) + tensor.size(11);
  // Two numbers of 4 bits may share a varint.
  const perVarint = bits === 4 ? 2 : 1;
  return (tensor.size(9) * 8) / bits + tensor.size(4) / 4 + tensor.size(10) / 8 + varints * perVarint;
}

/** Judges the size of a sparse tensor written out, since the runtime writes it out. */
export function sparseProblem(sparse: OnnxMessage, maxElements: number): string | undefined {
  const dimensions = sparse.integers(3);
  const elements = dimensions.reduce((product, size) => product * size, 1);
  const fits = dimensions.every((size) => size >= 0) && elements <= maxElements;
  return fits ? undefined : `A sparse tensor of the model has ${dimensions.join(' x ')} numbers: too many.`;
}
