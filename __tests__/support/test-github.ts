import { type GithubClient, type GithubOptions, openGithub } from '../../src/github/client.ts';
import { Secrets } from '../../src/redact/secrets.ts';
import type { GithubServer } from './github-server.ts';

/** A client on real HTTP that waits without taking time. */
export interface TestGithub extends GithubClient {
  /** Every wait between attempts, in milliseconds. */
  readonly waits: readonly number[];
}

/** The constant time of the client's clock, in milliseconds since the epoch. */
export const NOW_MS = Date.UTC(2026, 10, 21, 12, 0, 0);

/** @param changes what differs from: 5 s for each attempt, half of the jitter, a run that never ends */
export async function openTestGithub(
  server: GithubServer,
  changes: Partial<GithubOptions> = {},
): Promise<TestGithub> {
  const waits: number[] = [];
  const secrets = new Secrets();
  secrets.add(server.token);
  const client = await openGithub({
    token: server.token,
    redact: (text) => secrets.redact(text),
    apiUrl: server.url,
    repository: server.repository,
    signal: new AbortController().signal,
    requestTimeoutMs: 5000,
    clock: {
      now: () => NOW_MS,
      random: () => 0.5,
      sleep: (ms, signal) => {
        signal.throwIfAborted();
        waits.push(ms);
        return Promise.resolve();
      },
    },
    ...changes,
  });
  return { ...client, waits };
}
