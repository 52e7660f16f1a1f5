import type { ByteSource } from '../byte-source.ts';
import { decodeUtf8 } from './byte-cursor.ts';
import type { JsonBytes } from './json-lexer.ts';
import { unescapeJson } from './json-tape.ts';

const WINDOW_BYTES = 64 * 1024;

/** Reads a JSON text of any size through a small window. */
export class CursorJson implements JsonBytes {
  readonly #source: ByteSource;
  #window = new Uint8Array(0);
  #windowStart = 0;
  #at = 0;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  get offset(): number {
    return this.#windowStart + this.#at;
  }

  peek(): number {
    if (this.#at >= this.#window.length) this.#load();
    return this.#window[this.#at] ?? -1;
  }

  next(): number {
    const byte = this.peek();
    if (byte !== -1) this.#at += 1;
    return byte;
  }

  #load(): void {
    this.#windowStart += this.#window.length;
    this.#window = this.#source.read(this.#windowStart, WINDOW_BYTES).slice();
    this.#at = 0;
  }

  /** Gives a string. @param isEscaped true if it has escapes */
  text(start: number, end: number, isEscaped: boolean): string {
    const from = start - this.#windowStart;
    const isInWindow = from >= 0 && end - this.#windowStart <= this.#window.length;
    const bytes = isInWindow
      ? this.#window.subarray(from, end - this.#windowStart)
      : this.#source.read(start, end - start);
    const written = decodeUtf8(bytes);
    return isEscaped ? unescapeJson(written) : written;
  }
}
