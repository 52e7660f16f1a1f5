import type { JudgedFinding } from '../facts/file-scan.ts';
import { type Moment, type Severity, RULES } from '@model-security-scan/scanner/rules';
import { counted, grouped } from '@model-security-scan/common/number-words';

/** When a finding takes effect, in words that follow what was found. */
const MOMENTS: Readonly<Record<Moment, string>> = {
  load: 'It takes effect when the file is loaded.',
  predict: 'It takes effect when the model makes a prediction.',
  unpack: 'It takes effect when the archive is unpacked.',
  run: 'It takes effect when the code of the repository runs.',
  none: '',
};

export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  critical: 'critical',
  high: 'high',
  review: 'to review',
  'not-scanned': 'not scanned',
};

/** `models/net.pt > archive/data.pkl, byte 12`: the place of a finding; untrusted text. */
export function formatPlace({ path, members, offset, line }: JudgedFinding): string {
  const where = [path, ...members].join(' > ');
  if (line !== undefined) return `${where}:${String(line)}`;
  return offset === undefined ? where : `${where}, byte ${String(offset)}`;
}

/** The most names of one finding that are shown; the results file and SARIF have all. */
const MOST_NAMES = 12;

/** What was found, as the file says it: a call with its arguments, a name, or several names; untrusted text. */
export function formatSubject(finding: JudgedFinding): string {
  const { excerpt, subject, others } = finding;
  if (others === undefined) return excerpt ?? subject;
  const names = [...new Set([subject, ...others.map((other) => other.subject)])];
  const more = names.length > MOST_NAMES ? ` and ${grouped(names.length - MOST_NAMES)} more` : '';
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return `${counted(names.length, 'name', 'names')}: ${shown}${more}`;
}

/** The moment of a finding and what is special about it: sentences; the detail is untrusted. */
export function formatEffect({ when, detail }: JudgedFinding): string {
  return [MOMENTS[when], detail ?? ''].filter((part) => part !== '').join(' ');
}

/** The decision about a finding: why it fails the check, or why not. Trusted but for the reason of an entry of `accept`. */
export function formatStanding({ standing, severity, policy }: JudgedFinding): string {
  if (policy !== undefined && policy.isPlain !== true) return policy.why;
  switch (standing) {
    case 'flagged':
      return `It fails the check, because it is ${SEVERITY_WORDS[severity]}.`;
    case 'known':
    case 'accepted':
      return `It does not fail the check: it is ${standing}.`;
    case 'undecided':
      return 'It fails the check, because a model file that was not scanned is not known to be clean.';
    case 'listed':
      return severity === 'critical' || severity === 'high'
        ? 'It does not fail the check, because the input supply-chain is off.'
        : 'It does not fail the check. Look at it.';
  }
}

/** A finding as one line of plain text; untrusted. */
export function findingLine(finding: JudgedFinding): string {
  const { rule, members, offset } = finding;
  const subject = formatSubject(finding);
  const inside = [...members, ...(offset === undefined ? [] : [`byte ${String(offset)}`])].join(', ');
  return [
    `${RULES[rule].title}${inside === '' ? '' : ` (${inside})`}${subject === '' ? '.' : `: ${subject}.`}`,
    formatEffect(finding),
    RULES[rule].actions[0] ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
