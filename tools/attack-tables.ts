import { type FieldForm, type FieldName, FIELDS, ROWS } from '../src/core/attack-table.ts';
import { fieldsOf } from '../src/config/attacks.ts';
import { markdownTable, replaceBlock } from './readme-tables.ts';

/** The tasks and attacks, with the fields and files of each. Markdown. */
export function attackTable(): string {
  return markdownTable(
    ['Task', 'Attack', 'Must be given', 'Has a default', 'Artifacts usually asked for'],
    ROWS.map(({ task, attack, fields, usualSlots }) => [
      `\`${task}\``,
      `\`${attack}\``,
      codes(fields.filter((name) => FIELDS[name].default === undefined)),
      codes(fields.filter((name) => FIELDS[name].default !== undefined)),
      codes(usualSlots),
    ]),
  );
}

/** The fields of an attack configuration, with form, default and example of each. Markdown. */
export function fieldTable(): string {
  const names = fieldsOf(ROWS).toSorted();
  return markdownTable(['Field', 'Form', 'Default', 'Example', 'Meaning'], names.map(fieldRow));
}

/** docs/configuration.md with both tables anew. */
export function fillConfigurationTables(document: string): string {
  const withAttacks = replaceBlock(document, 'table:attacks', attackTable());
  return replaceBlock(withAttacks, 'table:fields', fieldTable());
}

const FORM_NAMES: Readonly<Record<FieldForm, string>> = {
  text: 'text',
  switch: 'yes or no',
  integer: 'whole number',
  decimal: 'decimal number',
  dimensions: 'dimensions',
  list: 'list of names',
};

function fieldRow(name: FieldName): readonly string[] {
  const { form, default: fallback, example, meaning } = FIELDS[name];
  return [
    `\`${name}\``,
    FORM_NAMES[form],
    fallback === undefined ? 'must be given' : `\`${fallback}\``,
    `\`${example}\``,
    meaning,
  ];
}

function codes(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(', ');
}
