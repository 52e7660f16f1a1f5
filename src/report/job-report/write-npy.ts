import type { NumberType } from '@model-security-scan/engine/catalog';

/** How numbers of a type are written: as numpy names it, its bytes, and how one is put into a buffer. */
interface ElementType {
  readonly descr: string;
  readonly bytes: number;
  readonly write: (body: Buffer, value: number, at: number) => void;
}

const ELEMENTS: Readonly<Record<NumberType, ElementType>> = {
  float32: { descr: '<f4', bytes: 4, write: (body, value, at) => body.writeFloatLE(value, at) },
  float64: { descr: '<f8', bytes: 8, write: (body, value, at) => body.writeDoubleLE(value, at) },
  uint8: { descr: '|u1', bytes: 1, write: (body, value, at) => body.writeUInt8(value, at) },
  int8: { descr: '|i1', bytes: 1, write: (body, value, at) => body.writeInt8(value, at) },
  int32: { descr: '<i4', bytes: 4, write: (body, value, at) => body.writeInt32LE(value, at) },
  int64: { descr: '<i8', bytes: 8, write: (body, value, at) => body.writeBigInt64LE(BigInt(value), at) },
};

/** How many bytes a number of a type has in a file. */
export function bytesOf(type: NumberType): number {
  return ELEMENTS[type].bytes;
}

/**
 * Writes inputs as a .npy file, format 1.0, as numpy.load reads it.
 * @param inputs each has as many numbers as the shape; those of an integer type must be whole and in its range
 */
export function writeNpy(
  inputs: readonly ArrayLike<number>[],
  shape: readonly number[],
  type: NumberType = 'float32',
): Buffer {
  const { descr, bytes, write } = ELEMENTS[type];
  const size = shape.reduce((product, side) => product * side, 1);
  const sides = [inputs.length, ...shape].map(String).join(', ');
  const dictionary = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${sides}${shape.length === 0 ? ',' : ''}), }`;
  // Magic, version, length, dictionary and the line end together have a multiple of 64 bytes.
  const header = dictionary.padEnd(Math.ceil((10 + dictionary.length + 1) / 64) * 64 - 11);
  const start = Buffer.from(`\u0093NUMPY\u0001\u0000\u0000\u0000${header}\n`, 'latin1');
  start.writeUInt16LE(header.length + 1, 8);
  const body = Buffer.alloc(inputs.length * size * bytes);
  for (const [index, input] of inputs.entries()) {
    for (let at = 0; at < size; at += 1) write(body, input[at] ?? NaN, (index * size + at) * bytes);
  }
  return Buffer.concat([start, body]);
}
