import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openGithubForRun } from '../../../src/github/open.ts';
import { WritePacer } from '../../../src/github/write-pacer.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { STATUS, SHA } from '../../support/github-faults.ts';
import { startGithubServer } from '../../support/github-server.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import { createRecordingLog } from '../../support/recording-log.ts';
import { PUSH } from '../../support/runner-environment.ts';
import { CHECK, settingsSource } from '../../support/settings-source.ts';
import { openTestGithub } from '../../support/test-github.ts';
import { failureOf } from '../../support/test-transport.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

const NEVER = new AbortController().signal;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The most times that lie within any window of this length. */
function mostWithin(timesMs: readonly number[], windowMs: number): number {
  const counts = timesMs.map(
    (startMs) => timesMs.filter((ms) => ms >= startMs && ms < startMs + windowMs).length,
  );
  return Math.max(0, ...counts);
}

describe('writes', () => {
  it('are never more than 80 in any minute and 500 in any hour, and none waits without need', async () => {
    const anyBurst = fc.record({
      pauseMs: fc.constantFrom(0, 1000, 30_000, 90_000, 700_000),
      writes: fc.nat(300),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyBurst, { maxLength: 6 }), async (bursts) => {
        const clock = createVirtualClock();
        const pacer = new WritePacer(clock, createRecordingLog());
        const timesMs: number[] = [];
        for (const { pauseMs, writes } of bursts) {
          await clock.sleep(pauseMs, NEVER);
          const turns = Array.from({ length: writes }, async () => {
            await pacer.waitForTurn(NEVER);
            timesMs.push(clock.now());
          });
          await Promise.all(turns);
        }
        expect(mostWithin(timesMs, MINUTE_MS)).toBeLessThanOrEqual(80);
        expect(mostWithin(timesMs, HOUR_MS)).toBeLessThanOrEqual(500);
        const startMs = timesMs[0] ?? 0;
        expect(timesMs.slice(0, 80).filter((ms) => ms - startMs > 5 * HOUR_MS)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('are not delayed up to the limit, and say why they wait after it', async () => {
    const clock = createVirtualClock();
    const log = createRecordingLog();
    const pacer = new WritePacer(clock, log);
    for (let count = 0; count < 80; count += 1) await pacer.waitForTurn(NEVER);
    expect(clock.sleeps).toEqual([]);
    for (let count = 0; count < 80; count += 1) await pacer.waitForTurn(NEVER);
    expect(clock.sleeps).toEqual([MINUTE_MS]);
    expect(log.entries).toEqual([
      'info: Waiting 60 seconds before the next comment or commit status: GitHub allows 80 a minute. ' +
        'Fewer analyses in one run, or commit-status: false, avoid the wait.',
    ]);
  });

  it('of a thousand say so a few times, not a thousand times', async () => {
    const log = createRecordingLog();
    const pacer = new WritePacer(createVirtualClock(), log);
    for (let count = 0; count < 1000; count += 1) await pacer.waitForTurn(NEVER);
    expect(log.entries.length).toBeLessThan(20);
    expect(log.entries.join('\n')).toContain('GitHub allows 500 an hour');
  });

  it('end with the run while they wait', async () => {
    const run = new AbortController();
    const reason = new Error('The run is over.');
    const clock = createVirtualClock();
    const sleep = (ms: number, signal: AbortSignal): Promise<void> => {
      run.abort(reason);
      return clock.sleep(ms, signal);
    };
    const pacer = new WritePacer({ ...clock, sleep }, createRecordingLog());
    for (let count = 0; count < 80; count += 1) await pacer.waitForTurn(run.signal);
    const failed = await Promise.all([
      failureOf(pacer.waitForTurn(run.signal)),
      failureOf(pacer.waitForTurn(run.signal)),
    ]);
    expect(failed).toEqual([reason, reason]);
  });
});

describe('a run', () => {
  it('has one budget for all its clients, except for its last words', async () => {
    const server = await startGithubServer({ repository: PUSH.repository });
    try {
      const clock = createVirtualClock();
      const runner = createPlainRunner({ clock, variables: { GITHUB_API_URL: server.url } });
      const settings = await readSettings(settingsSource({ ...CHECK, 'github-token': server.token }));
      if (settings === undefined) throw new Error('There are credentials.');
      for (let count = 0; count < 81; count += 1) {
        const client = await openGithubForRun(runner, settings, NEVER);
        expect(clock.sleeps).toEqual([]);
        await client.createStatus(SHA, STATUS);
      }
      expect(clock.sleeps).toEqual([MINUTE_MS]);
      const last = await openGithubForRun(runner, settings, NEVER, 'unpaced');
      for (let count = 0; count < 100; count += 1) await last.createStatus(SHA, STATUS);
      expect(clock.sleeps).toEqual([MINUTE_MS]);
      expect(server.statuses).toHaveLength(181);
    } finally {
      await server.close();
    }
  });
});

describe('a client', () => {
  it('paces every attempt to write, and nothing that only reads', async () => {
    const server = await startGithubServer();
    let turns = 0;
    const waitForTurn = (): Promise<void> => {
      turns += 1;
      return Promise.resolve();
    };
    try {
      const github = await openTestGithub(server, { pacer: { waitForTurn } });
      await github.createComment(7, 'x');
      await github.updateComment(1, 'y');
      server.mishaps.push({ kind: 'reset' });
      await github.createStatus(SHA, STATUS);
      expect(turns).toBe(4);
      await github.listComments(7);
      await github.listStatuses(SHA);
      await github.listStatusesOfCommits([SHA]);
      await github.listOpenPullHeads();
      await github.findOwnLogin();
      expect(turns).toBe(4);
    } finally {
      await server.close();
    }
  });
});
