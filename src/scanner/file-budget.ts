import { LimitReached, LIMITS } from './limits.ts';
import { grouped } from '../text/number-words.ts';

const MIB = 1024 * 1024;

/** What the scan of one file may still use. */
export class FileBudget {
  #endsAtMs: number;
  readonly #onWork: () => void;
  #contents: number = LIMITS.contents;
  #expandedBytes: number = LIMITS.expandedBytes;

  /**
   * @param bytes the size of the file
   * @param onWork called while the scan works
   */
  constructor(bytes: number, onWork: () => void) {
    this.#endsAtMs = Date.now() + LIMITS.fileMs + (bytes / MIB) * LIMITS.msPerMib;
    this.#onWork = onWork;
  }

  /**
   * Called often, by everything that takes time.
   * @throws LimitReached if the time is up
   */
  work(): void {
    this.#onWork();
    if (Date.now() < this.#endsAtMs) return;
    throw new LimitReached('time', 'The scan took too long and was ended.', true);
  }

  /** Ends the bound of time, for the rest of the hashing. */
  lift(): void {
    this.#endsAtMs = Infinity;
  }

  /**
   * Called for each content inside the file.
   * @param depth 1 for a member of the file
   * @throws LimitReached if there are too many, or too many inside each other
   */
  enter(depth: number): void {
    this.work();
    if (depth > LIMITS.depth) {
      throw new LimitReached('depth', `More than ${String(LIMITS.depth)} archives are inside each other.`);
    }
    this.#contents -= 1;
    if (this.#contents < 0) {
      throw new LimitReached('members', `It has more than ${grouped(LIMITS.contents)} members.`);
    }
  }

  /** The most that a stream may expand to. */
  expansionLimit(compressedBytes: number): number {
    const bound = Math.max(LIMITS.smallExpansionBytes, compressedBytes * LIMITS.expansionRatio);
    return Math.min(bound, this.#expandedBytes);
  }

  /** Called for decompressed content. */
  expanded(bytes: number): void {
    this.#expandedBytes -= bytes;
  }
}
