import { describe, expect, it } from '@jest/globals';
import {
  cutShort,
  endedResult,
  failedResult,
  leftRunning,
  plannedResult,
  refusedResult,
  submittedResult,
  withDetails,
} from '../../../src/decide/analysis-result.ts';
import { decideRun, type RunDecision } from '../../../src/decide/decide-run.ts';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import type { Verdict } from '../../../src/decide/judge-analysis.ts';
import type { AnalysisFinding } from '../../../src/facts/analysis-finding.ts';
import { UploadsError } from '../../../src/facts/uploads-error.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { NO_RECORD, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';

const PLANNED = plannedResult(sampleSpec('digits', 'evasion'));
const OWN = failedResult(PLANNED, new TypeError('x is not a function'));
const MISFIT = failedResult(PLANNED, new ServiceError('unexpected-answer', 'The answer is no JSON.'));
const SUBMITTED = submittedResult(PLANNED, { jobId: 'job-1' });
const UPLOAD = {
  slot: 'model',
  file: 'm.onnx',
  bytes: 7,
  sha256: 'a'.repeat(64),
  host: 'h.example',
} as const;
const PASSED = sampleResult('digits', 'extraction', 'passed');

function concludeScan(results: readonly AnalysisResult[], failOnVulnerability = true): RunDecision {
  const known = { mode: 'scan', wait: true, lineage: NO_RECORD, planned: results.length } as const;
  return decideRun({ ...known, failOnVulnerability, results });
}

describe('a fault of the action itself', () => {
  it('is told apart from an answer that was not understood', () => {
    expect(OWN).toMatchObject({ state: 'error', reason: 'unexpected-answer', origin: 'action' });
    expect(MISFIT).toMatchObject({ state: 'error', reason: 'unexpected-answer' });
    expect(MISFIT).not.toHaveProperty('origin');
  });

  it('ends the run where it is all that stands behind its reason', () => {
    const failure = { failed: true, failureReason: 'unexpected-answer', origin: 'action' };
    expect(concludeScan([OWN, PASSED])).toMatchObject({ ...failure, status: 'error' });
    const vulnerable = sampleResult('digits', 'drift', 'vulnerable');
    expect(concludeScan([OWN, vulnerable], false)).toMatchObject({ ...failure, status: 'vulnerable' });
  });

  it.each([
    ['an answer that was not understood', MISFIT],
    ['an analysis that does not say why it has no verdict', sampleResult('digits', 'drift', 'submitted')],
    ['a worse reason', sampleResult('digits', 'drift', 'error', { reason: 'denied' })],
  ])('is not all where there is %s', (_what, other) => {
    expect(concludeScan([OWN, other])).toMatchObject({ failed: true });
    expect(concludeScan([OWN, other])).not.toHaveProperty('origin');
  });
});

