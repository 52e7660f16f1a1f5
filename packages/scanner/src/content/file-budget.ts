import { limitReached, LIMITS } from '../limits.ts';
import { grouped } from '@model-security-scan/common/number-words';
import type { ByteSource } from '../byte-source.ts';

const MIB = 1024 * 1024;
/** What the recognition of one more content costs. */
const STEPS_PER_CONTENT = 500;
/** The bytes that are decompressed, or loaded from the disk, in the time of one step. */
const BYTES_PER_STEP = 16;

/** What the scan of one file may still use. */
export class FileBudget {
  readonly #endsAtMs: number;
  readonly #onWork: () => void;
  #contents: number = LIMITS.contents;
  #expandedBytes: number = LIMITS.expandedBytes;
  readonly #extraSteps: number;
  #stepsLeft: number;
  #isLifted = false;

  /**
   * @param bytes the size of the file
   * @param onWork called while the scan works
   * @param extraSteps what it may take beyond the steps that every file of this size may take
   */
  constructor(bytes: number, onWork: () => void, extraSteps: number = LIMITS.fileSteps) {
    this.#stepsLeft = LIMITS.stepsPerByte * Math.max(bytes, LIMITS.smallFileBytes) + extraSteps;
    this.#extraSteps = extraSteps;
    this.#endsAtMs = Date.now() + LIMITS.fileMs + (bytes / MIB) * LIMITS.msPerMib;
    this.#onWork = onWork;
  }

  /** Called often, by everything that takes time. @throws Unreadable `limit` if the time is up */
  work(): void {
    this.#onWork();
    if (this.#isLifted || Date.now() < this.#endsAtMs) return;
    throw limitReached('time', 'The scan took too long and was ended.', true);
  }

  /**
   * Called for everything that is read, each time it is read. Unlike time, steps are the same on every machine.
   * @throws Unreadable `limit` if there are too many
   */
  spend(steps: number): void {
    if (this.#isLifted) return;
    this.#stepsLeft -= steps;
    if (this.#stepsLeft >= 0) return;
    throw limitReached(
      'work',
      'Its content makes the scan read the same bytes over and over, far more than models do.',
      true,
    );
  }

  /** The steps that were taken beyond those that every file of this size may take. */
  get extraSteps(): number {
    return Math.min(this.#extraSteps, Math.max(0, this.#extraSteps - this.#stepsLeft));
  }

  /** Called before bytes are loaded from the disk, and before decompressed bytes are kept. @throws Unreadable `limit` as both do */
  load(bytes: number): void {
    this.work();
    this.spend(bytes / BYTES_PER_STEP);
  }

  /** Ends the bounds of time and work, for the rest of the hashing. */
  lift(): void {
    this.#isLifted = true;
  }

  /**
   * Called for each content inside the file.
   * @param depth 1 for a member of the file
   * @throws Unreadable `limit` if there are too many, or too many inside each other
   */
  enter(depth: number): void {
    this.work();
    this.spend(STEPS_PER_CONTENT);
    if (depth > LIMITS.depth) {
      throw limitReached('depth', `More than ${String(LIMITS.depth)} archives are inside each other.`);
    }
    this.#contents -= 1;
    if (this.#contents < 0) {
      throw limitReached('members', `It has more than ${grouped(LIMITS.contents)} members.`);
    }
  }

  expansionLimit(compressedBytes: number): number {
    const bound = Math.max(LIMITS.smallExpansionBytes, compressedBytes * LIMITS.expansionRatio);
    return Math.min(bound, this.#expandedBytes);
  }

  expanded(bytes: number): void {
    this.#expandedBytes -= bytes;
  }
}

/** What one reading costs beside its bytes. */
const STEPS_PER_READ = 8;

interface Spender {
  spend(steps: number): void;
}

/**
 * Counts what is read of content, each byte again whenever it is read again. Whatever a scanner does with bytes takes
 * time in proportion to those that it asks for, so that a file which makes it ask over and over is found by this.
 */
export class MeteredSource implements ByteSource {
  readonly #source: ByteSource;
  readonly #budget: Spender;

  /** @param budget told the steps of each reading; what it throws ends the reading */
  constructor(source: ByteSource, budget: Spender) {
    this.#source = source;
    this.#budget = budget;
  }

  get size(): number {
    return this.#source.size;
  }

  read(offset: number, length: number): Uint8Array {
    const bytes = this.#source.read(offset, length);
    this.#budget.spend(STEPS_PER_READ + bytes.length);
    return bytes;
  }
}
