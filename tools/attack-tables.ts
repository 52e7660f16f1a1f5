import { type FieldForm, type FieldName, FIELDS, ROWS } from '../src/core/attack-table.ts';
import { fieldsOf } from '../src/config/attacks.ts';
import { type ListEntry, markdownList, replaceBlock } from './document-blocks.ts';

/** Lists the attacks of each task, with the fields and files of each. Markdown. */
export function attackLists(): string {
  return [...Map.groupBy(ROWS, ({ task }) => task)]
    .map(([task, rows]) => `### \`${task}\`\n\n${markdownList(rows.map(attackEntry))}`)
    .join('\n\n');
}

/** Lists the fields of attack configurations, with form, default, example and meaning of each. Markdown. */
export function fieldList(): string {
  return markdownList(fieldsOf(ROWS).toSorted().map(fieldEntry));
}

/** Returns docs/configuration.md with both lists written anew. */
export function fillConfiguration(document: string): string {
  return replaceBlock(replaceBlock(document, 'attacks', attackLists()), 'fields', fieldList());
}

const FORM_NAMES: Readonly<Record<FieldForm, string>> = {
  text: 'text',
  switch: 'yes or no',
  integer: 'whole number',
  decimal: 'decimal number',
  dimensions: 'dimensions',
  list: 'list of names',
};

function attackEntry({ attack, fields, usualSlots }: (typeof ROWS)[number]): ListEntry {
  const needed = fields.filter((name) => FIELDS[name].default === undefined);
  const optional = fields.filter((name) => FIELDS[name].default !== undefined);
  const sentences = [
    ` needs ${codes(needed)}.`,
    ...(optional.length === 0 ? [] : [`Optional: ${codes(optional)}.`]),
    `Usual artifacts: ${codes(usualSlots)}.`,
  ];
  return { term: `\`${attack}\``, paragraphs: [sentences.join(' ')] };
}

function fieldEntry(name: FieldName): ListEntry {
  const { form, default: fallback, example, meaning } = FIELDS[name];
  const needed = fallback === undefined ? 'must be given' : `default \`${fallback}\``;
  const facts = [FORM_NAMES[form], needed, ...(example === fallback ? [] : [`for example \`${example}\``])];
  return { term: `\`${name}\``, paragraphs: [` (${facts.join(', ')}): ${meaning}`] };
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
