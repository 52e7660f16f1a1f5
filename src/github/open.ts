import { createTransport } from '../http/transport.ts';
import type { Redact } from '../core/redaction.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
import type { GithubClient } from './client.ts';
import { WritePacer } from './write-pacer.ts';

/** The requests that may be sent to GitHub at once. */
export const MAX_GITHUB_REQUESTS = 4;

/** One for each run, because GitHub's limits are shared by everything that a run writes. */
const pacers = new WeakMap<Runner, WritePacer>();

function pacerOf(runner: Runner): WritePacer {
  const pacer = pacers.get(runner) ?? new WritePacer(runner.clock, runner.log);
  pacers.set(runner, pacer);
  return pacer;
}

/** Sends every write at once: for the last words of a run that ends, which has no time to wait. */
const UNPACED: Pick<WritePacer, 'waitForTurn'> = { waitForTurn: () => Promise.resolve() };

/**
 * Opens GitHub's API for a run: with the addresses of its runner and the token of its inputs.
 * @param pacing `unpaced` sends writes at once even if GitHub may refuse them
 */
export async function openGithubForRun(
  runner: Runner,
  settings: Settings,
  signal: AbortSignal,
  pacing: 'paced' | 'unpaced' = 'paced',
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
    pacer: pacing === 'paced' ? pacerOf(runner) : UNPACED,
    transport: createTransport({ requestTimeoutMs, maxAttempts, signal, log, clock, redact }),
  });
}

/** @returns the address of this run on GitHub */
export function buildRunUrl(runner: Runner): string {
  const { serverUrl, repository } = runner.event;
  return `${serverUrl}/${repository}/actions/runs/${runner.variable('GITHUB_RUN_ID')}`;
}
