import { plainLine } from './sanitize.ts';

/** The beginning of a value as JSON, sanitized for messages. Accepts any value. */
export function jsonExcerpt(value: unknown, maxLength = 200): string {
  try {
    // Wrapped in a list because a value that JSON does not know, such as undefined, would give no text by itself.
    return plainLine(JSON.stringify([value]).slice(1, -1), maxLength);
  } catch {
    // JSON.parse reads any depth, but JSON.stringify goes only as deep as the stack.
    return 'a value that is nested too deeply to be shown';
  }
}
