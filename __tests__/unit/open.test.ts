import { describe, expect, it } from '@jest/globals';
import type { ActiveRun } from '../../src/run/active-run.ts';
import { GithubError } from '../../src/github/errors.ts';
import { needed, runUrlOf } from '../../src/github/open.ts';
import { InvalidInputError } from '../../src/core/problem.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { readSettings } from '../../src/inputs/read-settings.ts';
import { createPlainRunner } from '../support/plain-runner.ts';
import { CHECK, settingsSource } from '../support/settings-source.ts';
import { failureOf, openTestTransport } from '../support/test-transport.ts';

async function activeRun(signal = new AbortController().signal): Promise<ActiveRun> {
  const settings = await readSettings(settingsSource(CHECK));
  if (settings === undefined) throw new Error('There are credentials.');
  const known = { mode: 'scan', results: [], notices: [] } as const;
  return {
    runner: createPlainRunner(),
    settings,
    transport: openTestTransport(),
    signal,
    known: { ...known },
  };
}

const OPERATION = 'list the statuses';

async function failureWith(error: Error, signal?: AbortSignal): Promise<Error> {
  const active = await activeRun(signal);
  return failureOf(needed(active, () => Promise.reject(error)));
}

describe('what a run cannot go on without', () => {
  it('is handed on where it works', async () => {
    expect(await needed(await activeRun(), () => Promise.resolve(7))).toBe(7);
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

  it.each([{}, { status: 502 }])('is unavailable where GitHub fails: %j', async (about) => {
    const fault = new GithubError('GitHub is away.', { operation: OPERATION, ...about });
    const error = await failureWith(fault);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ reason: 'unavailable', origin: 'github', cause: fault });
    expect(error.message).toBe('GitHub is away. Nothing was submitted.');
  });

  it('fails as it failed where it was not GitHub', async () => {
    const fault = new TypeError('a mistake of the program');
    expect(await failureWith(fault)).toBe(fault);
  });

  it('fails with the reason of the end where the run ended meanwhile', async () => {
    const reason = new ServiceError('cancelled', 'The run was cancelled.');
    const fault = new GithubError('GitHub refused.', { operation: OPERATION, status: 401 });
    expect(await failureWith(fault, AbortSignal.abort(reason))).toBe(reason);
  });
});

it('links the run on the server that it is of', () => {
  const event = { serverUrl: 'https://github.example', repository: 'acme/vision' };
  const runner = createPlainRunner({ event, variables: { GITHUB_RUN_ID: '17' } });
  expect(runUrlOf(runner)).toBe('https://github.example/acme/vision/actions/runs/17');
});
