import type { ByteSource } from '../../byte-source.ts';

/** Most pickles of a file with many are short, so blocks begin small. */
const FIRST_BLOCK_BYTES = 1 << 6;
const BLOCK_BYTES = 1 << 18;
const NEWLINE = 0x0a;

/** A place in the content: the bytes of a line or of a counted argument. */
export interface Extent {
  readonly start: number;
  readonly length: number;
}

/**
 * Reads content forwards in blocks that it owns. What was read before can be looked at again by `bytesAt`, which leaves
 * the position as it is. At the end of the content every read gives -1 or less than was asked for, and `isCut` is set.
 */
export class Cursor {
  readonly source: ByteSource;
  /** True once something was asked for that lies beyond the end. */
  isCut = false;
  #block: Buffer;
  #blockStart = 0;
  #blockLength = 0;
  #next = 0;

  constructor(source: ByteSource, position = 0) {
    this.source = source;
    this.#block = Buffer.alloc(Math.min(FIRST_BLOCK_BYTES, Math.max(16, source.size)));
    this.#blockStart = position;
  }

  get position(): number {
    return this.#blockStart + this.#next;
  }

  get size(): number {
    return this.source.size;
  }

  /** @returns -1 at the end */
  next(): number {
    if (this.#next >= this.#blockLength && !this.#load(this.position)) return -1;
    return this.#block[this.#next++] ?? -1;
  }

  /** @returns the byte that `next` gives next, or -1 at the end */
  peek(): number {
    if (this.#next >= this.#blockLength && !this.#load(this.position)) return -1;
    return this.#block[this.#next] ?? -1;
  }

  /**
   * Reads a number, least significant byte first.
   * @param bytes 1 to 8
   * @returns -1 if the content ends before; from 2^53 on the number is not exact
   */
  unsigned(bytes: number): number {
    let value = 0;
    let factor = 1;
    for (let index = 0; index < bytes; index += 1) {
      const byte = this.next();
      if (byte < 0) {
        this.isCut = true;
        return -1;
      }
      value += byte * factor;
      factor *= 256;
    }
    return value;
  }

  /** Passes over bytes. @returns false if the content ends before; the position is then its end */
  skip(length: number): boolean {
    const target = this.position + length;
    if (target > this.size) {
      this.isCut = true;
      this.moveTo(this.size);
      return false;
    }
    this.moveTo(target);
    return true;
  }

  moveTo(position: number): void {
    const within = position - this.#blockStart;
    if (within >= 0 && within <= this.#blockLength) {
      this.#next = within;
    } else {
      this.#blockStart = position;
      this.#blockLength = 0;
      this.#next = 0;
    }
  }

  /**
   * Passes over a line of any length.
   * @returns where it lies, without its newline. If the content ends before, the last byte is left out as well, as
   *   CPython's pickle.py does (`readline()[:-1]`), and `isCut` is set.
   */
  line(): Extent {
    const start = this.position;
    for (;;) {
      if (this.#next >= this.#blockLength && !this.#load(this.position)) {
        this.isCut = true;
        return { start, length: Math.max(0, this.size - start - 1) };
      }
      const at = this.#block.indexOf(NEWLINE, this.#next);
      if (at >= 0 && at < this.#blockLength) {
        this.#next = at + 1;
        return { start, length: this.position - 1 - start };
      }
      this.#next = this.#blockLength;
    }
  }

  /** @returns bytes anywhere in the content, fewer at its end; they may change at the next read */
  bytesAt(offset: number, length: number): Uint8Array {
    const within = offset - this.#blockStart;
    if (within >= 0 && within + length <= this.#blockLength) {
      return this.#block.subarray(within, within + length);
    }
    return this.source.read(offset, Math.max(0, Math.min(length, this.size - offset)));
  }

  /** Whoever reads on behind a whole block reads much. */
  #grow(): void {
    const length = Math.min(BLOCK_BYTES, this.size, this.#block.length * 4);
    if (this.#blockLength > 0 && length > this.#block.length) this.#block = Buffer.alloc(length);
  }

  #load(position: number): boolean {
    if (position >= this.size) return false;
    if (position === this.#blockStart + this.#blockLength) this.#grow();
    const bytes = this.source.read(position, Math.min(this.#block.length, this.size - position));
    this.#block.set(bytes);
    this.#blockStart = position;
    this.#blockLength = bytes.length;
    this.#next = 0;
    return bytes.length > 0;
  }
}
