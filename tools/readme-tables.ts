import type { ActionMetadata } from './action-metadata.ts';

/** The README's table of inputs: name, default, meaning. Markdown. */
export function inputTable(action: ActionMetadata): string {
  return markdownTable(
    ['Input', 'Default', 'Meaning'],
    action.inputs.map((input) => [
      `\`${input.name}\``,
      input.required ? 'required' : code(input.default),
      input.description,
    ]),
  );
}

/** The README's table of outputs: name, meaning. Markdown. */
export function outputTable(action: ActionMetadata): string {
  return markdownTable(
    ['Output', 'Meaning'],
    action.outputs.map((output) => [`\`${output.name}\``, output.description]),
  );
}

/** A table in Markdown; a cell's line breaks and bars are taken care of. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\s+/gu, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Puts content between `<!-- name -->` and `<!-- /name -->`.
 * @throws Error where the document does not have exactly one such place
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

function code(text: string | undefined): string {
  return text === undefined ? '' : `\`${text}\``;
}
