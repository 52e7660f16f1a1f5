import { MAX_RETRY_AFTER_MS, readRetryAfterMs } from '../http/retry-policy.ts';
import type { Fault, HttpAnswer, ReadFault } from '../http/types.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';

/** The statuses of an unavailable service (docs/design.md, "Errors of the service"). */
const UNAVAILABLE = new Set([408, 425, 429, 500, 502, 503, 504]);
/** The statuses with which a request can count as not processed (docs/design.md, rule 2). */
const NOT_PROCESSED = new Set([429, 503]);

/** Returns the fault if the status says that the service, or a storage that it names, was unavailable. */
export const readServiceFault: ReadFault = (answer, nowMs) => {
  const { status } = answer;
  if (!UNAVAILABLE.has(status)) return undefined;
  const askedMs = readRetryAfterMs(answer.headers['retry-after'], nowMs);
  const fault: Fault = {
    kind: 'unavailable',
    processed: NOT_PROCESSED.has(status) ? 'no' : 'unknown',
    ...(askedMs === undefined ? {} : { retryAfterMs: Math.min(askedMs, MAX_RETRY_AFTER_MS) }),
  };
  return { fault, cause: `status ${String(status)}${quoteBody(answer)}` };
};

function quoteBody({ body, redact }: HttpAnswer): string {
  const text = redactedExcerpt(body, 200, redact);
  return text === '' ? '' : `, "${text}"`;
}
