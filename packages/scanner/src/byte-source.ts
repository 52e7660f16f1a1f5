/** Bytes that can be read at any place. Reading never gives more than what is there, and never runs anything. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /**
   * Reads bytes.
   * @param offset from 0
   * @returns `length` bytes, fewer only at the end; a view that may change at the next read, of which `slice` makes a copy
   * @throws Unreadable `source` if the file cannot be read
   */
  read(offset: number, length: number): Uint8Array;
}

/** The same bytes as a plain view: `slice` of a Buffer is no copy. */
export function plainView(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Holds content that is in memory already. */
export class MemorySource implements ByteSource {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = plainView(bytes);
  }

  get size(): number {
    return this.#bytes.length;
  }

  read(offset: number, length: number): Uint8Array {
    return this.#bytes.subarray(offset, offset + length);
  }
}

/** A part of other content, such as a member that an archive stores uncompressed. */
export class SliceSource implements ByteSource {
  readonly size: number;
  readonly #source: ByteSource;
  readonly #start: number;

  constructor(source: ByteSource, start: number, size: number) {
    this.#source = source;
    this.#start = start;
    this.size = Math.max(0, Math.min(size, source.size - start));
  }

  read(offset: number, length: number): Uint8Array {
    const wanted = Math.max(0, Math.min(length, this.size - offset));
    return this.#source.read(this.#start + offset, wanted);
  }
}
