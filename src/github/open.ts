import { createTransport } from '../http/transport.ts';
import type { Redact } from '../core/redaction.ts';
import type { Runner } from '../core/runner.ts';
import type { Settings } from '../core/settings.ts';
import type { GithubClient } from './client.ts';

/** The requests that may be sent to GitHub at once. */
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
  // A chunk of the bundle by itself, shared by all that open GitHub (docs/decisions).
  const { openGithub } = await import('./client.ts');
  return openGithub({
    token: settings.reports.githubToken ?? '',
    apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
    redact,
    repository: runner.event.repository,
    signal,
    transport: createTransport({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
  });
}

/** The address of this run on GitHub. */
export function runUrlOf(runner: Runner): string {
  const { serverUrl, repository } = runner.event;
  return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}
