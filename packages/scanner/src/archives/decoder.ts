import { isUnreadable, Unreadable } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';

/** Takes decompressed bytes. What it throws ends the decoding, and reaches the caller. */
export interface Sink {
  /** @param bytes may be changed after the call */
  write(bytes: Uint8Array): void;
}

/** How a decoding ended. Everything that could be decoded has been written, also before a fault. */
export interface DecodeEnd {
  readonly used: number;
  /** The reason that the end of the stream was not reached, as part of a sentence: "the data ends too early". */
  readonly fault?: string;
}

/** Decompresses a stream from the start of the input. It throws only what the sink throws. */
export type Decode = (input: ByteSource, sink: Sink) => DecodeEnd | Promise<DecodeEnd>;

export const TOO_SHORT = 'the data ends too early';

/** Reads bytes one after another. */
export class ByteReader {
  readonly #input: ByteSource;
  #window: Uint8Array = new Uint8Array(0);
  #windowStart = 0;
  #at = 0;

  constructor(input: ByteSource, start = 0) {
    this.#input = input;
    this.#windowStart = start;
  }

  get position(): number {
    return this.#windowStart + this.#at;
  }

  /** @throws Unreadable `stream` after the last byte */
  byte(): number {
    const value = this.#window[this.#at];
    if (value !== undefined) {
      this.#at += 1;
      return value;
    }
    this.#refill();
    const first = this.#window[0];
    if (first === undefined) throw wrongData(TOO_SHORT);
    this.#at = 1;
    return first;
  }

  /** @returns exactly that many bytes, valid until the next reading */
  bytes(length: number): Uint8Array {
    const bytes = this.#input.read(this.position, length);
    if (bytes.length < length) throw wrongData(TOO_SHORT);
    this.seek(this.position + length);
    return bytes;
  }

  /** A number of `width` bytes, the lowest first; exact up to 2 to the power of 53. */
  littleEndian(width: number): number {
    let value = 0;
    for (let index = 0; index < width; index += 1) value += this.byte() * 256 ** index;
    return value;
  }

  seek(position: number): void {
    this.#window = new Uint8Array(0);
    this.#windowStart = position;
    this.#at = 0;
  }

  #refill(): void {
    const start = this.position;
    // A copy, because other readings of the same source may change the view.
    this.#window = this.#input.read(start, WINDOW_BYTES).slice();
    this.#windowStart = start;
    this.#at = 0;
  }
}

const WINDOW_BYTES = 64 * 1024;

/** Makes the error for wrong data of a stream. @param message a part of a sentence */
export function wrongData(message = 'the compressed data is wrong'): Unreadable {
  return new Unreadable('stream', message);
}

/** Decodes, and makes a fault of the data the end of it; other errors go on to the caller. */
export function decodeGuarded(reader: ByteReader, decode: () => void): DecodeEnd {
  try {
    decode();
    return { used: reader.position };
  } catch (error) {
    if (isUnreadable(error, 'stream')) return { used: reader.position, fault: error.message };
    throw error;
  }
}
