import { wrongData } from './decoder.ts';
import type { LzmaWindow } from './lzma-window.ts';
import { newProbabilities, type RangeDecoder } from './range-decoder.ts';

/** The numbers of LZMA that a stream's header gives: bits of context, of position for literals, and of position. */
export interface LzmaProperties {
  readonly lc: number;
  readonly lp: number;
  readonly pb: number;
}

/** @throws Unreadable `stream` if no properties are written so */
export function parseProperties(byte: number): LzmaProperties {
  if (byte >= 9 * 5 * 5) throw wrongData('its LZMA properties are wrong');
  return { lc: byte % 9, lp: Math.floor(byte / 9) % 5, pb: Math.floor(byte / 45) };
}

const STATES = 12;
const MIN_MATCH = 2;
const END_MARKER = 0xffffffff;

/** Decodes the lengths of matches: three codes for short, middle and long ones. */
class LengthDecoder {
  readonly #choice = newProbabilities(2);
  readonly #short = newProbabilities(16 * 8);
  readonly #middle = newProbabilities(16 * 8);
  readonly #long = newProbabilities(256);

  decode(range: RangeDecoder, positionState: number): number {
    if (range.bit(this.#choice, 0) === 0) return range.tree(this.#short, positionState * 8, 3);
    if (range.bit(this.#choice, 1) === 0) return 8 + range.tree(this.#middle, positionState * 8, 3);
    return 16 + range.tree(this.#long, 0, 8);
  }
}

/** The state of an LZMA stream, without its window and its input. */
export class LzmaDecoder {
  readonly #range: RangeDecoder;
  readonly #window: LzmaWindow;
  readonly #properties: LzmaProperties;
  readonly #literals: Uint16Array;
  readonly #isMatch = newProbabilities(STATES * 16);
  readonly #isRepeat = newProbabilities(STATES);
  readonly #isRepeat0 = newProbabilities(STATES);
  readonly #isRepeat1 = newProbabilities(STATES);
  readonly #isRepeat2 = newProbabilities(STATES);
  readonly #isRepeat0Long = newProbabilities(STATES * 16);
  readonly #slots = newProbabilities(4 * 64);
  readonly #positions = newProbabilities(128);
  readonly #aligned = newProbabilities(16);
  readonly #lengths = new LengthDecoder();
  readonly #repeatLengths = new LengthDecoder();
  #state = 0;
  #distances: [number, number, number, number] = [0, 0, 0, 0];

  constructor(range: RangeDecoder, window: LzmaWindow, properties: LzmaProperties) {
    this.#range = range;
    this.#window = window;
    this.#properties = properties;
    this.#literals = newProbabilities(0x300 * 2 ** (properties.lc + properties.lp));
  }

  /**
   * Decodes until the window holds `end` bytes since its reset, or to the end marker.
   * @returns true at the end marker
   */
  decodeUntil(end: number): boolean {
    const { pb } = this.#properties;
    while (this.#window.total < end) {
      const positionState = this.#window.total & ((1 << pb) - 1);
      if (this.#range.bit(this.#isMatch, this.#state * 16 + positionState) === 0) {
        this.#decodeLiteral();
        continue;
      }
      const length = this.#decodeMatch(positionState);
      if (length === 0) return true;
      if (length === undefined) continue;
      if (length > end - this.#window.total) throw wrongData();
      this.#window.copy(this.#distances[0], length);
    }
    return false;
  }

  #decodeLiteral(): void {
    const { lc, lp } = this.#properties;
    const position = this.#window.total & ((1 << lp) - 1);
    const context = (position << lc) + (this.#window.previous >>> (8 - lc));
    const start = 0x300 * context;
    let symbol = 1;
    if (this.#state >= 7) {
      let matched = this.#window.byteAt(this.#distances[0]);
      while (symbol < 0x100) {
        const matchedBit = (matched >>> 7) & 1;
        matched <<= 1;
        const bit = this.#range.bit(this.#literals, start + ((1 + matchedBit) << 8) + symbol);
        symbol = symbol * 2 + bit;
        if (matchedBit !== bit) break;
      }
    }
    while (symbol < 0x100) symbol = symbol * 2 + this.#range.bit(this.#literals, start + symbol);
    this.#window.put(symbol & 255);
    this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6;
  }

  /** @returns the length of the match; 0 at the end marker; undefined if the one byte was put already */
  #decodeMatch(positionState: number): number | undefined {
    if (this.#range.bit(this.#isRepeat, this.#state) === 0) return this.#decodeNewMatch(positionState);
    if (this.#window.total === 0) throw wrongData();
    if (this.#range.bit(this.#isRepeat0, this.#state) === 0) {
      if (this.#range.bit(this.#isRepeat0Long, this.#state * 16 + positionState) === 0) {
        this.#state = this.#state < 7 ? 9 : 11;
        this.#window.copy(this.#distances[0], 1);
        return undefined;
      }
    } else this.#chooseRepeat();
    this.#state = this.#state < 7 ? 8 : 11;
    return this.#repeatLengths.decode(this.#range, positionState) + MIN_MATCH;
  }

  #chooseRepeat(): void {
    const [first, second, third, fourth] = this.#distances;
    if (this.#range.bit(this.#isRepeat1, this.#state) === 0) this.#distances = [second, first, third, fourth];
    else if (this.#range.bit(this.#isRepeat2, this.#state) === 0) {
      this.#distances = [third, first, second, fourth];
    } else this.#distances = [fourth, first, second, third];
  }

  #decodeNewMatch(positionState: number): number {
    const length = this.#lengths.decode(this.#range, positionState);
    this.#state = this.#state < 7 ? 7 : 10;
    const distance = this.#decodeDistance(length);
    const [first, second, third] = this.#distances;
    this.#distances = [distance, first, second, third];
    return distance === END_MARKER ? 0 : length + MIN_MATCH;
  }

  #decodeDistance(length: number): number {
    const slot = this.#range.tree(this.#slots, Math.min(length, 3) * 64, 6);
    if (slot < 4) return slot;
    const directBits = (slot >>> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** directBits;
    if (slot < 14) return base + this.#range.reverseTree(this.#positions, base - slot, directBits);
    return base + this.#range.directBits(directBits - 4) * 16 + this.#range.reverseTree(this.#aligned, 0, 4);
  }
}
