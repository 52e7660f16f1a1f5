import { createHash } from 'node:crypto';
import type { JudgedFinding } from '../../facts/file-scan.ts';
import { identityOf } from '../../decide/scan/judge-scan.ts';
import { type Severity, RULES } from '@model-security-scan/scanner/rules';
import { plainLine } from '@model-security-scan/common/sanitize';
import { formatEffect, formatPlace, formatStanding, formatSubject } from '../file-words.ts';
import { fileReference } from './components.ts';

const MAX_LENGTH = 1000;

const RATINGS: Readonly<Record<Severity, string>> = {
  critical: 'critical',
  high: 'high',
  review: 'medium',
  'not-scanned': 'unknown',
};

/** Renders the findings, each linked to the file that it is in. */
export function renderVulnerabilities(
  findings: readonly JudgedFinding[],
): readonly Readonly<Record<string, unknown>>[] {
  const distinct = new Map(findings.map((finding) => [identityOf(finding), finding]));
  return [...distinct].map(([identity, finding]) => {
    const { rule, severity, path } = finding;
    const { title, what, why, actions, cwe } = RULES[rule];
    const subject = formatSubject(finding);
    return {
      'bom-ref': `finding:${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`,
      id: `model-security/${rule}`,
      source: { name: 'Model Security Scan' },
      ratings: [{ severity: RATINGS[severity], method: 'other' }],
      ...(cwe === undefined ? {} : { cwes: [cwe] }),
      description: plainLine(
        `${title}${subject === '' ? '' : `: ${subject}`}. At ${formatPlace(finding)}.`,
        MAX_LENGTH,
      ),
      detail: plainLine(`${what} ${why} ${formatEffect(finding)} ${formatStanding(finding)}`, MAX_LENGTH * 2),
      recommendation: actions.join(' '),
      affects: [{ ref: fileReference(path) }],
    };
  });
}
