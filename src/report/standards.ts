import type { ListedName } from '@model-security-scan/engine/catalog';

/** A list of requirements, tests or techniques, with those that results bear on, by their ids. */
interface StandardList {
  readonly list: string;
  readonly url: string;
  readonly entries: Readonly<Record<string, string>>;
}

/** The lists that auditors ask about. The names are the lists' own; those of AISVS and of the AI Act are shortened here. */
const LISTS: readonly StandardList[] = [
  {
    list: 'OWASP AISVS 1.0',
    url: 'https://github.com/OWASP/AISVS/tree/main/1.0/en',
    entries: {
      'v1.0-C1.3.1': 'Poisoning detection in training data',
      'v1.0-C3.2.2': 'Quantized models are evaluated again',
      'v1.0-C6.1.1': 'Models are scanned for malicious code',
      'v1.0-C6.1.3': 'Third-party models can be integrity-verified',
      'v1.0-C6.1.4': 'Behavioral acceptance tests before promotion',
      'v1.0-C6.2.1': 'A machine-readable AI BOM of each model',
      'v1.0-C11.1.3': 'Evaluation against known adversarial attacks',
      'v1.0-C11.2.5': 'Membership-inference attack simulations',
      'v1.0-C11.3.2': 'Responses are calibrated to the extraction risk',
      'v1.0-C12.3.1': 'Data drift detection',
    },
  },
  {
    list: 'OWASP AI Testing Guide',
    url: 'https://owasp.org/www-project-ai-testing-guide/',
    entries: {
      'AITG-APP-09': 'Testing for Model Extraction',
      'AITG-INF-01': 'Testing for Supply Chain Tampering',
      'AITG-MOD-01': 'Testing for Evasion Attacks',
      'AITG-MOD-03': 'Testing for Poisoned Training Sets',
      'AITG-MOD-04': 'Testing for Membership Inference',
      'AITG-MOD-06': 'Testing for Robustness to New Data',
    },
  },
  {
    list: 'MITRE ATLAS',
    url: 'https://atlas.mitre.org/',
    entries: {
      'AML.M0008': 'Validate AI Model',
      'AML.M0014': 'Verify AI Artifacts',
      'AML.M0016': 'Vulnerability Scanning',
      'AML.M0023': 'AI Bill of Materials',
      'AML.T0018.000': 'Manipulate AI Model: Poison AI Model',
    },
  },
  {
    list: 'NIST AI 100-2',
    url: 'https://csrc.nist.gov/pubs/ai/100/2/e2025/final',
    entries: {
      'NISTAML.013': 'Data Poisoning',
      'NISTAML.022': 'Evasion',
      'NISTAML.023': 'Backdoor Poisoning',
      'NISTAML.025': 'Black-box Evasion',
      'NISTAML.031': 'Model Extraction',
      'NISTAML.033': 'Membership Inference',
    },
  },
  {
    list: 'EU AI Act',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    entries: {
      'Article 15(1)': 'Consistent accuracy, robustness and cybersecurity',
      'Article 15(5)': 'Resilience against attacks',
    },
  },
];

const STANDARDS: ReadonlyMap<string, ListedName> = new Map(
  LISTS.flatMap(({ list, url, entries }) =>
    Object.entries(entries).map(([id, name]) => [id, { list, id, name, url }] as const),
  ),
);

/**
 * Finds an entry by its id.
 * @throws Error if no list has it
 */
export function standardOf(id: string): ListedName {
  const found = STANDARDS.get(id);
  if (found === undefined) throw new Error(`No list has ${id}.`);
  return found;
}
