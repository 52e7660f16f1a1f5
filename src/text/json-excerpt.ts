import { plainLine } from './sanitize.ts';

/** The beginning of a value as JSON, made safe, for messages; any value at all may be handed in. */
export function jsonExcerpt(value: unknown, maxLength = 200): string {
  try {
    // In a list: on its own, what JSON does not know would give no text.
    return plainLine(JSON.stringify([value]).slice(1, -1), maxLength);
  } catch {
    // JSON is read to any depth, but written only as deep as the stack goes.
    return 'a value that is nested too deep to be shown';
  }
}
