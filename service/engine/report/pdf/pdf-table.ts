import { shownValue } from '../../../../src/evidence/numbers.ts';
import { textWidth } from '../../../../src/evidence/text-width.ts';
import { type PdfPages, TEXT_WIDTH, type TextStyle } from './pdf-pages.ts';
import { winAnsi } from './win-ansi.ts';
import { wrapText } from './wrap.ts';

const SIZE = 8;
const LINE = 10.5;
const GAP = 8;
/** Narrower columns could not hold a word. */
const NARROWEST = 32;
/** A cell shows at most this many lines. */
const MOST_LINES = 12;
/** A PDF shows at most this many rows and columns of a table. */
const MOST_ROWS = 60;
const MOST_COLUMNS = 12;

const RULE = '0.82 0.84 0.87';
const CELL: TextStyle = { size: SIZE, isBold: false, colour: '0.11 0.12 0.14' };
const HEAD: TextStyle = { ...CELL, isBold: true };
const FAINT: TextStyle = { ...CELL, colour: '0.34 0.38 0.42' };

/** Writes a table; each page that it goes on to repeats its header. */
export function writeTable(
  pages: PdfPages,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const names = header.slice(0, MOST_COLUMNS);
  const shown = rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map(shownValue));
  const widths = columnWidths(names, shown);
  const head = names.map((name, at) => wrapText(name, widths[at] ?? NARROWEST, SIZE, true));
  pages.need(4 * LINE);
  writeRow(pages, head, widths, HEAD);
  for (const row of shown) {
    const cells = row.map((cell, at) => wrapText(cell, widths[at] ?? NARROWEST, SIZE).slice(0, MOST_LINES));
    if (pages.need(heightOf(cells))) writeRow(pages, head, widths, HEAD);
    writeRow(pages, cells, widths, CELL);
  }
  const more = [
    ...(rows.length > MOST_ROWS ? [`${String(rows.length - MOST_ROWS)} more rows`] : []),
    ...(header.length > MOST_COLUMNS ? [`${String(header.length - MOST_COLUMNS)} more columns`] : []),
  ];
  if (more.length > 0) {
    pages.need(2 * LINE);
    pages.write(`${more.join(' and ')} are in the JSON report.`, FAINT, 0, 2);
    pages.down(LINE + 4);
  }
  pages.down(6);
}

/** Writes names with their values, the names in bold. */
export function writeFacts(pages: PdfPages, facts: readonly (readonly [string, string])[]): void {
  const widest = Math.max(NARROWEST, ...facts.map(([name]) => textWidth(winAnsi(name), SIZE, true)));
  const left = Math.min(widest, TEXT_WIDTH / 3);
  const widths = [left, TEXT_WIDTH - left - GAP];
  for (const [name, value] of facts) {
    const names = wrapText(name, left, SIZE, true);
    const cells = [names, wrapText(value, widths[1] ?? NARROWEST, SIZE)];
    pages.need(heightOf(cells));
    for (const [at, line] of names.entries()) pages.write(line, HEAD, 0, 2 + at * LINE);
    writeRow(pages, [[], cells[1] ?? []], widths, CELL, heightOf(cells));
  }
  pages.down(6);
}

function heightOf(cells: readonly (readonly string[])[]): number {
  return Math.max(1, ...cells.map((lines) => lines.length)) * LINE + 4;
}

function writeRow(
  pages: PdfPages,
  cells: readonly (readonly string[])[],
  widths: readonly number[],
  style: TextStyle,
  height = heightOf(cells),
): void {
  let x = 0;
  for (const [at, lines] of cells.entries()) {
    for (const [index, line] of lines.entries()) pages.write(line, style, x, 2 + index * LINE);
    x += (widths[at] ?? NARROWEST) + GAP;
  }
  pages.down(height);
  pages.rule(RULE);
}

/** Gives each column what its content needs; if that is too much, the widest columns get less. */
function columnWidths(header: readonly string[], rows: readonly (readonly string[])[]): readonly number[] {
  const wanted = header.map((name, column) =>
    Math.max(
      NARROWEST,
      textWidth(winAnsi(name), SIZE, true),
      ...rows.map((row) => textWidth(winAnsi(row[column] ?? '').slice(0, 400), SIZE)),
    ),
  );
  const room = TEXT_WIDTH - GAP * (header.length - 1);
  let limit = room;
  const total = (): number => wanted.reduce((sum, width) => sum + Math.min(width, limit), 0);
  while (total() > room && limit > NARROWEST) limit -= 4;
  return wanted.map((width) => Math.min(width, Math.max(limit, 10)));
}
