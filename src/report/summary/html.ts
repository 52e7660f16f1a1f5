/**
 * Pieces of a job summary. Untrusted text appears only in code elements, or as the words of prose.ts, inside HTML blocks. There GitHub's renderer parses
 * no Markdown and links no e-mail addresses, which it would do in a code element of a Markdown paragraph. An HTML block
 * ends at an empty line, so no piece may contain one.
 */

import { markdownCode } from '../../text/sanitize.ts';

/**
 * Renders untrusted text as one line of code.
 * @param maxLength in UTF-16 units
 */
export function code(text: string, maxLength: number): string {
  const shown = markdownCode(text, maxLength);
  return shown === '' ? '(empty)' : shown;
}

/** Converts trusted text, in which backticks mark code, to HTML. */
export function trustedHtml(text: string): string {
  return text.replace(/`([^`]+)`/gu, '<code>$1</code>');
}

/** Renders a list; the entries are finished HTML without `<li>`. */
export function list(entries: readonly string[]): string {
  return listOf(entries.map((entry) => `<li>${entry}</li>`));
}

/** @param items finished `<li>` elements */
export function listOf(items: readonly string[]): string {
  return ['<ul>', ...items, '</ul>'].join('\n');
}

/** Keeps the entries whose value is known: `Branch: main`. */
export function knownEntries(entries: readonly (readonly [string, string | undefined])[]): readonly string[] {
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
}

/** Renders a part that can be unfolded; both arguments are finished HTML. */
export function details(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n${body}\n</details>`;
}

/**
 * Renders a coloured box, to which GitHub adds a title.
 * @param text trusted Markdown, one line
 * @param html a finished HTML block
 */
export function alert(kind: 'NOTE' | 'WARNING' | 'CAUTION', text: string, html = ''): string {
  const lines = [`[!${kind}]`, text, ...(html === '' ? [] : ['', ...html.split('\n')])];
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}

/**
 * Renders items until the size limit is reached; the rest is not rendered.
 * @param maxBytes of all pieces in UTF-8, with a line end after each
 */
export function takeFitting<Item>(
  items: readonly Item[],
  render: (item: Item) => string,
  maxBytes: number,
): readonly string[] {
  const pieces: string[] = [];
  let left = maxBytes;
  for (const item of items) {
    const piece = render(item);
    left -= Buffer.byteLength(piece) + 1;
    if (left < 0) break;
    pieces.push(piece);
  }
  return pieces;
}
