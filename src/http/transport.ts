import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Redact } from '../core/redaction.ts';
import { ServiceError } from '../core/errors.ts';
import { attemptRequest } from './attempt.ts';
import { type Connection, openConnection } from './connection.ts';
import { findTooLate, formatSeconds, mayRepeat, waitMs } from './retry-policy.ts';
import { TransportError } from './transport-error.ts';
import type { HttpAnswer, HttpRequest, Transport } from './exchange.ts';

export interface TransportOptions {
  /** The limit for each attempt; for an upload, the limit for the time without progress. */
  readonly requestTimeoutMs: number;
  /** At least 1. */
  readonly maxAttempts: number;
  /** Aborted if the run ends early, with a ServiceError as its reason. */
  readonly signal: AbortSignal;
  /** When the run's time is over, by the clock; absent if nothing limits it. */
  readonly endsAtMs?: number;
  readonly log: Log;
  readonly clock: Clock;
  /** Removes the run's secrets from a text. */
  readonly redact: Redact;
}

/** Creates the transport. Nothing that requests need is loaded before the first one. */
export function createTransport(options: TransportOptions): Transport {
  const lines = new Map<string, Promise<Connection>>();
  const lineTo = (url: URL): Promise<Connection> => {
    const line = lines.get(url.origin) ?? openConnection(url);
    lines.set(url.origin, line);
    return line;
  };
  return {
    send: async (request) => sendUntilAnswered(await lineTo(request.url), request, options),
    close: () => {
      for (const line of lines.values()) {
        line.then(
          ({ client }) => client?.dispose(),
          () => undefined,
        );
      }
      lines.clear();
    },
  };
}

async function sendUntilAnswered(
  line: Connection,
  request: HttpRequest,
  options: TransportOptions,
): Promise<HttpAnswer> {
  const { clock, log, maxAttempts, signal, endsAtMs = Infinity } = options;
  const redact: Redact = (text) => {
    const rest = options.redact(text);
    return request.redact?.(rest) ?? rest;
  };
  const startMs = clock.now();
  let fail: Failing;
  for (let number = 1; ; number += 1) {
    const attempt = await untilTimeIsUp(async () => {
      await request.beforeAttempt?.();
      return attemptRequest(line, { ...request, redact }, options);
    }, fail);
    if ('answer' in attempt) return attempt.answer;
    const endMs = clock.now();
    fail = (why) => {
      const tried = { attempts: number, elapsedMs: endMs - startMs, isLast: why !== '' };
      return new TransportError(request, { ...attempt, cause: `${attempt.cause}${why}` }, tried);
    };
    if (number >= maxAttempts || !mayRepeat(request.rule, attempt.fault)) throw fail('');
    const pauseMs = waitMs(number, attempt.fault, clock.random());
    const tooLate = findTooLate(attempt.fault, pauseMs, endsAtMs - endMs);
    if (tooLate !== undefined) throw fail(`; ${tooLate}`);
    log.info(
      `The ${request.operation} failed (${attempt.cause}); attempt ${String(number + 1)} of ${String(maxAttempts)} in ${formatSeconds(pauseMs)}.`,
    );
    await untilTimeIsUp(() => clock.sleep(pauseMs, signal), fail);
  }
}

/** Makes the error of the last attempt; undefined before the first has failed. `why` says that the run has no more time. */
type Failing = ((why: string) => TransportError) | undefined;

/** Does something that the end of the run's time may interrupt. After a failed attempt, the time is not what is wrong. */
async function untilTimeIsUp<T>(work: () => Promise<T>, fail: Failing): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTime = error instanceof ServiceError && error.reason === 'timeout' && !error.inDoubt;
    throw isTime && fail !== undefined ? fail('; the run ended before another answer') : error;
  }
}
