import { describeYamlFault } from './yaml-faults.ts';
import type { Span } from '@model-security-scan/common/schema/tree';

/** A mistake in the text, with words that quote nothing of it: it may contain secrets. */
interface IndentFault {
  readonly span: Span;
  readonly message: string;
}

/** A line with its indentation. */
interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** The offset of its first character that is no blank. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The columns in which its dashes and its key start, counted from 0. */
  readonly columns: readonly number[];
  readonly hasValue: boolean;
}

/**
 * Explains a text that is not valid YAML by its indentation, if that is what is wrong. The library reports one such mistake
 * several times, and at other lines.
 * @param faultLines the lines that the library complains about, counted from 1
 */
export function findIndentFault(text: string, faultLines: readonly number[]): IndentFault | undefined {
  const first = Math.min(...faultLines);
  const lines = readLines(text);
  return findTab(lines, Math.max(...faultLines)) ?? findWrongColumn(lines, first);
}

function readLines(text: string): readonly Line[] {
  let offset = 0;
  return text.split('\n').flatMap((full, index) => {
    const lineStart = offset;
    offset += full.length + 1;
    const [, blanks = '', dashes = '', content = ''] = /^(\s*)((?:- +)*)(.*)$/su.exec(full) ?? [];
    if (dashes + content === '' || content.startsWith('#')) return [];
    const dashColumns = [...dashes.matchAll(/-/gu)].map((dash) => blanks.length + dash.index);
    return [
      {
        number: index + 1,
        start: lineStart + blanks.length,
        end: lineStart + full.trimEnd().length,
        text: full,
        columns: [...dashColumns, blanks.length + dashes.length],
        // A text of several lines or a bracket goes on below.
        hasValue: /^[^:]+:\s+[^\s|>[{&"'#]/u.test(content) && !/[[{,]\s*$/u.test(content),
      },
    ];
  });
}

function findTab(lines: readonly Line[], lastFault: number): IndentFault | undefined {
  const tabbed = lines.filter(({ text, number }) => number <= lastFault && /^ *\t/u.test(text));
  const [line] = tabbed;
  if (line === undefined) return undefined;
  const start = line.end - line.text.trimEnd().length;
  return { span: { start, end: line.start }, message: describeYamlFault('TAB_AS_INDENT') };
}

/** Finds the line that starts in a column in which nothing above it starts. */
function findWrongColumn(lines: readonly Line[], firstFault: number): IndentFault | undefined {
  let open: readonly number[] = [];
  let above: Line | undefined;
  for (const line of lines.filter(({ number }) => number <= firstFault + 1)) {
    const [column = 0] = line.columns;
    if (above !== undefined && line.number >= firstFault) {
      const words = describeColumn(column, open, above);
      if (words !== undefined) {
        return { span: { start: line.start, end: line.end }, message: `not valid YAML: ${words}` };
      }
    }
    open = [...open.filter((one) => one < column), ...line.columns];
    above = line;
  }
  return undefined;
}

function describeColumn(column: number, open: readonly number[], above: Line): string | undefined {
  const keyColumn = above.columns.at(-1) ?? 0;
  if (column > keyColumn) {
    if (!above.hasValue) return undefined;
    return (
      `this line starts after ${spaces(column)}, but the key above it (line ${String(above.number)}) starts after ` +
      `${spaces(keyColumn)} and has a value already. The keys of one mapping start in the same column: indent this line ` +
      `by ${spaces(keyColumn)}.`
    );
  }
  if (open.includes(column)) return undefined;
  const known = [...new Set(open)].sort((one, other) => one - other).map(String);
  return (
    `this line starts after ${spaces(column)}, but the lines above that it could belong to start after ` +
    `${known.join(' or ')}. Correct its indentation.`
  );
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${String(count)} spaces`;
}
