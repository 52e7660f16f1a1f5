import { present } from '@model-security-scan/common/present';
import type { ReportingDescriptor } from 'sarif';
import { type ListedName, type Severity, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { fullRuleId } from '../../facts/fingerprint.ts';
import { type Severity as FileSeverity, RULE_IDS, RULES } from '@model-security-scan/scanner/rules';
import { withoutBackticks } from '../../text/safe-markup.ts';
import {
  ATLAS,
  classificationOf,
  entriesOf,
  type Finding,
  FINDINGS,
  sourceOf,
  type TaxonomyEntry,
  techniquesOf,
} from '../taxonomy.ts';
import { standardOf } from '../standards.ts';
import type { Venue } from '../../facts/venue.ts';
import { actionsOf, codeNames, ruleTextOf, scoreTextOf } from './rule-texts.ts';
import { taxonReference } from './taxonomies.ts';

/** How serious the supply-chain flag of a record is. */
const SUPPLY_CHAIN: Severity = {
  security: '8.8',
  cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:H/A:H',
  precision: 'high',
};

/** Findings of this severity are errors, others are warnings. */
const LEAST_ERROR = 7;

/** The severity of each level of a finding in a file, as code scanning shows it: the base score of a usual case. */
export const FILE_SECURITY: Readonly<Record<FileSeverity, string>> = {
  critical: '9.8',
  high: '8.1',
  review: '4.0',
  'not-scanned': '4.0',
};

/** How serious a kind of finding is, whatever the model. */
export function severityOf(finding: Finding): Severity & Pick<Rule, 'level'> {
  const severity = finding === 'supply-chain' ? SUPPLY_CHAIN : DESCRIPTORS[finding].severity;
  return { ...severity, level: Number(severity.security) >= LEAST_ERROR ? 'error' : 'warning' };
}

/** The index of a rule in every list of rules. */
export function ruleIndex(finding: Finding): number {
  return FINDINGS.indexOf(finding);
}

type RuleName = Parameters<typeof fullRuleId>[0];

/** What a rule says. The texts are Markdown. */
interface Rule extends Pick<Severity, 'precision' | 'security'> {
  readonly level: 'error' | 'warning';
  readonly rule: RuleName;
  readonly title: string;
  readonly what: string;
  readonly sections: readonly (readonly [heading: string, text: string])[];
  readonly actions: readonly string[];
  readonly cvss?: string;
  /** A group of rules; default: the rule itself. */
  readonly group?: string;
  readonly cwe?: number | undefined;
  /** What it is in public taxonomies. The page of the first one is the help of the rule. */
  readonly entries?: readonly TaxonomyEntry[];
  /** What the help links to. */
  readonly links?: readonly ListedName[];
}

function renderRule(facts: Rule): ReportingDescriptor {
  const { rule, title, what, level, precision, security, cvss, cwe, group = rule, entries = [] } = facts;
  const help = helpOf(facts);
  return {
    id: fullRuleId(rule),
    // SARIF recommends names in Pascal case.
    name: rule.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: what },
    help: { text: withoutBackticks(help.text), markdown: help.markdown },
    ...present({ helpUri: entries[0]?.url }),
    defaultConfiguration: { level },
    ...(entries.length > 0 && {
      relationships: entries.map((entry) => ({ target: taxonReference(entry), kinds: ['relevant'] })),
    }),
    properties: {
      // Code scanning shows at most 10.
      tags: [
        'security',
        'machine-learning',
        group,
        ...(cwe === undefined ? [] : [`external/cwe/cwe-${String(cwe).padStart(3, '0')}`]),
        ...entries.map(
          (entry) =>
            `external/${sourceOf(entry) === ATLAS ? 'mitre-atlas' : 'owasp-ml'}/${entry.id.toLowerCase()}`,
        ),
      ],
      precision,
      'problem.severity': level,
      'security-severity': security,
      ...present({ cvss }),
    },
  };
}

