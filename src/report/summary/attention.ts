import type { AnalysisResult } from '../../core/outcome.ts';
import { counted } from '../../text/number-words.ts';
import { scoreWords } from '../../text/score-words.ts';
import { code, codeLines, table, tableRow } from './html.ts';
import { linkedState } from './matrix.ts';
import { mostImportantFirst, STATE_LABELS } from './states.ts';

const MAX_ROWS = 20;

/** The length limit of a message, in UTF-16 units; the details show more. */
const MAX_TEXT_LENGTH = 300;

/** Renders the analyses that need attention, with the cause: they are vulnerable or have no verdict. */
export function renderAttention(results: readonly AnalysisResult[]): string {
  const alarming = mostImportantFirst(results).filter((result) => STATE_LABELS[result.state].alarming);
  if (alarming.length === 0) return '';
  const rows = alarming
    .slice(0, MAX_ROWS)
    .map((result) => tableRow([code(result.spec.name, 100), linkedState(result), causeCell(result)]));
  const left = alarming.length - rows.length;
  const rest = left === 0 ? [] : [`<p>… and ${counted(left, 'analysis', 'analyses')} more.</p>`];
  return ['### Needs attention', table(['Analysis', 'State', 'Cause'], rows), ...rest].join('\n\n');
}

function causeCell(result: AnalysisResult): string {
  const { reason, message } = result;
  return [
    reason === undefined || reason === result.state ? '' : reason,
    scoreWords(result),
    message === undefined ? '' : codeLines(message, MAX_TEXT_LENGTH),
  ]
    .filter((part) => part !== '')
    .join('<br>');
}
