/** Lines longer than this are hard to read, however wide the terminal is. */
const MAX_WIDTH = 110;
/** A log that goes to a file has no width. */
const DEFAULT_WIDTH = 100;

/** The width for printed text, in columns. */
export function textWidth(): number {
  return Math.min(process.stdout.columns || DEFAULT_WIDTH, MAX_WIDTH);
}

/** One line of a step's log as the runner shows it; undefined if it shows none: commands that mask or annotate. */
export function readableLogLine(line: string): string | undefined {
  if (/^::(?:add-mask|endgroup|debug|error|warning|notice)\b/u.test(line)) return undefined;
  return line.replace(/^::group::(.*)$/u, '▾ $1');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

/** The job summary as plain text, to read in a terminal; GitHub shows it as a page. Details stay closed. */
export function readableSummary(markdown: string): string {
  return withoutDetails(markdown)
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/gu, ' │ ')
    .replace(/<li>/gu, '- ')
    .replace(/<br>/gu, '\n  ')
    .replace(/<[^>]+>/gu, '')
    .replace(/^> ?(?:\[!(\w+)\])?/gmu, (_, kind: string | undefined) => kind ?? '  ')
    .replace(/\[([^\]\n]*)\]\([^)\s]*\)/gu, '$1')
    .replace(/\*\*|`/gu, '')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|amp|nbsp);/gu, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\n\s*\n+/gu, '\n\n')
    .trim();
}

/** Replaces the innermost details by their titles, until none are left. */
function withoutDetails(markdown: string): string {
  const inner =
    /<details>(?:(?!<details>)[^])*?<summary>([^]*?)<\/summary>(?:(?!<details>)[^])*?<\/details>/gu;
  const shown = markdown.replace(inner, '▸ $1');
  return shown === markdown ? shown : withoutDetails(shown);
}

/** Breaks a text at spaces; further lines of a list item are indented under its first one. */
export function wrap(text: string, width = textWidth()): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): readonly string[] {
  const [indent = ''] = /^\s*/u.exec(line) ?? [];
  const hanging = indent + (/^\s*[-▸] /u.test(line) ? '  ' : '');
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(' ')) {
    const longer = current.trim() === '' ? current + word : `${current} ${word}`;
    if (longer.length > width && current.trim() !== '') {
      lines.push(current);
      current = hanging + word;
    } else current = longer;
  }
  return [...lines, current];
}

/** Lays rows out in columns, each line cut to the width. */
export function table(rows: readonly (readonly string[])[], width = textWidth()): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => cut(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '), width))
    .join('\n');
}

/** Cuts a line that is too long, and says so with an ellipsis. */
export function cut(line: string, width = textWidth()): string {
  const text = line.trimEnd();
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
