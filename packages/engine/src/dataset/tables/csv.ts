import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import type { DatasetLimits } from '../dataset-limits.ts';

export interface CsvRecord {
  /** As they are written, without quotes. */
  readonly cells: readonly string[];
  readonly line: number;
  readonly delimiter: string;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;
/** A semicolon parts the cells also where commas are decimal. */
const DELIMITERS = ['\t', ';', ','] as const;
const SNIFFED = 5;

/**
 * Reads the records of a table (RFC 4180; also with semicolons or tabs, and line ends of any system). Too long a line fails at once.
 * @throws ArtifactFault that names file and line
 */
export function* csvRecords(given: Buffer, name: string, limits: DatasetLimits): Generator<CsvRecord> {
  const file = shownName(name);
  requireText(given, file);
  const content = withNewlines(given);
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
    delimiter ??= text === '' ? undefined : delimiterOf(content, at, limits.lineBytes);
    if (text !== '' && delimiter !== undefined) {
      rows += 1;
      if (rows > limits.rows) {
        throw new ArtifactFault(
          `${file} has more than ${String(limits.rows)} rows, the most that can be analysed.`,
        );
      }
      yield { cells: cellsOf(text, delimiter), line, delimiter };
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

function requireText(content: Buffer, file: string): void {
  const zero = content.indexOf(0);
  if (zero === -1) return;
  const isWide = /^(?:fffe|feff)/u.test(content.subarray(0, 2).toString('hex'));
  throw new ArtifactFault(
    `${file}, line ${String(linesIn(content, 0, zero))}: it holds a NUL byte, so it is ${isWide ? 'text in UTF-16' : 'not text'}. ` +
      'Save the table as CSV in UTF-8.',
  );
}

/** Makes line ends of old systems (a carriage return alone) newlines. A file without them stays as it is. */
function withNewlines(content: Buffer): Buffer {
  const isAlone = (at: number): boolean => content[at + 1] !== NEWLINE;
  let at = content.indexOf(RETURN);
  while (at !== -1 && !isAlone(at)) at = content.indexOf(RETURN, at + 1);
  if (at === -1) return content;
  const changed = Buffer.from(content);
  for (; at !== -1; at = content.indexOf(RETURN, at + 1)) if (isAlone(at)) changed[at] = NEWLINE;
  return changed;
}

/** Finds what parts the cells: what the first lines hold outside of quotes, each equally often. */
function delimiterOf(content: Buffer, start: number, maxBytes: number): string {
  const lines: string[] = [];
  for (let at = start; at < content.length && lines.length < SNIFFED;) {
    const end = recordEnd(content, at, maxBytes);
    if (end === undefined) break;
    const text = content.toString('utf8', at, end).replaceAll(/"[^"]*"/gu, '');
    if (text.trim() !== '') lines.push(text);
    at = end + 1;
  }
  const count = (text: string, delimiter: string): number => text.split(delimiter).length - 1;
  const often = DELIMITERS.find((delimiter) => {
    const first = count(lines[0] ?? '', delimiter);
    return first > 0 && lines.every((line) => count(line, delimiter) === first);
  });
  return often ?? DELIMITERS.toReversed().find((delimiter) => lines[0]?.includes(delimiter) === true) ?? ',';
}

function cellsOf(text: string, delimiter: string): readonly string[] {
  if (!text.includes('"')) return text.split(delimiter);
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
      cells.push(cell);
      cell = '';
    } else {
      cell += character;
    }
  }
  return [...cells, cell];
}
