/**
 * The pieces of a job summary and of a comment. Untrusted text appears only in code elements, or as the words of prose.ts,
 * inside HTML blocks. There GitHub's renderer parses no Markdown and links no e-mail addresses, which it would do in a code
 * element of a Markdown paragraph. An HTML block ends at an empty line, so no piece may contain one.
 */

import { escapeHtml, markdownCode, markdownLink } from '../../text/safe-markup.ts';
import { describePlace } from '@model-security-scan/common/problem';
import { counted } from '@model-security-scan/common/number-words';
import type { Item, Line, Part, Piece, Section } from '../document/parts.ts';
import { commitAddress, type Origin, placeAddress, SHOWN_DIGITS } from '../document/links.ts';
import { prose } from './prose.ts';

/** Counts down the bytes, in UTF-8, that the entries of lists may still take. */
export interface Space {
  left: number;
}

/** The share of a list's space that goes to whole entries, if there are short ones for the rest. */
const WHOLE_SHARE = 0.7;
const SHOWN_DIGEST = 12;

/** Renders a line as HTML. */
export function lineHtml(line: Line, origin: Origin): string {
  return line.map((piece) => pieceHtml(piece, origin)).join('');
}

function pieceHtml(piece: Piece, origin: Origin): string {
  if (typeof piece === 'string') return trustedHtml(piece);
  if ('said' in piece) return prose(piece.said, piece.most ?? 300);
  if ('code' in piece) return code(piece.code, piece.most ?? 300);
  if ('digest' in piece) return digestHtml(piece.digest);
  if ('strong' in piece) return `<strong>${pieceHtml(piece.strong, origin)}</strong>`;
  if ('place' in piece) {
    return markdownLink(code(describePlace(piece.place), 300), placeAddress(piece.place, origin));
  }
  if ('label' in piece) return markdownLink(pieceHtml(piece.label, origin), piece.link);
  const address = commitAddress(piece.commit, piece.repository, origin);
  const shown = address === undefined ? piece.commit : piece.commit.slice(0, SHOWN_DIGITS);
  return markdownLink(code(shown, 64), address);
}

/** Renders untrusted text as one line of code. */
export function code(text: string, maxLength: number): string {
  const shown = markdownCode(text, maxLength);
  return shown === '' ? '(empty)' : shown;
}

/** The whole digest is shown on hover. */
function digestHtml(sha256: string): string {
  return `<span title="${escapeHtml(sha256.slice(0, 64))}">${code(sha256.slice(0, SHOWN_DIGEST), SHOWN_DIGEST)}…</span>`;
}

/** Converts trusted text, in which backticks mark code, to HTML. */
export function trustedHtml(text: string): string {
  return text.replace(/`([^`]+)`/gu, '<code>$1</code>');
}

/** Renders a section with its heading; empty if it says nothing. */
export function sectionMarkdown(section: Section, origin: Origin, maxBytes: number): string {
  const blocks = partsHtml(section.parts, origin, { left: maxBytes });
  return blocks.length === 0 ? '' : [`### ${section.title}`, ...blocks].join('\n\n');
}

/** Renders parts as HTML blocks. Entries that do not fit are counted. */
export function partsHtml(parts: readonly Part[], origin: Origin, space: Space): readonly string[] {
  return parts.flatMap((part) => {
    switch (part.kind) {
      case 'line':
        return [`<p>${lineHtml(part.line, origin)}</p>`];
      case 'list':
        return listHtml(part, origin, space);
      case 'grid':
        return gridHtml(part, origin, space);
      case 'fold':
        return [details(part.title, partsHtml(part.parts, origin, space).join('\n'))];
    }
  });
}

function listHtml(part: Extract<Part, { kind: 'list' }>, origin: Origin, space: Space): readonly string[] {
  const { items, what, open = items.length } = part;
  const shown =
    part.isWhole === true ? items.map((item) => itemHtml(item, origin)) : fitting(items, origin, space);
  const folded = shown.slice(open);
  const left = items.length - shown.length;
  return [
    ...(shown.length === 0 ? [] : [listOf(shown.slice(0, open))]),
    ...(folded.length === 0 ? [] : [details(`${counted(folded.length, ...what)} more`, listOf(folded))]),
    ...(left === 0 ? [] : [`<p>… and ${counted(left, ...what)} more.</p>`]),
  ];
}

function gridHtml(
  { header, rows, what }: Extract<Part, { kind: 'grid' }>,
  origin: Origin,
  space: Space,
): readonly string[] {
  const render = (row: readonly Line[]): string => rowHtml(row.map((cell) => lineHtml(cell, origin)));
  const shown = takeFitting(rows, render, space.left);
  space.left -= bytesOf(shown);
  const left = rows.length - shown.length;
  return [
    ...(shown.length === 0 ? [] : [tableHtml(header, shown)]),
    ...(left === 0 ? [] : [`<p>… and ${counted(left, ...what)} more.</p>`]),
  ];
}

/** Takes whole entries as long as there is much space, then short ones as long as there is any. */
function fitting(items: readonly Item[], origin: Origin, space: Space): readonly string[] {
  const hasShort = items.some(({ short }) => short !== undefined);
  const whole = takeFitting(
    items,
    (item) => itemHtml(item, origin),
    space.left * (hasShort ? WHOLE_SHARE : 1),
  );
  space.left -= bytesOf(whole);
  const rest = hasShort ? items.slice(whole.length) : [];
  const short = takeFitting(rest, ({ short: lines = [] }) => itemHtml({ lines }, origin), space.left);
  space.left -= bytesOf(short);
  return [...whole, ...short];
}

function itemHtml({ lines, more = [] }: Item, origin: Origin): string {
  const shown = lines.map((one) => lineHtml(one, origin)).join('<br>');
  const unfolded = partsHtml(more, origin, { left: Infinity }).join('\n');
  return `<li>${shown}${unfolded === '' ? '' : `\n${unfolded}`}</li>`;
}

/** Keeps the last column wide on a phone, which scrolls to it: squeezed, a row would be as high as the screen. */
const WIDE = '&nbsp;'.repeat(30);

/** A table of finished rows. */
export function tableHtml(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map(
    (text, index) => `<th align="left">${text}${index === heads.length - 1 ? WIDE : ''}</th>`,
  );
  return ['<table>', `<tr>${head.join('')}</tr>`, ...rows, '</table>'].join('\n');
}

/** A row of finished HTML. */
export function rowHtml(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** `≥ 0.88 (0.78–0.94)`: a sign stays with its number. */
export function scoreHtml(score: string): string {
  return score.replace(/([≥<>]) /gu, '$1&nbsp;').replaceAll('<', '&#60;');
}

function listOf(items: readonly string[]): string {
  return ['<ul>', ...items, '</ul>'].join('\n');
}

function bytesOf(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece) + 1, 0);
}

/** Renders items until the space is used up; the rest is not rendered. */
export function takeFitting<One>(
  items: readonly One[],
  render: (item: One) => string,
  maxBytes: number,
): string[] {
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

/** Renders a part that can be unfolded; both arguments are finished HTML. */
function details(summary: string, body: string): string {
  return `<details>\n<summary>${summary}</summary>\n${body}\n</details>`;
}

/**
 * Renders a coloured box, to which GitHub adds a title.
 * @param text trusted Markdown, one line
 * @param html a finished HTML block
 */
export function alert(kind: 'NOTE' | 'WARNING' | 'CAUTION', text: string, html = ''): string {
  const lines = [`[!${kind}]`, text, ...(html === '' ? [] : ['', ...html.split('\n')])];
  return lines.map((one) => (one === '' ? '>' : `> ${one}`)).join('\n');
}
