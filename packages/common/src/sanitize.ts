import { controlCharacter, invisibleCharacters } from './unicode-patterns.ts';

/**
 * Sanitizes untrusted text (from the service, the event or the repository) for log lines, Markdown and HTML. SARIF has
 * rules of its own, which build on these functions (report/sarif/inert-text.ts). Secrets are removed in redact/secrets.ts.
 */

/**
 * True if a text has only visible ASCII characters and spaces, as most texts do. Such a text needs no Unicode patterns,
 * whose compilation is the slowest step of a short run.
 */
export function isPlainAscii(text: string): boolean {
  return !/[^ -~]/u.test(text);
}

/**
 * Replaces each character that shows as nothing by a space: control and format characters (zero-width, bidirectional,
 * tags), line and paragraph separators, lone surrogates, and what fonts draw as nothing, such as Hangul fillers (U+3164),
 * variation selectors and the blank Braille pattern.
 */
export function blankInvisible(text: string): string {
  return isPlainAscii(text) ? text : text.replace(invisibleCharacters(), ' ');
}

/** Removes white space and all characters that show as nothing. */
export function withoutInvisible(text: string): string {
  return blankInvisible(text).replaceAll(/\s/gu, '');
}

/** True if a text contains a line break, another control character or a lone surrogate. */
export function holdsControls(text: string): boolean {
  return !isPlainAscii(text) && controlCharacter().test(text);
}

/**
 * Makes one line without control, zero-width or bidirectional characters.
 * @param text untrusted text
 * @param maxLength in UTF-16 units; a longer text is cut and marked with an ellipsis
 */
export function plainLine(text: string, maxLength = 1000): string {
  // Cut first: it would waste time to clean megabytes when only little of them is shown.
  const clean = blankInvisible(text.slice(0, maxLength * 2))
    .replace(/\s+/gu, ' ')
    .trim();
  const isCut = clean.length > maxLength || text.length > maxLength * 2;
  return isCut ? `${cut(clean, maxLength - 1)}…` : clean;
}

/** A text of others as a name in a message, in quotes. */
export function quotedName(text: string): string {
  return `"${plainLine(text, 200)}"`;
}

/** The most that is kept of a text in an answer. No message shows more. */
const MAX_KEPT_LENGTH = 2000;

/**
 * Cuts a text of an answer to the length that messages can show, so that later steps stay fast. An ellipsis marks the
 * cut; redact/secrets.ts then looks for the start of a secret before the ellipsis.
 * @param maxLength in UTF-16 units
 */
export function bounded(text: string, maxLength = MAX_KEPT_LENGTH): string {
  return text.length > maxLength ? `${cut(text, maxLength - 1)}…` : text;
}

/** Cuts a text without leaving half of a surrogate pair at its end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
}

/** Removes the full stop at the end of a sentence that becomes a part of another one. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/u, '');
}

/** The beginning of a value as JSON, sanitized for messages. Accepts any value. */
export function jsonExcerpt(value: unknown): string {
  try {
    // Wrapped in a list because a value that JSON does not know, such as undefined, would give no text by itself.
    return plainLine(JSON.stringify([value]).slice(1, -1), 200);
  } catch {
    // JSON.parse reads any depth, but JSON.stringify goes only as deep as the stack.
    return 'a value that is nested too deeply to be shown';
  }
}
