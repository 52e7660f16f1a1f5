import { describe, expect, it } from '@jest/globals';
import { decideReuse, mustBeWithdrawn } from '../../src/decide/reuse-policy.ts';
import type { StatusJob } from '../../src/core/commit-status.ts';
import { RESCANS } from '../../src/core/settings.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';
const OTHER = 'f'.repeat(32);

function job(state: StatusJob['state'], digest = DIGEST): StatusJob {
  return {
    kind: 'job',
    context: 'model-security/digits/evasion',
    state,
    model: 'digits',
    modelId: '6f1c',
    task: 'image-classification',
    attack: 'evasion',
    jobId: 'am9i==',
    digest,
    threshold: 0.1,
  };
}

describe('whether an analysis is submitted', () => {
  it.each(RESCANS)('no job is taken up that is not remembered, with rescan %s', (rescan) => {
    const unreadable = {
      kind: 'unreadable',
      context: 'model-security/digits/evasion',
      state: 'pending',
      why: 'names no job',
    } as const;
    expect(decideReuse(undefined, DIGEST, rescan, false)).toEqual({
      action: 'submit',
      why: 'No commit status remembers a job of this analysis; it is submitted.',
    });
    expect(decideReuse(unreadable, DIGEST, rescan, false)).toEqual({
      action: 'submit',
      why: 'The commit status "model-security/digits/evasion" names no job: no job can be taken up; it is submitted.',
    });
  });

  it.each([
    ['pending', 'never', 'takeUp'],
    ['pending', 'when-stale', 'takeUp'],
    ['pending', 'always', 'takeUp'],
    ['success', 'never', 'takeUp'],
    ['success', 'when-stale', 'takeUp'],
    ['success', 'always', 'submit'],
    ['failure', 'never', 'takeUp'],
    ['failure', 'when-stale', 'takeUp'],
    ['failure', 'always', 'submit'],
    ['error', 'never', 'submit'],
    ['error', 'when-stale', 'submit'],
    ['error', 'always', 'submit'],
  ] as const)(
    'a job with status %s and rescan %s: %s; of another digest it is always',
    (state, rescan, action) => {
      const decision = decideReuse(job(state), DIGEST, rescan, false);
      expect(decision.action).toBe(action);
      expect(decision.why).toMatch(/^.*\bam9i==.*\.$/u);
      expect('job' in decision ? decision.job : undefined).toEqual(
        action === 'takeUp' ? job(state) : undefined,
      );
      const other = decideReuse(job(state, OTHER), DIGEST, rescan, false);
      expect(other).toMatchObject({ action: 'submit' });
      expect(other.why).toMatch(
        /of another model id, configuration or artifacts; the analysis is submitted\.$/u,
      );
    },
  );

  it.each([
    ['pending', 'which was running'],
    ['success', 'which gave a verdict'],
    ['failure', 'which gave a verdict'],
  ] as const)('of a job that is taken up it is said how far it was: %s', (state, expected) => {
    expect(decideReuse(job(state), DIGEST, 'never', false).why).toContain(expected);
  });
});

describe('a submission of which an earlier run did not learn the fate', () => {
  const doubt = {
    kind: 'doubt',
    context: 'model-security/digits/evasion',
    state: 'error',
    digest: DIGEST,
    runUrl: 'https://github.com/acme/vision-models/actions/runs/17',
  } as const;

  it.each([
    ['never', false, 'refuse'],
    ['when-stale', false, 'refuse'],
    ['always', false, 'submit'],
    ['never', true, 'submit'],
    ['when-stale', true, 'submit'],
  ] as const)('with rescan %s, in a run that a person asked for (%s): %s', (rescan, isAskedFor, action) => {
    const decision = decideReuse(doubt, DIGEST, rescan, isAskedFor);
    expect(decision.action).toBe(action);
    expect(decision.why).toContain(doubt.runUrl);
    expect(decision.why).toContain('dashboard');
    // Two jobs may cost twice, which people should read; and who is refused is told what to do.
    const why = expect.stringMatching(/re-run this workflow run by hand, or set rescan to always\.$/u);
    expect(decision).toMatchObject(action === 'submit' ? { isWarning: true } : { why });
  });

  it('says nothing of another analysis', () => {
    const decision = decideReuse(doubt, OTHER, 'never', false);
    expect(decision).toMatchObject({ action: 'submit' });
    expect(decision).not.toHaveProperty('isWarning');
    expect(decision.why).toMatch(/another model id, configuration or artifacts; it is submitted\.$/u);
  });

  it('does not stand in the way', () => {
    expect(mustBeWithdrawn(doubt)).toBe(false);
  });
});

describe('what must not stand while an analysis is submitted again', () => {
  it.each([
    ['success', true],
    ['pending', true],
    ['failure', false],
    ['error', false],
  ] as const)('a job with status %s: %s', (state, expected) => {
    expect(mustBeWithdrawn(job(state))).toBe(expected);
  });

  it.each([
    ['success', true],
    ['pending', false],
    ['failure', false],
    ['error', false],
    ['unknown', false],
  ] as const)('a status without a job, %s: %s', (state, expected) => {
    const context = 'model-security/digits/evasion';
    expect(mustBeWithdrawn({ kind: 'unreadable', context, state, why: 'names no job' })).toBe(expected);
  });
});
