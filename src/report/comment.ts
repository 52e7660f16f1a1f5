import type { AnalysisResult, Outcome } from '../core/outcome.ts';
import { markdownLink } from '../text/sanitize.ts';
import { counted } from '../text/number-words.ts';
import { scoreWords } from '../text/score-words.ts';
import { code, codeLines, table, tableRow, takeFitting } from './summary/html.ts';
import { linkedState, renderMatrix } from './summary/matrix.ts';
import { renderWarnings } from './summary/notices.ts';
import { renderProblems } from './summary/problems.ts';
import { mostImportantFirst, STATE_LABELS } from './summary/states.ts';
import { renderVerdict } from './summary/verdict.ts';

/** GitHub refuses longer comments. Counted here in bytes of UTF-8, which are never less than characters. */
export const MAX_COMMENT_LENGTH = 65_536;

const PROBLEM_BYTES = 8000;
const ATTENTION_BYTES = 12_000;
/** People read the summary of the run for more. */
const MATRIX_BYTES = 20_000;
/** Kept free for headings, table heads and counts round the rows. */
const FRAME_BYTES = 4000;
/** Of a message, in UTF-16 units. */
const TEXT_LENGTH = 300;

interface CommentFrame {
  /** The hidden mark, which becomes the first line. */
  readonly mark: string;
  /** Where the whole summary of the run stands. */
  readonly runUrl: string;
}

/**
 * The comment of a pull request: what the run came to, what needs attention, what to do next, and where the rest
 * stands. Markdown with HTML blocks, in which all untrusted text is harmless; what is left out is counted in words.
 */
export function renderComment(outcome: Outcome, frame: CommentFrame): string {
  return renderWith('', outcome, frame);
}

/** What takes the place of a comment about a vulnerability that is gone. */
export function renderResolvedComment(outcome: Outcome, frame: CommentFrame): string {
  return renderWith('The vulnerability that was reported here is gone as of this run.', outcome, frame);
}

function renderWith(note: string, outcome: Outcome, { mark, runUrl }: CommentFrame): string {
  const top = [
    renderVerdict(outcome),
    note,
    renderWarnings(outcome.warnings),
    renderProblems(outcome.problems, PROBLEM_BYTES),
    renderAlarming(outcome.results),
  ];
  const bottom = renderOrigin(outcome, runUrl);
  const left = MAX_COMMENT_LENGTH - FRAME_BYTES - Buffer.byteLength([mark, ...top, bottom].join(''));
  const matrix = renderMatrix(outcome.results, Math.min(left, MATRIX_BYTES));
  const text = [...top, matrix, bottom].filter((section) => section !== '').join('\n\n');
  return `${mark}\n${text}\n`;
}

/** Analyses that are vulnerable or came to no verdict, with the cause, as far as they fit. */
function renderAlarming(results: readonly AnalysisResult[]): string {
  const alarming = mostImportantFirst(results).filter((result) => STATE_LABELS[result.state].alarming);
  if (alarming.length === 0) return '';
  const rows = takeFitting(alarming, alarmingRow, ATTENTION_BYTES);
  const left = alarming.length - rows.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'analysis', 'analyses')} more.</p>`];
  return ['### Needs attention', table(['Analysis', 'State', 'Cause'], rows), ...rest].join('\n\n');
}

function alarmingRow(result: AnalysisResult): string {
  const { reason, message, state, spec } = result;
  const cause = [
    reason === undefined || reason === state ? '' : reason,
    scoreWords(result),
    message === undefined ? '' : codeLines(message, TEXT_LENGTH),
  ];
  const causeCell = cause.filter((part) => part !== '').join('<br>');
  return tableRow([code(spec.name, 100), linkedState(result), causeCell]);
}

function renderOrigin({ target }: Outcome, runUrl: string): string {
  const commit = target?.commit === undefined ? '' : ` · commit ${code(target.commit, 64)}`;
  return `<p><sub>${markdownLink('Everything about this run', runUrl)}${commit}</sub></p>`;
}
