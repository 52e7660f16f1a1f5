import { isPlainAscii, plainLine } from '@model-security-scan/common/sanitize';
import { markupCharacters } from '@model-security-scan/common/unicode-patterns';
import { isLoopbackHost, parseUrl } from '../core/url.ts';

/** Escapes text for an HTML attribute or element; characters with a meaning in Markdown become entities too. */
export function escapeHtml(text: string): string {
  const entity = (char: string): string => `&#${String(char.codePointAt(0))};`;
  return text.replace(isPlainAscii(text) ? /[^0-9A-Za-z ,;/]/gu : markupCharacters(), entity);
}

/**
 * Wraps untrusted text in a code element, where GitHub resolves no mentions, issue numbers, commits or links, and writes
 * every character that Markdown or HTML could read as markup as an entity. Use it in HTML blocks only (from a line that
 * starts with `<p>`, `<table>` or the like to the next empty line): in a Markdown paragraph, GitHub turns e-mail
 * addresses into links even inside a code element.
 */
export function markdownCode(text: string, maxLength = 200): string {
  const clean = plainLine(text, maxLength);
  return clean === '' ? '' : `<code>${escapeHtml(clean)}</code>`;
}

const MAX_URL_LENGTH = 2048;

/**
 * Normalizes an address that is safe to link: https, or http on loopback, without credentials.
 * @returns undefined for every other address
 */
export function linkableUrl(text: string): string | undefined {
  const url = text.length > MAX_URL_LENGTH ? undefined : parseUrl(text);
  if (url?.username !== '' || url.password !== '' || url.href.length > MAX_URL_LENGTH) return undefined;
  const linkable = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return linkable ? url.href : undefined;
}

/**
 * Makes a link for Markdown, as HTML.
 * @param label trusted text
 * @param url untrusted; if it is not safe to link, only the label is returned
 */
export function markdownLink(label: string, url: string | undefined): string {
  const href = url === undefined ? undefined : linkableUrl(url);
  return href === undefined ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
}

/** Removes the marks of code from a trusted text in Markdown that has no other marks. */
export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
}
