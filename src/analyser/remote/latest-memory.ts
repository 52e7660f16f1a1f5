import type { CommitMemory } from '../../facts/commit-status.ts';

/** After so many pauses, a run no longer waits for another one that began to submit the same analysis. */
const MAX_PAUSES = 20;

/** What the commit statuses of one commit say. It can be read again, for as long as another run is submitting. */
export class LatestMemory {
  #current: CommitMemory;
  readonly #read: () => Promise<CommitMemory>;
  readonly #pause: () => Promise<void>;
  #pausesLeft = MAX_PAUSES;
  #reading: Promise<void> | undefined;

  /**
   * @param first as read at the start of the run
   * @param read reads the statuses again
   * @param pause waits before that; rejected if the run ends meanwhile
   */
  constructor(first: CommitMemory, read: () => Promise<CommitMemory>, pause: () => Promise<void>) {
    this.#current = first;
    this.#read = read;
    this.#pause = pause;
  }

  get current(): CommitMemory {
    return this.#current;
  }

  /**
   * Reads the statuses again after a pause. All analyses of a run share the pauses, so that many together do not wait longer
   * than one. If GitHub does not answer, the memory stays as it is.
   * @returns false if there are no pauses left
   * @throws the reason of the run's signal
   */
  async readAgain(): Promise<boolean> {
    if (this.#reading === undefined) {
      if (this.#pausesLeft === 0) return false;
      this.#pausesLeft -= 1;
      this.#reading = this.#pauseAndRead().finally(() => {
        this.#reading = undefined;
      });
    }
    await this.#reading;
    return true;
  }

  async #pauseAndRead(): Promise<void> {
    await this.#pause();
    this.#current = await this.#read().catch(() => this.#current);
  }
}
