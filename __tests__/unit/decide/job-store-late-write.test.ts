import { describe, expect, it } from '@jest/globals';
import { UploadsError } from '../../../src/facts/uploads-error.ts';
import {
  cutShort,
  failedResult,
  leftRunning,
  plannedResult,
  submittedResult,
} from '../../../src/decide/analysis-result.ts';
import type { PlannedAnalysis } from '../../../src/facts/planned-analysis.ts';
import type { AnalysisResult, SubmittedResult } from '../../../src/facts/outcome.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { until } from '../../support/e2e-run.ts';
import { JOB, RUN_ID, useStatusJobStore } from '../../support/status-job-store-runs.ts';
import { resultOf } from '../../support/sample-results.ts';

const { github, plan, openRun, leave, latest } = useStatusJobStore();

const CANCELLED = new ServiceError('cancelled', 'The run was cancelled.');

function submitted({ spec }: PlannedAnalysis): SubmittedResult {
  return submittedResult(plannedResult(spec), JOB);
}

/** The result that `waitForJob` leaves if the run ends. */
function left(analysis: PlannedAnalysis): AnalysisResult {
  return leftRunning(failedResult(submitted(analysis), CANCELLED));
}

/** Begins a run that has looked up its analyses in the job store, as every run does before it submits. */
async function beginRun(
  signal: AbortSignal,
  ...analyses: readonly PlannedAnalysis[]
): ReturnType<typeof openRun> {
  const begun = await openRun({ signal });
  await Promise.all(analyses.map(begun.jobStore.find));
  return begun;
}

function states(): string[] {
  return github().statuses.map(({ state }) => state);
}

function writes(): number {
  return github()
    .calls()
    .filter((call) => call.startsWith('POST')).length;
}

describe('a run that ends while a status is being written', () => {
  it('writes it once more, so that the next run can resume the job', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { jobStore, runner } = await beginRun(run.signal, analysis);
    github().mishaps.push({ kind: 'stall' });
    const kept = jobStore.save(analysis, submitted(analysis));
    await until(() => writes() === 1);
    run.abort(CANCELLED);
    await kept;
    expect(states()).toEqual(['pending', 'pending']);
    expect(runner.log.entries.join()).not.toContain('warning');
    expect(await (await openRun()).jobStore.find(analysis)).toMatchObject({ job: JOB });
  });

  it('warns of each analysis whose late write failed, with its job', async () => {
    const run = new AbortController();
    const analyses = [await plan('digits'), await plan('faces')];
    const { jobStore, runner } = await beginRun(run.signal, ...analyses);
    github().mishaps.push(...Array.from({ length: 10 }, () => ({ kind: 'stall' }) as const));
    run.abort(CANCELLED);
    await Promise.all(analyses.map((analysis) => jobStore.save(analysis, submitted(analysis))));
    // A second warning about the same analysis is not shown.
    await Promise.all(analyses.map((analysis) => jobStore.save(analysis, left(analysis))));
    const warnings = runner.log.entries.filter((entry) => entry.startsWith('warning: '));
    expect(warnings.toSorted()).toEqual(
      ['digits/outlier', 'faces/outlier'].map((name) =>
        expect.stringMatching(
          new RegExp(
            `^warning: ${name}: the run ended before.*another run may submit the same analysis again.*${JOB.jobId}`,
            'u',
          ),
        ),
      ),
    );
  });

  it('writes a verdict that it has reached', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { jobStore } = await beginRun(run.signal, analysis);
    await jobStore.save(analysis, submitted(analysis));
    run.abort(CANCELLED);
    await jobStore.save(analysis, resultOf(analysis.spec, 'passed', { ...JOB, score: 0, threshold: 0.1 }));
    expect(states()).toEqual(['pending', 'success']);
  });

  it('writes nothing if the status already names the job', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { jobStore } = await beginRun(run.signal, analysis);
    await jobStore.save(analysis, submitted(analysis));
    run.abort(CANCELLED);
    await jobStore.save(analysis, left(analysis));
    expect(writes()).toBe(1);
  });

  it.each(['pending', 'success', 'failure'] as const)(
    'keeps the status that an earlier run wrote for the job: %s',
    async (end) => {
      const analysis = await plan();
      await leave(end, analysis);
      const run = new AbortController();
      const { jobStore } = await beginRun(run.signal, analysis);
      run.abort(CANCELLED);
      await jobStore.save(analysis, left(analysis));
      expect(states()).toEqual([end]);
    },
  );

  it('replaces the job that the status names by another one', async () => {
    const analysis = await plan();
    await leave('pending', analysis);
    const run = new AbortController();
    const { jobStore } = await beginRun(run.signal, analysis);
    run.abort(CANCELLED);
    await jobStore.save(
      analysis,
      leftRunning(failedResult(submittedResult(plannedResult(analysis.spec), { jobId: 'other' }), CANCELLED)),
    );
    expect(states()).toEqual(['pending', 'pending']);
    expect(latest()?.target_url).toContain('model_security_job=other');
  });

  it('replaces its announcement if nothing was submitted', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { jobStore } = await beginRun(run.signal, analysis);
    await jobStore.announce(analysis);
    expect(latest()).toMatchObject({
      state: 'pending',
      description: expect.stringContaining('Being submitted'),
    });
    run.abort(CANCELLED);
    await jobStore.save(analysis, failedResult(plannedResult(analysis.spec), CANCELLED));
    expect(states()).toEqual(['pending', 'error']);
    expect(await (await openRun()).jobStore.find(analysis)).not.toHaveProperty('refusal');
  });

  it('neither writes nor warns if nothing was submitted', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { jobStore, runner } = await beginRun(run.signal, analysis);
    run.abort(CANCELLED);
    await jobStore.save(analysis, failedResult(plannedResult(analysis.spec), CANCELLED));
    expect(states()).toEqual([]);
    expect(runner.log.entries.join()).not.toContain('warning');
  });
});

