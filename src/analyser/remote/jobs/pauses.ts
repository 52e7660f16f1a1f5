/** After so many pauses, a run no longer waits for another one that began to submit the same analysis. */
const MAX_PAUSES = 20;

/** The pauses of a run. All its analyses share them, so that many together do not wait longer than one. */
export class Pauses {
  readonly #pause: () => Promise<void>;
  #left = MAX_PAUSES;
  #current: Promise<void> | undefined;

  /** @param pause rejected if the run ends meanwhile */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /**
   * Waits for the end of the current pause, or of a new one.
   * @returns false at once if no pause is left
   * @throws the reason of the run's signal
   */
  async next(): Promise<boolean> {
    if (this.#current === undefined) {
      if (this.#left === 0) return false;
      this.#left -= 1;
      this.#current = this.#pause().finally(() => {
        this.#current = undefined;
      });
    }
    await this.#current;
    return true;
  }
}
