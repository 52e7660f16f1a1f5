import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { DatasetLimits } from './limits.ts';

/** One record of a table, with the line on which it begins, counted from 1. */
export interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Reads the records of a table (RFC 4180; also with semicolons or tabs). A line that is too long fails at once, however
 * long it is.
 * @throws ArtifactFault that names file and line
 */
export function* csvRecords(content: Buffer, name: string, limits: DatasetLimits): Generator<CsvRecord> {
  const file = shownName(name);
  let at = content.subarray(0, 3).toString('latin1') === '\u00ef\u00bb\u00bf' ? 3 : 0;
  let line = 1;
  let rows = 0;
  let delimiter: string | undefined;
  while (at < content.length) {
    const end = recordEnd(content, at, limits.lineBytes);
    if (end === undefined) {
      throw new ArtifactFault(
        `${file}, line ${String(line)}: the line has more than ${String(limits.lineBytes)} bytes, or a quote is not ` +
          'closed. Write one row on each line.',
      );
    }
    const text = content.toString('utf8', at, end).replace(/\r$/u, '');
    delimiter ??= delimiterOf(text);
    if (text !== '') {
      rows += 1;
      if (rows > limits.rows) {
        throw new ArtifactFault(
          `${file} has more than ${String(limits.rows)} rows, the most that can be analysed.`,
        );
      }
      yield { cells: cellsOf(text, delimiter), line };
    }
    line += linesIn(content, at, end);
    at = end + 1;
  }
}

/** Finds the end of a record: the next newline that stands in no quotes. @returns undefined if it is too far away */
function recordEnd(content: Buffer, start: number, maxBytes: number): number | undefined {
  const window = content.subarray(start, start + maxBytes + 1);
  let quoted = false;
  let from = 0;
  for (;;) {
    const found = window.indexOf(NEWLINE, from);
    const end = found === -1 ? window.length : found;
    const line = window.subarray(from, end);
    for (let quote = line.indexOf(QUOTE); quote !== -1; quote = line.indexOf(QUOTE, quote + 1)) {
      quoted = !quoted;
    }
    if (found === -1) {
      const whole = start + window.length === content.length && window.length <= maxBytes;
      return whole && !quoted ? start + end : undefined;
    }
    if (!quoted) return start + end;
    from = end + 1;
  }
}

function linesIn(content: Buffer, start: number, end: number): number {
  let lines = 1;
  const record = content.subarray(start, end);
  for (let at = record.indexOf(NEWLINE); at !== -1; at = record.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

function delimiterOf(header: string): string {
  return DELIMITERS.find((delimiter) => header.includes(delimiter)) ?? ',';
}

function cellsOf(text: string, delimiter: string): readonly string[] {
  if (!text.includes('"')) return text.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"' && quoted && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') {
      quoted = !quoted;
    } else if (character === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += character;
    }
  }
  return [...cells, cell.trim()];
}
