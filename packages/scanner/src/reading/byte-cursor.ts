import { damaged, type Unreadable } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';

/** Some formats jump from one small structure to the next, so the window grows only while the reading goes on. */
const FIRST_WINDOW_BYTES = 512;
const WINDOW_BYTES = 64 * 1024;
const NO_BYTES = new Uint8Array(0);
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes UTF-8 without ever failing: what is no UTF-8 becomes a replacement character. */
export function decodeUtf8(bytes: Uint8Array): string {
  return UTF8.decode(bytes);
}

/**
 * Reads content from one place to the next through a small window, so that a file of any size takes flat memory.
 * Every method throws Unreadable if the content ends before.
 */
export class ByteCursor {
  readonly #source: ByteSource;
  readonly #isLittleEndian: boolean;
  #window: Uint8Array = NO_BYTES;
  #windowStart = 0;
  #windowBytes = FIRST_WINDOW_BYTES;
  /** The offset of the next byte. */
  offset = 0;

  constructor(source: ByteSource, start = 0, isLittleEndian = true) {
    this.#source = source;
    this.offset = start;
    this.#isLittleEndian = isLittleEndian;
  }

  get size(): number {
    return this.#source.size;
  }

  get done(): boolean {
    return this.offset >= this.#source.size;
  }

  /** Gives the next bytes as a view, which the next call may change. For few bytes only. */
  take(length: number): Uint8Array {
    if (!this.holds(length)) throw ended(this.offset);
    const from = this.offset - this.#windowStart;
    if (from < 0 || from + length > this.#window.length) return this.#takeBeyondWindow(length);
    this.offset += length;
    return this.#window.subarray(from, from + length);
  }

  #takeBeyondWindow(length: number): Uint8Array {
    const isNext = this.offset <= this.#windowStart + this.#window.length && this.offset > this.#windowStart;
    this.#windowBytes = isNext ? Math.min(WINDOW_BYTES, this.#windowBytes * 4) : FIRST_WINDOW_BYTES;
    const bytes = this.#source.read(this.offset, Math.max(length, this.#windowBytes));
    if (bytes.length < length) throw ended(this.offset);
    this.#window = bytes.slice();
    this.#windowStart = this.offset;
    this.offset += length;
    return this.#window.subarray(0, length);
  }

  /** True if so many bytes are left. */
  holds(length: number): boolean {
    return length >= 0 && this.offset + length <= this.#source.size;
  }

  /** Steps over bytes without reading them. */
  skip(length: number): void {
    if (!this.holds(length)) throw ended(this.offset);
    this.offset += length;
  }

  u8(): number {
    const byte = this.#window[this.offset - this.#windowStart];
    if (byte === undefined) return this.take(1)[0] ?? 0;
    this.offset += 1;
    return byte;
  }

  u16(): number {
    return this.uint(2);
  }

  u32(): number {
    return this.uint(4);
  }

  /** Reads 64 bits as a number; beyond 2^53 it is not exact, but still larger than any file. */
  u64(): number {
    return this.uint(8);
  }

  /** Reads an unsigned integer of so many bytes. */
  uint(length: number): number {
    const bytes = this.take(length);
    let value = 0;
    for (let index = 0; index < length; index += 1) {
      const byte = bytes[this.#isLittleEndian ? length - 1 - index : index] ?? 0;
      value = value * 256 + byte;
    }
    return value;
  }

  /** Reads UTF-8 text. @param maxLength in bytes; the rest of a longer text is skipped */
  text(length: number, maxLength = length): string {
    if (!this.holds(length)) throw ended(this.offset);
    const kept = Math.min(length, maxLength);
    const text = decodeUtf8(this.take(kept));
    this.skip(length - kept);
    return text;
  }
}

function ended(offset: number): Unreadable {
  return damaged(`The content is cut or damaged: it ends before byte ${String(offset)} can be read whole.`);
}

/** Reads all of a content into memory, as a copy. @throws Unreadable `damaged` if it is larger than `maxBytes` */
export function readWhole(bytes: ByteSource, maxBytes: number): Uint8Array {
  if (bytes.size > maxBytes) {
    const limit = String(Math.round(maxBytes / 2 ** 20));
    throw damaged(`The content is larger than ${limit} MiB, the most that is read of this format.`);
  }
  return bytes.read(0, bytes.size).slice();
}