describe('a job whose uploads were cut off by the end of the run', () => {
  async function leaveCutOff(): Promise<PlannedAnalysis> {
    const run = new AbortController();
    const analysis = await plan();
    const { jobStore } = await beginRun(run.signal, analysis);
    run.abort(CANCELLED);
    await jobStore.save(analysis, failedResult(submitted(analysis), new UploadsError(CANCELLED, [])));
    return analysis;
  }

  it('is not resumed', async () => {
    const analysis = await leaveCutOff();
    expect(latest()).toMatchObject({ state: 'error' });
    expect(latest()?.description).toMatch(/before its files were sent.*dashboard/u);
    expect((await openRun()).jobStore.contradicts(analysis.spec)).toBe(true);
  });

  it('is refused in place of a second submission', async () => {
    const analysis = await leaveCutOff();
    const found = await (await openRun()).jobStore.find(analysis);
    expect(found).toEqual({
      refusal: expect.stringMatching(
        new RegExp(`actions/runs/${RUN_ID}\\).*as job ${JOB.jobId}, but.*dashboard.*re-run`, 'u'),
      ),
    });
  });

  it('is submitted again, with a warning, by a re-run', async () => {
    const analysis = await leaveCutOff();
    const found = await (await openRun({ attempt: '2' })).jobStore.find(analysis);
    expect(found).toEqual({ why: expect.stringContaining(`as job ${JOB.jobId}`), isWarning: true });
  });

  it('is submitted again without a warning if an upload was refused', async () => {
    const analysis = await plan();
    const { jobStore } = await openRun();
    const refused = new UploadsError(new ServiceError('upload-failed', 'It was refused.'), []);
    await jobStore.save(analysis, failedResult(submitted(analysis), refused));
    expect(latest()?.state).toBe('error');
    const found = await (await openRun()).jobStore.find(analysis);
    expect(found).toEqual({ why: expect.stringContaining('submitted again'), isWarning: false });
  });
});

describe('the result of a job that nobody waited for, at the end of the run', () => {
  it.each([
    [CANCELLED, { state: 'submitted', reason: 'cancelled' }],
    [new ServiceError('timeout', 'The run reached its deadline.'), { state: 'timeout', reason: 'timeout' }],
  ])('is no success: %s', async (reason, expected) => {
    const result = submitted(await plan());
    expect(cutShort(result, AbortSignal.abort(reason))).toMatchObject({ ...expected, jobGoesOn: true });
    expect(cutShort(result, new AbortController().signal)).toBe(result);
  });

  it('stays as it was if it is known', async () => {
    const { spec } = submitted(await plan());
    const known = [resultOf(spec, 'passed'), resultOf(spec, 'submitted', { reason: 'unavailable' })];
    for (const settled of known) {
      expect(cutShort(settled, AbortSignal.abort(CANCELLED))).toBe(settled);
    }
  });
});
