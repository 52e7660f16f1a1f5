import type { JudgedFinding, SupplyChainOutcome } from '../../facts/scan-outcome.ts';
import { withStanding } from '../../decide/judge-scan.ts';
import { RULES } from '../../scanner/rules/rules.ts';
import { byteWords, counted } from '../../text/number-words.ts';
import { attackAdvice, configLine, LINE_ADVICE } from '../unattacked-advice.ts';
import {
  effectWords,
  placeWords,
  SEVERITY_WORDS,
  standingWords,
  subjectWords,
} from '../file-finding-words.ts';
import { code, details, listOf, takeFitting, trustedHtml } from './html.ts';
import { type Origin, placeLink } from './links.ts';
import { prose } from './prose.ts';

const MAX_PLACE_LENGTH = 300;
const MAX_SUBJECT_LENGTH = 300;
const MAX_EFFECT_LENGTH = 500;
const MAX_LINE_LENGTH = 1500;

/** Renders what the scan of the repository's files found: what fails the check first, and what was not scanned. */
export function renderSupplyChain(
  supplyChain: SupplyChainOutcome | undefined,
  origin: Origin,
  maxBytes: number,
): string {
  if (supplyChain === undefined) return '';
  const closing = [...withStanding(supplyChain, 'flagged'), ...withStanding(supplyChain, 'undecided')];
  const accepted = [...withStanding(supplyChain, 'known'), ...withStanding(supplyChain, 'waived')];
  const listed = withStanding(supplyChain, 'listed');
  const allowed = withStanding(supplyChain, 'allowed');
  const blocks = [
    `<p>${scopeWords(supplyChain)}</p>`,
    unattackedModels(supplyChain),
    renderFindings(closing, origin, maxBytes * 0.6),
    folded(accepted, 'accepted by a waiver or the baseline', origin, maxBytes * 0.1),
    folded(listed, 'to look at', origin, maxBytes * 0.2),
    folded(allowed, 'allowed by the config file', origin, maxBytes * 0.1),
  ];
  return ['### Files', ...blocks].filter((block) => block !== '').join('\n\n');
}

const MAX_UNATTACKED = 50;

/** The models that nothing attacks, what to do about each, and the line of the config file for it. */
function unattackedModels({ unattacked = [] }: SupplyChainOutcome): string {
  if (unattacked.length === 0) return '';
  const items = unattacked.slice(0, MAX_UNATTACKED).map((model) => {
    const line = code(configLine(model), MAX_LINE_LENGTH);
    return `<li>${code(model.path, MAX_PLACE_LENGTH)}<br>${attackAdvice(model)} ${LINE_ADVICE}<br>${line}</li>`;
  });
  const left = unattacked.length - items.length;
  const rest = left === 0 ? [] : [`<li>… and ${counted(left, 'model', 'models')} more</li>`];
  const were = counted(unattacked.length, 'model was', 'models were');
  return `<p><strong>${were} not attacked:</strong></p>\n${listOf([...items, ...rest])}`;
}

function scopeWords({
  scope,
  fileCount,
  bytes,
  unchangedCount,
  ignoredCount,
  findings,
}: SupplyChainOutcome): string {
  const files = counted(fileCount, 'file', 'files');
  const what = scope === 'artifacts' ? 'that were about to be uploaded' : 'in the repository';
  const parts = [
    // A results file does not say how much was scanned.
    `${files} ${what}${bytes === 0 ? '' : `, ${byteWords(bytes)} of models scanned`}`,
    ...(unchangedCount > 0
      ? [`${counted(unchangedCount, 'file', 'files')} unchanged since an earlier scan`]
      : []),
    ...(ignoredCount > 0 ? [`${counted(ignoredCount, 'file', 'files')} ignored by the config file`] : []),
    findings.length === 0 ? 'nothing was found' : counted(findings.length, 'finding', 'findings'),
  ];
  return `${parts.join('; ')}.`;
}

function folded(findings: readonly JudgedFinding[], what: string, origin: Origin, maxBytes: number): string {
  if (findings.length === 0) return '';
  return details(
    `${counted(findings.length, 'finding', 'findings')} ${what}`,
    renderFindings(findings, origin, maxBytes),
  );
}

function renderFindings(findings: readonly JudgedFinding[], origin: Origin, maxBytes: number): string {
  if (findings.length === 0) return '';
  const items = takeFitting(findings, (finding) => findingItem(finding, origin), maxBytes);
  const left = findings.length - items.length;
  const rest = left === 0 ? '' : `\n<p>… and ${counted(left, 'finding', 'findings')} more.</p>`;
  return `${items.length === 0 ? '' : listOf(items)}${rest}`.trim();
}

function findingItem(finding: JudgedFinding, origin: Origin): string {
  const { rule, severity, standing } = finding;
  const subject = subjectWords(finding);
  const effect = [effectWords(finding), standingWords(finding)].filter((text) => text !== '').join(' ');
  const lines = [
    `<strong>${trustedHtml(RULES[rule].title)}</strong> (${SEVERITY_WORDS[severity]})`,
    `in ${whereOf(finding, origin)}`,
    subject === '' ? '' : code(subject, MAX_SUBJECT_LENGTH),
    prose(effect, MAX_EFFECT_LENGTH),
    standing === 'allowed' ? '' : `To do: ${trustedHtml(RULES[rule].actions[0] ?? '')}`,
  ];
  return `<li>${lines.filter((line) => line !== '').join('<br>')}</li>`;
}

/** A line of a file is linked; a place inside of a model or an archive has no line. */
function whereOf(finding: JudgedFinding, origin: Origin): string {
  const { path: file, line, members } = finding;
  if (line === undefined || members.length > 0) return code(placeWords(finding), MAX_PLACE_LENGTH);
  return placeLink({ kind: 'file', file, line, column: 1 }, origin);
}
