import { ServiceError } from '../core/errors.ts';
import type { FailedAttempt } from './attempt.ts';
import { isMaybeProcessed } from './retry-policy.ts';
import type { Fault } from './types.ts';
import type { HttpRequest } from './types.ts';

/** A request that got no usable answer. `inDoubt` if it is a submission that may have been processed. */
export class TransportError extends ServiceError {
  readonly fault: Fault;

  /**
   * @param last the attempt after which no other followed
   * @param attempts how many there were
   * @param elapsedMs from the first attempt to the end of the last
   */
  constructor(request: HttpRequest, last: FailedAttempt, attempts: number, elapsedMs: number) {
    const what = `The ${request.operation} (${request.method} ${request.url.host}${request.url.pathname})`;
    const isUnexpected = last.unexpected === true;
    const tried = `tried ${attempts === 1 ? 'once' : `${String(attempts)} times`} within ${seconds(elapsedMs)}`;
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

/** `1.5 s` */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
