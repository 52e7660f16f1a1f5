import { type ByteReader, wrongData } from './decoder.ts';

const TOP = 0x1000000;
const MODEL_BITS = 11;
const MOVE_BITS = 5;
const HALF = 1024;

/** Probabilities of bits, each one half at the start. */
export function newProbabilities(count: number): Uint16Array {
  return new Uint16Array(count).fill(HALF);
}

/** Decodes the bits of LZMA, each with a probability that it learns. */
export class RangeDecoder {
  readonly #reader: ByteReader;
  #range = 0;
  #code = 0;

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  start(): void {
    if (this.#reader.byte() !== 0) throw wrongData();
    this.#range = 0xffffffff;
    this.#code = 0;
    for (let index = 0; index < 4; index += 1) this.#code = ((this.#code << 8) | this.#reader.byte()) >>> 0;
  }

  bit(probabilities: Uint16Array, index: number): number {
    const probability = probabilities[index] ?? 0;
    const bound = (this.#range >>> MODEL_BITS) * probability;
    let bit = 0;
    if (this.#code < bound) {
      this.#range = bound;
      probabilities[index] = probability + ((2048 - probability) >>> MOVE_BITS);
    } else {
      this.#code -= bound;
      this.#range -= bound;
      probabilities[index] = probability - (probability >>> MOVE_BITS);
      bit = 1;
    }
    if (this.#range < TOP) this.#normalize();
    return bit;
  }

  /** Bits whose probabilities are one half. */
  directBits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      this.#range >>>= 1;
      let bit = 0;
      if (this.#code >= this.#range) {
        this.#code -= this.#range;
        bit = 1;
      }
      value = value * 2 + bit;
      if (this.#range < TOP) this.#normalize();
    }
    return value;
  }

  /** A number of `count` bits, the highest first; its probabilities lie from `start` on. */
  tree(probabilities: Uint16Array, start: number, count: number): number {
    let symbol = 1;
    for (let index = 0; index < count; index += 1) {
      symbol = symbol * 2 + this.bit(probabilities, start + symbol);
    }
    return symbol - (1 << count);
  }

  /** The same, the lowest bit first. */
  reverseTree(probabilities: Uint16Array, start: number, count: number): number {
    let node = 1;
    let symbol = 0;
    for (let index = 0; index < count; index += 1) {
      const bit = this.bit(probabilities, start + node);
      node = node * 2 + bit;
      symbol |= bit << index;
    }
    return symbol;
  }

  #normalize(): void {
    this.#range = (this.#range << 8) >>> 0;
    this.#code = ((this.#code << 8) | this.#reader.byte()) >>> 0;
  }
}
