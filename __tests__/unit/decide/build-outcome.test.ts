import { describe, expect, it } from '@jest/globals';
import { InvalidInputError, type Problem } from '@model-security-scan/common/problem';
import { ServiceError } from '../../../src/core/errors.ts';
import {
  failedOutcome,
  skippedOutcome,
  unfinishedOutcome,
  withdrawnOutcome,
} from '../../../src/decide/build-outcome.ts';
import type { RunState } from '../../../src/facts/run-state.ts';
import { sampleResult } from '../../support/sample-outcomes.ts';

const KNOWN: RunState = {
  mode: 'scan',
  repoType: 'github',
  target: { repoUrl: 'https://github.com/octo-org/digits', fork: false },
  results: [sampleResult('digits', 'evasion', 'submitted')],
  notices: ['noticed'],
};
const PROBLEM: Problem = { place: { kind: 'input', input: 'mode' }, message: 'is wrong.' };

describe('the outcome of an error', () => {
  it.each([
    [[PROBLEM], '1 problem with the inputs or the configuration; nothing was submitted.'],
    [[PROBLEM, PROBLEM], '2 problems with the inputs or the configuration; nothing was submitted.'],
  ])('lists the problems of the inputs (%#)', (problems, headline) => {
    expect(failedOutcome(KNOWN, new InvalidInputError(problems))).toStrictEqual({
      ...KNOWN,
      status: 'error',
      failureReason: 'invalid-input',
      failed: true,
      headline,
      problems,
    });
  });

  it('has the reason and the words of an error of the service', () => {
    expect(failedOutcome(KNOWN, new ServiceError('denied', 'The licence has expired.'))).toStrictEqual({
      ...KNOWN,
      status: 'error',
      failureReason: 'denied',
      failed: true,
      headline: 'The run could not be completed.',
      errorMessage: 'The licence has expired.',
      problems: [],
    });
  });

  it('names GitHub as the origin of its error', () => {
    const error = new ServiceError('unavailable', 'GitHub is away.', { origin: 'github' });
    expect(failedOutcome(KNOWN, error)).toMatchObject({ failureReason: 'unavailable', origin: 'github' });
  });

  it.each([new TypeError('x is not a function'), 'x is not a function'])(
    'has failed for any other: %s',
    (error) => {
      expect(failedOutcome(KNOWN, error)).toStrictEqual({
        ...KNOWN,
        status: 'error',
        failureReason: 'unexpected-answer',
        origin: 'action',
        failed: true,
        headline: 'The action itself failed.',
        errorMessage: 'An unexpected error occurred. Please report it: x is not a function',
        problems: [],
      });
    },
  );
});

describe('other special outcomes', () => {
  it('skip without failing, and say why', () => {
    const outcome = skippedOutcome({ mode: 'unknown', results: [], notices: [] });
    expect(outcome).toMatchObject({ status: 'skipped', failed: false, problems: [] });
    expect(outcome.headline).toContain('on-missing-credentials: skip');
  });

  it('have failed as long as the run has not ended', () => {
    expect(unfinishedOutcome(KNOWN)).toMatchObject({ ...KNOWN, status: 'submitted', failed: true });
    expect(withdrawnOutcome()).toMatchObject({ status: 'error', failed: true, results: [], problems: [] });
  });
});
