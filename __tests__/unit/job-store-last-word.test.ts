import { describe, expect, it } from '@jest/globals';
import { UploadsError } from '../../src/core/uploads-error.ts';
import {
  cutShort,
  failedResult,
  leftRunning,
  plannedResult,
  submittedResult,
} from '../../src/decide/analysis-result.ts';
import type { PlannedAnalysis } from '../../src/analysis/plan.ts';
import type { AnalysisResult, SubmittedResult } from '../../src/core/outcome.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { until } from '../support/e2e-run.ts';
import { JOB, RUN_ID, useStatusMemory } from '../support/status-memory-runs.ts';
import { resultOf } from '../support/sample-results.ts';

const { github, plan, openRun, leave, latest } = useStatusMemory();

const CANCELLED = new ServiceError('cancelled', 'The run was cancelled.');

function submitted({ spec }: PlannedAnalysis): SubmittedResult {
  return submittedResult(plannedResult(spec), JOB);
}

/** As `waitForJob` leaves it where the run ends. */
function left(analysis: PlannedAnalysis): AnalysisResult {
  return leftRunning(failedResult(submitted(analysis), CANCELLED));
}

/** A run that has looked at what is remembered of its analyses, as every run does before it submits. */
async function beginRun(
  signal: AbortSignal,
  ...analyses: readonly PlannedAnalysis[]
): ReturnType<typeof openRun> {
  const begun = await openRun({ signal });
  await Promise.all(analyses.map(begun.memory.find));
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
  it('writes it once more, for the next run to take up the job', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { memory, runner } = await beginRun(run.signal, analysis);
    github().mishaps.push({ kind: 'stall' });
    const kept = memory.save(analysis, submitted(analysis));
    await until(() => writes() === 1);
    run.abort(CANCELLED);
    await kept;
    expect(states()).toEqual(['pending', 'pending']);
    expect(runner.log.entries.join()).not.toContain('warning');
    expect(await (await openRun()).memory.find(analysis)).toMatchObject({ job: JOB });
  });

  it('warns of each analysis whose last word was not taken, with its job', async () => {
    const run = new AbortController();
    const analyses = [await plan('digits'), await plan('faces')];
    const { memory, runner } = await beginRun(run.signal, ...analyses);
    github().mishaps.push(...Array.from({ length: 10 }, () => ({ kind: 'stall' }) as const));
    run.abort(CANCELLED);
    await Promise.all(analyses.map((analysis) => memory.save(analysis, submitted(analysis))));
    // What is said again of the same analysis is no news.
    await Promise.all(analyses.map((analysis) => memory.save(analysis, left(analysis))));
    const warnings = runner.log.entries.filter((entry) => entry.startsWith('warning: '));
    expect(warnings.toSorted()).toEqual(
      ['digits/outlier', 'faces/outlier'].map((name) =>
        expect.stringMatching(
          new RegExp(
            `^warning: ${name}: the run ended before.*another run may analyse again.*${JOB.jobId}`,
            'u',
          ),
        ),
      ),
    );
  });

  it('writes a verdict that it has come to', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { memory } = await beginRun(run.signal, analysis);
    await memory.save(analysis, submitted(analysis));
    run.abort(CANCELLED);
    await memory.save(analysis, resultOf(analysis.spec, 'passed', { ...JOB, score: 0, threshold: 0.1 }));
    expect(states()).toEqual(['pending', 'success']);
  });

  it('writes nothing of a job that stands there already', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { memory } = await beginRun(run.signal, analysis);
    await memory.save(analysis, submitted(analysis));
    run.abort(CANCELLED);
    await memory.save(analysis, left(analysis));
    expect(writes()).toBe(1);
  });

  it.each(['pending', 'success', 'failure'] as const)(
    'leaves what an earlier run has said of the job: %s',
    async (end) => {
      const analysis = await plan();
      await leave(end, analysis);
      const run = new AbortController();
      const { memory } = await beginRun(run.signal, analysis);
      run.abort(CANCELLED);
      await memory.save(analysis, left(analysis));
      expect(states()).toEqual([end]);
    },
  );

  it('writes a job in place of another one that stands there', async () => {
    const analysis = await plan();
    await leave('pending', analysis);
    const run = new AbortController();
    const { memory } = await beginRun(run.signal, analysis);
    run.abort(CANCELLED);
    await memory.save(
      analysis,
      leftRunning(failedResult(submittedResult(plannedResult(analysis.spec), { jobId: 'other' }), CANCELLED)),
    );
    expect(states()).toEqual(['pending', 'pending']);
    expect(latest()?.target_url).toContain('model_security_job=other');
  });

  it('writes nothing of what was not submitted, nor warns', async () => {
    const run = new AbortController();
    const analysis = await plan();
    const { memory, runner } = await beginRun(run.signal, analysis);
    run.abort(CANCELLED);
    await memory.save(analysis, failedResult(plannedResult(analysis.spec), CANCELLED));
    expect(states()).toEqual([]);
    expect(runner.log.entries.join()).not.toContain('warning');
  });
});

