import { at, textAt } from './json.ts';
import type { Log } from './log.ts';

/** An error may be its own cause, or have thousands. */
const MAX_ERRORS = 10;
/** Of each stack; Node keeps 10 itself, unless it is told otherwise. */
const MAX_FRAMES = 20;

/**
 * Writes an error into the debug log: name, code, message and stack, and the same of its causes (docs/design.md, rule 7).
 * Nothing is shown without debug logging, and the log makes every line safe.
 */
export function logTrace(log: Log, error: unknown): void {
  for (const line of traceLines(error)) log.debug(line);
}

/** @returns one line for each error and each place of its stack; untrusted text may be in them */
export function traceLines(error: unknown): string[] {
  const seen = new Set<unknown>();
  const waiting = [{ label: 'Ended by', error }];
  const lines: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next.error) || seen.size >= MAX_ERRORS) continue;
    seen.add(next.error);
    lines.push(`${next.label} ${describeError(next.error)}`, ...framesOf(next.error));
    const cause = at(next.error, 'cause');
    if (cause !== undefined) waiting.push({ label: 'Caused by', error: cause });
    // Where Node tried several addresses there is an error of each.
    const errors = at(next.error, 'errors');
    if (Array.isArray(errors)) {
      waiting.push(...errors.map((one: unknown) => ({ label: 'Of which', error: one })));
    }
  }
  return lines;
}

// Read as plain data: errors of Node may come from another realm, where `instanceof` does not hold.

function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const name = 'name' in error && typeof error.name === 'string' ? error.name : 'object';
  const code = textAt(error, 'code');
  const start = code === undefined ? name : `${name} (${code})`;
  // JSON.parse quotes from what it could not read, in which nothing is known to be a secret and masked.
  return name === 'SyntaxError' ? start : `${start}: ${textAt(error, 'message') ?? 'no message'}`;
}

function framesOf(error: unknown): string[] {
  const lines = textAt(error, 'stack')?.split('\n') ?? [];
  return lines.filter((line) => /^\s+at /u.test(line)).slice(0, MAX_FRAMES);
}
