import type { Fault, RepeatRule } from './exchange.ts';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 20_000;
/** The longest wait that is granted: waits that the service asks for are capped to it, GitHub's longer ones end the retries. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** True if a request may be sent again after a fault (docs/design.md, rule 2). */
export function mayRepeat(rule: RepeatRule, fault: Fault): boolean {
  if (fault.kind === 'permanent' || (fault.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return false;
  return rule === 'repeatable' || fault.kind !== 'maybeProcessed';
}

/**
 * Computes the wait before the next attempt: full jitter below a bound that doubles each time, added to the wait that the
 * answer asks for.
 * @param attempt the number of the failed attempt, from 1
 * @param random a number from 0 to below 1
 * @returns milliseconds
 */
export function waitMs(attempt: number, fault: Fault, random: number): number {
  const bound = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  const jittered = Math.ceil(bound * random);
  // Jitter is added here too: clients that were refused together must not all come back together.
  return (fault.retryAfterMs ?? 0) + jittered;
}

/**
 * Says why the next attempt cannot come before the end of the run. The run fails with the fault then, at once: its time is
 * not the cause.
 * @param pauseMs the wait before the next attempt
 * @param leftMs what is left of the run's time
 * @returns a clause; undefined if there is time
 */
export function findTooLate(fault: Fault, pauseMs: number, leftMs: number): string | undefined {
  const { askedMs = 0 } = fault;
  if (Math.max(askedMs, pauseMs) <= leftMs) return undefined;
  const left = `the run ends in ${formatSeconds(Math.max(0, leftMs))}`;
  return askedMs > leftMs
    ? `the answer asks to wait ${formatSeconds(askedMs)} (Retry-After), but ${left}`
    : `${left}, before another attempt`;
}

/** Formats a duration in seconds: `1.5 s`. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Reads a Retry-After header in either form (seconds, HTTP date).
 * @param nowMs milliseconds since the epoch
 * @returns milliseconds, or undefined if the header is missing or cannot be read
 */
export function readRetryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const askedMs = /^\d+$/u.test(text) ? Number(text) * 1000 : readHttpDateMs(text) - nowMs;
  return Number.isNaN(askedMs) ? undefined : Math.max(askedMs, 0);
}

function readHttpDateMs(text: string): number {
  // Date.parse also accepts texts that are not HTTP dates ("-5", "1.5"), so the form is checked first.
  return /^[A-Z][a-z]{2,8},? \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/u.test(text)
    ? Date.parse(text)
    : Number.NaN;
}
