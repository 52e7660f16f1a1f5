import type { ByteSource } from '../byte-source.ts';

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
