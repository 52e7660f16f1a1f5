import type { Clock } from '../core/clock.ts';

/** All jobs together are asked for at most 8 times a second: below the 10 that are promised, whatever the timers do. */
export const POLL_GAP_MS = 125;

/** Lets callers through one after another, with at least a fixed time between two. */
export class Pace {
  readonly #gapMs: number;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  /** The turn of whoever asked last. */
  #latest: Promise<void> = Promise.resolve();
  #latestMs = Number.NEGATIVE_INFINITY;

  /** @param signal ends the waiting of everybody, with its reason */
  constructor(gapMs: number, clock: Clock, signal: AbortSignal) {
    this.#gapMs = gapMs;
    this.#clock = clock;
    this.#signal = signal;
  }

  /** Resolves when it is the caller's turn. */
  turn(): Promise<void> {
    const turn = this.#latest.then(() => this.#afterGap());
    this.#latest = turn.catch(() => undefined);
    return turn;
  }

  /** Counts from when the turn before really came: a process that was held up must not make up for it in a burst. */
  async #afterGap(): Promise<void> {
    const leftMs = this.#latestMs + this.#gapMs - this.#clock.now();
    // Never more than the gap, even where the clock was set back.
    if (leftMs > 0) await this.#clock.sleep(Math.min(leftMs, this.#gapMs), this.#signal);
    this.#latestMs = this.#clock.now();
  }
}