describe('a job whose uploads were cut off by the end of the run', () => {
  async function leaveCutOff(): Promise<PlannedAnalysis> {
    const run = new AbortController();
    const analysis = await plan();
    const { memory } = await beginRun(run.signal, analysis);
    run.abort(CANCELLED);
    await memory.save(analysis, failedResult(submitted(analysis), new UploadsError(CANCELLED, [])));
    return analysis;
  }

  it('is not one that anybody waits for', async () => {
    const analysis = await leaveCutOff();
    expect(latest()).toMatchObject({ state: 'error' });
    expect(latest()?.description).toMatch(/before its files were sent.*dashboard/u);
    expect((await openRun()).memory.hasRunning([analysis.spec])).toBe(false);
  });

  it('is told of in place of a second submission', async () => {
    const analysis = await leaveCutOff();
    const recalled = await (await openRun()).memory.find(analysis);
    expect(recalled).toEqual({
      refusal: expect.stringMatching(
        new RegExp(`actions/runs/${RUN_ID}\\).*as job ${JOB.jobId}, but.*dashboard.*re-run`, 'u'),
      ),
    });
  });

  it('is submitted again, with a warning, by a re-run', async () => {
    const analysis = await leaveCutOff();
    const recalled = await (await openRun({ attempt: '2' })).memory.find(analysis);
    expect(recalled).toEqual({ why: expect.stringContaining(`as job ${JOB.jobId}`), isWarning: true });
  });

  it('is submitted again without a doubt where an upload was refused, which no end of the run cut off', async () => {
    const analysis = await plan();
    const { memory } = await openRun();
    const refused = new UploadsError(new ServiceError('upload-failed', 'It was refused.'), []);
    await memory.save(analysis, failedResult(submitted(analysis), refused));
    expect(latest()?.state).toBe('error');
    const recalled = await (await openRun()).memory.find(analysis);
    expect(recalled).toEqual({ why: expect.stringContaining('submitted again'), isWarning: false });
  });
});

describe('what the end of the run makes of a job that nobody waited for', () => {
  it.each([
    [CANCELLED, { state: 'submitted', reason: 'cancelled' }],
    [new ServiceError('timeout', 'The run reached its deadline.'), { state: 'timeout', reason: 'timeout' }],
  ])('no success: %s', async (reason, expected) => {
    const result = submitted(await plan());
    expect(cutShort(result, AbortSignal.abort(reason))).toMatchObject({ ...expected, jobGoesOn: true });
    expect(cutShort(result, new AbortController().signal)).toBe(result);
  });

  it('nothing else than it was, where it is known', async () => {
    const { spec } = submitted(await plan());
    const known = [resultOf(spec, 'passed'), resultOf(spec, 'submitted', { reason: 'unavailable' })];
    for (const settled of known) {
      expect(cutShort(settled, AbortSignal.abort(CANCELLED))).toBe(settled);
    }
  });
});
