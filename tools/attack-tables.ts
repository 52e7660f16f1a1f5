import {
  ENGINE_SETTING_NAMES,
  ENGINE_SETTINGS,
  type Assurance,
  type TaxonomyName,
  type Threshold,
  ATTACKS,
  attacksWithSetting,
  DESCRIPTORS,
  ROWS,
  type FieldForm,
  type FieldName,
  FIELDS,
} from '@model-security-scan/engine/catalog';
import { SCAN_ASSURANCE } from '@model-security-scan/scanner/rules';
import { POLICY_SETTING_NAMES, POLICY_SETTINGS } from '../src/facts/policy/policy-limits.ts';
import { fieldsOf } from '../src/settings/config/models.ts';
import { FLAG, RECORDED, standardsOf } from '../src/report/assurance.ts';
import { standardOf } from '../src/report/standards.ts';
import { classificationOf, entriesOf, type Finding, FINDINGS } from '../src/report/taxonomy.ts';
import { fullRuleId } from '../src/facts/fingerprint.ts';
import { decimal, fillConfigurationProse } from './attack-prose.ts';
import { type ListEntry, markdownList, replaceBlock } from './document-blocks.ts';

/** Lists the attacks of each task, with the fields and files of each. Markdown. */
function attackLists(): string {
  return [...Map.groupBy(ROWS, ({ task }) => task)]
    .map(([task, rows]) => `### \`${task}\`\n\n${markdownList(rows.map(attackEntry))}`)
    .join('\n\n');
}

/** Lists the fields of attack configurations, with form, default, example and meaning of each. Markdown. */
function fieldList(): string {
  return markdownList(fieldsOf(ROWS).toSorted().map(fieldEntry));
}

/** Lists the settings of local analyses, with the form and meaning of each. Markdown. */
function settingList(): string {
  return markdownList(
    ENGINE_SETTING_NAMES.map((name) => {
      const spec = ENGINE_SETTINGS[name];
      const { example, meaning, tasks } = spec;
      const takers = [...(attacksWithSetting(name) ?? []), ...(tasks ?? [])];
      const facts = [
        'listsColumns' in spec
          ? 'list of columns'
          : 'namesColumn' in spec
            ? 'one column'
            : `${spec.isWhole ? 'whole number' : 'number'} from ${String(spec.min)} to ${String(spec.max)}`,
        `for example \`${example}\``,
        ...(takers.length === 0 ? [] : [`only for ${codes(takers)}`]),
      ];
      return { term: `\`${name}\``, text: ` (${facts.join(', ')}): ${meaning}` };
    }),
  );
}

/** Lists the settings of the gate, with the meaning of each. Markdown. */
function policyList(): string {
  return markdownList(
    POLICY_SETTING_NAMES.map((name) => {
      const { example, meaning } = POLICY_SETTINGS[name];
      return { term: `\`${name}\``, text: ` (for example \`${example}\`): ${meaning}` };
    }),
  );
}

/** Returns packages/engine/README.md with the default thresholds written anew. */
export function fillEngine(document: string): string {
  const entry = (name: string, { value, why }: Threshold): ListEntry => ({
    term: `${name}: above ${decimal(value)}`,
    text: `, because ${why}`,
  });
  const entries = ATTACKS.flatMap((attack) => {
    const { threshold, tasks } = DESCRIPTORS[attack];
    const own = tasks.flatMap((one) =>
      one.threshold === undefined ? [] : [entry(`${attack} of ${one.task}`, one.threshold)],
    );
    return [entry(attack, threshold), ...own];
  });
  return replaceBlock(document, 'thresholds', markdownList(entries));
}

/** Returns docs/guides/evidence.md with what results are evidence of written anew. */
export function fillEvidence(document: string): string {
  const rules = FINDINGS.map((finding): readonly string[] => {
    const { owasp } = classificationOf(finding);
    if (finding === 'supply-chain') {
      return [ruleLink(finding), idList(entriesOf(finding)), FLAG.shows, FLAG.open];
    }
    const { shows, open } = DESCRIPTORS[finding].assurance;
    return [ruleLink(finding), idList([...standardsOf(finding), owasp]), shows, open];
  });
  const recorded = Object.entries(RECORDED).map(([name, one]) => row(name.replaceAll('-', ' '), one));
  const header = ['rule, or what is recorded', 'bears on', 'what a result shows', 'what it leaves open'];
  const lines = [
    header,
    header.map(() => '---'),
    ...rules,
    row('scan of files', SCAN_ASSURANCE),
    ...recorded,
  ];
  return replaceBlock(document, 'evidence', lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

/** A rule, with a link to what it finds. */
function ruleLink(finding: Finding): string {
  return `[\`${fullRuleId(finding)}\`](../rules.md#${finding})`;
}

function row(name: string, { standards, shows, open }: Assurance): readonly string[] {
  return [name, idList(standards.map(standardOf)), shows, open];
}

function idList(entries: readonly TaxonomyName[]): string {
  return entries.map(({ id, nearest }) => `${id}${nearest === true ? ' (nearest)' : ''}`).join(', ');
}

/** Returns docs/configuration.md with its lists, and what it says of attacks, written anew. */
export function fillConfiguration(given: string): string {
  const document = fillConfigurationProse(given);
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

function attackEntry({ attack, fields, usualSlots, isLocalOnly }: (typeof ROWS)[number]): ListEntry {
  if (isLocalOnly === true) {
    const text = ` only with \`base-url: local\`. Optional: ${codes(fields)}. Usual artifacts: ${codes(usualSlots)}.`;
    return { term: `\`${attack}\``, text };
  }
  const needed = fields.filter((name) => FIELDS[name].default === undefined);
  const optional = fields.filter((name) => FIELDS[name].default !== undefined);
  const sentences = [
    ` needs ${codes(needed)}.`,
    ...(optional.length === 0 ? [] : [`Optional: ${codes(optional)}.`]),
    `Usual artifacts: ${codes(usualSlots)}.`,
  ];
  return { term: `\`${attack}\``, text: sentences.join(' ') };
}

function fieldEntry(name: FieldName): ListEntry {
  const { form, default: fallback, example, meaning } = FIELDS[name];
  const needed = fallback === undefined ? 'must be given' : `default \`${fallback}\``;
  const facts = [FORM_NAMES[form], needed, ...(example === fallback ? [] : [`for example \`${example}\``])];
  return { term: `\`${name}\``, text: ` (${facts.join(', ')}): ${meaning}` };
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
