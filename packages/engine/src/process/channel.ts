import { isObject } from '@model-security-scan/common/json';
import type { ParentMessage } from './messages.ts';
import { damaged } from '@model-security-scan/common/unreadable';
import { deserialize, serialize } from 'node:v8';

/** The descriptor of the channel to the parent in the child: after stdin, stdout and stderr. */
export const CHANNEL = 3;
/** The first descriptor of the uploads in the child. */
export const FIRST_UPLOAD = 4;

/** True for a message of the parent. The parent is trusted, so its kind is all that is looked at. */
export function isParentMessage(value: unknown): value is ParentMessage {
  return isObject(value) && ['start', 'endpoint', 'python'].includes(String(value['kind']));
}

/** A frame begins with the length of its content, as an unsigned integer with the lowest byte first. */
const LENGTH_BYTES = 4;

export function frameOf(message: unknown): Buffer {
  const content = serialize(message);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(content.length);
  return Buffer.concat([length, content]);
}

/** Reads frames from the pieces in which they arrive. No more is kept of a frame than it may have. */
export class FrameReader {
  readonly #mostBytes: number;
  #pieces: Buffer[] = [];
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Takes the next piece, and gives the messages that are whole now, one after another. @throws Unreadable if they are none that a process of ours would send */
  *read(piece: Buffer): Generator<unknown, void> {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    for (let length = this.#length(); length !== undefined; length = this.#length()) {
      if (length > this.#mostBytes) throw damaged('a message is too long');
      if (this.#bytes < LENGTH_BYTES + length) return;
      this.#take(LENGTH_BYTES);
      yield contentOf(this.#take(length));
    }
  }

  /** The length of the frame that has begun; undefined if too little of it has arrived. */
  #length(): number | undefined {
    const [first] = this.#pieces;
    if (first === undefined || this.#bytes < LENGTH_BYTES) return undefined;
    if (first.length >= LENGTH_BYTES) return first.readUInt32LE(0);
    this.#pieces = [Buffer.concat(this.#pieces)];
    return this.#length();
  }

  #take(length: number): Buffer {
    const [first = Buffer.alloc(0), ...others] = this.#pieces;
    const whole = first.length >= length ? first : Buffer.concat([first, ...others]);
    const rest = first.length >= length ? others : [];
    this.#pieces = whole.length > length ? [whole.subarray(length), ...rest] : rest;
    this.#bytes -= length;
    return whole.subarray(0, length);
  }
}

function contentOf(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    throw damaged('a message cannot be read');
  }
}
