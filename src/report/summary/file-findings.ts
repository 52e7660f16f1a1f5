import type { JudgedFinding, SupplyChainOutcome, UnattackedModel } from '../../facts/scan-outcome.ts';
import { adviseAcceptingFile } from '../../facts/accept-words.ts';
import type { EntryFacts } from '../../facts/policy.ts';
import { withStanding } from '../../decide/judge-scan.ts';
import { RULES } from '../../scanner/rules/rules.ts';
import { formatBytes, counted } from '../../text/number-words.ts';
import { formatLeftOut } from '../left-out-words.ts';
import { formatCovered, formatUnattackable } from '../unattackable-words.ts';
import {
  formatEffect,
  formatPlace,
  SEVERITY_WORDS,
  formatStanding,
  formatSubject,
} from '../file-finding-words.ts';
import { acceptLines } from './accept-lines.ts';
import { code, details, listOf, takeFitting, trustedHtml } from './html.ts';
import { type Origin, placeLink } from './links.ts';
import { prose } from './prose.ts';

const MAX_PLACE_LENGTH = 300;
const MAX_SUBJECT_LENGTH = 300;
const MAX_EFFECT_LENGTH = 500;
const MAX_LINE_LENGTH = 3000;
const MAX_OUTSIDE_LENGTH = 5000;

/** Renders what the scan of the repository's files found: what fails the check first, and what was not scanned. */
export function renderSupplyChain(
  supplyChain: SupplyChainOutcome | undefined,
  origin: Origin,
  maxBytes: number,
  facts?: EntryFacts,
): string {
  if (supplyChain === undefined) return '';
  const closing = [...withStanding(supplyChain, 'flagged'), ...withStanding(supplyChain, 'undecided')];
  const accepted = [...withStanding(supplyChain, 'known'), ...withStanding(supplyChain, 'accepted')];
  const listed = withStanding(supplyChain, 'listed');
  const blocks = [
    `<p>${formatScope(supplyChain)}</p>`,
    unattackedModels(supplyChain, maxBytes * 0.2),
    renderFindings(closing, origin, maxBytes * 0.6, facts),
    folded(accepted, 'accepted by the config file or the baseline', origin, maxBytes * 0.1),
    folded(listed, 'to look at', origin, maxBytes * 0.1),
  ];
  return ['### Files', ...blocks].filter((block) => block !== '').join('\n\n');
}

const MAX_UNATTACKED = 50;

/** The models that nothing attacks, what to do about each, and the lines for it; then those that need nothing. */
function unattackedModels(
  { unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [] }: SupplyChainOutcome,
  maxBytes: number,
): string {
  const items = takeFitting(unattacked.slice(0, MAX_UNATTACKED), unattackedItem, maxBytes);
  const left = unattacked.length - items.length;
  const rest = left === 0 ? [] : [`<li>… and ${counted(left, 'model', 'models')} more</li>`];
  const were = counted(unattacked.length, 'model was', 'models were');
  const accepted = acceptedModels
    .slice(0, MAX_UNATTACKED)
    .map(
      ({ path, reason }) => `<li>${code(path, MAX_PLACE_LENGTH)}: ${prose(reason, MAX_EFFECT_LENGTH)}</li>`,
    );
  const blocks = [
    unattacked.length === 0
      ? ''
      : `<p><strong>${were} not attacked:</strong></p>\n${listOf([...items, ...rest])}`,
    accepted.length === 0
      ? ''
      : details(
          `${counted(acceptedModels.length, 'model', 'models')} not attacked, as the config file accepts`,
          listOf(accepted),
        ),
    coveredModels.length === 0 ? '' : `<p>${prose(formatCovered(coveredModels), MAX_OUTSIDE_LENGTH)}</p>`,
    unattackable.length === 0 ? '' : `<p>${prose(formatUnattackable(unattackable), MAX_OUTSIDE_LENGTH)}</p>`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function unattackedItem({ path, className, whatToDo, lines }: UnattackedModel): string {
  const made = className === undefined ? '' : ` (${code(className, MAX_PLACE_LENGTH)})`;
  const pasted = lines.map((line) => code(line, MAX_LINE_LENGTH)).join('<br>');
  return `<li>${code(path, MAX_PLACE_LENGTH)}${made}<br>${prose(whatToDo, MAX_LINE_LENGTH)}<br>${pasted}</li>`;
}

function formatScope(outcome: SupplyChainOutcome): string {
  const { scope, fileCount, bytes, unchangedCount, ignoredCount, findings } = outcome;
  const leftOut = formatLeftOut(outcome);
  const files = counted(fileCount, 'file', 'files');
  const what = scope === 'artifacts' ? 'that were about to be uploaded' : 'in the repository';
  const parts = [
    // A results file does not say how much was scanned.
    `${files} ${what}${bytes === 0 ? '' : `, ${formatBytes(bytes)} of models scanned`}`,
    ...(unchangedCount > 0
      ? [`${counted(unchangedCount, 'file', 'files')} unchanged since an earlier scan`]
      : []),
    ...(ignoredCount > 0 ? [`${counted(ignoredCount, 'file', 'files')} left out by the config file`] : []),
    ...(leftOut === undefined ? [] : [prose(leftOut, MAX_LINE_LENGTH)]),
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

function renderFindings(
  findings: readonly JudgedFinding[],
  origin: Origin,
  maxBytes: number,
  facts?: EntryFacts,
): string {
  if (findings.length === 0) return '';
  const items = takeFitting(findings, (finding) => findingItem(finding, origin, facts), maxBytes);
  const left = findings.length - items.length;
  const rest = left === 0 ? '' : `\n<p>… and ${counted(left, 'finding', 'findings')} more.</p>`;
  return `${items.length === 0 ? '' : listOf(items)}${rest}`.trim();
}

function findingItem(finding: JudgedFinding, origin: Origin, facts: EntryFacts | undefined): string {
  const { rule, severity, standing } = finding;
  const subject = formatSubject(finding);
  const effect = [formatEffect(finding), formatStanding(finding)].filter((text) => text !== '').join(' ');
  const lines = [
    `<strong>${trustedHtml(RULES[rule].title)}</strong> (${SEVERITY_WORDS[severity]})`,
    `in ${whereOf(finding, origin)}`,
    subject === '' ? '' : code(subject, MAX_SUBJECT_LENGTH),
    prose(effect, MAX_EFFECT_LENGTH),
    standing === 'accepted' ? '' : `To do: ${trustedHtml(RULES[rule].actions[0] ?? '')}`,
    ...acceptLines(adviseAcceptingFile(finding, facts)),
  ];
  return `<li>${lines.filter((line) => line !== '').join('<br>')}</li>`;
}

/** A line of a file is linked; a place inside of a model or an archive has no line. */
function whereOf(finding: JudgedFinding, origin: Origin): string {
  const { path: file, line, members } = finding;
  if (line === undefined || members.length > 0) return code(formatPlace(finding), MAX_PLACE_LENGTH);
  return placeLink({ kind: 'file', file, line, column: 1 }, origin);
}
