import { plainLine } from '../text/sanitize.ts';

/** Texts are cut at this length. */
const MOST_LENGTH = 4000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text of a page, or of an attribute in double quotes: one line, without invisible characters or markup. */
export function escapeText(text: string): string {
  return plainLine(text, MOST_LENGTH).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}
