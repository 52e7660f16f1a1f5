import { ServiceError } from '../core/errors.ts';
import type { FailedAttempt } from './attempt.ts';
import { formatSeconds } from './retry-policy.ts';
import type { Fault, HttpRequest } from './exchange.ts';

interface Tried {
  readonly attempts: number;
  /** The time from the start of the first attempt to the end of the last. */
  readonly elapsedMs: number;
  /** True if the time of the run is over before another attempt, so that nothing can be sent any more. */
  readonly isLast: boolean;
}

/** A request got no usable answer. `inDoubt` is set for a submission that may have been processed. */
export class TransportError extends ServiceError {
  readonly fault: Fault;
  /** True if the run ends before anything else could be sent: nothing is gained by waiting. */
  readonly isLast: boolean;

  /** @param last the last attempt */
  constructor(request: HttpRequest, last: FailedAttempt, tried: Tried) {
    const { attempts, elapsedMs, isLast } = tried;
    const what = `The ${request.operation} (${request.method} ${request.url.host}${request.url.pathname})`;
    const isUnexpected = last.unexpected === true;
    const often = `tried ${attempts === 1 ? 'once' : `${String(attempts)} times`} within ${formatSeconds(elapsedMs)}`;
    const message = isUnexpected
      ? `${what} was answered by ${last.cause}.`
      : `${what} got no usable answer: ${last.cause}; ${often}.`;
    super(isUnexpected ? 'unexpected-answer' : 'unavailable', message, {
      inDoubt: request.rule === 'submission' && (isUnexpected || last.fault.kind === 'maybeProcessed'),
      ...(last.error === undefined ? {} : { cause: last.error }),
    });
    this.fault = last.fault;
    this.isLast = isLast;
  }
}
