import { describe, expect, it } from '@jest/globals';
import { GithubError, ServiceError } from '../../../src/core/errors.ts';
import { buildRunUrl } from '../../../src/github/open.ts';
import { requireGithub } from '../../../src/github/statuses/require-github.ts';
import { InvalidInputError } from '../../../src/core/problem.ts';
import { createPlainRunner } from '../../support/plain-runner.ts';
import { failureOf } from '../../support/test-transport.ts';

const OPERATION = 'list the statuses';

function failureWith(error: Error, signal = new AbortController().signal): Promise<Error> {
  return failureOf(requireGithub(signal, () => Promise.reject(error)));
}

describe('work on GitHub that a run needs', () => {
  it('returns its result if it works', async () => {
    expect(await requireGithub(new AbortController().signal, () => Promise.resolve(7))).toBe(7);
  });

  it.each([
    ['lacks a permission', { status: 403, permission: 'statuses: write' }],
    ['is wrong', { status: 401 }],
  ] as const)('is a problem of the input github-token where the token %s', async (_what, about) => {
    const fault = new GithubError('GitHub refused.', { operation: OPERATION, ...about });
    const error = await failureWith(fault);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error.message).toMatch(/^input "github-token": .*nothing was submitted\. GitHub refused\.$/u);
  });

  it.each([{}, { status: 502 }])('is unavailable if GitHub fails: %j', async (about) => {
    const fault = new GithubError('GitHub is away.', { operation: OPERATION, ...about });
    const error = await failureWith(fault);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ reason: 'unavailable', origin: 'github', cause: fault });
    expect(error.message).toBe('GitHub is away. Nothing was submitted.');
  });

  it('keeps the error if it was not GitHub', async () => {
    const fault = new TypeError('a mistake of the program');
    expect(await failureWith(fault)).toBe(fault);
  });

  it('fails with the reason of the end if the run ended meanwhile', async () => {
    const reason = new ServiceError('cancelled', 'The run was cancelled.');
    const fault = new GithubError('GitHub refused.', { operation: OPERATION, status: 401 });
    expect(await failureWith(fault, AbortSignal.abort(reason))).toBe(reason);
  });
});

it('links the run on the server that it is of', () => {
  const event = { serverUrl: 'https://github.example', repository: 'acme/vision' };
  const runner = createPlainRunner({ event, variables: { GITHUB_RUN_ID: '17' } });
  expect(buildRunUrl(runner)).toBe('https://github.example/acme/vision/actions/runs/17');
});
