import { setTimeout as sleep } from 'node:timers/promises';

/** A source of time and chance. It is handed in, so that tests can control it. */
export interface Clock {
  /** @returns milliseconds since the epoch */
  now(): number;
  /** @returns a number from 0 to below 1 */
  random(): number;
  /**
   * Resolves after `ms` milliseconds.
   * @throws the signal's reason if it is aborted first
   */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The clock of the machine. */
export const MACHINE_CLOCK: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: async (ms, signal) => {
    await sleep(ms, undefined, { signal }).catch(() => {
      signal.throwIfAborted();
    });
  },
};
