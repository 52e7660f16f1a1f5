import type { Clock } from '../../core/clock.ts';

/** The time between two polls of any jobs: 8 polls a second stay below the promised 10 even if timers are early. */
export const MIN_POLL_GAP_MS = 125;

/** Lets callers continue one after another, with a minimum time between two. */
export class RateLimiter {
  readonly #minGapMs: number;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  /** The turn of the last caller. */
  #latest: Promise<void> = Promise.resolve();
  #latestMs = Number.NEGATIVE_INFINITY;

  /**
   * @param minGapMs the minimum time between two turns
   * @param signal ends the wait of every caller, with its reason
   */
  constructor(minGapMs: number, clock: Clock, signal: AbortSignal) {
    this.#minGapMs = minGapMs;
    this.#clock = clock;
    this.#signal = signal;
  }

  /** Resolves when it is the caller's turn. */
  waitForTurn(): Promise<void> {
    const turn = this.#latest.then(() => this.#waitForGap());
    this.#latest = turn.catch(() => undefined);
    return turn;
  }

  /** Counts from the actual time of the previous turn, so that a process that was paused does not catch up in a burst. */
  async #waitForGap(): Promise<void> {
    const leftMs = this.#latestMs + this.#minGapMs - this.#clock.now();
    // The clock may have been set back, so the wait is never longer than the gap.
    if (leftMs > 0) await this.#clock.sleep(Math.min(leftMs, this.#minGapMs), this.#signal);
    this.#latestMs = this.#clock.now();
  }
}
