import type { IncomingHttpHeaders } from 'node:http';
import type { Redact } from '../core/redaction.ts';
import type { StreamBody } from '../core/stream-body.ts';

/**
 * What may be sent again (docs/design.md, rule 2).
 * `repeatable`: after any passing fault. `submission`: only if it is certain that it was not processed.
 */
export type RepeatRule = 'repeatable' | 'submission';

export interface HttpRequest {
  /** The purpose of the request, for people: `lineage check`. Trusted text. */
  readonly operation: string;
  readonly rule: RepeatRule;
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | StreamBody;
  /** Awaited before every attempt; its error ends the request. */
  readonly beforeAttempt?: () => Promise<void>;
  /**
   * Takes the body of a 200 answer piece by piece instead of keeping it in memory; called anew for another attempt. Its
   * own failures are thrown as ServiceError, which ends the request.
   */
  readonly receive?: (pieces: AsyncIterable<Buffer>) => Promise<void>;
  /** Removes secrets of this request from texts of its answer; those of the run are removed before. */
  readonly redact?: Redact;
  /** A longer answer is an error. */
  readonly maxAnswerBytes: number;
  /** Tells the answers that call for another attempt from those that are handed back: each API has its own. */
  readonly readFault: ReadFault;
}

/**
 * Reads whether an answer says that the API could not serve the request.
 * @param nowMs milliseconds since the epoch
 * @returns undefined for an answer that is handed back; `cause` may hold untrusted text, never a secret
 */
export type ReadFault = (
  answer: HttpAnswer,
  nowMs: number,
) => { readonly fault: Fault; readonly cause: string } | undefined;

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** True if the system had taken the request's whole body when the answer was read; some servers answer sooner. */
  readonly isBodySent: boolean;
  /** Removes the secrets of run and request from texts of the answer. */
  readonly redact: Redact;
}

/** The one way by which every request leaves: to the service, to storages, to GitHub. */
export interface Transport {
  /**
   * Sends a request, and again as its rule allows.
   * @returns the answer, whatever its status, except those in which `readFault` sees a fault
   * @throws TransportError `unavailable` without a whole answer, `unexpected-answer` for a redirect or an oversized
   *   answer; ServiceError `timeout` or `cancelled` if the run ends meanwhile
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Closes every connection; nothing can be sent any more. */
  close(): void;
}

/**
 * Why an attempt got no usable answer, as far as a further attempt depends on it.
 * `notSent`: nothing of the request left. `maybeProcessed`: it may have been processed. `permanent`: another attempt
 * would end the same. `unavailable`: an answer that asks to come back later.
 */
export type Fault =
  | { readonly kind: 'notSent' | 'maybeProcessed' | 'permanent' }
  | {
      readonly kind: 'unavailable';
      /** `no`: the answer says for certain that the request was not processed. */
      readonly processed: 'no' | 'unknown';
      /** The wait that the answer asks for; absent if it asks for none. */
      readonly retryAfterMs?: number;
    };
