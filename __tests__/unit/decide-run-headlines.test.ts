import { describe, expect, it } from '@jest/globals';
import { CUT_SHORT_MARK } from '../../src/facts/job-status.ts';
import { decideRun, type RunFacts } from '../../src/decide/run.ts';
import { decideLineage } from '../../src/decide/lineage.ts';
import { sampleResult } from '../support/sample-outcomes.ts';

const COMMIT = '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c';
const PASSED = sampleResult('digits', 'extraction', 'passed');
const CANCELLED = sampleResult('digits', 'evasion', 'submitted', { reason: 'cancelled' });
const LATE = sampleResult('digits', 'evasion', 'timeout', { reason: 'timeout', message: 'It was late.' });
/** An analysis whose own `minutes` were over, in a run that had more. */
const OWN_TIME = sampleResult('digits', 'evasion', 'timeout', {
  reason: 'timeout',
  message: `${CUT_SHORT_MARK}, and nothing was found until then.`,
});
const DENIED = sampleResult('digits', 'evasion', 'error', { reason: 'denied' });

/** A run in mode scan that waits, at a commit of which there is no record. */
function findingsOf(changes: Pick<RunFacts, 'results' | 'planned'>): RunFacts {
  const lineage = decideLineage(undefined, COMMIT, 'never');
  return { mode: 'scan', wait: true, failOnVulnerability: true, lineage, ...changes };
}

describe('a run with a verdict on some of its analyses', () => {
  const findings = findingsOf({ results: [PASSED], planned: 2 });

  it('is decided by an accepted record, and describes the analyses', () => {
    const lineage = decideLineage({ commitid: COMMIT, supplychain_vuldetected: 0 }, COMMIT, 'never');
    expect(decideRun({ ...findings, lineage })).toEqual({
      status: 'already-scanned',
      failed: false,
      headline:
        'Scanned before, without a supply-chain finding. Beside it: ' +
        '1 analysis done, none found the model vulnerable.',
    });
  });

  it('has not passed without one', () => {
    expect(decideRun(findings).status).not.toBe('passed');
  });
});

describe('a run without all verdicts', () => {
  it.each([
    ['The run was cancelled: 1 analysis came to no verdict.', [PASSED, CANCELLED]],
    ['The run was cancelled: 2 analyses came to no verdict.', [DENIED, CANCELLED]],
    ['1 analysis came to no verdict.', [PASSED, DENIED]],
    ['The run reached its deadline: 1 analysis came to no verdict.', [PASSED, LATE]],
    ['An analysis used up its own time: 1 analysis came to no verdict.', [PASSED, OWN_TIME]],
    ['Analyses used up their own time: 2 analyses came to no verdict.', [OWN_TIME, OWN_TIME]],
    ['The run reached its deadline: 2 analyses came to no verdict.', [OWN_TIME, LATE]],
  ])('says: %s', (headline, results) => {
    expect(decideRun(findingsOf({ results, planned: 2 }))).toMatchObject({ failed: true, headline });
  });
});
