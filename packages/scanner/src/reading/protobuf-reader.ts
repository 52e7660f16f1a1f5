import { damaged, isUnreadable, type Unreadable } from '@model-security-scan/common/unreadable';
import {
  type Field,
  FieldCounter,
  FieldReader,
  type MessageBytes,
} from '@model-security-scan/common/protobuf';
import { type ByteSource, SliceSource } from '../byte-source.ts';
import { ByteCursor, decodeUtf8 } from './byte-cursor.ts';

export type { Field };

/** A part of a file that is a message. */
export interface Message {
  readonly offset: number;
  readonly size: number;
}

const MAX_DEPTH = 200;

/** The bytes of a file of any size. */
class FileBytes extends ByteCursor implements MessageBytes {
  malformed(): Unreadable {
    return damaged(`The file is damaged or cut at byte ${String(this.offset)}.`);
  }
}

/**
 * Reads messages of a file of any size: only keys and lengths pass through memory, tensors are stepped over.
 * The number of fields is bounded for the whole file.
 */
export class ProtobufReader {
  readonly #bytes: ByteSource;
  readonly #cursor: FileBytes;
  readonly #counter: FieldCounter;

  constructor(bytes: ByteSource, maxFields = 20_000_000) {
    this.#bytes = bytes;
    this.#cursor = new FileBytes(bytes);
    this.#counter = new FieldCounter(maxFields, () => damaged('The file has more parts than are read.'));
  }

  get whole(): Message {
    return { offset: 0, size: this.#bytes.size };
  }

  /** Gives the fields of a message in their order. @throws Unreadable `damaged` if it is malformed or cut */
  *fields(message: Message, depth = 0): Generator<Field> {
    if (depth > MAX_DEPTH) throw damaged('The file has messages that are nested too deeply.');
    const { offset: start, size: bytes } = message;
    const reader = new FieldReader(this.#cursor, start, start + bytes, this.#counter);
    while (reader.next()) {
      const { number, wire, value, offset, size } = reader;
      yield { number, wire, value, offset, size };
    }
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
    if (!isUnreadable(error, 'damaged')) throw error;
    return undefined;
  }
  return fields;
}
