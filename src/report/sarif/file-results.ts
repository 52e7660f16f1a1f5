import { withoutBackticks } from '../../text/sanitize.ts';
import type { Location, ReportingDescriptor, Result } from 'sarif';
import type { JudgedFinding } from '../../facts/scan-outcome.ts';
import type { Severity } from '../../scanner/rules/finding.ts';
import { RULE_IDS, RULES } from '../../scanner/rules/rules.ts';
import { classificationOf, techniquesOf } from '../taxonomy.ts';
import { formatEffect, formatStanding, formatSubject } from '../file-finding-words.ts';
import { partsOf } from '../../facts/finding-parts.ts';
import { fileFingerprint, fullRuleId } from '../../facts/fingerprint.ts';
import { policyProperties } from './policy-properties.ts';
import { createFingerprints } from './fingerprints.ts';
import { inertSentence, inertText } from './inert-text.ts';
import { lineLocation } from './location.ts';
import { taxonReference } from './taxonomies.ts';

/** Code scanning keeps at most this many results of a run. */
const MAX_RESULTS = 5000;
const MAX_NAME_LENGTH = 300;
const MAX_TEXT_LENGTH = 600;

/** The severity of each level, as code scanning shows it: the base score of a case that is usual for the level. */
const SECURITY: Readonly<Record<Severity, string>> = {
  critical: '9.8',
  high: '8.1',
  review: '4.0',
  'not-scanned': '4.0',
};

/** Renders the rules of the supply-chain scan; every run has the same ones. */
export function renderSupplyChainRules(): ReportingDescriptor[] {
  return RULE_IDS.map((id) => {
    const { title, what, why, actions, cwe } = RULES[id];
    const techniques = techniquesOf(id);
    const list = actions.map((action) => `- ${action}`).join('\n');
    return {
      id: fullRuleId(id),
      name: id.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase()),
      shortDescription: { text: title },
      fullDescription: { text: what },
      help: {
        text: withoutBackticks(
          `${title}\n\nWhat was found: ${what}\n\nWhy it matters: ${why}\n\nWhat to do:\n${list}`,
        ),
        markdown: `# ${title}\n\n## What was found\n\n${what}\n\n## Why it matters\n\n${why}\n\n## What to do\n\n${list}`,
      },
      helpUri: (techniques[0] ?? classificationOf('supply-chain').owasp).url,
      defaultConfiguration: { level: 'error' as const },
      relationships: [...techniques, classificationOf('supply-chain').owasp].map((entry) => ({
        target: taxonReference(entry),
        kinds: ['relevant'],
      })),
      properties: {
        tags: [
          'security',
          'machine-learning',
          'supply-chain',
          ...(cwe === undefined ? [] : [`external/cwe/cwe-${String(cwe).padStart(3, '0')}`]),
          ...techniques.map((entry) => `external/mitre-atlas/${entry.id.toLowerCase()}`),
          `external/owasp-ml/${classificationOf('supply-chain').owasp.id.toLowerCase()}`,
        ],
        precision: 'high',
        'problem.severity': 'error',
        'security-severity': SECURITY.high,
      },
    };
  });
}

/** Renders the findings in files, the most important first, up to the number that code scanning keeps. */
export function supplyChainResults(
  findings: readonly JudgedFinding[],
  fallbackFile: string,
  hasBaseline = false,
): Result[] {
  return findings.slice(0, MAX_RESULTS).map((finding) => renderResult(finding, fallbackFile, hasBaseline));
}

function renderResult(finding: JudgedFinding, fallbackFile: string, hasBaseline: boolean): Result {
  const { rule, severity, subject, others, standing, sha256 } = finding;
  const closes =
    severity === 'critical' || severity === 'high' || standing === 'undecided' || standing === 'flagged';
  return {
    ruleId: fullRuleId(rule),
    ruleIndex: RULE_IDS.indexOf(rule),
    kind: 'fail',
    level: closes ? 'error' : 'warning',
    message: { text: renderMessage(finding) },
    locations: [locationOfFinding(finding, fallbackFile)],
    ...createFingerprints(fileFingerprint(finding)),
    ...policyProperties(finding.policy, hasBaseline),
    properties: {
      severity,
      'security-severity': SECURITY[severity],
      standing,
      ...(subject === '' ? {} : { subject: inertText(subject, MAX_NAME_LENGTH) }),
      ...(others === undefined ? {} : { subjects: namesOf(finding) }),
      ...(sha256 === undefined ? {} : { sha256 }),
    },
  };
}

/** Every name of a finding that has several. */
function namesOf(finding: JudgedFinding): readonly string[] {
  return [...new Set(partsOf(finding).map(({ subject }) => inertText(subject, MAX_NAME_LENGTH)))];
}

function renderMessage(finding: JudgedFinding): string {
  const found = inertText(formatSubject(finding), MAX_TEXT_LENGTH);
  const title = withoutBackticks(RULES[finding.rule].title);
  return [
    found === '' ? `${title}.` : `${title}: ${found}.`,
    inertSentence(formatEffect(finding), MAX_TEXT_LENGTH),
    inertSentence(formatStanding(finding), MAX_TEXT_LENGTH),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A place in a binary file is a byte offset (SARIF 2.1.0, 3.30.10); one in an archive is that of its member. */
function locationOfFinding({ path, members, offset, line }: JudgedFinding, fallbackFile: string): Location {
  const location = lineLocation(path, fallbackFile, line ?? 1);
  const { physicalLocation } = location;
  const isByte = line === undefined && offset !== undefined && members.length === 0;
  return {
    ...location,
    ...(isByte && physicalLocation !== undefined
      ? {
          physicalLocation: {
            ...physicalLocation,
            region: { ...physicalLocation.region, byteOffset: offset, byteLength: 1 },
          },
        }
      : {}),
    ...(members.length === 0
      ? {}
      : {
          logicalLocations: [
            {
              name: inertText(members.at(-1) ?? '', MAX_NAME_LENGTH),
              fullyQualifiedName: inertText(
                [path, ...members, ...(offset === undefined ? [] : [`byte ${String(offset)}`])].join(' / '),
                MAX_NAME_LENGTH,
              ),
              kind: 'member',
            },
          ],
        }),
  };
}
