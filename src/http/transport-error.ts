import { ServiceError } from '../core/errors.ts';
import type { FailedAttempt } from './attempt.ts';
import { isMaybeProcessed } from './retry-policy.ts';
import type { Fault, HttpRequest } from './types.ts';

/** A request got no usable answer. `inDoubt` is set for a submission that may have been processed. */
export class TransportError extends ServiceError {
  readonly fault: Fault;

  /**
   * @param last the last attempt
   * @param attempts the number of attempts
   * @param elapsedMs the time from the start of the first attempt to the end of the last
   */
  constructor(request: HttpRequest, last: FailedAttempt, attempts: number, elapsedMs: number) {
    const what = `The ${request.operation} (${request.method} ${request.url.host}${request.url.pathname})`;
    const isUnexpected = last.unexpected === true;
    const tried = `tried ${attempts === 1 ? 'once' : `${String(attempts)} times`} within ${formatSeconds(elapsedMs)}`;
    const message = isUnexpected
      ? `${what} was answered by ${last.cause}.`
      : `${what} got no usable answer: ${last.cause}; ${tried}.`;
    super(isUnexpected ? 'unexpected-answer' : 'unavailable', message, {
      inDoubt: request.rule === 'submission' && (isUnexpected || isMaybeProcessed(last.fault)),
      ...(last.error === undefined ? {} : { cause: last.error }),
    });
    this.fault = last.fault;
  }
}

/** Formats a duration in seconds: `1.5 s`. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
