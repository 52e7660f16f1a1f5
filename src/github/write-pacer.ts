import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { counted } from '../text/number-words.ts';

/** GitHub's secondary limits for requests that create content, such as comments and statuses (its REST documentation). */
const LIMITS = [
  { writes: 80, windowMs: 60_000, window: 'a minute' },
  { writes: 500, windowMs: 3_600_000, window: 'an hour' },
] as const;
const MOST_WRITES = Math.max(...LIMITS.map(({ writes }) => writes));

/** The minimum time between two messages about waits. */
const MIN_MESSAGE_GAP_MS = 60_000;

/** Delays requests that create content, so that this process stays within GitHub's limits. The first ones are not delayed. */
export class WritePacer {
  readonly #clock: Clock;
  readonly #log: Log;
  /** The times of the last writes in milliseconds, oldest first. */
  #writesMs: readonly number[] = [];
  #lastMessageMs = Number.NEGATIVE_INFINITY;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Resolves when the next write may be sent. Writes take turns.
   * @throws the signal's reason if it is aborted first
   */
  async waitForTurn(signal: AbortSignal): Promise<void> {
    const turn = this.#lastTurn.then(() => this.#takeTurn(signal));
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async #takeTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { waitMs, limit } = this.#findWait();
    if (waitMs > 0) {
      this.#announce(waitMs, limit);
      await this.#clock.sleep(waitMs, signal);
    }
    this.#writesMs = [...this.#writesMs, this.#clock.now()].slice(-MOST_WRITES);
  }

  /** Finds the limit that makes the next write wait longest. */
  #findWait(): { readonly waitMs: number; readonly limit: string } {
    const nowMs = this.#clock.now();
    const waits = LIMITS.map(({ writes, windowMs, window }) => {
      const firstMs = this.#writesMs.at(-writes);
      return {
        waitMs: firstMs === undefined ? 0 : firstMs + windowMs - nowMs,
        limit: `${String(writes)} ${window}`,
      };
    });
    return waits.reduce((longest, wait) => (wait.waitMs > longest.waitMs ? wait : longest));
  }

  #announce(waitMs: number, limit: string): void {
    const nowMs = this.#clock.now();
    if (nowMs - this.#lastMessageMs < MIN_MESSAGE_GAP_MS) return;
    this.#lastMessageMs = nowMs;
    const seconds = counted(Math.ceil(waitMs / 1000), 'second', 'seconds');
    this.#log.info(
      `Waiting ${seconds} before the next comment or commit status: GitHub allows ${limit}. ` +
        'Fewer analyses in one run, or commit-status: false, avoid the wait.',
    );
  }
}
