import { plainLine } from '@model-security-scan/common/sanitize';
import { escapeHtml, markdownCode } from '../../text/safe-markup.ts';
import { counted } from '@model-security-scan/common/number-words';
import { plainWord } from '@model-security-scan/common/unicode-patterns';

const MAX_LINES = 20;

/** A quoted text, a list in brackets, or a word; each with what follows it without a blank. */
const PIECE = /"[^"]{1,200}"[^\s"]{0,3}|\[[^[\]]{0,100}\][^\s\w]{0,3}|\S+/gu;
const AROUND = /^(?<before>["'“(]*)(?<core>.*?)(?<after>[.,;:!?)'"”]*)$/u;
/** What GitHub links or draws although it has no unusual character: commits, issues, addresses, and emoji. */
const LINKED = /(?:^|\W)[0-9a-f]{7,64}(?:\W|$)|[a-z]-\d|www/iu;

/**
 * Renders an untrusted text of one or several lines as sentences. Words of letters and digits stay text; every other piece
 * (a path, an address, a mention, a name with a mark in it) becomes code, where GitHub resolves nothing. For HTML blocks
 * only.
 * @param maxLength of all lines together, in UTF-16 units
 */
export function prose(text: string, maxLength: number): string {
  const lines = text
    .slice(0, maxLength)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => proseLine(plainLine(line, maxLength)))
    .filter((line) => line !== '');
  const shown = lines.slice(0, MAX_LINES);
  if (shown.length === 0) return '(empty)';
  const left = lines.length - shown.length;
  const rest = left > 0 ? [`… and ${counted(left, 'line', 'lines')} more`] : [];
  return [...shown, ...rest].join('<br>') + (text.length > maxLength ? ' …' : '');
}

function proseLine(line: string): string {
  return (line.match(PIECE) ?? []).map(renderPiece).join(' ');
}

function renderPiece(piece: string): string {
  const { before = '', core = '', after = '' } = AROUND.exec(piece)?.groups ?? {};
  if (core === '') return escapeHtml(piece);
  // The quotes round a text that becomes code say nothing more.
  const isQuoted = before.endsWith('"') && after.startsWith('"');
  const words = core.split(' ');
  if (!isQuoted && words.every(isPlain)) return escapeHtml(piece);
  const [start, end] = isQuoted ? [before.slice(0, -1), after.slice(1)] : [before, after];
  return `${escapeHtml(start)}${markdownCode(core, piece.length)}${escapeHtml(end)}`;
}

/** Letters and digits with the marks of a sentence: nothing in it can be a name, an address, a reference or markup. */
function isPlain(word: string): boolean {
  return plainWord().test(word) && !LINKED.test(word);
}
