import { createTransport } from '../http/transport.ts';
import type { Redact } from '../core/redaction.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import type { GithubClient } from './client.ts';

/** Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs. */
export async function openGithubForRun(
  runner: Runner,
  settings: Settings,
  signal: AbortSignal,
): Promise<GithubClient> {
  const apiUrl = runner.variable('GITHUB_API_URL');
  const redact: Redact = (text) => runner.secrets.redact(text);
  const { requestTimeoutMs, maxAttempts } = settings.service;
  const { log, clock } = runner;
  // This import is a chunk of the bundle of its own, shared by all users of GitHub (docs/decisions).
  const { openGithub } = await import('./client.ts');
  return openGithub({
    token: settings.reports.githubToken ?? '',
    apiUrl: apiUrl === '' ? 'https://api.github.com' : apiUrl,
    redact,
    repository: runner.event.repository,
    signal,
    clock,
    transport: createTransport({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
  });
}

/** @returns the address of this run on GitHub */
export function buildRunUrl(runner: Runner): string {
  const { serverUrl, repository } = runner.event;
  return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}
