import { ArtifactFault } from '../fault.ts';

/** Counts the fields of all messages of a file: a hostile one may hold hundreds of millions. */
export class FieldCounter {
  #left: number;

  constructor(maxFields: number) {
    this.#left = maxFields;
  }

  /** @throws ArtifactFault if the file holds too many fields */
  count(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new ArtifactFault('The model file has too many parts to be a model.');
  }
}

export class MessageCursor {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get at(): number {
    return this.#at;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Reads a varint of up to 64 bits as a signed integer; beyond 2^53 it is not exact. @throws ArtifactFault if the message ends before */
  varint(): number {
    let value = 0;
    let scale = 1;
    for (let at = this.#at; at < this.#at + 7; at += 1) {
      const byte = this.#bytes[at];
      if (byte === undefined) throw malformed();
      if (byte < 128) {
        this.#at = at + 1;
        return value + byte * scale;
      }
      value += (byte - 128) * scale;
      scale *= 128;
    }
    return this.#longVarint();
  }

  /** Reads a varint that may go beyond 2^53. Negative integers do: they have ten bytes. */
  #longVarint(): number {
    let value = 0n;
    for (let index = 0; index < 10; index += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw malformed();
      this.#at += 1;
      value += BigInt(byte % 128) << BigInt(7 * index);
      if (byte < 128) return Number(BigInt.asIntN(64, value));
    }
    throw malformed();
  }

  /** Takes content of a length, as a view of the file. @throws ArtifactFault if the message ends before */
  take(length: number): Uint8Array {
    const end = this.#at + length;
    if (length < 0 || end > this.#bytes.length) throw malformed();
    const content = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return content;
  }

  /** Takes a field's value without its meaning. @throws ArtifactFault for groups, which ONNX does not have */
  skip(wire: number): number {
    const start = this.#at;
    if (wire === 0) this.varint();
    else if (wire === 1) this.take(8);
    else if (wire === 2) this.take(this.varint());
    else if (wire === 5) this.take(4);
    else throw malformed();
    return this.#at - start;
  }
}

function malformed(): ArtifactFault {
  return new ArtifactFault(
    'The model file is damaged or cut short, or is not an ONNX model. Export it again, and check it with ' +
      'python -c "import onnx; onnx.checker.check_model(\'model.onnx\')".',
  );
}
