import type { ServerResponse } from 'node:http';
import type { Answer } from '../wire/answer.ts';
import type { Operation } from './operations.ts';

/** A fault that a test asked for and that hits one request. */
export interface InjectedFault {
  /** A name for the request log. */
  readonly kind: string;
  /** The answer if the request must not be processed; undefined if it is processed and only its answer is spoilt. */
  readonly unprocessed: Answer | undefined;
  /** True if the connection is reset instead of answered. */
  readonly resets: boolean;
  /** The status that the client gets. */
  statusOf(answer: Answer): number;
  /** Sends the spoilt answer. @param signal ends delays when the service closes */
  deliver(response: ServerResponse, answer: Answer, signal: AbortSignal): Promise<void>;
}

/** Decides which requests a fault hits. */
export interface FaultSource {
  /** The fault for this request, if any. */
  take(operation: Operation): InjectedFault | undefined;
}