function helpOf({ title, sections, actions, links = [] }: Rule): {
  readonly text: string;
  readonly markdown: string;
} {
  const todo = actions.map((action) => `- ${action}`).join('\n');
  const more = (show: (entry: ListedName) => string): string =>
    links.map((entry) => `\n- ${show(entry)}`).join('');
  const texts = sections.map(([heading, text]) => `\n\n${heading}: ${text}`).join('');
  const parts = sections.map(([heading, text]) => `\n\n## ${heading}\n\n${text}`).join('');
  const text = `${title}${texts}\n\nWhat to do:\n${todo}`;
  const markdown = `# ${title}${parts}\n\n## What to do\n\n${todo}`;
  if (links.length === 0) return { text, markdown };
  return {
    text: `${text}\n\nMore about it:${more((entry) => `${entryLabel(entry)}: ${entry.url}`)}`,
    markdown: `${markdown}\n\n## More about it\n${more((entry) => `[${entryLabel(entry)}](${entry.url})`)}`,
  };
}

function entryLabel(entry: ListedName): string {
  return `${entry.list}, ${entry.id} ${entry.name}${entry.nearest === true ? ' (the nearest entry)' : ''}`;
}

/** Where people can read on about a finding: its entries, then those of other lists. */
function readingOf(finding: Finding): readonly ListedName[] {
  const standards = finding === 'supply-chain' ? [] : DESCRIPTORS[finding].assurance.standards;
  return [
    ...entriesOf(finding).map((entry) => ({ ...entry, list: sourceOf(entry).name })),
    ...standards.map(standardOf),
  ];
}

/** Renders one rule for each finding, in the order of `FINDINGS`; runs of a kind have the same rules. */
export function renderRules(venue: Venue): ReportingDescriptor[] {
  return FINDINGS.map((finding) => {
    const { title, summary, attack } = ruleTextOf(finding);
    const meaning = finding === 'supply-chain' ? 'What the flag means' : 'What the score means';
    return renderRule({
      ...severityOf(finding),
      ...{ rule: finding, title, what: summary, entries: entriesOf(finding), links: readingOf(finding) },
      sections: [
        ['What was found', codeNames(summary)],
        ['How the attack works', codeNames(attack)],
        [meaning, codeNames(scoreTextOf(finding, venue))],
      ],
      actions: actionsOf(finding, venue).map(codeNames),
    });
  });
}

/** Renders the rules of the supply-chain scan, and that of models that nothing attacks; every run has the same ones. */
export function renderFileRules(): ReportingDescriptor[] {
  const { owasp } = classificationOf('supply-chain');
  const rules = RULE_IDS.map((rule) => {
    const { title, what, why, actions, cwe } = RULES[rule];
    return renderRule({
      ...{ rule, title, what, actions, cwe, group: 'supply-chain' },
      ...{ level: 'error', precision: 'high', security: FILE_SECURITY.high },
      entries: [...techniquesOf(rule), owasp],
      sections: [
        ['What was found', what],
        ['Why it matters', why],
      ],
    });
  });
  return [...rules, ownRule(UNATTACKED)];
}

/** Renders the rule of analyses that could judge nothing. */
export function renderNotTestedRule(): ReportingDescriptor {
  return ownRule(NOT_TESTED);
}

/** A rule that is about a run, and so in no public taxonomy. */
function ownRule(rule: Pick<Rule, 'rule' | 'level' | 'title' | 'what' | 'actions'>): ReportingDescriptor {
  return renderRule({
    ...rule,
    ...{ precision: 'high', security: '4.0', sections: [['What was found', rule.what]] },
  });
}

const NOT_TESTED = {
  rule: 'not-tested',
  level: 'error',
  title: 'An analysis could not be tested',
  what:
    'What the analysis was given allows no verdict, for example too few inputs, or labels that the model does not match. ' +
    'So nothing is known: the model has not passed.',
  actions: [
    'Give what the message asks for, and run again.',
    'If the analysis makes no sense for this model, remove it from the config file.',
    'If it cannot be tested yet, accept that until a day, with `not-tested: true` under `accept` of the config file.',
  ],
} as const;

const UNATTACKED = {
  rule: 'unattacked-model',
  level: 'warning',
  title: 'A model that nothing attacks',
  what:
    'The repository has a model that an analysis could take, and no analysis takes it. Its file was scanned, but how it ' +
    'withstands attacks is unknown.',
  actions: [
    'Add the model to the config file; the log and the summary of the run have the lines to paste.',
    'If the file is another form of a model that is attacked, name it in `covers` of that model.',
    'If it need not be attacked, accept it in `accept` of the config file, with a reason.',
  ],
} as const;
