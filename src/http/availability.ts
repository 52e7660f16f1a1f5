import { MAX_RETRY_AFTER_MS, readRetryAfterMs } from './retry-policy.ts';
import type { Fault, HttpAnswer, ReadFault } from './exchange.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';

/** The statuses of an unavailable service (docs/design.md, "Errors of the service"). */
const UNAVAILABLE = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * True if an answer makes certain that the request was not processed (docs/design.md, rule 2). A service that limits its
 * load answers 429, or 503 with a Retry-After. A bare 503 is ambiguous: proxies such as Envoy also send it when the
 * connection to the service broke after the service had taken the request.
 * @param askedMs the wait that the answer's Retry-After asks for; undefined if there is none, or none that can be read
 */
function isSurelyNotProcessed(status: number, askedMs: number | undefined): boolean {
  return status === 429 || (status === 503 && askedMs !== undefined);
}

/** Returns the fault if the status says that the service, or a storage that it names, was unavailable. */
export const readServiceFault: ReadFault = (answer, nowMs) => {
  const { status } = answer;
  if (!UNAVAILABLE.has(status)) return undefined;
  const askedMs = readRetryAfterMs(answer.headers['retry-after'], nowMs);
  const fault: Fault = {
    kind: isSurelyNotProcessed(status, askedMs) ? 'refused' : 'maybeProcessed',
    ...(askedMs === undefined ? {} : { retryAfterMs: Math.min(askedMs, MAX_RETRY_AFTER_MS), askedMs }),
  };
  return { fault, cause: `status ${String(status)}${quoteBody(answer)}` };
};

function quoteBody({ body, redact }: HttpAnswer): string {
  const text = redactedExcerpt(body, 200, redact);
  return text === '' ? '' : `, "${text}"`;
}
