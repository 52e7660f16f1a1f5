import type { IncomingHttpHeaders } from 'node:http';
import type { Redact } from '../core/redaction.ts';

/**
 * Tells when a request may be sent again (docs/design.md, rule 2).
 * `repeatable`: after any fault that may pass. `submission`: only if the request was certainly not processed.
 */
export type RepeatRule = 'repeatable' | 'submission';

export interface HttpRequest {
  /** The purpose of the request, in words for people, such as `lineage check`. Trusted text. */
  readonly operation: string;
  readonly rule: RepeatRule;
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | StreamBody;
  /** Awaited before every attempt; its error ends the request. */
  readonly beforeAttempt?: () => Promise<void>;
  /**
   * Takes the body of a 200 answer piece by piece, so that it is not kept in memory. Called again for another attempt. If
   * it fails, it throws a ServiceError, which ends the request.
   */
  readonly receive?: (pieces: AsyncIterable<Buffer>) => Promise<void>;
  /** Removes the secrets of this request from texts of its answer, after those of the run were removed. */
  readonly redact?: Redact;
  /** A longer answer is an error. */
  readonly maxAnswerBytes: number;
  /** Recognizes the answers that call for another attempt. Each API has its own rules. */
  readonly readFault: ReadFault;
}

/**
 * Finds the fault that an answer reports, if the API could not serve the request.
 * @param nowMs milliseconds since the epoch
 * @returns undefined for an answer without such a fault; `cause` may hold untrusted text, never a secret
 */
export type ReadFault = (
  answer: HttpAnswer,
  nowMs: number,
) => { readonly fault: Fault; readonly cause: string } | undefined;

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** True if the operating system had taken the whole request body before the answer was read. Some servers answer sooner. */
  readonly isBodySent: boolean;
  /** Removes the secrets of the run and of the request from texts of the answer. */
  readonly redact: Redact;
}

/** Sends every request of the action: to the service, to storages and to GitHub. */
export interface Transport {
  /**
   * Sends a request, and sends it again if it fails and its rule allows that.
   * @returns the first answer without a fault by `readFault`, whatever its status
   * @throws TransportError `unavailable` if there is no complete answer, `unexpected-answer` for a redirect or an
   *   oversized answer; ServiceError `timeout` or `cancelled` if the run ends meanwhile
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Closes every connection. Nothing can be sent afterwards. */
  close(): void;
}

/** The failure of an attempt, which decides about another attempt. */
export interface Fault {
  /**
   * `notSent`: no part of the request was sent. `refused`: the answer makes certain that the request was not processed.
   * `maybeProcessed`: it may have been processed. `permanent`: another attempt would fail the same way.
   */
  readonly kind: 'notSent' | 'refused' | 'maybeProcessed' | 'permanent';
  /** The wait that is granted of the one that the answer asks for, in milliseconds; absent if it asks for none. */
  readonly retryAfterMs?: number;
  /** The whole wait that the answer asks for. */
  readonly askedMs?: number;
}

/** A body that is sent as a stream. It can be opened again for another attempt. */
export interface StreamBody {
  /** The exact size of all chunks together, which is sent as Content-Length. */
  readonly bytes: number;
  /**
   * Gives the chunks one after the other. The memory of a chunk may be reused when the next but one is asked for. Nothing
   * is opened before the first chunk is asked for, and everything is closed if the reader stops early.
   */
  open(): AsyncIterable<Buffer, void>;
}
