import { describe, expect, it } from '@jest/globals';
import { plannedResult, submittedResult } from '../../../src/decide/analysis-result.ts';
import type { AnalysisResult, PlannedResult } from '../../../src/facts/run-outcome.ts';
import { LiveSummary } from '../../../src/run/live-summary.ts';
import { unfinishedOutcome } from '../../../src/decide/build-outcome.ts';
import { until } from '../../support/e2e-run.ts';
import { createPlainRunner, HASTY_CLOCK, type PlainRunnerOptions } from '../../support/plain-runner.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';

const planned = (model: string): PlannedResult => {
  return plannedResult(sampleSpec(model, 'outlier'));
};
const ONE = planned('one');
const TWO = planned('two');

const submitted = (result: PlannedResult, jobId: string, dashboardUrl?: string): AnalysisResult =>
  submittedResult(result, { jobId, ...(dashboardUrl === undefined ? {} : { dashboardUrl }) });

function startProgress(options: PlainRunnerOptions = {}): {
  readonly runner: ReturnType<typeof createPlainRunner>;
  readonly progress: LiveSummary;
} {
  const runner = createPlainRunner(options);
  const progress = new LiveSummary(runner, [ONE, TWO], (results) =>
    unfinishedOutcome({ mode: 'scan', results, notices: [] }),
  );
  return { runner, progress };
}

describe('a run that goes on', () => {
  it('writes each job down the moment it is known, and only then', async () => {
    const { runner, progress } = startProgress();
    progress.update(submitted(ONE, 'job-1', 'https://d.example/1'));
    expect(runner.outputs).toEqual({
      'job-id': 'job-1',
      'dashboard-url': 'https://d.example/1',
      'job-ids': '["job-1"]',
    });
    progress.update(resultOf(ONE.spec, 'passed', { jobId: 'job-1' }));
    progress.update(submitted(TWO, 'job-2'));
    expect(runner.outputs).toMatchObject({ 'job-id': 'job-1', 'job-ids': '["job-1","job-2"]' });
    expect(runner.log.entries).toMatchSnapshot();
    await progress.end();
  });

  it('names a job once, by its link, if the link contains its id', async () => {
    const { runner, progress } = startProgress();
    progress.update(submitted(ONE, 'job/1=', 'https://d.example/jobs/job%2F1%3D'));
    progress.update(submitted(TWO, 'job-2', 'https://d.example/jobs/job-2?tab=1'));
    expect(runner.log.entries).toEqual([
      'info: one/outlier: job https://d.example/jobs/job%2F1%3D',
      'info: two/outlier: job https://d.example/jobs/job-2?tab=1',
    ]);
    await progress.end();
  });

  it('writes a summary soon, and the next one later', async () => {
    const { runner, progress } = startProgress({ clock: { ...HASTY_CLOCK, now: () => 1000 } });
    progress.update(submitted(ONE, 'job-1', 'https://d.example/1'));
    await until(() => runner.summaries.length === 1);
    expect(runner.summaries[0]).toContain('job&#45;1');
    expect(runner.summaries[0]).toContain('two');
    progress.update(submitted(TWO, 'job-2'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await progress.end();
    // The gap was not over; the end of the run writes the last one.
    expect(runner.summaries).toHaveLength(1);
  });

  it('writes summaries again once the gap is over', async () => {
    let nowMs = 0;
    const { runner, progress } = startProgress({ clock: { ...HASTY_CLOCK, now: () => nowMs } });
    progress.update(submitted(ONE, 'job-1'));
    await until(() => runner.summaries.length === 1);
    nowMs = 6000;
    progress.update(submitted(TWO, 'job-2'));
    await until(() => runner.summaries.length === 2);
    expect(runner.summaries[1]).toContain('job&#45;2');
    await progress.end();
  });

  it('goes on without a summary that cannot be written', async () => {
    let tries = 0;
    const writeSummary = (): Promise<void> => {
      tries += 1;
      return Promise.reject(new Error('no space left'));
    };
    const { progress } = startProgress({ writeSummary });
    progress.update(submitted(ONE, 'job-1'));
    await until(() => tries === 1);
    await expect(progress.end()).resolves.toBeUndefined();
  });

  it('names the job in the log if the outputs cannot be written', () => {
    const setOutputs = (): void => {
      throw new Error('no space left');
    };
    const { runner, progress } = startProgress({ setOutputs });
    expect(() => {
      progress.update(submitted(ONE, 'job-1'));
    }).toThrow('no space left');
    expect(runner.log.entries).toEqual(['info: one/outlier: job job-1']);
  });

  it('removes secrets from everything that it writes', async () => {
    const { runner, progress } = startProgress();
    runner.mask('secret-of-the-run');
    progress.update(submitted(ONE, 'job-secret-of-the-run'));
    await until(() => runner.summaries.length === 1);
    expect(JSON.stringify([runner.outputs, runner.summaries])).not.toContain('secret-of-the-run');
    await progress.end();
  });
});
