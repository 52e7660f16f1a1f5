import type { ReportingConfiguration, ReportingDescriptor, ReportingDescriptorRelationship } from 'sarif';
import type { Severity } from '../../attacks/descriptor.ts';
import { DESCRIPTORS } from '../../attacks/table.ts';
import { fullRuleId } from '../../facts/fingerprint.ts';
import {
  classificationOf,
  entriesOf,
  type Finding,
  FINDINGS,
  sourceOf,
  type TaxonomyEntry,
} from '../taxonomy.ts';
import { actionsOf, codeNames, ruleTextOf } from './rule-texts.ts';
import { taxonReference } from './taxonomies.ts';

/** How serious the supply-chain flag of a record is. */
const SUPPLY_CHAIN: Severity = {
  security: '8.8',
  cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H',
  level: 'error',
  precision: 'high',
};

/** How serious a kind of finding is, whatever the model. */
export function severityOf(finding: Finding): Severity {
  return finding === 'supply-chain' ? SUPPLY_CHAIN : DESCRIPTORS[finding].severity;
}

/** The index of a rule in every list of rules. */
export function ruleIndex(finding: Finding): number {
  return FINDINGS.indexOf(finding);
}

/** Renders one rule for each finding, in the order of `FINDINGS`; every run has the same rules. */
export function renderRules(): ReportingDescriptor[] {
  return FINDINGS.map((finding) => {
    const text = ruleTextOf(finding);
    const { level, security, precision, cvss } = severityOf(finding);
    const { atlas, owasp } = classificationOf(finding);
    const defaultConfiguration: ReportingConfiguration = { level };
    return {
      id: fullRuleId(finding),
      name: ruleName(finding),
      shortDescription: { text: text.title },
      fullDescription: { text: text.summary },
      help: { text: helpText(finding), markdown: helpMarkdown(finding) },
      helpUri: (atlas ?? owasp).url,
      defaultConfiguration,
      relationships: relationships(finding),
      properties: {
        tags: tags(finding),
        precision,
        'problem.severity': level,
        'security-severity': security,
        cvss,
      },
    };
  });
}

/** `SupplyChain`: SARIF recommends names in Pascal case. */
function ruleName(finding: Finding): string {
  return finding
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/** The tags of a rule, of which code scanning shows at most 10. */
function tags(finding: Finding): string[] {
  const { atlas, owasp } = classificationOf(finding);
  return [
    'security',
    'machine-learning',
    finding,
    ...(atlas === undefined ? [] : [`external/mitre-atlas/${atlas.id.toLowerCase()}`]),
    `external/owasp-ml/${owasp.id.toLowerCase()}`,
  ];
}

function relationships(finding: Finding): ReportingDescriptorRelationship[] {
  return entriesOf(finding).map((entry) => ({ target: taxonReference(entry), kinds: ['relevant'] }));
}

interface Section {
  readonly heading: string;
  readonly text: string;
}

function sections(finding: Finding): readonly Section[] {
  const { attack, score, summary } = ruleTextOf(finding);
  return [
    { heading: 'What was found', text: summary },
    { heading: 'How the attack works', text: attack },
    { heading: finding === 'supply-chain' ? 'What the flag means' : 'What the score means', text: score },
  ];
}

function helpText(finding: Finding): string {
  const actions = actionsOf(finding).map((action) => `- ${action}`);
  const links = entriesOf(finding).map((entry) => `- ${entryLabel(entry)}: ${entry.url}`);
  return [
    ruleTextOf(finding).title,
    ...sections(finding).map(({ heading, text }) => `${heading}: ${text}`),
    ['What to do:', ...actions].join('\n'),
    ['More about it:', ...links].join('\n'),
  ].join('\n\n');
}

function helpMarkdown(finding: Finding): string {
  const actions = actionsOf(finding).map((action) => `- ${codeNames(action)}`);
  const links = entriesOf(finding).map((entry) => `- [${entryLabel(entry)}](${entry.url})`);
  return [
    `# ${ruleTextOf(finding).title}`,
    ...sections(finding).map(({ heading, text }) => `## ${heading}\n\n${codeNames(text)}`),
    `## What to do\n\n${actions.join('\n')}`,
    `## More about it\n\n${links.join('\n')}`,
  ].join('\n\n');
}

function entryLabel(entry: TaxonomyEntry): string {
  return `${sourceOf(entry).name}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}
