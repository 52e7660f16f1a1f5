import { isLoopbackHost, parseUrl } from '../core/url.ts';

/**
 * Untrusted text (of the service, the event, the repository) made fit for where it is shown: log lines, Markdown and
 * HTML. What has rules of its own builds on it: SARIF (report/sarif/inert-text.ts), the contexts and descriptions of
 * commit statuses (github/status-context.ts, statuses.ts). Secrets are struck out in secrets.ts.
 */

/**
 * Whether a text is of visible ASCII and blanks alone, as most are: such a text need not be asked about classes of
 * Unicode, whose patterns take longer to make than all else that a text goes through in a short run.
 */
export function isPlainAscii(text: string): boolean {
  return !/[^ -~]/u.test(text);
}

/**
 * A blank in place of each control, format character (zero-width, bidirectional, tags), line or paragraph separator, and
 * half of a surrogate pair.
 */
export function blankInvisible(text: string): string {
  return isPlainAscii(text) ? text : text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');
}

/** Whether a text has a line break, another control character or half of a surrogate pair in it. */
export function holdsControls(text: string): boolean {
  return !isPlainAscii(text) && /[\p{Cc}\p{Cs}]/u.test(text);
}

/**
 * One line without control, zero-width or bidirectional characters.
 * @param text untrusted text
 * @param maxLength in UTF-16 units; what is over is cut and marked with an ellipsis
 */
export function plainLine(text: string, maxLength = 1000): string {
  // Cut first: cleaning megabytes of which little is shown would cost time for nothing.
  const clean = blankInvisible(text.slice(0, maxLength * 2))
    .replace(/\s+/gu, ' ')
    .trim();
  const isCut = clean.length > maxLength || text.length > maxLength * 2;
  return isCut ? `${cut(clean, maxLength - 1)}…` : clean;
}

/** How much is kept of a text in an answer: more than is shown of it anywhere. */
const MAX_KEPT = 2000;

/**
 * A text of an answer, no longer than anything is shown of it: whatever is done with it later must not take long. An
 * ellipsis marks a cut, before which the start of a secret is looked for (secrets.ts).
 * @param maxLength in UTF-16 units
 */
export function bounded(text: string, maxLength = MAX_KEPT): string {
  return text.length > maxLength ? `${cut(text, maxLength - 1)}…` : text;
}

/** A prefix that does not end in half of a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
}

/**
 * One line that the runner cannot take for a workflow command: neither `::` after leading white space nor `##[`
 * anywhere (both streams are read, commands are found after any white space).
 */
export function logLine(text: string, maxLength = 1000): string {
  return plainLine(text, maxLength).replace(/^::/u, ': :').replaceAll('##[', '# #[');
}

/** Text in an HTML attribute or element; characters with a meaning in Markdown are entities as well. */
export function escapeHtml(text: string): string {
  const entity = (char: string): string => `&#${String(char.codePointAt(0))};`;
  return isPlainAscii(text)
    ? text.replace(/[^0-9A-Za-z ,;/]/gu, entity)
    : text.replace(/[^\p{L}\p{N} ,;/…]/gu, entity);
}

/**
 * Untrusted text for Markdown: in a code element, in which GitHub resolves no mention, issue number, commit or
 * address, and with every character that Markdown or HTML could read as markup written as an entity. It belongs into
 * an HTML block (a line that starts with `<p>`, `<table>` and the like, up to the next empty line): in a paragraph of
 * Markdown, e-mail addresses are made links even in a code element.
 */
export function markdownCode(text: string, maxLength = 200): string {
  const clean = plainLine(text, maxLength);
  return clean === '' ? '' : `<code>${escapeHtml(clean)}</code>`;
}

/**
 * The address, normalized, where it may be linked: https, or http on loopback; without credentials in it.
 * @returns undefined for everything else
 */
export function linkableUrl(text: string): string | undefined {
  const url = text.length > 2048 ? undefined : parseUrl(text);
  if (url?.username !== '' || url.password !== '') return undefined;
  const linkable = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return linkable ? url.href : undefined;
}

/**
 * A link in Markdown, as HTML.
 * @param label trusted text
 * @param url untrusted; where it may not be linked the label stands alone
 */
export function markdownLink(label: string, url: string | undefined): string {
  const href = url === undefined ? undefined : linkableUrl(url);
  return href === undefined ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
}
