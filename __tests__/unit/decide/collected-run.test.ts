import { describe, expect, it } from '@jest/globals';
import { decideCollectedRun } from '../../../src/decide/collected-run.ts';
import type { AnalysisResult, AnalysisState } from '../../../src/facts/outcome.ts';
import type { FailureReason } from '../../../src/core/failure-reason.ts';
import { sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';

function result(state: AnalysisState, reason?: FailureReason): AnalysisResult {
  return resultOf(sampleSpec('digits', 'extraction'), state, reason === undefined ? {} : { reason });
}

const RUNNING = result('submitted');
const PASSED = result('passed');
const VULNERABLE = result('vulnerable', 'vulnerable');
const FAILED = result('failed', 'analysis-failed');
const AWAY = result('error', 'unavailable');
const CANCELLED = result('submitted', 'cancelled');

describe('the verdict of a run that collects', () => {
  it.each<[string, readonly AnalysisResult[], boolean, string, FailureReason | undefined]>([
    ['nothing pending', [], true, 'not-scanned', undefined],
    ['all passed', [PASSED, PASSED], true, 'passed', undefined],
    ['one still running', [PASSED, RUNNING], true, 'submitted', undefined],
    ['all still running', [RUNNING], true, 'submitted', undefined],
    ['one vulnerable', [PASSED, VULNERABLE], true, 'vulnerable', 'vulnerable'],
    ['one vulnerable, reported only', [PASSED, VULNERABLE], false, 'vulnerable', undefined],
    ['one vulnerable, one failed', [VULNERABLE, FAILED], true, 'vulnerable', 'vulnerable'],
    [
      'one vulnerable, reported only, one failed',
      [VULNERABLE, FAILED],
      false,
      'vulnerable',
      'analysis-failed',
    ],
    ['one failed', [PASSED, FAILED, RUNNING], true, 'error', 'analysis-failed'],
    ['the worst of several reasons', [AWAY, FAILED, CANCELLED], false, 'error', 'cancelled'],
    ['cancelled while it asked', [CANCELLED], true, 'error', 'cancelled'],
  ])('%s', (_what, results, failOnVulnerability, status, reason) => {
    const conclusion = decideCollectedRun(results, 0, failOnVulnerability);
    expect(conclusion).toMatchObject({ status, failed: reason !== undefined });
    expect(conclusion.failureReason).toBe(reason);
  });

  it.each<[string, readonly AnalysisResult[], boolean, string, FailureReason | undefined]>([
    ['there is no other', [], true, 'not-scanned', undefined],
    ['all others passed', [PASSED, PASSED], true, 'submitted', undefined],
    ['the others are running', [RUNNING], false, 'submitted', undefined],
    ['another failed', [PASSED, FAILED], true, 'error', 'analysis-failed'],
    ['another is vulnerable', [PASSED, VULNERABLE], true, 'vulnerable', 'vulnerable'],
    ['another is vulnerable, reported only', [VULNERABLE], false, 'vulnerable', undefined],
  ])(
    'is no pass with pending statuses that are not signed: %s',
    (_what, results, failOnVulnerability, status, reason) => {
      const conclusion = decideCollectedRun(results, 2, failOnVulnerability);
      expect(conclusion).toMatchObject({ status, failed: reason !== undefined });
      expect(conclusion.failureReason).toBe(reason);
    },
  );

  it.each([
    ['there is no job', [], 'not-scanned'],
    ['all jobs passed', [PASSED, PASSED], 'submitted'],
    ['a job is running', [RUNNING], 'submitted'],
    ['a job is vulnerable', [VULNERABLE], 'vulnerable'],
  ] as const)('is no pass with other statuses that stay pending: %s', (_what, results, status) => {
    const conclusion = decideCollectedRun(results, 0, true, 1);
    expect(conclusion.status).toBe(status);
    expect(conclusion.headline).toMatch(/^1 pending commit status is without a verdict and left open\. /u);
  });

  it('says how many pending statuses are not signed', () => {
    for (const [results, counts] of [
      [[PASSED], '1 passed.'],
      [[VULNERABLE], '1 found the model vulnerable.'],
      [[FAILED], '1 reached no verdict.'],
    ] as const) {
      expect(decideCollectedRun(results, 2, true).headline).toBe(
        `2 pending commit statuses are not signed with this API key. 1 pending analysis: ${counts}`,
      );
    }
  });

  it('counts in its headline', () => {
    const results = [PASSED, RUNNING, VULNERABLE, FAILED, AWAY];
    expect(decideCollectedRun(results, 0, true).headline).toBe(
      '5 pending analyses: 1 passed, 1 found the model vulnerable, 2 reached no verdict, 1 still running.',
    );
  });

  it('counts only running jobs as running', () => {
    expect(decideCollectedRun([RUNNING, RUNNING, RUNNING, CANCELLED, PASSED], 0, true).headline).toBe(
      '5 pending analyses: 1 passed, 1 reached no verdict, 3 still running.',
    );
  });

  it('counts one', () => {
    expect(decideCollectedRun([PASSED], 0, true).headline).toBe('1 pending analysis: 1 passed.');
    expect(decideCollectedRun([], 1, true).headline).toBe(
      '1 pending commit status is not signed with this API key. No pending analysis was found.',
    );
  });

  it('says that there was nothing to collect', () => {
    expect(decideCollectedRun([], 0, true)).toEqual({
      status: 'not-scanned',
      failed: false,
      headline: 'No pending analysis was found.',
    });
  });

  it('gives no reason if there is none', () => {
    expect(decideCollectedRun([VULNERABLE], 0, false)).not.toHaveProperty('failureReason');
  });
});

it.each([
  ['a fault of the action', 'action', 'action'],
  ['a fault of the service', undefined, undefined],
] as const)('blames %s for a missing verdict beside a vulnerable one', (_what, origin, expected) => {
  const parts = { reason: 'unexpected-answer', ...(origin === undefined ? {} : { origin }) } as const;
  const undecided = resultOf(sampleSpec('digits', 'extraction'), 'error', parts);
  const decision = decideCollectedRun([VULNERABLE, undecided], 0, false);
  expect(decision).toMatchObject({ status: 'vulnerable', failed: true, failureReason: 'unexpected-answer' });
  expect(decision.origin).toBe(expected);
});
