import { plainLine } from '../../text/sanitize.ts';
import type { Block, ReportDocument } from '../evidence/document.ts';
import { shownValue } from '../evidence/numbers.ts';

const WIDTH = 100;
/** Texts are cut at this length. */
const MOST_LENGTH = 4000;

/** Renders a report as plain text. Tables are whole; of plots and pictures it says what they show. */
export function renderText({ title, headline, sections }: ReportDocument): string {
  const lines = [
    ...underlined(title, '='),
    '',
    ...wrapped(headline),
    ...sections.flatMap((section) => [
      '',
      ...underlined(section.title, '-'),
      ...section.blocks.flatMap(blockLines),
    ]),
  ];
  return lines.map((line) => `${inertLine(line)}\n`).join('');
}

function blockLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return ['', ...wrapped(block.text)];
    case 'heading':
      return ['', ...underlined(block.text, '.')];
    case 'list':
      return ['', ...block.items.flatMap((item) => wrapped(item, '- ', '  '))];
    case 'facts':
      return [
        '',
        ...(block.caption === '' ? [] : wrapped(`${block.caption}:`)),
        ...block.facts.flatMap(([name, value]) => wrapped(`${name}: ${value}`, '', '    ')),
      ];
    case 'table':
      return ['', ...wrapped(`${block.caption}:`), ...tableLines(block.header, block.rows)];
    case 'plot':
      return ['', ...wrapped(block.plot.description)];
    case 'pictures':
      return [
        '',
        ...block.groups.flatMap(({ name, note, pictures }) =>
          wrapped(
            [name, ...pictures.slice(0, 2).map((picture) => picture.label), note]
              .filter((text) => text !== '')
              .join('; '),
            '- ',
            '  ',
          ),
        ),
        ...(block.left > 0 ? [`and ${String(block.left)} more`] : []),
      ];
  }
}

function underlined(text: string, sign: string): readonly string[] {
  const line = plainLine(text, WIDTH);
  return [line, sign.repeat(line.length)];
}

function wrapped(text: string, first = '', next = ''): readonly string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of plainLine(text, MOST_LENGTH).split(' ')) {
    const isEmpty = line === first || line === next;
    if (!isEmpty && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = `${next}${word}`;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line];
}

const MOST_CELL = 60;

function tableLines(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): readonly string[] {
  const cells = [header, ...rows].map((row) => row.map((cell) => plainLine(shownValue(cell), 200)));
  const widths = header.map((_name, column) =>
    Math.min(
      MOST_CELL,
      cells.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0),
    ),
  );
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [names = [], ...content] = cells;
  return [lineOf(names), widths.map((width) => '-'.repeat(width)).join('  '), ...content.map(lineOf)];
}

/** A report that somebody prints in a workflow must hold no workflow command, wherever its lines were broken. */
function inertLine(line: string): string {
  return line.replace(/^(\s*)::/u, '$1: :').replaceAll('##[', '# #[');
}
