import { type Attack, ATTACKS } from '../core/attack-table.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { RULES } from '../rules/rules.ts';

/** The kinds of findings: one for each attack that a model is vulnerable to, and a record's supply-chain flag. */
export const FINDINGS = [...ATTACKS, 'supply-chain'] as const;
export type Finding = Attack | 'supply-chain';

/** An entry of a public taxonomy of attacks. */
export interface TaxonomyEntry {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Set if no entry fits exactly and this is the nearest one. */
  readonly nearest?: true;
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

/** The entries of each finding in the public taxonomies. */
export const CLASSIFICATIONS: Readonly<Record<Finding, Classification>> = {
  extraction: {
    atlas: technique('AML.T0024.002', 'Extract AI Model'),
    owasp: risk('ML05', 'Model Theft'),
  },
  evasion: {
    atlas: technique('AML.T0015', 'Evade AI Model'),
    owasp: risk('ML01', 'Input Manipulation Attack'),
  },
  poisoning: {
    atlas: technique('AML.T0020', 'Poison Training Data'),
    owasp: risk('ML02', 'Data Poisoning Attack'),
  },
  drift: {
    owasp: { ...risk('ML08', 'Model Skewing'), nearest: true },
  },
  outlier: {
    atlas: { ...technique('AML.T0043', 'Craft Adversarial Data'), nearest: true },
    owasp: { ...risk('ML01', 'Input Manipulation Attack'), nearest: true },
  },
  'supply-chain': {
    atlas: technique('AML.T0010', 'AI Supply Chain Compromise'),
    owasp: risk('ML06', 'AI Supply Chain Attacks'),
  },
};

/** The techniques that the rules of the supply-chain scan are about. */
const MODEL = technique('AML.T0010.003', 'AI Supply Chain Compromise: Model');
const UNSAFE_ARTIFACTS = technique('AML.T0011.000', 'User Execution: Unsafe AI Artifacts');
const EMBED_MALWARE = technique('AML.T0018.002', 'Manipulate AI Model: Embed Malware');
const CREDENTIALS = technique('AML.T0055', 'Unsecured Credentials');

/** Every technique that a rule of the supply-chain scan names. */
export const SUPPLY_CHAIN_TECHNIQUES = [MODEL, UNSAFE_ARTIFACTS, EMBED_MALWARE, CREDENTIALS] as const;

/** The techniques of a rule of the supply-chain scan, the closest first. */
export function techniquesOf(rule: RuleId): readonly TaxonomyEntry[] {
  if (rule === 'secret') return [CREDENTIALS];
  if (rule === 'remote-code' || rule === 'unsafe-load') return [MODEL, UNSAFE_ARTIFACTS];
  // A file that was not scanned, or not understood, shows no technique.
  return RULES[rule].cwe === undefined || rule === 'encrypted' || rule === 'malformed-model'
    ? []
    : [UNSAFE_ARTIFACTS, EMBED_MALWARE, MODEL];
}

/** The entries of a finding, the technique first. */
export function entriesOf(finding: Finding): readonly TaxonomyEntry[] {
  const { atlas, owasp } = CLASSIFICATIONS[finding];
  return atlas === undefined ? [owasp] : [atlas, owasp];
}

/** The taxonomy that an entry belongs to. */
export function sourceOf(entry: TaxonomyEntry): typeof ATLAS | typeof OWASP {
  return entry.url.startsWith(ATLAS.url) ? ATLAS : OWASP;
}

function technique(id: string, name: string): TaxonomyEntry {
  return { id, name, url: `${ATLAS.url}techniques/${id}` };
}

function risk(id: string, name: string): TaxonomyEntry {
  return { id, name, url: `${OWASP.url}docs/${id}_${OWASP.version}-${name.replaceAll(' ', '_')}.html` };
}
