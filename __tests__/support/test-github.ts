import { type GithubClient, type GithubOptions, openGithub } from '../../src/github/client.ts';
import { createTransport, type TransportOptions } from '../../src/http/transport.ts';
import { Secrets } from '../../src/redact/secrets.ts';
import type { GithubServer } from './github-server.ts';
import { createRecordingLog, hastyClock } from './recording-log.ts';

/** A client on real HTTP that waits without taking time. */
export interface TestGithub extends GithubClient {
  /** Every wait between attempts, in milliseconds. */
  readonly waits: readonly number[];
}

/** The time that the client's clock always gives, in milliseconds since the epoch. */
export const NOW_MS = Date.UTC(2026, 10, 21, 12, 0, 0);

type Changes = Partial<
  Omit<GithubOptions, 'transport'> & Pick<TransportOptions, 'requestTimeoutMs' | 'maxAttempts' | 'clock'>
>;

/** @param changes the differences from: 3 attempts of 5 s each, half of the jitter, a run that never ends */
export async function openTestGithub(server: GithubServer, changes: Changes = {}): Promise<TestGithub> {
  const waits: number[] = [];
  const secrets = new Secrets();
  secrets.add(server.token);
  const redact = (text: string): string => secrets.redact(text);
  const signal = changes.signal ?? new AbortController().signal;
  const { requestTimeoutMs = 5000, maxAttempts = 3, clock, ...options } = changes;
  const ownClock = clock ?? hastyClock(waits, () => NOW_MS);
  const transport = createTransport({
    log: createRecordingLog(),
    requestTimeoutMs,
    maxAttempts,
    signal,
    redact,
    clock: ownClock,
  });
  const client = await openGithub({
    token: server.token,
    apiUrl: server.url,
    repository: server.repository,
    ...options,
    redact,
    signal,
    transport,
    clock: ownClock,
  });
  return { ...client, waits };
}
