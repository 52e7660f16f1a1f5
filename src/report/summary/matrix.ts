import { type Attack, ATTACKS } from '../../core/attack-table.ts';
import type { AnalysisResult } from '../../core/outcome.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { counted } from '../../text/number-words.ts';
import { code, codeWidth, details, table, tableRow, takeFitting } from './html.ts';
import { mostImportantFirst, STATE_LABELS } from './states.ts';

const NAME_LENGTH = 100;
/** Longer names may be broken into lines. */
const MAX_WHOLE_NAME = 30;
/** A matrix of more models is folded away: what needs attention stands before it. */
const MAX_OPEN_MODELS = 25;

/**
 * Models down, attacks across, a state in each cell; a cell is empty where the combination was not planned.
 * @param maxBytes of the rows; where they do not fit, models with the most important states come first
 */
export function renderMatrix(results: readonly AnalysisResult[], maxBytes: number): string {
  if (results.length === 0) return '';
  const attacks = ATTACKS.filter((attack) => results.some((result) => result.spec.attack === attack));
  const models = [...Map.groupBy(results, (result) => result.spec.model)];
  const inOrder = takeFitting(models, (model) => matrixRow(model, attacks), maxBytes);
  const rows = inOrder.length === models.length ? inOrder : importantRows(results, attacks, maxBytes);
  const width = codeWidth(
    models.map(([model]) => model),
    MAX_WHOLE_NAME,
  );
  const matrix = rows.length === 0 ? '' : table(['Model', ...attacks], rows, width);
  const left = models.length - rows.length;
  const parts = [
    '### Analyses',
    rows.length > MAX_OPEN_MODELS ? details(counted(rows.length, 'model', 'models'), matrix) : matrix,
    left === 0 ? '' : `<p>… and ${counted(left, 'model', 'models')} more.</p>`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

type ModelResults = readonly [string, readonly AnalysisResult[]];

function importantRows(
  results: readonly AnalysisResult[],
  attacks: readonly Attack[],
  maxBytes: number,
): readonly string[] {
  const models = [...Map.groupBy(mostImportantFirst(results), (result) => result.spec.model)];
  return takeFitting(models, (model) => matrixRow(model, attacks), maxBytes);
}

function matrixRow([model, results]: ModelResults, attacks: readonly Attack[]): string {
  const cells = attacks.map((attack) =>
    results
      .filter((result) => result.spec.attack === attack)
      .map(cell)
      .join('<br>'),
  );
  return tableRow([[code(model, NAME_LENGTH), ...tasksOf(results)].join('<br>'), ...cells]);
}

function tasksOf(results: readonly AnalysisResult[]): readonly string[] {
  const tasks = new Set(results.map((result) => result.spec.task));
  return [...tasks].map((task) => `<sub>${task.replaceAll('-', '&nbsp;')}</sub>`);
}

/** The state in words, linked to the dashboard, on one line. */
export function linkedState(result: AnalysisResult): string {
  const { symbol, words } = STATE_LABELS[result.state];
  return `${symbol}&nbsp;${markdownLink(words.replaceAll(' ', '&nbsp;'), result.dashboardUrl)}`;
}

function cell(result: AnalysisResult): string {
  const score = result.score === undefined ? '' : `<br><sub>score ${String(result.score)}</sub>`;
  return linkedState(result) + score;
}
