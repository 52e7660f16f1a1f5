import * as kinds from './value.ts';
import { ATTRIBUTE_TEXT, GLOBAL, kindOf, makeValue, NOTHING, type Value } from './value.ts';

const PAGE_ENTRIES = 1 << 7;
/** 4 million entries keep their value: 32 MB. */
const FULL_PAGES = 1 << 15;
/** 134 million more keep their kind, in half a byte each. */
const KIND_PAGE_ENTRIES = 1 << 16;
const KIND_PAGES = 2048;
/** Of entries that keep their kind only, so many names and globals are kept as well. */
const NAMED_ENTRIES = 100_000;

/** Of these nothing but the kind is left; number 0 is a node that was forgotten. */
const NODE_KINDS: ReadonlySet<number> = new Set([
  ...[kinds.TUPLE, kinds.LIST, kinds.DICT, kinds.SET],
  ...[kinds.OBJECT, kinds.PERSISTENT, kinds.EXTENSION, kinds.BUFFER],
]);

/**
 * The unpickler's memo: numbers to values. Small memos keep everything. Of entries beyond the first millions only the kind
 * is kept, apart from globals and from texts that served as names, since these are what a judgement needs.
 */
export class Memo {
  readonly #full = new Map<number, Float64Array>();
  readonly #kinds = new Map<number, Uint8Array>();
  readonly #named = new Map<number, Value>();
  #lastPageNumber = -1;
  #lastPage: Float64Array | undefined;
  /** The number of entries. `MEMOIZE` takes it as the next key. */
  size = 0;
  /** True if entries were dropped, since there are too many. */
  isOverfull = false;

  /** @param key an integer from 0 */
  set(key: number, value: Value): void {
    const pageNumber = Math.floor(key / PAGE_ENTRIES);
    const page = pageNumber === this.#lastPageNumber ? this.#lastPage : this.#fullPage(pageNumber);
    if (page === undefined) {
      this.#setKind(key, value);
      return;
    }
    const at = key - pageNumber * PAGE_ENTRIES;
    if (Number.isNaN(page[at] ?? 0)) this.size += 1;
    page[at] = value;
  }

  /** @returns undefined for a key that was never set */
  get(key: number): Value | undefined {
    const pageNumber = Math.floor(key / PAGE_ENTRIES);
    const at = key - pageNumber * PAGE_ENTRIES;
    const value = this.#full.get(pageNumber)?.[at];
    if (value !== undefined) return Number.isNaN(value) ? undefined : value;
    const kindPage = this.#kinds.get(Math.floor(key / KIND_PAGE_ENTRIES));
    const packed = kindPage?.[(key % KIND_PAGE_ENTRIES) >> 1] ?? 0;
    const kind = key % 2 === 0 ? packed & 15 : packed >> 4;
    if (kind === 0) return this.isOverfull ? NOTHING : undefined;
    const isNode = NODE_KINDS.has(kind - 1);
    return this.#named.get(key) ?? (isNode ? makeValue(kind - 1, 0) : NOTHING);
  }

  /** Keeps the value of an entry whatever the size of the memo: it served as a name, and may again. */
  keepName(key: number, value: Value): void {
    if (this.#full.has(Math.floor(key / PAGE_ENTRIES)) || this.#named.size >= NAMED_ENTRIES) return;
    this.#named.set(key, value);
  }

  #fullPage(pageNumber: number): Float64Array | undefined {
    let page = this.#full.get(pageNumber);
    if (page === undefined && this.#full.size < FULL_PAGES) {
      page = new Float64Array(PAGE_ENTRIES).fill(Number.NaN);
      this.#full.set(pageNumber, page);
    }
    if (page !== undefined) [this.#lastPageNumber, this.#lastPage] = [pageNumber, page];
    return page;
  }

  #setKind(key: number, value: Value): void {
    const pageNumber = Math.floor(key / KIND_PAGE_ENTRIES);
    let page = this.#kinds.get(pageNumber);
    if (page === undefined) {
      if (this.#kinds.size >= KIND_PAGES) {
        this.isOverfull = true;
        this.size += 1;
        return;
      }
      page = new Uint8Array(KIND_PAGE_ENTRIES / 2);
      this.#kinds.set(pageNumber, page);
    }
    const at = key % KIND_PAGE_ENTRIES;
    const packed = page[at >> 1] ?? 0;
    const isUpper = at % 2 === 1;
    if ((isUpper ? packed >> 4 : packed & 15) === 0) this.size += 1;
    const nibble = kindOf(value) + 1;
    page[at >> 1] = isUpper ? (packed & 15) | (nibble << 4) : (packed & 0xf0) | nibble;
    const kind = kindOf(value);
    const isNeeded = kind === GLOBAL || kind === ATTRIBUTE_TEXT;
    if (isNeeded && this.#named.size < NAMED_ENTRIES) this.#named.set(key, value);
    else this.#named.delete(key);
  }
}
