import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AnalysisQueue } from '../../../src/analyser/local/analysis-queue.ts';
import type { AnalysisOutcome } from '@model-security-scan/engine/run-analysis';
import { TimeShares } from '../../../src/analyser/local/time-shares.ts';

const HOUR_MS = 3_600_000;

interface Situation {
  readonly places: number;
  readonly analyses: number;
  readonly wholeMs: number;
  /** The part of its time that each analysis uses. */
  readonly used: readonly number[];
}

/** Lets analyses run one after another in their places. Returns their times, and when the last one ended. */
function play({ places, analyses, wholeMs, used }: Situation): {
  readonly times: readonly number[];
  readonly endMs: number;
} {
  const start = 1_000_000;
  let nowMs = start;
  const shares = new TimeShares({
    endsAtMs: start + wholeMs,
    analysesPlanned: analyses,
    now: () => nowMs,
  });
  const running: { endMs: number; end: () => void }[] = [];
  const times: number[] = [];
  for (let index = 0; index < analyses; index += 1) {
    if (running.length === places) {
      running.sort((a, b) => a.endMs - b.endMs);
      const first = running.shift();
      nowMs = first?.endMs ?? nowMs;
      first?.end();
    }
    const { timeMs, end } = shares.begin(places, HOUR_MS) ?? { timeMs: 0, end: () => undefined };
    times.push(timeMs);
    running.push({ endMs: nowMs + timeMs * (used[index % used.length] ?? 1), end });
  }
  return { times, endMs: Math.max(...running.map((one) => one.endMs)) - start };
}

const SITUATION = fc.record({
  places: fc.integer({ min: 1, max: 8 }),
  analyses: fc.integer({ min: 1, max: 20 }),
  wholeMs: fc.integer({ min: 100_000, max: 3_000_000 }),
});

describe('the time of a run', () => {
  test('is shared equally if every analysis uses all of its time, and ends before the run', () => {
    fc.assert(
      fc.property(SITUATION, (situation) => {
        const { times, endMs } = play({ ...situation, used: [1] });
        const rounds = Math.ceil(situation.analyses / situation.places);
        // A tenth, at most a minute, is left for the last verdicts and reports.
        const shareMs = (situation.wholeMs - Math.min(60_000, situation.wholeMs / 10)) / rounds;
        expect(Math.min(...times)).toBeGreaterThan(0.99 * shareMs - 5);
        expect(endMs).toBeLessThanOrEqual(situation.wholeMs - Math.min(60_000, situation.wholeMs / 10) + 1);
      }),
    );
  });

  test('that an analysis leaves over goes to those after it', () => {
    fc.assert(
      fc.property(
        SITUATION,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
        (situation, used) => {
          const { times, endMs } = play({ ...situation, used });
          const equal = play({ ...situation, used: [1] }).times;
          expect(Math.min(...times)).toBeGreaterThan(0.98 * Math.min(...equal) - 20);
          expect(endMs).toBeLessThanOrEqual(situation.wholeMs);
        },
      ),
    );
  });

  test('gives no analysis more than it may have, nor anything when it is over', () => {
    const begin = (endsAtMs: number, mostMs: number): number | undefined =>
      new TimeShares({ endsAtMs, analysesPlanned: 1, now: () => 0 }).begin(2, mostMs)?.timeMs;
    expect(begin(HOUR_MS, 600_000)).toBe(600_000);
    expect(begin(0, 600_000)).toBeUndefined();
    expect(begin(2500, 600_000)).toBeUndefined();
    expect(begin(10_000, 600_000)).toBe(8000);
  });
});

describe('an analysis that waits for its turn', () => {
  test('ends at once if it is cancelled, and is never started', async () => {
    const queue = new AnalysisQueue({ children: 1, childBytes: 1 });
    const done: AnalysisOutcome = { kind: 'failed', reason: '', by: 'engine' };
    const started: string[] = [];
    let finish = (): void => undefined;
    const first = queue.run(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return done;
    });
    const work = (name: string) => () => {
      started.push(name);
      return Promise.resolve(done);
    };
    const abort = new AbortController();
    const second = queue.run(work('second'), abort.signal);
    const third = queue.run(work('third'));
    abort.abort();

    expect(await second).toEqual({ kind: 'cancelled' });
    expect(queue.running).toBe(1);
    finish();
    expect(await Promise.all([first, third])).toEqual([done, done]);
    expect(started).toEqual(['third']);
    expect(await queue.run(work('fourth'), AbortSignal.abort())).toEqual({ kind: 'cancelled' });
    expect(queue.running).toBe(0);
  });
});
