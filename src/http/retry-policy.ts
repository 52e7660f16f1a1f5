import type { RepeatRule } from './types.ts';

/**
 * What one attempt came to, as far as repeating it goes.
 * `refused`: certain that nothing was sent. `broken`: may have been processed. `answered`: a status that means
 * `unavailable`. `hopeless`: another try would end the same.
 */
export type Fault =
  | { readonly kind: 'refused' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'hopeless' }
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter?: string };

/** Statuses that mean that the service was not available (docs/design.md, "Errors of the service"). */
const UNAVAILABLE = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Statuses that say for certain that a request was not processed (docs/design.md, rule 2). */
const NOT_PROCESSED = new Set([429, 503]);

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 20_000;
/** What a Retry-After is believed to at most. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** Whether a status means that the service was not available. */
export function isUnavailable(status: number): boolean {
  return UNAVAILABLE.has(status);
}

/** Whether a request that met this fault may be sent again (docs/design.md, rule 2). */
export function mayRepeat(rule: RepeatRule, fault: Fault): boolean {
  switch (fault.kind) {
    case 'refused':
      return true;
    case 'hopeless':
      return false;
    case 'broken':
      return rule === 'repeatable';
    case 'answered':
      return rule === 'repeatable' ? UNAVAILABLE.has(fault.status) : NOT_PROCESSED.has(fault.status);
  }
}

/**
 * How long to wait before the next attempt: full jitter under a doubling bound, and no less than a Retry-After.
 * @param attempt the number of the attempt that failed, from 1
 * @param random from 0 to below 1
 * @returns milliseconds
 */
export function waitMs(attempt: number, fault: Fault, random: number, nowMs: number): number {
  const bound = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  const jittered = Math.ceil(bound * random);
  const asked = fault.kind === 'answered' ? retryAfterMs(fault.retryAfter, nowMs) : undefined;
  // The jitter comes on top, lest all who were refused at once come back at once.
  return asked === undefined ? jittered : asked + jittered;
}

/**
 * A Retry-After header in either form (seconds, HTTP date), capped.
 * @returns milliseconds, or undefined where there is none that can be read
 */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const wanted = /^\d+$/u.test(text) ? Number(text) * 1000 : httpDateMs(text) - nowMs;
  if (Number.isNaN(wanted)) return undefined;
  return Math.min(Math.max(wanted, 0), MAX_RETRY_AFTER_MS);
}

function httpDateMs(text: string): number {
  // Date.parse reads much that is no HTTP date ("-5", "1.5"): the form is asked for first.
  return /^[A-Z][a-z]{2,8},? \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/u.test(text)
    ? Date.parse(text)
    : Number.NaN;
}
