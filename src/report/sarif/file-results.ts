import { joinTexts } from '../../core/join-texts.ts';
import type { Location, Result } from 'sarif';
import { createFingerprint, fileFingerprint, fullRuleId } from '../../facts/fingerprint.ts';
import { partsOf } from '../../facts/file-scan.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../facts/file-scan.ts';
import { RULE_IDS, RULES } from '@model-security-scan/scanner/rules';
import { withoutBackticks } from '../../text/safe-markup.ts';
import { formatEffect, formatStanding, formatSubject } from '../file-words.ts';
import { inertSentence, inertText } from './inert-text.ts';
import { lineLocation, MAX_RESULTS, renderResult } from './result.ts';
import { FILE_SECURITY } from './sarif-rules.ts';

const MAX_NAME_LENGTH = 300;
const MAX_TEXT_LENGTH = 600;

/** Renders the findings in files, the most important first, up to the number that code scanning keeps. */
export function supplyChainResults(
  findings: readonly JudgedFinding[],
  fallbackFile: string,
  hasBaseline = false,
): Result[] {
  return findings.slice(0, MAX_RESULTS).map((finding) => fileResult(finding, fallbackFile, hasBaseline));
}

function fileResult(finding: JudgedFinding, fallbackFile: string, hasBaseline: boolean): Result {
  const { rule, severity, subject, others, standing, sha256, policy } = finding;
  const closes =
    severity === 'critical' || severity === 'high' || standing === 'undecided' || standing === 'flagged';
  return renderResult({
    ...{ rule, ruleIndex: RULE_IDS.indexOf(rule), level: closes ? 'error' : 'warning' },
    text: renderMessage(finding),
    location: locationOfFinding(finding, fallbackFile),
    ...{ fingerprint: fileFingerprint(finding), policy, hasBaseline },
    properties: {
      severity,
      'security-severity': FILE_SECURITY[severity],
      standing,
      ...(subject === '' ? {} : { subject: inertText(subject, MAX_NAME_LENGTH) }),
      ...(others === undefined ? {} : { subjects: namesOf(finding) }),
      ...(sha256 === undefined ? {} : { sha256 }),
    },
  });
}

/** Every name of a finding that has several. */
function namesOf(finding: JudgedFinding): readonly string[] {
  return [...new Set(partsOf(finding).map(({ subject }) => inertText(subject, MAX_NAME_LENGTH)))];
}

function renderMessage(finding: JudgedFinding): string {
  const found = inertText(formatSubject(finding), MAX_TEXT_LENGTH);
  const title = withoutBackticks(RULES[finding.rule].title);
  return joinTexts([
    found === '' ? `${title}.` : `${title}: ${found}.`,
    inertSentence(formatEffect(finding), MAX_TEXT_LENGTH),
    inertSentence(formatStanding(finding), MAX_TEXT_LENGTH),
  ]);
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

/** Renders the models that no analysis takes: warnings, or errors if the config file requires attacks. */
export function unattackedResults(scan: SupplyChainOutcome | undefined, fallbackFile: string): Result[] {
  const { unattacked = [], requiresAttacked } = scan ?? {};
  const rule = 'unattacked-model';
  return unattacked.map(({ path }) =>
    renderResult({
      ...{ rule, ruleIndex: RULE_IDS.length, level: requiresAttacked === true ? 'error' : 'warning' },
      text: `${inertText(path, 200)} was not attacked. The log and the job summary say what to do.`,
      location: lineLocation(path, fallbackFile),
      fingerprint: createFingerprint([fullRuleId(rule), path]),
    }),
  );
}
