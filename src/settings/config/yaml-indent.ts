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
  /** The columns in which its dashes and its key start, counted from 0; the last is that of an entry `- { ... }`. */
  readonly columns: readonly number[];
  readonly isEntry: boolean;
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
    const isWhole = WHOLE_BRACKETS.test(content);
    return [
      {
        number: index + 1,
        start: lineStart + blanks.length,
        end: lineStart + full.trimEnd().length,
        text: full,
        columns: isWhole && dashes !== '' ? dashColumns : [...dashColumns, blanks.length + dashes.length],
        isEntry: dashes !== '',
        // A text of several lines or a bracket goes on below.
        hasValue: isWhole || (/^[^:]+:\s+[^\s|>[{&"'#]/u.test(content) && !/[[{,]\s*$/u.test(content)),
      },
    ];
  });
}

/** A value in brackets that ends on its line, with or without a key before it. */
const WHOLE_BRACKETS = /^(?:[\w-]+:\s+)?(?:\{.*\}|\[.*\])\s*(?:#.*)?$/u;

function findTab(lines: readonly Line[], lastFault: number): IndentFault | undefined {
  const tabbed = lines.filter(({ text, number }) => number <= lastFault && /^ *\t/u.test(text));
  const [line] = tabbed;
  if (line === undefined) return undefined;
  const start = line.end - line.text.trimEnd().length;
  return { span: { start, end: line.start }, message: describeYamlFault('TAB_AS_INDENT') };
}

/** Finds the line that starts in a column in which nothing above it starts. */
function findWrongColumn(lines: readonly Line[], firstFault: number): IndentFault | undefined {
  let open: ReadonlyMap<number, Line> = new Map();
  let above: Line | undefined;
  for (const line of lines.filter(({ number }) => number <= firstFault + 1)) {
    const [column = 0] = line.columns;
    if (above !== undefined && line.number >= firstFault) {
      const words = describeColumn(line, open, above);
      if (words !== undefined) {
        return { span: { start: line.start, end: line.end }, message: `not valid YAML: ${words}` };
      }
    }
    const outer = [...open].filter(([one]) => one < column);
    open = new Map([...outer, ...line.columns.map((one) => [one, line] as const)]);
    above = line;
  }
  return undefined;
}

function describeColumn(line: Line, open: ReadonlyMap<number, Line>, above: Line): string | undefined {
  const [column = 0] = line.columns;
  const keyColumn = above.columns.at(-1) ?? 0;
  if (/^[\w-]+:\s+-\s/u.test(line.text.trim())) {
    return 'a list cannot start beside its key. Put each entry on a line of its own below the key, after "- ".';
  }
  if (column > keyColumn) {
    if (!above.hasValue) return undefined;
    const isList = line.isEntry && above.isEntry;
    return (
      `this line starts after ${spaces(column)}, but the ${isList ? 'entry' : 'key'} above it (line ${String(above.number)}) ` +
      `starts after ${spaces(keyColumn)} and has a value already. The ${isList ? 'entries of one list' : 'keys of one mapping'} ` +
      `start in the same column: indent this line by ${spaces(keyColumn)}.`
    );
  }
  const owner = open.get(column);
  if (owner !== undefined) return describeKind(line, owner, above);
  const known = [...open.keys()].sort((one, other) => one - other).map(String);
  return (
    `this line starts after ${spaces(column)}, but the lines above that it could belong to start after ` +
    `${known.join(' or ')}. Correct its indentation.`
  );
}

/** Finds an entry in the column of a key that cannot have a list there, and an entry without a dash. */
function describeKind(line: Line, owner: Line, above: Line): string | undefined {
  const start = `this line starts after ${spaces(line.columns[0] ?? 0)}, as line ${String(owner.number)} does, `;
  if (line.isEntry && !owner.isEntry && (owner !== above || owner.hasValue)) {
    return (
      `${start}which is no entry of a list. Indent the entries of one list by the same number of spaces, below the key ` +
      'of the list, and begin each with "- ".'
    );
  }
  const hasBracket = ({ text }: Line): boolean => /^\s*[{[]/u.test(text);
  // Below another bracket, a comma may be missing between two values of a list in brackets.
  return !line.isEntry && hasBracket(line) && !hasBracket(owner)
    ? `${start}but has no key. Begin an entry of a list with "- ".`
    : undefined;
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${String(count)} spaces`;
}
