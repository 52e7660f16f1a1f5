/**
 * Pieces of a job summary. Untrusted text appears only in code elements inside HTML blocks. There GitHub's renderer parses
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

const MAX_LINES = 20;

/**
 * Renders untrusted text of several lines, each as a code element.
 * @param maxLength of all lines together, in UTF-16 units
 */
export function codeLines(text: string, maxLength: number): string {
  const lines = text
    .slice(0, maxLength)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => markdownCode(line, maxLength))
    .filter((line) => line !== '');
  const shown = lines.slice(0, MAX_LINES);
  const cut = text.length > maxLength || lines.length > shown.length;
  return shown.length === 0 ? '(empty)' : shown.join('<br>') + (cut ? '<br>… and more' : '');
}

/** Converts trusted text, in which backticks mark code, to HTML. */
export function trustedHtml(text: string): string {
  return text.replace(/`([^`]+)`/gu, '<code>$1</code>');
}

/** @param cells finished HTML */
export function tableRow(cells: readonly string[]): string {
  return `<tr><td>${cells.join('</td><td>')}</td></tr>`;
}

/**
 * @param rows made by `tableRow`
 * @param firstWidth the preferred width of the first column in pixels, which keeps its text from breaking early
 */
export function table(head: readonly string[], rows: readonly string[], firstWidth?: number): string {
  const width = firstWidth === undefined ? '' : ` width="${String(firstWidth)}"`;
  const headRow = head
    .map((cell, index) => `<th align="left"${index === 0 ? width : ''}>${cell}</th>`)
    .join('');
  return ['<table>', `<thead><tr>${headRow}</tr></thead>`, '<tbody>', ...rows, '</tbody>', '</table>'].join(
    '\n',
  );
}

/** The width in pixels of the longest text as code in a table cell; undefined if that would be too wide. */
export function codeWidth(texts: readonly string[], maxLength: number): number | undefined {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  return longest > maxLength ? undefined : Math.ceil(longest * CODE_CHARACTER_PIXELS + CODE_CELL_PIXELS);
}

// GitHub breaks code at every hyphen, even with `nowrap`. Only a width keeps it on one line.
const CODE_CHARACTER_PIXELS = 8.4;
const CODE_CELL_PIXELS = 45;

/**
 * Renders a table of names and values without a head.
 * @param rows cells of finished HTML
 */
export function nameTable(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><td nowrap><strong>${name}</strong></td><td>${value}</td></tr>`,
  );
  return ['<table>', '<tbody>', ...lines, '</tbody>', '</table>'].join('\n');
}

/** Keeps the rows whose value is known. */
export function keepKnown(
  rows: readonly (readonly [string, string | undefined])[],
): readonly (readonly [string, string])[] {
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
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
