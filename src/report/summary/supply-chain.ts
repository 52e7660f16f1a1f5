import type { JudgedFinding, SupplyChainOutcome } from '../../core/supply-chain.ts';
import { withStanding } from '../../decide/supply-chain.ts';
import { RULES } from '../../rules/rules.ts';
import { escapeHtml, plainLine } from '../../text/sanitize.ts';
import { byteWords, counted } from '../../text/number-words.ts';
import {
  effectWords,
  placeWords,
  SEVERITY_WORDS,
  standingWords,
  subjectWords,
} from '../supply-chain/words.ts';
import { code, details, table, tableRow, takeFitting, trustedHtml } from './html.ts';

const MAX_PLACE_LENGTH = 300;
const MAX_SUBJECT_LENGTH = 300;
const MAX_EFFECT_LENGTH = 500;

/** Renders what the scan of the repository's files found: what closes the gate first, and what was not scanned. */
export function renderSupplyChain(supplyChain: SupplyChainOutcome | undefined, maxBytes: number): string {
  if (supplyChain === undefined) return '';
  const closing = [...withStanding(supplyChain, 'flagged'), ...withStanding(supplyChain, 'undecided')];
  const listed = withStanding(supplyChain, 'listed');
  const allowed = withStanding(supplyChain, 'allowed');
  const blocks = [
    `<p>${scopeWords(supplyChain)}</p>`,
    renderRows(closing, maxBytes * 0.6),
    folded(listed, 'to look at', maxBytes * 0.25),
    folded(allowed, 'allowed by the config file', maxBytes * 0.15),
  ];
  return ['### Files', ...blocks].filter((block) => block !== '').join('\n\n');
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
    `${files} ${what}, ${byteWords(bytes)} of models scanned`,
    ...(unchangedCount > 0
      ? [`${counted(unchangedCount, 'file', 'files')} unchanged since an earlier scan`]
      : []),
    ...(ignoredCount > 0 ? [`${counted(ignoredCount, 'file', 'files')} ignored by the config file`] : []),
    findings.length === 0 ? 'nothing was found' : counted(findings.length, 'finding', 'findings'),
  ];
  return `${parts.join('; ')}.`;
}

function folded(findings: readonly JudgedFinding[], what: string, maxBytes: number): string {
  if (findings.length === 0) return '';
  return details(
    `${counted(findings.length, 'finding', 'findings')} ${what}`,
    renderRows(findings, maxBytes),
  );
}

function renderRows(findings: readonly JudgedFinding[], maxBytes: number): string {
  if (findings.length === 0) return '';
  const rows = takeFitting(findings, findingRow, maxBytes);
  const left = findings.length - rows.length;
  const rest = left === 0 ? '' : `\n<p>… and ${counted(left, 'finding', 'findings')} more.</p>`;
  return `${table(['File', 'Finding'], rows)}${rest}`;
}

/** Two columns only, so that a phone shows them whole. */
function findingRow(finding: JudgedFinding): string {
  const { rule, severity } = finding;
  const subject = subjectWords(finding);
  const effect = effectWords(finding);
  const cell = [
    `<strong>${SEVERITY_WORDS[severity]}</strong>: ${trustedHtml(RULES[rule].title)}`,
    subject === '' ? '' : code(subject, MAX_SUBJECT_LENGTH),
    effect === '' ? '' : safeText(effect),
    safeText(standingWords(finding)),
    finding.standing === 'allowed' ? '' : `To do: ${trustedHtml(RULES[rule].actions[0] ?? '')}`,
  ];
  return tableRow([
    code(placeWords(finding), MAX_PLACE_LENGTH),
    cell.filter((part) => part !== '').join('<br>'),
  ]);
}

function safeText(text: string): string {
  return escapeHtml(plainLine(text, MAX_EFFECT_LENGTH));
}
