import { describe, expect, it } from '@jest/globals';
import { Pace } from '../../src/analysis/pace.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

const GAP_MS = 125;

describe('Pace', () => {
  it('lets 50 jobs that ask at once through one after another, in order', async () => {
    const clock = createVirtualClock();
    const pace = new Pace(GAP_MS, clock, new AbortController().signal);
    const turns: { readonly job: number; readonly ms: number }[] = [];
    await Promise.all(
      Array.from({ length: 50 }, async (_, job) => {
        await pace.turn();
        turns.push({ job, ms: clock.now() });
      }),
    );
    expect(turns.map(({ job }) => job)).toEqual(turns.map((_, index) => index));
    const gaps = turns.slice(1).map(({ ms }, index) => ms - (turns[index]?.ms ?? 0));
    expect(gaps).toEqual(gaps.map(() => GAP_MS));
  });

  it('keeps the gap for whoever comes later, and makes nobody wait who comes late enough', async () => {
    const clock = createVirtualClock();
    const { signal } = new AbortController();
    const pace = new Pace(GAP_MS, clock, signal);
    const startMs = clock.now();
    await pace.turn();
    expect(clock.now() - startMs).toBe(0);
    await clock.sleep(50, signal);
    await pace.turn();
    expect(clock.now() - startMs).toBe(GAP_MS);
    await clock.sleep(1000, signal);
    await pace.turn();
    expect(clock.now() - startMs).toBe(GAP_MS + 1000);
    // Time that went by unused is not saved up.
    await pace.turn();
    expect(clock.now() - startMs).toBe(GAP_MS + 1000 + GAP_MS);
  });

  it('does not make up in a burst for time in which the process was held up', async () => {
    const heldUp = createVirtualClock();
    let lateMs = 0;
    // Every sleep is over a second late.
    const clock = { ...heldUp, now: () => heldUp.now() + lateMs };
    const sleep: typeof heldUp.sleep = async (ms, signal) => {
      await heldUp.sleep(ms, signal);
      lateMs += 1000;
    };
    const pace = new Pace(GAP_MS, { ...clock, sleep }, new AbortController().signal);
    const turns: number[] = [];
    const wait = async (): Promise<void> => {
      await pace.turn();
      turns.push(clock.now());
    };
    await Promise.all(Array.from({ length: 5 }, wait));
    const gaps = turns.slice(1).map((ms, index) => ms - (turns[index] ?? 0));
    expect(gaps).toEqual([1125, 1125, 1125, 1125]);
  });

  it('waits no longer than the gap where the clock is set back', async () => {
    const virtual = createVirtualClock();
    let setBackMs = 0;
    const clock = { ...virtual, now: () => virtual.now() - setBackMs };
    const pace = new Pace(GAP_MS, clock, new AbortController().signal);
    await pace.turn();
    setBackMs = 3_600_000;
    await pace.turn();
    expect(virtual.sleeps).toEqual([GAP_MS]);
  });

  it('sends everybody away when the run ends', async () => {
    const controller = new AbortController();
    const pace = new Pace(GAP_MS, createVirtualClock(), controller.signal);
    const turns = Array.from({ length: 5 }, () => pace.turn());
    controller.abort(new Error('over'));
    const ends = await Promise.allSettled(turns);
    const [first, ...rest] = ends.map(({ status }) => status);
    expect([first, rest]).toEqual(['fulfilled', rest.map(() => 'rejected')]);
  });
});
