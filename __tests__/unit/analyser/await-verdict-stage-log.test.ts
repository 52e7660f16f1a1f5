import { describe, expect, it } from '@jest/globals';
import { StageProgress } from '../../../src/analyser/remote/job-stages.ts';
import { readJobStatus } from '../../../src/analyser/remote/client/fetch-job-status.ts';
import { ProgressLog } from '../../../src/run/progress-log.ts';
import { describeDuration } from '../../../src/text/time-words.ts';
import { createRecordingLog } from '../../support/recording-log.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

/** Logs what the answers of a job say, as a run does. */
function follow(): {
  readonly note: (answer: object) => boolean;
  readonly wait: (ms: number) => Promise<void>;
  readonly entries: readonly string[];
} {
  const log = createRecordingLog();
  const clock = createVirtualClock();
  const progress = new ProgressLog(log, log, clock);
  const stages = new StageProgress((news) => {
    progress.note(news);
  });
  return {
    note: (answer) => {
      const status = readJobStatus(answer, 'evasion');
      return status !== undefined && stages.note(status);
    },
    wait: (ms) => clock.sleep(ms, new AbortController().signal),
    entries: log.entries,
  };
}

describe('the progress of a job', () => {
  it('is logged once for each change of a stage', async () => {
    const { note, wait, entries } = follow();
    expect(note({ SupplyChainStatus: 'na', A_Status: 'na', B_Status: 'na' })).toBe(false);
    expect(
      note({ SupplyChainStatus: 'na', A_Status: 'inprogress', B_Status: 'na', CurrentStatus: 'queued' }),
    ).toBe(true);
    expect(
      note({ SupplyChainStatus: 'na', A_Status: 'inprogress', B_Status: 'na', CurrentStatus: 'at work' }),
    ).toBe(true);
    expect(
      note({ SupplyChainStatus: 'na', A_Status: 'inprogress', B_Status: 'na', CurrentStatus: 'at work' }),
    ).toBe(false);
    await wait(65_000);
    expect(
      note({
        SupplyChainStatus: 'na',
        A_Status: 'completed',
        B_Status: 'inprogress',
        CurrentStatus: 'at work',
      }),
    ).toBe(true);
    expect(note({ SupplyChainStatus: 'na', A_Status: 'completed', CurrentStatus: 'at work' })).toBe(false);
    expect(note({ VunerabilityEngine_Status: 'inprogress', SanityCheck_Status: 'passed' })).toBe(true);
    expect(entries).toMatchSnapshot();
  });

  it('is summed up by what is not done, the description and the score', () => {
    const stages = new StageProgress(() => undefined);
    expect(stages.describeLast()).toBe('');
    const done = { SanityCheck_Status: 'passed', VunerabilityEngine_Status: 'Done' };
    const status = readJobStatus(
      { ...done, DefenseReport_Status: 'na', CurrentStatus: 'completed', VulnerabiltyScore: '0.7' },
      'evasion',
    );
    if (status !== undefined) stages.note(status);
    expect(stages.describeLast()).toBe(' Last seen of the job: defense report na, "completed", score 0.7.');
  });

  it('is described every 10 seconds, if the description has changed, and never more often', async () => {
    const { note, wait, entries } = follow();
    for (let second = 0; second < 60; second += 2) {
      const percent = String(Math.min(50, second));
      note({ SupplyChainStatus: 'na', A_Status: 'inprogress', CurrentStatus: `In progress, ${percent} %` });
      await wait(2000);
    }
    const times = entries.map((entry) => Number(/after (\d+) s/u.exec(entry)?.[1]));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(entries[1]).toBe('info: after 8 s: In progress, 8 %');
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    expect(entries.at(-1)).toBe('info: after 56 s: In progress, 50 %');
    expect(new Set(entries.map((entry) => entry.split(': ')[2])).size).toBe(entries.length);
  });
});

describe('describeDuration', () => {
  it.each([
    [0, '0 s'],
    [499, '0 s'],
    [12_400, '12 s'],
    [59_499, '59 s'],
    [59_500, '1 min 00 s'],
    [200_000, '3 min 20 s'],
    [3_599_499, '59 min 59 s'],
    [3_600_000, '1 h 00 min'],
    [3_900_000, '1 h 05 min'],
    [90_000_000, '25 h 00 min'],
  ])('%i ms: %s', (ms, expected) => {
    expect(describeDuration(ms)).toBe(expected);
  });
});
