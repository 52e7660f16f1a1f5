import type { ServerResponse } from 'node:http';
import { type Answer, sendAnswer } from '../wire/answer.ts';
import type { FaultSource, InjectedFault } from './injected-fault.ts';
import type { RequestLog } from './request-log.ts';
import type { ServiceState } from './service-state.ts';

/** Everything that a request needs on its way to an operation, on either port. */
export interface RequestContext {
  readonly state: ServiceState;
  readonly faults: FaultSource;
  readonly requests: RequestLog;
  /** True if one more request is within the rate limit; must be called once for each request. */
  readonly passesRateLimit: () => boolean;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
}

/** Sends an answer, spoilt if a fault hits the request. */
export async function deliver(
  response: ServerResponse,
  answer: Answer,
  fault: InjectedFault | undefined,
  closing: AbortSignal,
): Promise<void> {
  if (fault === undefined) sendAnswer(response, answer);
  else await fault.deliver(response, answer, closing);
}
