import { describe, expect, it } from '@jest/globals';
import { contradictsRecord, decideReuse, seenEnd } from '../../../src/decide/policy/reuse-policy.ts';
import { type KeptSubmission, SEEN_ENDS, type SeenEnd } from '../../../src/facts/job/kept-job.ts';
import { RESCANS } from '../../../src/facts/settings.ts';
import { sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';
import { decidedAnalysis } from '../../support/sample-decisions.ts';

const JOB = { jobId: 'am9i==' };

function kept(more: Partial<KeptSubmission> = {}): KeptSubmission {
  return { attempt: 1, answer: JOB, isSent: true, ...more };
}

const ended = (end: SeenEnd, more: Partial<KeptSubmission> = {}): KeptSubmission => kept({ ...more, end });

describe('the decision to submit an analysis', () => {
  it.each(RESCANS)('submits what no run submitted, with rescan %s', (rescan) => {
    expect(decideReuse(undefined, rescan, false)).toMatchObject({ action: 'submit' });
    expect(decideReuse(kept({ answer: 'none' }), rescan, false)).toMatchObject({ action: 'submit' });
  });

  it.each([
    ['running', kept(), 'never', 'resume'],
    ['running', kept(), 'always', 'resume'],
    ['passed', ended('passed'), 'when-stale', 'resume'],
    ['passed', ended('passed'), 'always', 'submit'],
    ['vulnerable', ended('vulnerable'), 'never', 'resume'],
    ['vulnerable', ended('vulnerable'), 'always', 'submit'],
    ['failed', ended('failed'), 'when-stale', 'resume'],
    ['failed', ended('failed'), 'always', 'submit'],
    ['lost', ended('lost'), 'never', 'resume'],
    ['without its files', kept({ isSent: false }), 'never', 'resume'],
    ['without its files', kept({ isSent: false }), 'always', 'resume'],
    ['whose files could not be sent', ended('unsent', { isSent: false }), 'never', 'resume'],
  ] as const)('a job that is %s: %j, rescan %s: %s', (_what, submission, rescan, action) => {
    const decision = decideReuse(submission, rescan, false);
    expect(decision.action).toBe(action);
    expect(decision.why).toContain('am9i==');
    expect('job' in decision ? decision.job : undefined).toEqual(action === 'resume' ? JOB : undefined);
  });

  it.each([ended('unsent', { isSent: false }), ended('lost'), ended('failed')])(
    'submits again what has no verdict, if a person asks: %j',
    (submission) => {
      const isWarning = submission.end === 'failed' ? {} : { isWarning: true };
      const why: unknown = expect.stringContaining('am9i==');
      expect(decideReuse(submission, 'never', true)).toEqual({ action: 'submit', why, ...isWarning });
      expect(decideReuse(ended('unsent'), 'never', true).action).toBe('resume');
      const byItself = decideReuse(submission, 'never', false);
      expect(byItself).toMatchObject({ action: 'resume', isWarning: true });
      expect(byItself.why).toContain('by hand');
    },
  );
});

describe('a submission in doubt', () => {
  const doubt = kept({ answer: 'unknown', isSent: false, runUrl: 'https://github.com/a/b/actions/runs/17' });

  it('is refused by itself, with what to do', () => {
    const decision = decideReuse(doubt, 'never', false);
    expect(decision.action).toBe('refuse');
    expect(decision.why).toContain('actions/runs/17');
    expect(decision.why).toContain('dashboard');
    expect(decision.why).toContain('re-run this workflow run by');
  });

  it('is submitted again with a warning, if a person asks', () => {
    expect(decideReuse(doubt, 'never', true)).toMatchObject({ action: 'submit', isWarning: true });
    expect(decideReuse(kept({ answer: 'unknown' }), 'never', true).why).toMatch(
      /^An earlier run was submitting/u,
    );
  });
});

describe('a record', () => {
  it.each(SEEN_ENDS)('is contradicted by all but what passed: %s', (end) => {
    const passed = { name: 'a', isOpen: false, end: 'passed' } as const;
    expect(contradictsRecord([passed, { name: 'b', isOpen: false, end }])).toBe(end !== 'passed');
    expect(contradictsRecord([{ ...passed, isOpen: true }])).toBe(true);
    expect(contradictsRecord([])).toBe(false);
  });
});

describe('the end of a job that a run has seen', () => {
  const spec = sampleSpec('digits', 'evasion');

  it.each([
    ['passed', sampleResult('digits', 'evasion', 'passed'), 'passed'],
    ['vulnerable', sampleResult('digits', 'evasion', 'vulnerable'), 'vulnerable'],
    ['vulnerable, and accepted', decidedAnalysis('accepted'), 'vulnerable'],
    ['failed', sampleResult('digits', 'evasion', 'failed'), 'failed'],
    ['refused by the service', resultOf(spec, 'error', { reason: 'rejected' }), 'failed'],
    ['refused when it was asked for', resultOf(spec, 'error', { reason: 'denied', jobId: 'j1' }), undefined],
    ['not tested', resultOf(spec, 'not-tested', { reason: 'not-tested', jobId: 'j1' }), 'failed'],
    ['without a job', resultOf(spec, 'error', { reason: 'upload-failed', isNotFound: true }), 'failed'],
    ['in doubt', resultOf(spec, 'error', { reason: 'unavailable', inDoubt: true }), undefined],
    ['running', sampleResult('digits', 'evasion', 'submitted'), undefined],
    ['late', sampleResult('digits', 'evasion', 'timeout'), undefined],
    ['not asked for', resultOf(spec, 'error', { reason: 'unavailable', jobGoesOn: true }), undefined],
  ] as const)('is read from a result that is %s', (_what, result, end) => {
    expect(seenEnd(result)).toBe(end);
  });

  it('tells a job that the service does not have from one that is running', () => {
    const unread = { reason: 'unexpected-answer', jobId: 'j1', jobGoesOn: true } as const;
    expect(seenEnd(resultOf(spec, 'error', unread))).toBeUndefined();
    expect(seenEnd(resultOf(spec, 'error', { ...unread, isNotFound: true }))).toBe('lost');
  });

  it('tells files that could not be sent from a job that failed', () => {
    const failed = sampleResult('digits', 'evasion', 'error', { reason: 'upload-failed', jobId: 'j1' });
    expect(seenEnd(failed)).toBe('unsent');
  });
});
