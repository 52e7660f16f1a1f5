import type { ReportingConfiguration, ReportingDescriptor, ReportingDescriptorRelationship } from 'sarif';
import {
  CLASSIFICATIONS,
  entriesOf,
  type Finding,
  FINDINGS,
  sourceOf,
  type TaxonomyEntry,
} from '../taxonomy.ts';
import { actionsOf, codeNames, RULE_TEXTS } from './rule-texts.ts';
import { taxonReference } from './taxonomies.ts';

interface Severity {
  /** The severity of this kind of finding: the base score of `cvss`. It says nothing about a single model. */
  readonly security: string;
  /** The reasoning behind the number, as a vector of CVSS 3.1. */
  readonly cvss: string;
  readonly level: 'error' | 'warning';
  /** High if the finding shows an attack on the model; medium if it may only show a change of the data. */
  readonly precision: 'high' | 'medium';
}

const SEVERITIES: Readonly<Record<Finding, Severity>> = {
  extraction: {
    security: '7.5',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    level: 'error',
    precision: 'high',
  },
  evasion: {
    security: '7.5',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N',
    level: 'error',
    precision: 'high',
  },
  poisoning: {
    security: '8.1',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
    level: 'error',
    precision: 'high',
  },
  drift: {
    security: '3.7',
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
    level: 'warning',
    precision: 'medium',
  },
  outlier: {
    security: '5.3',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N',
    level: 'warning',
    precision: 'medium',
  },
  'supply-chain': {
    security: '8.8',
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H',
    level: 'error',
    precision: 'high',
  },
};

/** `model-security/extraction`. It must never change, because code scanning identifies alerts by it. */
export function ruleId(finding: Finding): string {
  return `model-security/${finding}`;
}

/** The index of a rule in every list of rules. */
export function ruleIndex(finding: Finding): number {
  return FINDINGS.indexOf(finding);
}

/** The level of a finding of which only the kind is known. */
export function defaultLevel(finding: Finding): Severity['level'] {
  return SEVERITIES[finding].level;
}

/** Renders one rule for each finding, in the order of `FINDINGS`; every run has the same rules. */
export function renderRules(): ReportingDescriptor[] {
  return FINDINGS.map((finding) => {
    const text = RULE_TEXTS[finding];
    const { level, security, precision, cvss } = SEVERITIES[finding];
    const defaultConfiguration: ReportingConfiguration = { level };
    return {
      id: ruleId(finding),
      name: ruleName(finding),
      shortDescription: { text: text.title },
      fullDescription: { text: text.summary },
      help: { text: helpText(finding), markdown: helpMarkdown(finding) },
      helpUri: (CLASSIFICATIONS[finding].atlas ?? CLASSIFICATIONS[finding].owasp).url,
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
  const { atlas, owasp } = CLASSIFICATIONS[finding];
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
  const { attack, score, summary } = RULE_TEXTS[finding];
  return [
    { heading: 'What was found', text: summary },
    { heading: 'How the attack works', text: attack },
    { heading: finding === 'supply-chain' ? 'What the flag means' : 'What the score means', text: score },
  ];
}

function helpText(finding: Finding): string {
  const actions = actionsOf(RULE_TEXTS[finding], finding).map((action) => `- ${action}`);
  const links = entriesOf(finding).map((entry) => `- ${entryLabel(entry)}: ${entry.url}`);
  return [
    RULE_TEXTS[finding].title,
    ...sections(finding).map(({ heading, text }) => `${heading}: ${text}`),
    ['What to do:', ...actions].join('\n'),
    ['More about it:', ...links].join('\n'),
  ].join('\n\n');
}

function helpMarkdown(finding: Finding): string {
  const actions = actionsOf(RULE_TEXTS[finding], finding).map((action) => `- ${codeNames(action)}`);
  const links = entriesOf(finding).map((entry) => `- [${entryLabel(entry)}](${entry.url})`);
  return [
    `# ${RULE_TEXTS[finding].title}`,
    ...sections(finding).map(({ heading, text }) => `## ${heading}\n\n${codeNames(text)}`),
    `## What to do\n\n${actions.join('\n')}`,
    `## More about it\n\n${links.join('\n')}`,
  ].join('\n\n');
}

function entryLabel(entry: TaxonomyEntry): string {
  return `${sourceOf(entry).name}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}
