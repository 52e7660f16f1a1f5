import { HttpClient } from '@actions/http-client';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { Redact } from '../core/redaction.ts';
import { isLoopbackHost } from '../core/url.ts';
import { attemptRequest } from './attempt.ts';
import { mayRepeat, waitMs } from './retry-policy.ts';
import { formatSeconds, TransportError } from './transport-error.ts';
import type { HttpAnswer, HttpRequest, Transport } from './types.ts';

export interface TransportOptions {
  /** The limit for each attempt; for an upload, the limit for the time without progress. */
  readonly requestTimeoutMs: number;
  /** At least 1. */
  readonly maxAttempts: number;
  /** Aborted if the run ends early, with a ServiceError as its reason. */
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly clock: Clock;
  /** Removes the run's secrets from a text. */
  readonly redact: Redact;
}

/** Creates the transport. It is based on @actions/http-client, which honours proxies. */
export function createTransport(options: TransportOptions): Transport {
  // One client for each origin: a client keeps one agent, and an agent speaks either http or https.
  const clients = new Map<string, HttpClient>();
  const clientFor = (url: URL): HttpClient => {
    const known = clients.get(url.origin);
    if (known !== undefined) return known;
    const client = createClient(url);
    clients.set(url.origin, client);
    return client;
  };
  return {
    send: async (request) => sendUntilAnswered(clientFor(request.url), request, options),
    close: () => {
      for (const client of clients.values()) client.dispose();
      clients.clear();
    },
  };
}

/** @throws ServiceError if the proxy of the environment is not an address; it is not shown, as it may hold a password */
function createClient(url: URL): HttpClient {
  const client = new HttpClient('model-security-scan', [], {
    allowRedirects: false,
    allowRetries: false,
    // On a reused connection, a late second answer would be taken for the answer to the next request.
    keepAlive: false,
  });
  // No proxy is used for this machine.
  if (isLoopbackHost(url.hostname)) return client;
  try {
    client.getAgent(url.href);
  } catch {
    const name = `${url.protocol.replace(':', '')}_proxy`;
    const message = `The environment variable ${name} is not the address of a proxy. Expected something like http://proxy.example.com:3128.`;
    throw new ServiceError('invalid-input', message);
  }
  return client;
}

async function sendUntilAnswered(
  client: HttpClient,
  request: HttpRequest,
  options: TransportOptions,
): Promise<HttpAnswer> {
  const { clock, log, maxAttempts, signal } = options;
  const redact: Redact = (text) => {
    const rest = options.redact(text);
    return request.redact?.(rest) ?? rest;
  };
  const startMs = clock.now();
  for (let number = 1; ; number += 1) {
    await request.beforeAttempt?.();
    const attempt = await attemptRequest(client, { ...request, redact }, options);
    if ('answer' in attempt) return attempt.answer;
    if (number >= maxAttempts || !mayRepeat(request.rule, attempt.fault)) {
      throw new TransportError(request, attempt, number, clock.now() - startMs);
    }
    const pauseMs = waitMs(number, attempt.fault, clock.random());
    log.info(
      `The ${request.operation} failed (${attempt.cause}); attempt ${String(number + 1)} of ${String(maxAttempts)} in ${formatSeconds(pauseMs)}.`,
    );
    await clock.sleep(pauseMs, signal);
  }
}
