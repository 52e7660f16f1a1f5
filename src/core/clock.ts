/** Time, handed in. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** @throws the signal's reason when it is aborted */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}
