import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Redact } from '../core/redaction.ts';
import { attemptRequest } from './attempt.ts';
import { type Line, openLine } from './line.ts';
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

/** Creates the transport. Nothing that requests need is loaded before the first one. */
export function createTransport(options: TransportOptions): Transport {
  const lines = new Map<string, Promise<Line>>();
  const lineTo = (url: URL): Promise<Line> => {
    const line = lines.get(url.origin) ?? openLine(url);
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
  line: Line,
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
    const attempt = await attemptRequest(line, { ...request, redact }, options);
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
