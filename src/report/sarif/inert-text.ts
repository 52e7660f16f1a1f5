import { plainLine } from '@model-security-scan/common/sanitize';
import { linkableUrl } from '../../text/safe-markup.ts';

// Round brackets are harmless without square ones. Everything else becomes a space: a backslash escape would be visible in
// viewers that show plain text.
const ODD = /[^\p{L}\p{M}\p{N} .,:;()'"+=%?/…_-]/gu;
const SENTENCE_END = /[.…?]$/u;

/**
 * Makes untrusted text safe for a SARIF message. Some viewers read messages as Markdown, and all of them look for links
 * and placeholders. So characters that could form markup, mentions, addresses or placeholders become spaces.
 * @param maxLength in UTF-16 units
 */
export function inertText(text: string, maxLength: number): string {
  const inert = plainLine(text, maxLength)
    .replace(ODD, ' ')
    // Underscores inside words are harmless; others would mean emphasis.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
    // Viewers turn addresses into links even without markup.
    .replace(/:(?=\/)/gu, ' ')
    .replace(/\bwww\./giu, 'www ');
  return plainLine(inert, maxLength);
}

/** Makes a sentence of untrusted text; empty if nothing of it can be shown. */
export function inertSentence(text: string, maxLength: number): string {
  const inert = inertText(text, maxLength - 1);
  return inert === '' || SENTENCE_END.test(inert) ? inert : `${inert}.`;
}

/**
 * Normalizes an untrusted address for SARIF. Characters that RFC 3986 does not allow are percent-encoded; the URL standard
 * of the web allows some of them.
 * @returns undefined if it is not safe to link
 */
export function linkableUri(url: string | undefined): string | undefined {
  const href = url === undefined ? undefined : linkableUrl(url);
  return href?.replace(/%(?![\da-f]{2})|[^\w\-.~:/?#[\]@!$&'()*+,;=%]/giu, percentEncode);
}

/**
 * Makes a link for a SARIF message.
 * @param label trusted text
 * @param url untrusted
 * @returns undefined if the address is not safe to link
 */
export function messageLink(label: string, url: string | undefined): string | undefined {
  // These characters are valid in an address, but would end the link or count as markup.
  const safe = linkableUri(url)?.replace(/['()*~]/gu, percentEncode);
  return safe === undefined ? undefined : `[${label}](${safe})`;
}

/** Encodes one ASCII character; a normalized address has no others. */
function percentEncode(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
