import { createHash, type Hash } from 'node:crypto';
import type { HashedPart } from '../facts/artifact.ts';

/** Compares the content of a file, which comes in pieces, with hashes of some of its parts. */
export class ContentCheck {
  readonly #lists: readonly PartsInOrder[];

  /**
   * @param lists the parts of each list are in order, and do not overlap
   * @param describe makes the error that is thrown if a part has another content
   */
  constructor(lists: readonly (readonly HashedPart[])[], describe: () => Error) {
    this.#lists = lists.map((parts) => new PartsInOrder(parts, describe));
  }

  /** @throws the error if a part that ends in this piece has another content */
  add(piece: Buffer): void {
    for (const list of this.#lists) list.add(piece);
  }

  /** @throws the error if the content has ended before a part */
  end(): void {
    for (const list of this.#lists) list.end();
  }
}

class PartsInOrder {
  readonly #parts: readonly HashedPart[];
  readonly #describe: () => Error;
  #next = 0;
  #offset = 0;
  #hash: Hash | undefined;

  constructor(parts: readonly HashedPart[], describe: () => Error) {
    this.#parts = parts;
    this.#describe = describe;
  }

  add(piece: Buffer): void {
    const end = this.#offset + piece.length;
    for (let part = this.#parts[this.#next]; part !== undefined; part = this.#parts[this.#next]) {
      if (part.start >= end) break;
      const partEnd = part.start + part.bytes;
      this.#hash ??= createHash('sha256');
      this.#hash.update(piece.subarray(Math.max(0, part.start - this.#offset), partEnd - this.#offset));
      if (partEnd > end) break;
      if (this.#hash.digest('hex') !== part.sha256) throw this.#describe();
      this.#hash = undefined;
      this.#next += 1;
    }
    this.#offset = end;
  }

  end(): void {
    if (this.#next < this.#parts.length) throw this.#describe();
  }
}
