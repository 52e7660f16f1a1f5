import type { IncomingHttpHeaders } from 'node:http';
import type { Redact } from '../redact/secrets.ts';

/** A body that is sent as a stream; it can be opened again for another try. */
export interface StreamBody {
  /** Exact number of bytes of all chunks together: sent as Content-Length. */
  readonly bytes: number;
  /**
   * Gives the chunks one after the other. One stays as it is until the next but one is asked for: its memory may then be
   * used again. Nothing is opened before the first is asked for, and whoever stops early closes what was opened.
   */
  open(): AsyncIterable<Buffer, void>;
}

/**
 * What may be sent again (docs/design.md, rule 2).
 * `repeatable`: after any passing fault. `submission`: only where it is certain that it was not processed.
 */
export type RepeatRule = 'repeatable' | 'submission';

export interface HttpRequest {
  /** What the request is for, for people: `lineage check`. Trusted text. */
  readonly operation: string;
  readonly rule: RepeatRule;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | StreamBody;
  /** Awaited before every attempt; its error ends the request. */
  readonly beforeAttempt?: () => Promise<void>;
  /**
   * Takes the body of a 200 answer piece by piece in place of memory; called anew for another try. What it fails with
   * itself it throws as a ServiceError, which ends the request.
   */
  readonly receive?: (pieces: AsyncIterable<Buffer>) => Promise<void>;
  /** Takes secrets of this request out of what its answer says; those of the run are taken out before. */
  readonly redact?: Redact;
  /** What an answer is read to at most; an answer over it is an error. */
  readonly maxAnswerBytes: number;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the system had taken the request's whole body when the answer was read; some answer sooner. */
  readonly isBodySent: boolean;
  /** Takes the secrets of run and request out of what is quoted of it. */
  readonly redact: Redact;
}

/** The one transport through which every request goes. */
export interface Transport {
  /**
   * Sends a request, and again as its rule allows.
   * @returns the answer, whatever its status, but for those that mean `unavailable` (408, 425, 429, 500, 502, 503, 504)
   * @throws ServiceError `unavailable` where no answer was had, or none to its end, `unexpected-answer` for a redirect or an
   *   oversized answer, `timeout` or `cancelled` where the run ended meanwhile
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Closes every connection; the transport cannot be used any more. */
  close(): void;
}
