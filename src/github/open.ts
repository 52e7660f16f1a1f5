import type { ActiveRun } from '../run/active-run.ts';
import { createTransport } from '../http/transport.ts';
import type { Redact } from '../redact/secrets.ts';
import { InvalidInputError } from '../core/problem.ts';
import type { Runner } from '../core/runner.ts';
import { ServiceError } from '../core/errors.ts';
import type { Settings } from '../core/settings.ts';
import { type GithubClient, openGithub } from './client.ts';
import { GithubError } from './errors.ts';

/** Requests to GitHub at once. */
export const MAX_GITHUB_REQUESTS = 4;

/** Opens GitHub's API with the runner's addresses and the token of the inputs. */
export async function openGithubOf(
  runner: Runner,
  settings: Settings,
  signal: AbortSignal,
): Promise<GithubClient> {
  const apiUrl = runner.variable('GITHUB_API_URL');
  const redact: Redact = (text) => runner.secrets.redact(text);
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const { log, clock } = runner;
  return openGithub({
    token: settings.reports.githubToken ?? '',
    apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
    redact,
    repository: runner.event.repository,
    signal,
    transport: createTransport({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
  });
}

/** Where this run stands on GitHub. */
export function runUrlOf(runner: Runner): string {
  const { serverUrl, repository } = runner.event;
  return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}

/**
 * Does what the run cannot go on without.
 * @throws InvalidInputError where the token is not allowed to; ServiceError `unavailable` for any other fault of GitHub
 */
export async function needed<T>(active: ActiveRun, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    active.signal.throwIfAborted();
    if (!(error instanceof GithubError)) throw error;
    if (error.permission !== undefined || error.status === 401) {
      const message = `is not allowed to do what commit statuses need; nothing was submitted. ${error.message}`;
      throw new InvalidInputError([{ place: { kind: 'input', input: 'github-token' }, message }]);
    }
    throw new ServiceError('unavailable', `${error.message} Nothing was submitted.`, {
      origin: 'github',
      cause: error,
    });
  }
}
