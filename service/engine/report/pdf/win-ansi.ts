import { plainLine } from '../../../../src/text/sanitize.ts';

/** Characters that the standard fonts have outside of Latin-1 (WinAnsi, ISO 32000-1, annex D). */
const CODES: Readonly<Record<string, number>> = {
  '\u20ac': 0x80,
  '\u2026': 0x85,
  '\u2018': 0x91,
  '\u2019': 0x92,
  '\u201c': 0x93,
  '\u201d': 0x94,
  '\u2022': 0x95,
  '\u2013': 0x96,
  '\u2014': 0x97,
  '\u2122': 0x99,
};

/** What formulas use and the standard fonts lack. */
const WORDS: Readonly<Record<string, string>> = {
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2260': '!=',
  '\u2248': '~',
  '\u2212': '-',
  '\u221a': 'sqrt',
  '\u221e': 'infinity',
  '\u2211': 'sum',
  '\u2192': '->',
  '\u03b5': 'eps',
  '\u03bb': 'lambda',
  '\u03c3': 'sigma',
  '\u03bc': 'mu',
  '\u0394': 'delta',
};

/** Texts are cut at this length. */
const MOST_LENGTH = 4000;

/**
 * Makes one line of characters that a PDF's standard fonts can show; all others become question marks.
 * @returns a text whose characters are the bytes of WinAnsi
 */
export function winAnsi(text: string): string {
  const known = plainLine(text, MOST_LENGTH).replace(/[^ -~]/gu, (char) => WORDS[char] ?? char);
  return known.replace(/[^ -~\u00a0-\u00ff]/gu, (char) => String.fromCharCode(CODES[char] ?? 0x3f));
}

/** Writes a text in WinAnsi as a string of a PDF. */
export function pdfString(text: string): string {
  return `(${text.replace(/[\\()]/gu, '\\$&')})`;
}
