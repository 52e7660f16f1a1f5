import {
  type AttackTaxonomy,
  type TaxonomyName,
  type Attack,
  CHECKS,
  DESCRIPTORS,
} from '@model-security-scan/engine/catalog';
import { type RuleId, RULES } from '@model-security-scan/scanner/rules';

/** The kinds of findings: one for each attack that a model is vulnerable to, and a record's supply-chain flag. */
export const FINDINGS: readonly Finding[] = [...CHECKS, 'supply-chain'];
export type Finding = Attack | 'supply-chain';

/** An entry of a public taxonomy of attacks. */
export interface TaxonomyEntry extends TaxonomyName {
  readonly url: string;
}

interface Classification {
  /** Absent for findings that are not attacks. */
  readonly atlas?: TaxonomyEntry;
  readonly owasp: TaxonomyEntry;
}

export const ATLAS = {
  name: 'MITRE ATLAS',
  organization: 'MITRE',
  url: 'https://atlas.mitre.org/',
} as const;

export const OWASP = {
  name: 'OWASP Machine Learning Security Top 10',
  organization: 'OWASP Foundation',
  version: '2023',
  url: 'https://owasp.org/www-project-machine-learning-security-top-10/',
} as const;

/** What a record's supply-chain flag is in the public taxonomies. */
const SUPPLY_CHAIN: AttackTaxonomy = {
  atlas: { id: 'AML.T0010', name: 'AI Supply Chain Compromise' },
  owasp: { id: 'ML06', name: 'AI Supply Chain Attacks' },
};

/** Every technique that a rule of the scanner names. */
export const SUPPLY_CHAIN_TECHNIQUES: readonly TaxonomyEntry[] = [
  technique({ id: 'AML.T0010.003', name: 'AI Supply Chain Compromise: Model' }),
  technique({ id: 'AML.T0011.000', name: 'User Execution: Unsafe AI Artifacts' }),
  technique({ id: 'AML.T0018.002', name: 'Manipulate AI Model: Embed Malware' }),
];

/** The techniques of a rule of the supply-chain scan, the closest first. */
export function techniquesOf(rule: RuleId): readonly TaxonomyEntry[] {
  return RULES[rule].techniques.flatMap((id) => SUPPLY_CHAIN_TECHNIQUES.filter((entry) => entry.id === id));
}

/** What a finding is in the public taxonomies. */
export function classificationOf(finding: Finding): Classification {
  const { atlas, owasp } = finding === 'supply-chain' ? SUPPLY_CHAIN : DESCRIPTORS[finding].taxonomy;
  return { ...(atlas === undefined ? {} : { atlas: technique(atlas) }), owasp: risk(owasp) };
}

/** The entries of a finding, the technique first. */
export function entriesOf(finding: Finding): readonly TaxonomyEntry[] {
  const { atlas, owasp } = classificationOf(finding);
  return atlas === undefined ? [owasp] : [atlas, owasp];
}

/** The taxonomy that an entry belongs to. */
export function sourceOf(entry: TaxonomyEntry): typeof ATLAS | typeof OWASP {
  return entry.url.startsWith(ATLAS.url) ? ATLAS : OWASP;
}

function technique(entry: TaxonomyName): TaxonomyEntry {
  return { ...entry, url: `${ATLAS.url}techniques/${entry.id}` };
}

function risk(entry: TaxonomyName): TaxonomyEntry {
  const page = `${entry.id}_${OWASP.version}-${entry.name.replaceAll(' ', '_')}.html`;
  return { ...entry, url: `${OWASP.url}docs/${page}` };
}