describe('the result of an analysis', () => {
  it('begins with nothing, and keeps the job', () => {
    const empty = { spec: PLANNED.spec, uploads: [], reports: [], warnings: [] };
    expect(PLANNED).toEqual({ ...empty, state: 'planned' });
    expect(SUBMITTED).toEqual({ ...empty, state: 'submitted', jobId: 'job-1' });
    const refused = { ...empty, state: 'failed', reason: 'analysis-failed', message: 'It runs code.' };
    expect(refusedResult(PLANNED, 'It runs code.')).toEqual(refused);
  });

  it.each<[Verdict, object]>([
    [
      { kind: 'passed', score: 0.1 },
      { state: 'passed', score: 0.1 },
    ],
    [{ kind: 'passed' }, { state: 'passed' }],
    [
      { kind: 'vulnerable', score: 0.9, doubt: 'it is late' },
      { state: 'vulnerable', reason: 'vulnerable', score: 0.9, doubt: 'it is late' },
    ],
    [
      { kind: 'failed', why: 'no' },
      { state: 'failed', reason: 'analysis-failed', message: 'The analysis failed: no.' },
    ],
    [
      { kind: 'cut-short', why: 'Late' },
      { state: 'timeout', reason: 'timeout', message: 'Late.', usedUpItsTime: true },
    ],
    [
      { kind: 'not-tested', why: 'No rows' },
      { state: 'not-tested', reason: 'not-tested', message: 'No rows.' },
    ],
    [
      { kind: 'undecided', why: 'odd' },
      { state: 'error', reason: 'unexpected-answer', message: 'There is no verdict: odd.' },
    ],
  ])('follows from the verdict %j', (verdict, expected) => {
    expect(endedResult(SUBMITTED, verdict, 0.5)).toEqual({ ...SUBMITTED, threshold: 0.5, ...expected });
  });

  it.each<[Verdict['kind'], AnalysisFinding, object]>([
    ['vulnerable', { kind: 'ended', methodVersion: '3' }, { methodVersion: '3' }],
    [
      'passed',
      { kind: 'ended', methodVersion: '3', keptSince: '2026-11-02T09:14:55Z' },
      {
        methodVersion: '3',
        keptSince: '2026-11-02T09:14:55Z',
        message: expect.stringContaining('2026-11-02'),
      },
    ],
    ['undecided', { kind: 'ended', methodVersion: '3' }, {}],
    ['passed', { kind: 'failed', why: '', by: 'engine' }, {}],
  ])('says of one that %s how its score was found: %j', (kind, finding, details) => {
    const verdict: Verdict =
      kind === 'passed' ? { kind } : kind === 'vulnerable' ? { kind, score: 1 } : { kind, why: '' };
    const ended = endedResult(SUBMITTED, verdict, 0.5);
    expect(withDetails(ended, finding)).toEqual({ ...ended, ...details });
  });

  const message = 'm';
  const cut = new ServiceError('cancelled', message);
  it.each<[string, unknown, object]>([
    ['a timeout', new ServiceError('timeout', message), { state: 'timeout', reason: 'timeout', message }],
    [
      'GitHub',
      new ServiceError('denied', message, { origin: 'github' }),
      { state: 'error', reason: 'denied', message, origin: 'github' },
    ],
    [
      'the runner',
      new ServiceError('denied', message, { origin: 'runner' }),
      { state: 'error', reason: 'denied', message },
    ],
    [
      'an address without a job',
      new ServiceError('rejected', message, { isNotFound: true }),
      { state: 'error', reason: 'rejected', message, isNotFound: true },
    ],
    ['a cancelled run', cut, { reason: 'cancelled', message }],
    [
      'a cancelled run while files were sent',
      new UploadsError(cut, [UPLOAD]),
      {
        ...{ state: 'error', reason: 'cancelled', inDoubt: true, uploads: [UPLOAD] },
        message: expect.stringMatching(/^m .* not all of its files/u),
      },
    ],
  ])('tells of %s', (_name, error, expected) => {
    expect(failedResult(SUBMITTED, error)).toEqual({ ...SUBMITTED, ...expected });
  });

  it('is that of a job that goes on if the run ends while it runs', () => {
    const [ended, running] = [AbortSignal.abort(cut), new AbortController().signal];
    const left = { ...SUBMITTED, reason: 'cancelled', message, jobGoesOn: true };
    expect(cutShort(SUBMITTED, ended)).toEqual(left);
    for (const result of [PASSED, PLANNED, failedResult(SUBMITTED, new ServiceError('denied', message))]) {
      expect(cutShort(result, ended)).toBe(result);
    }
    const stuck = failedResult(SUBMITTED, cut);
    expect(cutShort(stuck, ended)).toBe(stuck);
    expect(cutShort(SUBMITTED, running)).toBe(SUBMITTED);
  });

  it.each([
    ['there is no job', PLANNED, 'timeout', undefined],
    ['the service does not know the job', SUBMITTED, 'rejected', undefined],
    ['the service may know it', SUBMITTED, 'unavailable', true],
  ] as const)('is one that goes on, or not, if %s', (_name, known, reason, goesOn) => {
    const failed = failedResult(known, new ServiceError(reason, message));
    expect(leftRunning(failed).jobGoesOn).toBe(goesOn);
  });
});
