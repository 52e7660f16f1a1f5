import { HttpClient } from '@actions/http-client';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Redact } from '../redact/secrets.ts';
import { IN_DOUBT, ServiceError } from '../core/errors.ts';
import { attemptRequest, type FailedAttempt } from './attempt.ts';
import type { HttpAnswer, Transport, HttpRequest } from './types.ts';
import { mayRepeat, waitMs } from './retry-policy.ts';

export interface TransportOptions {
  /** For each attempt; for an upload, the time without progress. */
  readonly requestTimeoutMs: number;
  /** At least 1. */
  readonly maxAttempts: number;
  /** Aborted when the run ends, with a ServiceError as its reason. */
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly clock: Clock;
  /** Takes the run's secrets out of a text. */
  readonly redact: Redact;
}

/** Opens the transport through which every request goes, on @actions/http-client; proxies are honoured by it. */
export function createTransport(options: TransportOptions): Transport {
  // One client for each origin: a client keeps one agent, and an agent speaks either http or https.
  const clients = new Map<string, HttpClient>();
  const clientFor = (url: URL): HttpClient => {
    const known = clients.get(url.origin);
    if (known !== undefined) return known;
    const client = newClient(url);
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

/** @throws ServiceError where the environment's proxy is no address; the address may hold a password and is not told */
function newClient(url: URL): HttpClient {
  const client = new HttpClient('model-security-scan', [], {
    allowRedirects: false,
    allowRetries: false,
    // A second answer that comes late on a used connection would be taken for that to the next request: another job's.
    keepAlive: false,
  });
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
    const attempt = await attemptRequest(client, { ...request, redact }, options.requestTimeoutMs, signal);
    if ('answer' in attempt) return attempt.answer;
    if (number >= maxAttempts || !mayRepeat(request.rule, attempt.fault)) {
      throw giveUp(request, attempt, number, clock.now() - startMs);
    }
    const pauseMs = waitMs(number, attempt.fault, clock.random(), clock.now());
    log.info(
      `The ${request.operation} failed (${attempt.cause}); attempt ${String(number + 1)} of ${String(maxAttempts)} in ${seconds(pauseMs)}.`,
    );
    await clock.sleep(pauseMs, signal);
  }
}

function giveUp(
  request: HttpRequest,
  failed: FailedAttempt,
  attempts: number,
  elapsedMs: number,
): ServiceError {
  const what = `The ${request.operation} (${request.method} ${request.url.host}${request.url.pathname})`;
  const inDoubt = isInDoubt(request, failed);
  const options = { inDoubt, ...(failed.error === undefined ? {} : { cause: failed.error }) };
  if (failed.unexpected === true) {
    const advice = inDoubt ? ` ${IN_DOUBT} Then check base-url.` : '';
    return new ServiceError(
      'unexpected-answer',
      `${what} was answered by ${failed.cause}.${advice}`,
      options,
    );
  }
  const tried = `tried ${attempts === 1 ? 'once' : `${String(attempts)} times`} within ${seconds(elapsedMs)}`;
  const message = `${what} got no usable answer: ${failed.cause}; ${tried}.${adviceFor(request, inDoubt)}`;
  return new ServiceError('unavailable', message, options);
}

/** What is true of this request alone; what to do about its reason is said where errors are rendered. */
function adviceFor({ rule }: HttpRequest, inDoubt: boolean): string {
  if (rule !== 'submission') return '';
  return inDoubt
    ? ` ${IN_DOUBT}`
    : ' Check that the service is up and reachable from the runner, then run again.';
}

/** Whether it may have been processed, though it must not be. */
function isInDoubt({ rule }: HttpRequest, failed: FailedAttempt): boolean {
  if (rule !== 'submission') return false;
  // An answer that is no use was given to something; a way that is hopeless led nowhere.
  return failed.unexpected === true || (failed.fault.kind !== 'hopeless' && !mayRepeat(rule, failed.fault));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
