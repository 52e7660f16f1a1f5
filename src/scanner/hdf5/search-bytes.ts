import { type ByteSource, SliceSource } from '../byte-source.ts';
import { findPickles, MAX_PLACES } from '../pickle/find-pickles.ts';
import type { Scan } from '../scan.ts';

/** So many bytes of one file are searched. */
const MAX_SEARCHED_BYTES = 64 * 2 ** 20;
/** What a step of the scan searches. */
const BYTES_PER_STEP = 8;

/** Searches bytes of a file for pickles, up to a limit for all of them together, which is told once. */
export class ByteSearch {
  readonly #scan: Scan;
  readonly #bounds = { places: MAX_PLACES };
  #left = MAX_SEARCHED_BYTES;

  constructor(scan: Scan) {
    this.#scan = scan;
  }

  /** How many bytes may still be searched. */
  get left(): number {
    return this.#left;
  }

  /**
   * Scans each pickle that calls something, wherever in the bytes it begins.
   * @param offset of the bytes in the file
   * @param from where the first pickle may begin
   */
  search(bytes: ByteSource, offset: number, from = 0): void {
    const end = Math.min(bytes.size, this.#left);
    this.#left -= end;
    this.#scan.spend?.(end / BYTES_PER_STEP);
    for (const found of findPickles(bytes, end, this.#bounds)) {
      if (found.start < from) continue;
      const content = new SliceSource(bytes, found.start, found.end - found.start);
      this.#scan.enter(`bytes@${String(offset + found.start)}`, content, { isGuess: true });
    }
    if (end < bytes.size) this.reportUnread('it is too long', offset);
    else if (this.#bounds.places < 0) this.reportUnread('too much of it looks like pickles', offset);
  }

  reportUnread(why: string, offset: number): void {
    const detail = `A dataset of bytes or texts was not scanned to its end, and may hold a pickle: ${why}.`;
    const found = { rule: 'unreadable', severity: 'review', subject: 'HDF5 dataset', detail } as const;
    this.#scan.find({ ...found, when: 'none', offset });
  }
}
