import { withoutRepeats } from '../conversion/repeated-advice.ts';
import { joinTexts } from '../../core/join-texts.ts';
import { type AcceptAdvice, adviseAcceptingFile } from '../../facts/policy/accept-words.ts';
import type { EntryFacts } from '../../facts/policy/policy.ts';
import type { JudgedFinding, SupplyChainOutcome } from '../../facts/file-scan.ts';
import type { UnattackedModel } from '../../facts/results/model-files.ts';
import { withStanding } from '../../decide/scan/judge-scan.ts';
import { RULES } from '@model-security-scan/scanner/rules';
import { counted, formatBytes } from '@model-security-scan/common/number-words';
import {
  formatCovered,
  formatEffect,
  formatLeftOut,
  formatPlace,
  formatStanding,
  formatSubject,
  formatUnattackable,
  SEVERITY_WORDS,
} from '../file-words.ts';
import { fold, type Item, type Line, line, list, type Part, said } from './parts.ts';

const MAX_LINE_LENGTH = 3000;
const MAX_OUTSIDE_LENGTH = 5000;
const FINDINGS = ['finding', 'findings'] as const;
const MODELS = ['model', 'models'] as const;

/** How to accept a finding: the words, and the lines to paste. */
export function acceptLines(advice: AcceptAdvice | undefined): readonly Line[] {
  if (advice === undefined) return [];
  return [
    ...said(advice.words, 500),
    ...advice.lines.map((one): Line => [{ code: one, most: MAX_LINE_LENGTH }]),
  ];
}

/** What a finding in a file is, below its title, and the entry that accepts it. */
export function findingLines(
  finding: JudgedFinding,
  facts: EntryFacts | undefined,
  hasAction = finding.standing !== 'accepted',
): readonly Line[] {
  return [...linesAbout(finding, hasAction), ...acceptLines(adviseAcceptingFile(finding, facts))];
}

/** What the file holds, what that does, the decision, and what to do first. */
function linesAbout(finding: JudgedFinding, hasAction: boolean): readonly Line[] {
  const subject = formatSubject(finding);
  const effect = joinTexts([formatEffect(finding), formatStanding(finding)]);
  return [
    ...(subject === '' ? [] : [[{ code: subject }]]),
    ...said(effect, 500),
    ...(hasAction ? [[`What to do: ${RULES[finding.rule].actions[0] ?? ''}`]] : []),
  ];
}

function findingItem(finding: JudgedFinding): Item {
  const { rule, severity, standing } = finding;
  const title: Line = [{ strong: RULES[rule].title }, ` (${SEVERITY_WORDS[severity]})`];
  return { lines: [title, ['in ', placeOf(finding)], ...linesAbout(finding, standing !== 'accepted')] };
}

/** A line of a file has a place that can be linked; what is inside of a model or an archive has none. */
export function placeOf(finding: JudgedFinding): Line[number] {
  const { path: file, line: at, members } = finding;
  if (at === undefined || members.length > 0) return { code: formatPlace(finding) };
  return { place: { kind: 'file', file, line: at, column: 1 } };
}

/** The findings in files that fail the check. */
export function closingFindings(scan: SupplyChainOutcome): readonly JudgedFinding[] {
  return [...withStanding(scan, 'flagged'), ...withStanding(scan, 'undecided')];
}

export function closingParts(scan: SupplyChainOutcome): readonly Part[] {
  return list(closingFindings(scan).map(findingItem), FINDINGS);
}

/** The findings in files that do not fail the check: what is accepted, and what people should look at. */
export function otherFindingParts(scan: SupplyChainOutcome): readonly Part[] {
  const folded = (what: string, findings: readonly JudgedFinding[]): readonly Part[] =>
    fold(`${counted(findings.length, ...FINDINGS)} ${what}`, list(findings.map(findingItem), FINDINGS));
  return [
    ...folded('that the baseline has', withStanding(scan, 'known')),
    ...folded('accepted by the config file', withStanding(scan, 'accepted')),
    ...folded('to look at', withStanding(scan, 'listed')),
  ];
}

const MAX_UNATTACKED = 50;

/** The models that nothing attacks, what to do about each, and the lines for it; then those that need nothing. */
export function unattackedParts(scan: SupplyChainOutcome): readonly Part[] {
  const { unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [] } = scan;
  const were = counted(unattacked.length, 'model was', 'models were');
  const accepted = acceptedModels.map(({ path, reason }): Item => ({
    lines: [[{ code: path }, ': ', { said: reason, most: 500 }]],
  }));
  return [
    ...(unattacked.length === 0 ? [] : [line({ strong: `${were} not attacked:` })]),
    ...list(withoutRepeats(unattacked).map(unattackedItem), MODELS, MAX_UNATTACKED),
    ...fold(
      `${counted(accepted.length, ...MODELS)} not attacked, as the config file accepts`,
      list(accepted, MODELS),
    ),
    ...(coveredModels.length === 0
      ? []
      : [line({ said: formatCovered(coveredModels), most: MAX_OUTSIDE_LENGTH })]),
    ...(unattackable.length === 0
      ? []
      : [line({ said: formatUnattackable(unattackable), most: MAX_OUTSIDE_LENGTH })]),
  ];
}

function unattackedItem({ path, className, whatToDo, lines }: UnattackedModel): Item {
  const made: Line = className === undefined ? [] : [' (', { code: className }, ')'];
  return {
    lines: [
      [{ code: path }, ...made],
      ...said(whatToDo, MAX_LINE_LENGTH),
      ...lines.map((one): Line => [{ code: one, most: MAX_LINE_LENGTH }]),
    ],
  };
}

/** What was scanned, and what was left out. */
export function scopeLine(scan: SupplyChainOutcome): Line {
  const { scope, fileCount, bytes, unchangedCount, ignoredCount, findings } = scan;
  const leftOut = formatLeftOut(scan);
  const files = counted(fileCount, 'file', 'files');
  const what = scope === 'artifacts' ? 'that were about to be uploaded' : 'in the repository';
  // A results file does not say how much was scanned.
  const size = bytes === 0 ? '' : `, ${formatBytes(bytes)} scanned`;
  const unchanged = counted(unchangedCount, 'file', 'files');
  return [
    `${files} ${what}${size}; `,
    unchangedCount === 0 ? '' : `${unchanged} unchanged since an earlier scan; `,
    ignoredCount === 0 ? '' : `${counted(ignoredCount, 'file', 'files')} left out by the config file; `,
    ...(leftOut === undefined ? [] : [{ said: leftOut, most: MAX_LINE_LENGTH }, '; ']),
    findings.length === 0 ? 'nothing was found.' : `${counted(findings.length, ...FINDINGS)}.`,
  ];
}
