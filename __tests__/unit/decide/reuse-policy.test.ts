import { describe, expect, it } from '@jest/globals';
import {
  anyOutvotesRecord,
  decideReuse,
  mustBeWithdrawn,
  contradictsRecord,
} from '../../../src/decide/reuse-policy.ts';
import type { RememberedStatus, StatusJob } from '../../../src/facts/commit-status.ts';
import { RESCANS } from '../../../src/facts/settings.ts';

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

describe('the decision to submit an analysis', () => {
  it.each(RESCANS)('resumes no job that is not remembered, with rescan %s', (rescan) => {
    const jobless = { kind: 'jobless', context: 'model-security/digits/evasion', state: 'error' } as const;
    expect(decideReuse(undefined, DIGEST, rescan, false)).toEqual({
      action: 'submit',
      why: 'No commit status names a job of this analysis, so it is submitted.',
    });
    expect(decideReuse(jobless, DIGEST, rescan, false)).toMatchObject({ action: 'submit' });
  });

  it.each([
    ['pending', 'never', 'resume'],
    ['pending', 'when-stale', 'resume'],
    ['pending', 'always', 'resume'],
    ['success', 'never', 'resume'],
    ['success', 'when-stale', 'resume'],
    ['success', 'always', 'submit'],
    ['failure', 'never', 'resume'],
    ['failure', 'when-stale', 'resume'],
    ['failure', 'always', 'submit'],
    ['error', 'never', 'submit'],
    ['error', 'when-stale', 'submit'],
    ['error', 'always', 'submit'],
  ] as const)(
    'a job with status %s and rescan %s: %s; one with another digest: submit',
    (state, rescan, action) => {
      const decision = decideReuse(job(state), DIGEST, rescan, false);
      expect(decision.action).toBe(action);
      expect(decision.why).toMatch(/^.*\bam9i==.*\.$/u);
      expect('job' in decision ? decision.job : undefined).toEqual(
        action === 'resume' ? job(state) : undefined,
      );
      const other = decideReuse(job(state, OTHER), DIGEST, rescan, false);
      expect(other).toMatchObject({ action: 'submit' });
      expect(other.why).toMatch(
        /for another model id, configuration or artifacts, so the analysis is submitted\.$/u,
      );
    },
  );

  it.each([
    ['pending', 'which was running'],
    ['success', 'which has a verdict'],
    ['failure', 'which has a verdict'],
  ] as const)('says how far a resumed job was: %s', (state, expected) => {
    expect(decideReuse(job(state), DIGEST, 'never', false).why).toContain(expected);
  });
});

describe('a submission in doubt', () => {
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
  ] as const)(
    'with rescan %s, in a run started by a person (%s): %s',
    (rescan, isStartedByPerson, action) => {
      const decision = decideReuse(doubt, DIGEST, rescan, isStartedByPerson);
      expect(decision.action).toBe(action);
      expect(decision.why).toContain(doubt.runUrl);
      expect(decision.why).toContain('dashboard');
      // A second job may cost twice, so people get a warning; a refusal says what to do.
      const why = expect.stringMatching(/re-run this workflow run by hand, or set rescan: always\.$/u);
      expect(decision).toMatchObject(action === 'submit' ? { isWarning: true } : { why });
    },
  );

  it('may still be under way, if no run has ended it', () => {
    const pending = { ...doubt, state: 'pending' } as const;
    const { action, why } = decideReuse(pending, DIGEST, 'never', false);
    expect(action).toBe('refuse');
    expect(why).toMatch(/^Another run \(.*\) is submitting this exact analysis, or ended while it did\./u);
  });

  it('does not warn about another analysis', () => {
    const decision = decideReuse(doubt, OTHER, 'never', false);
    expect(decision).toMatchObject({ action: 'submit' });
    expect(decision).not.toHaveProperty('isWarning');
    expect(decision.why).toMatch(/another model id, configuration or artifacts, so it is submitted\.$/u);
  });

  it('may stay while the analysis is submitted again', () => {
    expect(mustBeWithdrawn('error', doubt)).toBe(false);
    expect(mustBeWithdrawn('pending', { ...doubt, state: 'pending' })).toBe(false);
  });
});

describe('statuses that are withdrawn before an analysis is submitted again', () => {
  it.each([
    ['success', true],
    ['pending', true],
    ['failure', false],
    ['error', false],
  ] as const)('a job with status %s: %s', (state, expected) => {
    expect(mustBeWithdrawn(state, job(state))).toBe(expected);
  });

  it.each([
    ['success', true],
    ['pending', false],
    ['failure', false],
    ['error', false],
    ['unknown', false],
  ] as const)('a status that is not remembered, %s: %s', (state, expected) => {
    expect(mustBeWithdrawn(state, undefined)).toBe(expected);
  });
});

describe('an own status that outvotes the record of an earlier scan', () => {
  const context = 'model-security/digits/evasion';
  const NOTHING = memoryOf();

  function memoryOf(...statuses: readonly RememberedStatus[]): {
    readonly remembered: ReadonlyMap<string, RememberedStatus>;
  } {
    return { remembered: new Map(statuses.map((status, index) => [String(index), status])) };
  }

  it.each([
    ['success', false],
    ['pending', true],
    ['failure', true],
    ['error', true],
  ] as const)('%s: %s', (state, expected) => {
    const own: readonly RememberedStatus[] = [
      job(state),
      job(state, OTHER),
      { kind: 'jobless', context, state },
    ];
    for (const status of own) {
      expect(contradictsRecord(status, NOTHING, DIGEST)).toBe(expected);
      expect(anyOutvotesRecord(memoryOf(status))).toBe(expected);
    }
    expect(contradictsRecord({ kind: 'replaced', context, state }, NOTHING, DIGEST)).toBe(false);
    expect(anyOutvotesRecord(memoryOf({ kind: 'replaced', context, state }))).toBe(false);
  });

  it('is none if nothing is remembered', () => {
    expect(contradictsRecord(undefined, NOTHING, DIGEST)).toBe(false);
    expect(anyOutvotesRecord(NOTHING)).toBe(false);
  });

  it.each([
    ['a verdict of the same plan', { ...job('success'), group: 'g' }, true],
    ['a verdict of another plan', { ...job('success'), group: 'h' }, false],
    [
      'a record that replaced one of the same plan',
      { kind: 'replaced', context, state: 'success', group: 'g' },
      false,
    ],
  ] as const)('is that of an analysis without a status, beside %s', (_what, other, expected) => {
    expect(contradictsRecord(undefined, memoryOf(other), DIGEST)).toBe(false);
    for (const state of ['pending', 'error', 'failure', 'success'] as const) {
      const plan = { kind: 'plan', context: 'model-security', state, group: 'g', plan: DIGEST } as const;
      const memory = memoryOf(other, plan);
      expect(contradictsRecord(undefined, memory, DIGEST)).toBe(expected && state !== 'success');
      expect(contradictsRecord(undefined, memory, OTHER)).toBe(false);
      expect(anyOutvotesRecord(memory)).toBe(expected && state !== 'success');
    }
  });
});
