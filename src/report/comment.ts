import {
  type AnalysisResult,
  type OpenFindings,
  type Outcome,
  RECORD_FINDING,
  SUPPLY_CHAIN_FINDING,
} from '../core/outcome.ts';
import { markdownLink } from '../text/sanitize.ts';
import { counted } from '../text/number-words.ts';
import { scoreWords } from '../text/score-words.ts';
import { code, codeLines, table, tableRow, takeFitting } from './summary/html.ts';
import { linkedState, renderMatrix } from './summary/matrix.ts';
import { renderWarnings } from './summary/notices.ts';
import { renderSupplyChain } from './summary/supply-chain.ts';
import { renderProblems } from './summary/problems.ts';
import { mostImportantFirst, STATE_LABELS } from './summary/states.ts';
import { renderVerdict } from './summary/verdict.ts';

/** GitHub refuses longer comments. It counts characters; here bytes of UTF-8 are counted, which are never fewer. */
export const MAX_COMMENT_LENGTH = 65_536;

const MAX_PROBLEM_BYTES = 8000;
const MAX_ATTENTION_BYTES = 12_000;
const MAX_SUPPLY_CHAIN_BYTES = 12_000;
/** The summary of the run shows more. */
const MAX_MATRIX_BYTES = 20_000;
/** Reserved for headings, table heads and counts. */
const RESERVED_FRAME_BYTES = 4000;
/** The length limit of a message, in UTF-16 units. */
const MAX_TEXT_LENGTH = 300;

interface CommentFrame {
  /** The hidden marker, which becomes the first line. */
  readonly mark: string;
  /** The address of the run, which shows the whole summary. */
  readonly runUrl: string;
  /** Findings of earlier runs that this run did not judge; untrusted. */
  readonly unjudged: OpenFindings;
  /** True if every finding of the comment is gone. */
  readonly resolves: boolean;
}

/**
 * Renders the comment for a pull request: the verdict, the analyses that need attention, the next step, and a link to the
 * rest. Markdown with HTML blocks, in which all untrusted text is harmless. Rows that are left out are counted in words.
 */
export function renderComment(outcome: Outcome, frame: CommentFrame): string {
  const { mark, runUrl, unjudged, resolves } = frame;
  const top = [
    hasOpen(unjudged) && !outcome.failed ? OPEN_HEADING : '',
    renderVerdict(outcome),
    resolves ? 'The vulnerability that was reported here is no longer found.' : '',
    renderUnjudged(unjudged),
    renderWarnings(outcome.warnings),
    renderProblems(outcome.problems, MAX_PROBLEM_BYTES),
    renderAlarming(outcome.results),
    renderSupplyChain(outcome.supplyChain, MAX_SUPPLY_CHAIN_BYTES),
  ];
  const bottom = renderOrigin(outcome, runUrl);
  const left = MAX_COMMENT_LENGTH - RESERVED_FRAME_BYTES - Buffer.byteLength([mark, ...top, bottom].join(''));
  const matrix = renderMatrix(outcome.results, Math.min(left, MAX_MATRIX_BYTES));
  const text = [...top, matrix, bottom].filter((section) => section !== '').join('\n\n');
  return `${mark}\n${text}\n`;
}

const MAX_UNJUDGED = 10;
/** Findings that are not about an analysis, in words. */
const OTHER_FINDINGS: ReadonlyMap<string, string> = new Map([
  [RECORD_FINDING, 'the record of an earlier scan'],
  [SUPPLY_CHAIN_FINDING, 'the supply-chain scan of the files'],
]);
/** Stands above the verdict of a run that found nothing, so that nobody takes that verdict for the whole. */
const OPEN_HEADING = '## 🚨 A finding of an earlier run is still open';

function hasOpen({ names, others }: OpenFindings): boolean {
  return names.length + others > 0;
}

/** Renders the findings of earlier runs that still stand, because this run did not judge them. */
function renderUnjudged({ names, others }: OpenFindings): string {
  if (!hasOpen({ names, others })) return '';
  const shown = names.slice(0, MAX_UNJUDGED).map((name) => OTHER_FINDINGS.get(name) ?? code(name, 100));
  const left = names.length - shown.length + others;
  const rest = left === 0 ? [] : [counted(left, 'other', 'others')];
  return `<p>An earlier run found a vulnerability, and this run has no verdict on it: ${[...shown, ...rest].join(', ')}.</p>`;
}

/** Renders the analyses that are vulnerable or have no verdict, with the cause, as far as they fit. */
function renderAlarming(results: readonly AnalysisResult[]): string {
  const alarming = mostImportantFirst(results).filter((result) => STATE_LABELS[result.state].alarming);
  if (alarming.length === 0) return '';
  const rows = takeFitting(alarming, alarmingRow, MAX_ATTENTION_BYTES);
  const left = alarming.length - rows.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'analysis', 'analyses')} more.</p>`];
  return ['### Needs attention', table(['Analysis', 'State', 'Cause'], rows), ...rest].join('\n\n');
}

function alarmingRow(result: AnalysisResult): string {
  const { reason, message, state, spec } = result;
  const cause = [
    reason === undefined || reason === state ? '' : reason,
    scoreWords(result),
    message === undefined ? '' : codeLines(message, MAX_TEXT_LENGTH),
  ];
  const causeCell = cause.filter((part) => part !== '').join('<br>');
  return tableRow([code(spec.name, 100), linkedState(result), causeCell]);
}

function renderOrigin({ target }: Outcome, runUrl: string): string {
  const commit = target?.commit === undefined ? '' : ` · commit ${code(target.commit, 64)}`;
  return `<p><sub>${markdownLink('Everything about this run', runUrl)}${commit}</sub></p>`;
}
