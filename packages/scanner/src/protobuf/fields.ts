import { type ByteSource, SliceSource } from '../byte-source.ts';
import { ByteCursor, decodeUtf8 } from '../reading/byte-cursor.ts';
import { UnreadableContent } from '../unreadable-content.ts';

/** A field of a protocol buffer message. Content with a length is not read until it is asked for. */
export interface Field {
  readonly number: number;
  /** 0: an integer, 1 and 5: numbers of a fixed size, 2: content with a length. */
  readonly wire: number;
  /** The integer; 0 for other kinds. */
  readonly value: number;
  /** In the file. */
  readonly offset: number;
  readonly size: number;
}

/** A part of a file that is a message. */
export interface Message {
  readonly offset: number;
  readonly size: number;
}

const MAX_DEPTH = 200;

/**
 * Reads messages of a file of any size: only keys and lengths pass through memory, tensors are stepped over.
 * The number of fields is bounded for the whole file.
 */
export class ProtobufReader {
  readonly #bytes: ByteSource;
  readonly #cursor: ByteCursor;
  #left: number;

  constructor(bytes: ByteSource, maxFields = 20_000_000) {
    this.#bytes = bytes;
    this.#cursor = new ByteCursor(bytes);
    this.#left = maxFields;
  }

  get whole(): Message {
    return { offset: 0, size: this.#bytes.size };
  }

  /** Gives the fields of a message in their order. @throws UnreadableContent if it is malformed or cut */
  *fields(message: Message, depth = 0): Generator<Field> {
    if (depth > MAX_DEPTH) throw new UnreadableContent('The file has messages that are nested too deeply.');
    const end = message.offset + message.size;
    for (let at = message.offset; at < end;) {
      this.#left -= 1;
      if (this.#left < 0) throw new UnreadableContent('The file has more parts than are read.');
      // Whoever takes the field may move the cursor.
      this.#cursor.offset = at;
      const field = this.#field(end);
      at = field.wire === 0 ? this.#cursor.offset : field.offset + field.size;
      yield field;
    }
  }

  #field(end: number): Field {
    const key = this.#varint();
    const [number, wire] = [Math.floor(key / 8), key % 8];
    const value = wire === 0 || wire === 2 ? this.#varint() : 0;
    const size = wire === 2 ? value : wire === 1 ? 8 : wire === 5 ? 4 : 0;
    const offset = this.#cursor.offset;
    if (number === 0 || ![0, 1, 2, 5].includes(wire) || size < 0 || offset + size > end) {
      throw new UnreadableContent(`The file is damaged or cut at byte ${String(offset)}.`);
    }
    return { number, wire, value: wire === 0 ? value : 0, offset, size };
  }

  /** Reads a varint of up to 64 bits; beyond 2^53 it is not exact. */
  #varint(): number {
    let value = 0;
    for (let index = 0; index < 10; index += 1) {
      const byte = this.#cursor.u8();
      value += (byte % 128) * 2 ** (7 * index);
      if (byte < 128) return value;
    }
    throw new UnreadableContent('The file is damaged: a number does not end.');
  }

  /** Reads a field's content as text. @param maxBytes the most of it that is read */
  text(field: Message, maxBytes = 64 * 1024): string {
    return decodeUtf8(this.#bytes.read(field.offset, Math.min(field.size, maxBytes)));
  }

  /** Gives a field's content to another reader. */
  content(field: Message): ByteSource {
    return new SliceSource(this.#bytes, field.offset, field.size);
  }
}

/**
 * Looks at the fields of the outermost message only: number and wire type, in their order.
 * @returns undefined if the content is no message
 */
export function outerFields(bytes: ByteSource, maxFields = 100_000): readonly Field[] | undefined {
  const reader = new ProtobufReader(bytes, maxFields + 1);
  const fields: Field[] = [];
  try {
    for (const field of reader.fields(reader.whole)) {
      fields.push(field);
      if (fields.length >= maxFields) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableContent)) throw error;
    return undefined;
  }
  return fields;
}
