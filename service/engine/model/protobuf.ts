import { ArtifactFault } from '../fault.ts';

/** One field of a protocol buffer message, as it lies in the file. */
export interface Field {
  readonly number: number;
  readonly wire: Wire;
  /** The value of a varint, as a signed integer; 0 for other fields. Beyond 2^53 it is not exact. */
  readonly value: number;
  /** The content of a field with a length, a view of the file; of fixed fields, their bytes. */
  readonly bytes: Uint8Array;
}

/** The wire types: varint, 8 bytes, a length with content, 4 bytes. Groups are refused: ONNX has none. */
export type Wire = 0 | 1 | 2 | 5;

const NOTHING = new Uint8Array(0);

/** Reads the fields of messages, and stops at a number of fields in all: a hostile file may hold hundreds of millions. */
export class FieldReader {
  #left: number;

  constructor(maxFields: number) {
    this.#left = maxFields;
  }

  /**
   * Reads the fields of one message, one after another.
   * @throws ArtifactFault if the message is cut short or malformed, or the file holds too many fields
   */
  *fields(message: Uint8Array): Generator<Field> {
    let at = 0;
    while (at < message.length) {
      this.#left -= 1;
      if (this.#left < 0) throw new ArtifactFault('The model file has too many parts to be a model.');
      const key = varint(message, at);
      const field = fieldAt(message, key.value, key.end);
      at = field.end;
      yield field.field;
    }
  }
}

interface Varint {
  readonly value: number;
  readonly end: number;
}

/** Reads the integers of a repeated field: one, or many packed into one field. */
export function integersOf(field: Field): readonly number[] {
  if (field.wire === 0) return [field.value];
  const values: number[] = [];
  let at = 0;
  while (at < field.bytes.length) {
    const { value, end } = varint(field.bytes, at);
    values.push(value);
    at = end;
  }
  return values;
}

function fieldAt(message: Uint8Array, key: number, at: number): { field: Field; end: number } {
  const number = Math.floor(key / 8);
  if (number < 1 || number > 536_870_911) throw malformed();
  switch (key % 8) {
    case 0: {
      const { value, end } = varint(message, at);
      return { field: { number, wire: 0, value, bytes: NOTHING }, end };
    }
    case 1:
      return { field: { number, wire: 1, value: 0, bytes: slice(message, at, 8) }, end: at + 8 };
    case 2: {
      const { value: length, end } = varint(message, at);
      return { field: { number, wire: 2, value: 0, bytes: slice(message, end, length) }, end: end + length };
    }
    case 5:
      return { field: { number, wire: 5, value: 0, bytes: slice(message, at, 4) }, end: at + 4 };
    default:
      throw malformed();
  }
}

function slice(message: Uint8Array, at: number, length: number): Uint8Array {
  if (length < 0 || at + length > message.length) throw malformed();
  return message.subarray(at, at + length);
}

/** Reads a varint of up to 64 bits as a signed integer. */
function varint(message: Uint8Array, start: number): Varint {
  let value = 0;
  let scale = 1;
  for (let at = start; at < start + 7; at += 1) {
    const byte = message[at];
    if (byte === undefined) throw malformed();
    value += (byte % 128) * scale;
    if (byte < 128) return { value, end: at + 1 };
    scale *= 128;
  }
  return longVarint(message, start);
}

/** Reads a varint that may go beyond 2^53. Negative integers do: they have ten bytes. */
function longVarint(message: Uint8Array, start: number): Varint {
  let value = 0n;
  for (let index = 0; index < 10; index += 1) {
    const byte = message[start + index];
    if (byte === undefined) throw malformed();
    value += BigInt(byte % 128) << BigInt(7 * index);
    if (byte < 128) return { value: Number(BigInt.asIntN(64, value)), end: start + index + 1 };
  }
  throw malformed();
}

function malformed(): ArtifactFault {
  return new ArtifactFault(
    'The model file is damaged or cut short, or is no ONNX model. Export it again, and check it with ' +
      'python -c "import onnx; onnx.checker.check_model(\'model.onnx\')".',
  );
}
