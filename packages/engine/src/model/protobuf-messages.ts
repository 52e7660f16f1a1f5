import {
  FieldCounter,
  FieldReader,
  type MessageBytes,
  readVarint,
} from '@model-security-scan/common/protobuf';
import { ArtifactFault } from '../fault.ts';

/** Counts the fields of a model file. @throws ArtifactFault if it has too many to be a model */
export function countFields(most: number): FieldCounter {
  return new FieldCounter(most, () => new ArtifactFault('The model file has too many parts to be a model.'));
}

/** A message of a model that is in memory. */
class ModelBytes implements MessageBytes {
  readonly bytes: Uint8Array;
  offset = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  u8(): number {
    const byte = this.bytes[this.offset];
    if (byte === undefined) throw this.malformed();
    this.offset += 1;
    return byte;
  }

  malformed(): ArtifactFault {
    return new ArtifactFault(
      'The model file is damaged or cut short, or is not an ONNX model. Export it again, and check it with ' +
        'python -c "import onnx; onnx.checker.check_model(\'model.onnx\')".',
    );
  }
}

/** Reads the fields of a message one after another. @throws ArtifactFault if it is none, or holds too many */
export class MessageReader extends FieldReader {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, counter?: FieldCounter) {
    super(new ModelBytes(bytes), 0, bytes.length, counter);
    this.#bytes = bytes;
  }

  /** A view of the field's content. */
  get content(): Uint8Array {
    return this.#bytes.subarray(this.offset, this.end);
  }

  /** A view of the whole field, with its key and its length. */
  get whole(): Uint8Array {
    return this.#bytes.subarray(this.start, this.end);
  }
}

/** Reads the integers of a packed field. @throws ArtifactFault if the last is cut */
export function* packedIntegers(content: Uint8Array): Generator<number> {
  const bytes = new ModelBytes(content);
  while (bytes.offset < content.length) yield readVarint(bytes);
}

/** Writes a message: its fields, one after another. */
export function message(...fields: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(fields);
}

export function text(field: number, value: string): Uint8Array {
  return bytes(field, Buffer.from(value, 'utf8'));
}

export function bytes(field: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([contentHeader(field, value.length), value]);
}

export function integer(field: number, value: number): Uint8Array {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

/** The float of an attribute. */
export function float(field: number, value: number): Uint8Array {
  return Buffer.concat([varint(field * 8 + 5), new Uint8Array(Float32Array.of(value).buffer)]);
}

/** What is before content of a length in bytes. */
export function contentHeader(field: number, length: number): Uint8Array {
  return Buffer.concat([varint(field * 8 + 2), varint(length)]);
}

function varint(value: number): Uint8Array {
  const parts: number[] = [];
  // A negative integer is written as the 64-bit number that it is in two's complement.
  let rest = value < 0 ? BigInt.asUintN(64, BigInt(value)) : BigInt(value);
  while (rest > 127n) {
    parts.push(Number(rest & 127n) + 128);
    rest >>= 7n;
  }
  return Uint8Array.from([...parts, Number(rest)]);
}
