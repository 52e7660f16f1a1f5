import type { Fault, RepeatRule } from './types.ts';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 20_000;
/** The longest wait that an answer may ask for. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** True if the request may have been processed, so that sending it again could do it twice. */
export function isMaybeProcessed(fault: Fault): boolean {
  return fault.kind === 'maybeProcessed' || (fault.kind === 'unavailable' && fault.processed === 'unknown');
}

/** True if a request that met this fault may be sent again (docs/design.md, rule 2). */
export function mayRepeat(rule: RepeatRule, fault: Fault): boolean {
  if (fault.kind === 'permanent') return false;
  if (fault.kind === 'unavailable' && (fault.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return false;
  return rule === 'repeatable' || !isMaybeProcessed(fault);
}

/**
 * The wait before the next attempt: full jitter under a doubling bound, on top of what the answer asks for.
 * @param attempt the number of the attempt that failed, from 1
 * @param random from 0 to below 1
 * @returns milliseconds
 */
export function waitMs(attempt: number, fault: Fault, random: number): number {
  const bound = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  const jittered = Math.ceil(bound * random);
  // Clients that were refused at the same moment must not come back at the same moment.
  return fault.kind === 'unavailable' ? (fault.retryAfterMs ?? 0) + jittered : jittered;
}

/**
 * Reads a Retry-After header in either form (seconds, HTTP date).
 * @param nowMs milliseconds since the epoch
 * @returns milliseconds, or undefined if there is no header that can be read
 */
export function readRetryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const askedMs = /^\d+$/u.test(text) ? Number(text) * 1000 : readHttpDateMs(text) - nowMs;
  return Number.isNaN(askedMs) ? undefined : Math.max(askedMs, 0);
}

function readHttpDateMs(text: string): number {
  // Date.parse also reads texts that are no HTTP date ("-5", "1.5"), so the form is checked first.
  return /^[A-Z][a-z]{2,8},? \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/u.test(text)
    ? Date.parse(text)
    : Number.NaN;
}
