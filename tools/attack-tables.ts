import { type FieldForm, type FieldName, FIELDS, ROWS } from '../src/core/attack-table.ts';
import { ENGINE_SETTING_NAMES, ENGINE_SETTINGS } from '../src/core/engine-settings.ts';
import { POLICY_SETTING_NAMES, POLICY_SETTINGS } from '../src/core/policy.ts';
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

/** Lists the settings of the built-in service, with the form and meaning of each. Markdown. */
export function settingList(): string {
  return markdownList(
    ENGINE_SETTING_NAMES.map((name) => {
      const { isWhole, min, max, example, meaning, attacks, tasks } = ENGINE_SETTINGS[name];
      const takers = [...(attacks ?? []), ...(tasks ?? [])];
      const facts = [
        `${isWhole ? 'whole number' : 'number'} from ${String(min)} to ${String(max)}`,
        `for example \`${example}\``,
        ...(takers.length === 0 ? [] : [`only for ${codes(takers)}`]),
      ];
      return { term: `\`${name}\``, paragraphs: [` (${facts.join(', ')}): ${meaning}`] };
    }),
  );
}

/** Lists the settings of the gate, with the meaning of each. Markdown. */
export function policyList(): string {
  return markdownList(
    POLICY_SETTING_NAMES.map((name) => {
      const { example, meaning } = POLICY_SETTINGS[name];
      return { term: `\`${name}\``, paragraphs: [` (for example \`${example}\`): ${meaning}`] };
    }),
  );
}

/** Returns docs/configuration.md with its lists written anew. */
export function fillConfiguration(document: string): string {
  const withLists = replaceBlock(replaceBlock(document, 'attacks', attackLists()), 'fields', fieldList());
  return replaceBlock(replaceBlock(withLists, 'settings', settingList()), 'policy', policyList());
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
