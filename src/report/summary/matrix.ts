import { type Attack, ATTACKS } from '../../core/attack-table.ts';
import type { AnalysisResult } from '../../core/outcome.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { counted } from '../../text/number-words.ts';
import { code, codeWidth, details, table, tableRow, takeFitting } from './html.ts';
import { mostImportantFirst, STATE_LABELS } from './states.ts';

const MAX_NAME_LENGTH = 100;
/** Longer names may be broken into several lines. */
const MAX_UNBROKEN_NAME_LENGTH = 30;
/** A matrix with more models is folded away; a list above it shows what needs attention. */
const MAX_UNFOLDED_MODELS = 25;

/**
 * Renders a table with a row for each model, a column for each attack, and a state in each cell. The cell of an analysis
 * that was not planned is empty.
 * @param maxBytes the size limit of the rows; if they exceed it, models with the most important states come first
 */
export function renderMatrix(results: readonly AnalysisResult[], maxBytes: number): string {
  if (results.length === 0) return '';
  const attacks = ATTACKS.filter((attack) => results.some((result) => result.spec.attack === attack));
  const models = [...Map.groupBy(results, (result) => result.spec.model)];
  const inOrder = takeFitting(models, (model) => matrixRow(model, attacks), maxBytes);
  const rows = inOrder.length === models.length ? inOrder : importantRows(results, attacks, maxBytes);
  const width = codeWidth(
    models.map(([model]) => model),
    MAX_UNBROKEN_NAME_LENGTH,
  );
  const matrix = rows.length === 0 ? '' : table(['Model', ...attacks], rows, width);
  const left = models.length - rows.length;
  const parts = [
    '### Analyses',
    rows.length > MAX_UNFOLDED_MODELS ? details(counted(rows.length, 'model', 'models'), matrix) : matrix,
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
  return tableRow([[code(model, MAX_NAME_LENGTH), ...tasksOf(results)].join('<br>'), ...cells]);
}

function tasksOf(results: readonly AnalysisResult[]): readonly string[] {
  const tasks = new Set(results.map((result) => result.spec.task));
  return [...tasks].map((task) => `<sub>${task.replaceAll('-', '&nbsp;')}</sub>`);
}

/** Renders a state in words on one line, linked to the dashboard. */
export function linkedState(result: AnalysisResult): string {
  const { symbol, words } = STATE_LABELS[result.state];
  return `${symbol}&nbsp;${markdownLink(words.replaceAll(' ', '&nbsp;'), result.dashboardUrl)}`;
}

function cell(result: AnalysisResult): string {
  const score = result.score === undefined ? '' : `<br><sub>score ${String(result.score)}</sub>`;
  return linkedState(result) + score;
}
