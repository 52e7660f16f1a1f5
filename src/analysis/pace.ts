import type { Clock } from '../service/http.ts';

/** All jobs together are asked for at most 8 times a second: below the 10 that are promised, whatever the timers do. */
export const POLL_GAP_MS = 125;

/** Lets callers through one after another, with at least a fixed time between two. */
export class Pace {
  readonly #gapMs: number;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  #nextMs = 0;

  /** @param signal ends the waiting of everybody, with its reason */
  constructor(gapMs: number, clock: Clock, signal: AbortSignal) {
    this.#gapMs = gapMs;
    this.#clock = clock;
    this.#signal = signal;
  }

  /** Resolves when it is the caller's turn. */
  async turn(): Promise<void> {
    const nowMs = this.#clock.now();
    const turnMs = Math.max(nowMs, this.#nextMs);
    this.#nextMs = turnMs + this.#gapMs;
    if (turnMs > nowMs) await this.#clock.sleep(turnMs - nowMs, this.#signal);
  }
}
