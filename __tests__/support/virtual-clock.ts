import type { Clock } from '../../src/core/clock.ts';

/** A clock on which sleeping takes no time: sleepers wake one after another, in the order of their hours. */
export interface VirtualClock extends Clock {
  /** How long each sleep was to be, in milliseconds, in the order in which they began. */
  readonly sleeps: readonly number[];
}

interface Sleeper {
  readonly wakeMs: number;
  readonly wake: () => void;
}

/** @param random what the clock gives for chance: 0.5 makes every jitter 1 */
export function createVirtualClock(random: () => number = () => 0.5): VirtualClock {
  const sleeps: number[] = [];
  const sleepers = new Set<Sleeper>();
  let nowMs = 1_000_000;
  const wakeNext = (): void => {
    const [next] = [...sleepers].sort((a, b) => a.wakeMs - b.wakeMs);
    if (next === undefined) return;
    nowMs = Math.max(nowMs, next.wakeMs);
    sleepers.delete(next);
    next.wake();
  };
  const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      sleeps.push(ms);
      const onAbort = (): void => {
        sleepers.delete(sleeper);
        reject(reasonOf(signal));
      };
      const sleeper: Sleeper = {
        wakeMs: nowMs + ms,
        wake: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      if (signal.aborted) {
        reject(reasonOf(signal));
        return;
      }
      signal.addEventListener('abort', onAbort, { once: true });
      sleepers.add(sleeper);
      setImmediate(wakeNext);
    });
  return { now: () => nowMs, random, sleep, sleeps };
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new Error(String(reason));
}
