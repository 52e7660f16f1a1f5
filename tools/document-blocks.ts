/** Longest line of generated Markdown; links and code are never broken. */
const LINE_WIDTH = 140;

/** One entry of a list: a term, and what follows it. Markdown. */
export interface ListEntry {
  readonly term: string;
  readonly text: string;
}

/** A list with one item for each entry, wrapped. A list fits any screen; a table with sentences in it does not. */
export function markdownList(entries: readonly ListEntry[]): string {
  return entries.map(({ term, text }) => wrapped(`- **${term}**${text}`, '  ')).join('\n');
}

/**
 * Puts content between `<!-- name -->` and `<!-- /name -->`.
 * @throws Error if the document does not have exactly one such place
 */
export function replaceBlock(document: string, name: string, content: string): string {
  const open = `<!-- ${name} -->`;
  const close = `<!-- /${name} -->`;
  const before = document.split(open);
  const after = document.split(close);
  const [head] = before;
  const [, tail] = after;
  if (before.length !== 2 || after.length !== 2 || head === undefined || tail === undefined) {
    throw new Error(`Expected one ${open} and one ${close}.`);
  }
  if (document.indexOf(open) > document.indexOf(close)) throw new Error(`${close} stands before ${open}.`);
  return `${head}${open}\n\n${content}\n\n${close}${tail}`;
}

const EXAMPLE_MARK = /^<!-- (examples\/[\w/-]+\.(?:yml|py)) -->$/gmu;

/** True if the document has a place for the text of an example. */
export function hasExamples(document: string): boolean {
  return examplePaths(document).length > 0;
}

/**
 * Puts the text of each example into its places, `<!-- examples/push.yml -->` to `<!-- /examples/push.yml -->`.
 * @param textOf reads an example by its path from the project's root
 */
export function fillExamples(document: string, textOf: (path: string) => string): string {
  return examplePaths(document).reduce(
    (text, path) => replaceBlock(text, path, `\`\`\`${languageOf(path)}\n${textOf(path).trimEnd()}\n\`\`\``),
    document,
  );
}

function languageOf(path: string): string {
  return path.endsWith('.py') ? 'python' : 'yaml';
}

function examplePaths(document: string): readonly string[] {
  return [...document.matchAll(EXAMPLE_MARK)].map(([, path = '']) => path);
}

/** Breaks a text into lines; those after the first begin with the indent. */
export function wrapped(text: string, indent: string): string {
  const words = text.replace(/\s+/gu, ' ').match(/(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^\s`[]|\[)+/gu) ?? [];
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + word.length <= LINE_WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.join(`\n${indent}`);
}
