import { stripVTControlCharacters } from 'node:util';
import { isPlainAscii } from '@model-security-scan/common/sanitize';

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What terminals draw two columns wide: emoji, and the letters and full-width signs of East Asia (Unicode, UAX #11). */
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Yi}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const NARROW = /^[\uff61-\uffdc]/u;
const NOTHING = /^[\p{M}\p{Cf}]+$/u;

/** The number of columns that a text takes in a terminal. Commands that colour it take none. */
export function displayWidth(text: string): number {
  const shown = text.includes('\u001b') ? stripVTControlCharacters(text) : text;
  if (isPlainAscii(shown)) return shown.length;
  return graphemesOf(shown).reduce((sum, one) => sum + widthOf(one), 0);
}

function widthOf(grapheme: string): number {
  if (NOTHING.test(grapheme)) return 0;
  return WIDE.test(grapheme) && !NARROW.test(grapheme) ? 2 : 1;
}

function graphemesOf(text: string): readonly string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** Fills a text with blanks up to a width. */
export function padToWidth(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}

/** Cuts a text without colours that is too wide, and marks the cut. */
export function cutToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let left = columns - 1;
  let shown = '';
  for (const one of graphemesOf(text)) {
    left -= widthOf(one);
    if (left < 0) break;
    shown += one;
  }
  return `${shown.trimEnd()}…`;
}

/** Breaks a line at blanks so that it fits; further lines are indented by two columns more than the first. */
export function wrapLine(line: string, columns: number): string {
  if (displayWidth(line) <= columns) return line;
  const [indent = ''] = /^ */u.exec(line) ?? [];
  return wrapWords(line.slice(indent.length), columns, indent, `${indent}  `).join('\n');
}

/**
 * Breaks a text at blanks into lines. A word that is too wide stands alone, whole: people copy addresses and paths.
 * @param first begins the first line, and `rest` the others
 */
export function wrapWords(text: string, columns: number, first: string, rest = first): readonly string[] {
  const lines: string[] = [];
  let [start, line] = [first, first];
  for (const word of text.split(' ')) {
    if (line !== start && displayWidth(line) + 1 + displayWidth(word) > columns) {
      lines.push(line);
      [start, line] = [rest, rest];
    }
    line += line === start ? word : ` ${word}`;
  }
  return [...lines, line];
}
