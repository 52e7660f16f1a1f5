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
import type { AnalysisResult, AnalysisState } from '../../../src/facts/run-outcome.ts';
import type { Verdict } from '../../../src/decide/judge-analysis.ts';
import type { AnalysisFinding } from '../../../src/facts/analysis-finding.ts';
import { UploadsError } from '../../../src/facts/uploads-error.ts';
import { type FailureReason, ServiceError } from '../../../src/core/errors.ts';
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
    const away = failedResult(PLANNED, new ServiceError('denied', 'Away.', { origin: 'github' }));
    expect(concludeScan([away, MISFIT])).toMatchObject({ failureReason: 'denied', origin: 'github' });
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

  const score = 0.9;
  const because = (reason: FailureReason, message: unknown = 'm'): object => ({ reason, message });
  it.each<[Verdict, AnalysisState, object]>([
    [{ kind: 'passed', score }, 'passed', { score }],
    [{ kind: 'passed' }, 'passed', {}],
    [{ kind: 'vulnerable', score, doubt: 'd' }, 'vulnerable', { reason: 'vulnerable', score, doubt: 'd' }],
    [{ kind: 'failed', why: 'no' }, 'failed', because('analysis-failed', 'The analysis failed: no.')],
    [{ kind: 'cut-short', why: 'Late' }, 'timeout', { ...because('timeout', 'Late.'), usedUpItsTime: true }],
    [{ kind: 'not-tested', why: 'No rows' }, 'not-tested', because('not-tested', 'No rows.')],
    [{ kind: 'undecided', why: 'odd' }, 'error', because('unexpected-answer', 'There is no verdict: odd.')],
  ])('follows from the verdict %j: %s', (verdict, state, more) => {
    expect(endedResult(SUBMITTED, verdict, 0.5)).toEqual({ ...SUBMITTED, threshold: 0.5, state, ...more });
  });

  const how = { methodVersion: '3' };
  const kept = { ...how, keptSince: '2026-11-02T09:14:55Z' };
  it.each<[Verdict, AnalysisFinding, object]>([
    [{ kind: 'vulnerable', score }, { kind: 'ended', ...how }, how],
    [
      { kind: 'passed' },
      { kind: 'ended', ...kept },
      { ...kept, message: expect.stringContaining('2026-11-02') },
    ],
    [{ kind: 'undecided', why: '' }, { kind: 'ended', ...how }, {}],
    [{ kind: 'passed' }, { kind: 'failed', why: '', by: 'engine' }, {}],
  ])('says of the verdict %j how it was found: %j', (verdict, finding, details) => {
    const ended = endedResult(SUBMITTED, verdict, 0.5);
    expect(withDetails(ended, finding)).toEqual({ ...ended, ...details });
  });

  const cut = new ServiceError('cancelled', 'm');
  const unsent = { inDoubt: true, uploads: [UPLOAD] };
  it.each<[ServiceError, object]>([
    [new ServiceError('timeout', 'm'), { state: 'timeout', ...because('timeout') }],
    [
      new ServiceError('denied', 'm', { origin: 'github' }),
      { state: 'error', ...because('denied'), origin: 'github' },
    ],
    [new ServiceError('denied', 'm', { origin: 'runner' }), { state: 'error', ...because('denied') }],
    [
      new ServiceError('rejected', 'm', { isNotFound: true }),
      { state: 'error', ...because('rejected'), isNotFound: true },
    ],
    [cut, because('cancelled')],
    [
      new UploadsError(cut, [UPLOAD]),
      { state: 'error', ...because('cancelled', expect.any(String)), ...unsent },
    ],
  ])('tells of the error %#', (error, expected) => {
    expect(failedResult(SUBMITTED, error)).toEqual({ ...SUBMITTED, ...expected });
  });

  it('is that of a job that goes on if the run ends while it runs', () => {
    const [ended, running] = [AbortSignal.abort(cut), new AbortController().signal];
    const left = { ...SUBMITTED, ...because('cancelled'), jobGoesOn: true };
    expect(cutShort(SUBMITTED, ended)).toEqual(left);
    const others = [PASSED, PLANNED, failedResult(SUBMITTED, cut)];
    expect(others.map((one) => cutShort(one, ended))).toEqual(others);
    expect(cutShort(SUBMITTED, running)).toBe(SUBMITTED);
  });

  it.each([
    [PLANNED, 'timeout', undefined],
    [SUBMITTED, 'rejected', undefined],
    [SUBMITTED, 'unavailable', true],
  ] as const)('goes on if the service may still have the job: %#', (known, reason, goesOn) => {
    expect(leftRunning(failedResult(known, new ServiceError(reason, 'm'))).jobGoesOn).toBe(goesOn);
  });
});
