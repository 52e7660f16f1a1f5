import { at, textAt } from '@model-security-scan/common/json';
import type { Log } from './log.ts';

/** An error may be its own cause, or have thousands of causes. */
const MAX_ERRORS = 10;
/** For each stack. Node keeps 10 frames by default. */
const MAX_FRAMES = 20;

/**
 * Writes the name, code, message and stack of an error and of its causes to the debug log (docs/design.md, rule 10).
 * Nothing is shown unless debug logging is on. The log makes every line safe.
 */
export function logTrace(log: Log, error: unknown): void {
  for (const line of traceLines(error)) log.debug(line);
}

/** @returns one line for each error and each frame of its stack; the lines may hold untrusted text */
export function traceLines(error: unknown): string[] {
  const seen = new Set<unknown>();
  const waiting = [{ label: 'Ended by', error }];
  const lines: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next.error) || seen.size >= MAX_ERRORS) continue;
    seen.add(next.error);
    lines.push(`${next.label} ${describeError(next.error)}`, ...stackFrames(next.error));
    const cause = at(next.error, 'cause');
    if (cause !== undefined) waiting.push({ label: 'Caused by', error: cause });
    // Node tries several addresses and collects one error for each.
    const errors = at(next.error, 'errors');
    if (Array.isArray(errors)) {
      waiting.push(...errors.map((one: unknown) => ({ label: 'Of which', error: one })));
    }
  }
  return lines;
}

// Errors are read as plain data: Node's may come from another realm, so `instanceof` does not work for them.

function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const name = 'name' in error && typeof error.name === 'string' ? error.name : 'object';
  const code = textAt(error, 'code');
  const start = code === undefined ? name : `${name} (${code})`;
  // JSON.parse quotes the text that it could not read, which may hold secrets that are not known and not masked.
  return name === 'SyntaxError' ? start : `${start}: ${textAt(error, 'message') ?? 'no message'}`;
}

function stackFrames(error: unknown): string[] {
  const lines = textAt(error, 'stack')?.split('\n') ?? [];
  return lines.filter((line) => /^\s+at /u.test(line)).slice(0, MAX_FRAMES);
}
