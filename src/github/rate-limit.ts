import { at, textAt } from '@model-security-scan/common/json';
import { MAX_RETRY_AFTER_MS, readRetryAfterMs } from '../http/retry-policy.ts';
import type { Fault, HttpAnswer, ReadFault } from '../http/exchange.ts';
import { redactedExcerpt } from '../redact/redacted-excerpt.ts';

/**
 * Finds the faults in GitHub's answers: rate limits (documentation of GitHub's REST API), failures of its servers, and
 * successes whose JSON is incomplete.
 */
export const readGithubFault: ReadFault = (answer, nowMs) => {
  const { status } = answer;
  const data = parseJson(answer.body);
  if (status >= 200 && status < 300) {
    if (typeof data !== 'object') {
      return { fault: { kind: 'maybeProcessed' }, cause: 'the answer is not complete JSON' };
    }
    return undefined;
  }
  const isLimit = isRateLimit(answer, data);
  if (!isLimit && status < 500 && status !== 408) return undefined;
  const message = redactedExcerpt(readMessage(data), 400, answer.redact);
  const cause = `status ${String(status)}${message === '' ? '' : `, "${message}"`}`;
  return { fault: describeUnavailability(answer, isLimit, nowMs), cause };
};

function parseJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return value;
  } catch {
    return undefined;
  }
}

function describeUnavailability({ headers }: HttpAnswer, isLimit: boolean, nowMs: number): Fault {
  const askedMs = readRetryAfterMs(headers['retry-after'], nowMs) ?? readResetMs(headers, nowMs);
  // If a limit names no time, GitHub's documentation says to wait at least a minute.
  const waitMs = askedMs ?? (isLimit ? MAX_RETRY_AFTER_MS : undefined);
  return {
    kind: isLimit ? 'refused' : 'maybeProcessed',
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  };
}

/** True for a rate limit: 429, or 403 with one of these signs. A 403 without them is a missing permission. */
function isRateLimit({ status, headers }: HttpAnswer, data: unknown): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit/iu.test(readMessage(data))
  );
}

/** @returns the milliseconds until the end of a primary limit, which GitHub gives in seconds since the epoch */
function readResetMs(headers: HttpAnswer['headers'], nowMs: number): number | undefined {
  const reset = textAt(headers, 'x-ratelimit-reset');
  if (reset === undefined || headers['x-ratelimit-remaining'] !== '0') return undefined;
  const leftMs = Number(reset) * 1000 - nowMs;
  return Number.isNaN(leftMs) ? undefined : Math.max(leftMs, 0);
}

/** @returns GitHub's `message` and those of its `errors`, or an empty text; untrusted */
export function readMessage(data: unknown): string {
  const errors = at(data, 'errors');
  const details: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const texts = [textAt(data, 'message'), ...details.map((one) => textAt(one, 'message') ?? one)];
  return texts.filter((text) => typeof text === 'string').join(': ');
}
