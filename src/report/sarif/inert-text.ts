import { linkableUrl, plainLine } from '../../text/sanitize.ts';

// A space for everything else: a backslash would show in viewers that read the text as it is.
const ODD = /[^\p{L}\p{M}\p{N} .,:;'"+=%?/…_-]/gu;
const SENTENCE_END = /[.…?]$/u;

/**
 * Untrusted text for a message of SARIF, which some viewers read as Markdown and all of them for links and
 * placeholders: one line in which nothing is markup, a mention, an address or a placeholder. What could be is a space.
 * @param maxLength in UTF-16 units
 */
export function inertText(text: string, maxLength: number): string {
  const inert = plainLine(text, maxLength)
    .replace(ODD, ' ')
    // Underscores within words mean nothing, others mean emphasis.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
    // Addresses become links without any markup.
    .replace(/:(?=\/)/gu, ' ')
    .replace(/\bwww\./giu, 'www ');
  return plainLine(inert, maxLength);
}

/** Untrusted text as a sentence of its own; empty where nothing of it can be shown. */
export function inertSentence(text: string, maxLength: number): string {
  const inert = inertText(text, maxLength - 1);
  return inert === '' || SENTENCE_END.test(inert) ? inert : `${inert}.`;
}

/**
 * An untrusted address as SARIF wants it: normalized, and with nothing that RFC 3986 does not allow, of which the web's
 * own rules allow some.
 * @returns undefined where it may not be linked
 */
export function linkableUri(url: string | undefined): string | undefined {
  const href = url === undefined ? undefined : linkableUrl(url);
  return href?.replace(/%(?![\da-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]/giu, percentEncode);
}

/**
 * A link as messages of SARIF have them.
 * @param label trusted text
 * @param url untrusted
 * @returns undefined where it may not be linked
 */
export function messageLink(label: string, url: string | undefined): string | undefined {
  // Of what an address may hold these would end the link or be markup.
  const safe = linkableUri(url)?.replace(/['()*~]/gu, percentEncode);
  return safe === undefined ? undefined : `[${label}](${safe})`;
}

/** A character of ASCII, which is all that a normalized address has. */
function percentEncode(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
