import { messageOf } from '../core/error-message.ts';
import { at, textAt } from '../core/json.ts';
import { OversizedAnswerError } from './capped-fetch.ts';
import { MAX_RETRY_AFTER_MS, retryAfterMs } from '../http/retry-policy.ts';

/**
 * What one request to GitHub came to, where it came to no good end.
 * `refused`: certain that nothing was sent. `broken`: may have been processed. `limited`: certain that it was not
 * processed, since GitHub was asked too often. `failed`: GitHub itself failed. `final`: another try would end the same.
 */
export interface GithubFault {
  readonly kind: 'refused' | 'broken' | 'limited' | 'failed' | 'final';
  /** Absent where there was no answer. */
  readonly status?: number;
  /** What happened, as a clause; untrusted. */
  readonly why: string;
  /** How long GitHub asks to wait, in milliseconds; capped. */
  readonly waitMs?: number;
}

/** Codes of Node and of undici for faults that come before anything is sent. */
const NOT_SENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

const FIRST_WAIT_MS = 1000;

/**
 * Reads what octokit threw: an error with `response` where GitHub answered, else one with the `cause` of the silence.
 * @param nowMs milliseconds since the epoch
 */
export function faultOf(error: unknown, nowMs: number): GithubFault {
  const status = at(error, 'response', 'status');
  if (typeof status === 'number') return answeredFault(status, at(error, 'response'), nowMs);
  const cause = at(error, 'cause');
  if (cause instanceof OversizedAnswerError) return { kind: 'final', why: `GitHub gave ${cause.message}` };
  const why = `there was no answer: ${messageOf(error)}`;
  const codes = [at(cause, 'code'), at(cause, 'cause', 'code')];
  const notSent = codes.some((code) => NOT_SENT.some((known) => known === code));
  return { kind: notSent ? 'refused' : 'broken', why };
}

function answeredFault(status: number, response: unknown, nowMs: number): GithubFault {
  const why = `GitHub answered ${String(status)}${quoted(messageIn(at(response, 'data')))}`;
  const waitMs = askedWaitMs(at(response, 'headers'), nowMs);
  const common = { status, why, ...(waitMs === undefined ? {} : { waitMs }) };
  if (isRateLimit(status, response)) {
    // GitHub's rule where it names no time: at least a minute.
    return { ...common, kind: 'limited', waitMs: waitMs ?? MAX_RETRY_AFTER_MS };
  }
  return { ...common, kind: status >= 500 || status === 408 ? 'failed' : 'final' };
}

/** GitHub tells of its limits by 429, or by 403 with one of these signs; a missing permission is a 403 without. */
function isRateLimit(status: number, response: unknown): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const headers = at(response, 'headers');
  return (
    textAt(headers, 'retry-after') !== undefined ||
    textAt(headers, 'x-ratelimit-remaining') === '0' ||
    /rate limit/iu.test(messageIn(at(response, 'data')))
  );
}

function askedWaitMs(headers: unknown, nowMs: number): number | undefined {
  const asked = retryAfterMs(textAt(headers, 'retry-after'), nowMs);
  if (asked !== undefined) return asked;
  const reset = textAt(headers, 'x-ratelimit-reset');
  if (reset === undefined || textAt(headers, 'x-ratelimit-remaining') !== '0') return undefined;
  return retryAfterMs(String(Math.max(0, Math.ceil(Number(reset) - nowMs / 1000))), nowMs);
}

/** GitHub's `message`, with those of the single `errors` where there are any. */
function messageIn(data: unknown): string {
  const errors = at(data, 'errors');
  const details: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const texts = [textAt(data, 'message'), ...details.map((one) => textAt(one, 'message') ?? one)];
  return texts.filter((text) => typeof text === 'string').join(': ');
}

function quoted(text: string): string {
  return text === '' ? '' : `, "${text}"`;
}

/**
 * How long to wait before a request is sent again: what GitHub asks for, or a jittered second or two.
 * @param repeatable whether it does no harm that a request is processed twice
 * @param attempt the number of the attempt that failed, from 1
 * @param random from 0 to below 1
 * @returns milliseconds, or undefined where it must not be sent again, or not before a minute or more
 */
export function repeatAfterMs(
  fault: GithubFault,
  repeatable: boolean,
  attempt: number,
  random: number,
): number | undefined {
  const certain = fault.kind === 'refused' || fault.kind === 'limited';
  if (fault.kind === 'final' || (!certain && !repeatable)) return undefined;
  const waitMs = fault.waitMs ?? 0;
  if (waitMs >= MAX_RETRY_AFTER_MS) return undefined;
  return waitMs + Math.ceil(FIRST_WAIT_MS * 2 ** (attempt - 1) * random);
}
