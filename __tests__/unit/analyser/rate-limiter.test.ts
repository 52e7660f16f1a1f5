import { describe, expect, it } from '@jest/globals';
import { RateLimiter } from '../../../src/analyser/remote/rate-limiter.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

const GAP_MS = 125;

describe('the rate limiter', () => {
  it('lets 50 callers at once continue one after another, in order', async () => {
    const clock = createVirtualClock();
    const rateLimiter = new RateLimiter(GAP_MS, clock, new AbortController().signal);
    const turns: { readonly job: number; readonly ms: number }[] = [];
    await Promise.all(
      Array.from({ length: 50 }, async (_, job) => {
        await rateLimiter.waitForTurn();
        turns.push({ job, ms: clock.now() });
      }),
    );
    expect(turns.map(({ job }) => job)).toEqual(turns.map((_, index) => index));
    const gaps = turns.slice(1).map(({ ms }, index) => ms - (turns[index]?.ms ?? 0));
    expect(gaps).toEqual(gaps.map(() => GAP_MS));
  });

  it('keeps the gap for a later caller, unless the gap is over', async () => {
    const clock = createVirtualClock();
    const { signal } = new AbortController();
    const rateLimiter = new RateLimiter(GAP_MS, clock, signal);
    const startMs = clock.now();
    await rateLimiter.waitForTurn();
    expect(clock.now() - startMs).toBe(0);
    await clock.sleep(50, signal);
    await rateLimiter.waitForTurn();
    expect(clock.now() - startMs).toBe(GAP_MS);
    await clock.sleep(1000, signal);
    await rateLimiter.waitForTurn();
    expect(clock.now() - startMs).toBe(GAP_MS + 1000);
    // Unused time is not saved up.
    await rateLimiter.waitForTurn();
    expect(clock.now() - startMs).toBe(GAP_MS + 1000 + GAP_MS);
  });

  it('does not catch up in a burst after the process was paused', async () => {
    const paused = createVirtualClock();
    let lateMs = 0;
    // Every sleep is over a second late.
    const clock = { ...paused, now: () => paused.now() + lateMs };
    const sleep: typeof paused.sleep = async (ms, signal) => {
      await paused.sleep(ms, signal);
      lateMs += 1000;
    };
    const rateLimiter = new RateLimiter(GAP_MS, { ...clock, sleep }, new AbortController().signal);
    const turns: number[] = [];
    const wait = async (): Promise<void> => {
      await rateLimiter.waitForTurn();
      turns.push(clock.now());
    };
    await Promise.all(Array.from({ length: 5 }, wait));
    const gaps = turns.slice(1).map((ms, index) => ms - (turns[index] ?? 0));
    expect(gaps).toEqual([1125, 1125, 1125, 1125]);
  });

  it('waits no longer than the gap if the clock is set back', async () => {
    const virtual = createVirtualClock();
    let setBackMs = 0;
    const clock = { ...virtual, now: () => virtual.now() - setBackMs };
    const rateLimiter = new RateLimiter(GAP_MS, clock, new AbortController().signal);
    await rateLimiter.waitForTurn();
    setBackMs = 3_600_000;
    await rateLimiter.waitForTurn();
    expect(virtual.sleeps).toEqual([GAP_MS]);
  });

  it('ends the wait of every caller when the run ends', async () => {
    const controller = new AbortController();
    const rateLimiter = new RateLimiter(GAP_MS, createVirtualClock(), controller.signal);
    const turns = Array.from({ length: 5 }, () => rateLimiter.waitForTurn());
    controller.abort(new Error('over'));
    const ends = await Promise.allSettled(turns);
    const [first, ...rest] = ends.map(({ status }) => status);
    expect([first, rest]).toEqual(['fulfilled', rest.map(() => 'rejected')]);
  });
});
