import type { ByteSource } from '../byte-source.ts';

/** What one reading costs beside its bytes. */
const STEPS_PER_READ = 8;

/**
 * Counts what is read of content, each byte again whenever it is read again. Whatever a scanner does with bytes takes
 * time in proportion to those that it asks for, so that a file which makes it ask over and over is found by this.
 */
export class MeteredSource implements ByteSource {
  readonly #source: ByteSource;
  readonly #spend: (steps: number) => void;

  /** @param spend told the steps of each reading before it is done; what it throws ends the reading */
  constructor(source: ByteSource, spend: (steps: number) => void) {
    this.#source = source;
    this.#spend = spend;
  }

  get size(): number {
    return this.#source.size;
  }

  read(offset: number, length: number): Uint8Array {
    const bytes = this.#source.read(offset, length);
    this.#spend(STEPS_PER_READ + bytes.length);
    return bytes;
  }
}
