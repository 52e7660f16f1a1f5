import type { JudgedFinding, SupplyChainOutcome, UnattackableFile } from '../facts/file-scan.ts';
import { type Moment, RULES, type Severity } from '@model-security-scan/scanner/rules';
import { joinTexts } from '../core/join-texts.ts';
import { counted, grouped } from '@model-security-scan/common/number-words';
import { listNames } from '@model-security-scan/common/list-names';
import { plainLine } from '@model-security-scan/common/sanitize';

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
  return joinTexts([MOMENTS[when], detail ?? '']);
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
  return joinTexts([
    `${RULES[rule].title}${inside === '' ? '' : ` (${inside})`}${subject === '' ? '.' : `: ${subject}.`}`,
    formatEffect(finding),
    RULES[rule].actions[0] ?? '',
  ]);
}

const MAX_NAMES = 20;
const WORDS: Readonly<Record<string, string>> = {
  unsupervised: 'clusters or outliers',
  'no-class-scores': 'no score for each class: a detector, segmentation or the like',
  'language-model': 'language model',
  'training-state': 'state of a training',
};

/** `Not attacked by this tool: tokenizer.json (tokenizer), scaler.joblib (scaler).` Holds untrusted names, as plain text. */
export function formatUnattackable(files: readonly UnattackableFile[]): string {
  const names = listNames(
    files,
    MAX_NAMES,
    ({ path, role }) => `${plainLine(path, 200)} (${WORDS[role] ?? role})`,
  );
  return `Not attacked by this tool: ${names}.`;
}

/** `2 files count as attacked by the config file (covers): old.pt, wine.pt.` Holds untrusted names, as plain text. */
export function formatCovered(paths: readonly string[]): string {
  const names = listNames(paths, MAX_NAMES, (path) => plainLine(path, 200));
  const count = counted(paths.length, 'file counts', 'files count');
  return `${count} as attacked by the config file (covers): ${names}.`;
}

const MOST_NAMED = 3;

/** Names folders that the scan leaves out. @returns undefined if there are none */
export function formatLeftOut({ leftOut = [] }: Pick<SupplyChainOutcome, 'leftOut'>): string | undefined {
  if (leftOut.length === 0) return undefined;
  const named = leftOut.slice(0, MOST_NAMED).map(({ path }) => plainLine(path, 200));
  const more = leftOut.length - named.length;
  const folders = [...named, ...(more > 0 ? [`${counted(more, 'folder', 'folders')} more`] : [])].join(', ');
  const files = leftOut.reduce((sum, { files: left }) => sum + left, 0);
  return `${counted(files, 'file', 'files')} not scanned in ${folders}: installed packages without a name that models have`;
}
