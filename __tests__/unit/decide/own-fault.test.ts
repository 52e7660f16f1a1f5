import { describe, expect, it } from '@jest/globals';
import { failedResult, plannedResult } from '../../../src/decide/analysis-result.ts';
import { decideRun, type RunDecision } from '../../../src/decide/decide-run.ts';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { NO_RECORD, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';

const PLANNED = plannedResult(sampleSpec('digits', 'evasion'));
const OWN = failedResult(PLANNED, new TypeError('x is not a function'));
const MISFIT = failedResult(PLANNED, new ServiceError('unexpected-answer', 'The answer is no JSON.'));
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
