import { describe, expect, it } from '@jest/globals';
import { describeDuration, StageLog } from '../../src/analysis/stage-log.ts';
import { readJobStatus } from '../../src/client/job-status.ts';
import { createRecordingLog } from '../support/recording-log.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

describe('StageLog', () => {
  it('logs each change once', async () => {
    const log = createRecordingLog();
    const clock = createVirtualClock();
    const stages = new StageLog(log, clock);
    const note = (answer: object): boolean => {
      const status = readJobStatus(answer);
      return status !== undefined && stages.note(status);
    };
    expect(note({ A_Status: 'na', B_Status: 'na' })).toBe(false);
    expect(note({ A_Status: 'inprogress', B_Status: 'na', CurrentStatus: 'queued' })).toBe(true);
    expect(note({ A_Status: 'inprogress', B_Status: 'na', CurrentStatus: 'at work' })).toBe(true);
    expect(note({ A_Status: 'inprogress', B_Status: 'na', CurrentStatus: 'at work' })).toBe(false);
    await clock.sleep(65_000, new AbortController().signal);
    expect(note({ A_Status: 'completed', B_Status: 'inprogress', CurrentStatus: 'at work' })).toBe(true);
    expect(note({ A_Status: 'completed', CurrentStatus: 'at work' })).toBe(false);
    expect(note({ VunerabilityEngine_Status: 'inprogress', SanityCheck_Status: 'passed' })).toBe(true);
    expect(log.entries).toEqual([
      'info: after 0 s: A_Status in progress',
      'info: after 1 min 05 s: A_Status completed, B_Status in progress',
      'info: after 1 min 05 s: vulnerability engine in progress, sanity check passed',
    ]);
  });

  it('says with the built-in service what is done, and no stages', async () => {
    const log = createRecordingLog();
    const clock = createVirtualClock();
    const stages = new StageLog(log, clock, true);
    for (const [state, text] of [
      ['na', 'loading the model'],
      ['inprogress', 'In progress, 20 %: HopSkipJump'],
    ] as const) {
      await clock.sleep(10_000, new AbortController().signal);
      const status = readJobStatus({ VunerabilityEngine_Status: state, CurrentStatus: text });
      expect(status !== undefined && stages.note(status)).toBe(true);
    }
    expect(log.entries).toEqual([
      'info: after 10 s: loading the model',
      'info: after 20 s: In progress, 20 %: HopSkipJump',
    ]);
  });

  it('tells every 10 seconds what is being done, if that has changed, and never more often', async () => {
    const log = createRecordingLog();
    const clock = createVirtualClock();
    const stages = new StageLog(log, clock);
    for (let second = 0; second < 60; second += 2) {
      const percent = String(Math.min(50, second));
      const status = readJobStatus({ A_Status: 'inprogress', CurrentStatus: `In progress, ${percent} %` });
      if (status !== undefined) stages.note(status);
      await clock.sleep(2000, new AbortController().signal);
    }
    const times = log.entries.map((entry) => Number(/after (\d+) s/u.exec(entry)?.[1]));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(log.entries[1]).toBe('info: after 8 s: In progress, 8 %');
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    expect(log.entries.at(-1)).toBe('info: after 56 s: In progress, 50 %');
    expect(new Set(log.entries.map((entry) => entry.split(': ')[2])).size).toBe(log.entries.length);
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
