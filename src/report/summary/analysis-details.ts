import { type FieldName, findRow } from '../../core/attack-table.ts';
import type { AnalysisSpec } from '../../core/analysis-spec.ts';
import { holdsSecret } from '../../core/secret-field.ts';
import type { AnalysisResult } from '../../core/outcome.ts';
import { describePlace } from '../../core/problem.ts';
import { markdownLink } from '../../text/sanitize.ts';
import { counted, grouped } from '../../text/number-words.ts';
import { scoreWords } from '../../text/score-words.ts';
import { adviceOn, type Subject } from './advice.ts';
import { code, codeLines, details, keepKnown, nameTable, takeFitting, trustedHtml } from './html.ts';
import { mostImportantFirst, stateLabel } from './states.ts';

/** With more analyses, their details are folded away together. */
const MAX_UNFOLDED = 10;
const MAX_LIST_ENTRIES = 20;

/** The length limit of a message and of a field's value, in UTF-16 units. */
const MAX_TEXT_LENGTH = 1000;
/** The length limit of each entry of a list, in UTF-16 units. */
const MAX_ENTRY_LENGTH = 300;

/**
 * Renders the details of each analysis, foldable, most important first.
 * @param maxBytes the size limit of all details together
 */
export function renderAnalysisDetails(run: Subject, maxBytes: number): string {
  const { results } = run;
  if (results.length === 0) return '';
  const ordered = mostImportantFirst(results);
  const shown = takeFitting(ordered, (result) => renderAnalysis(result, run), maxBytes);
  const left = results.length - shown.length;
  const rest =
    left === 0 ? [] : [`<p>… and the details of ${counted(left, 'analysis', 'analyses')} more.</p>`];
  const blocks = [...shown, ...rest].join('\n');
  if (shown.length <= MAX_UNFOLDED) return blocks;
  return details(`Details of ${counted(shown.length, 'analysis', 'analyses')}`, blocks);
}

function renderAnalysis(result: AnalysisResult, run: Subject): string {
  const warnings = result.warnings.length;
  const summary =
    `${stateLabel(result.state)}: ${code(result.spec.name, 200)}` +
    (warnings === 0 ? '' : ` · ⚠️ ${counted(warnings, 'warning', 'warnings')}`);
  const body = [nameTable(listFacts(result, run)), ...wireParts(result)].join('\n');
  return details(summary, body);
}

function listFacts(result: AnalysisResult, run: Subject): readonly (readonly [string, string])[] {
  const { spec, reason, origin, message, jobId, dashboardUrl } = result;
  const advice =
    reason === undefined ? undefined : adviceOn(reason, origin, { ...run, results: [result] }).text;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Reason', reason],
    ['What happened', message === undefined ? undefined : codeLines(message, MAX_TEXT_LENGTH)],
    ['What to do', advice === undefined ? undefined : trustedHtml(advice)],
    ['Verdict', scoreWords(result) === '' ? undefined : scoreWords(result)],
    ['Job', jobId === undefined ? undefined : code(jobId, 500)],
    ['Dashboard', dashboardUrl === undefined ? undefined : markdownLink('open', dashboardUrl)],
    ['Model id', spec.modelId === '' ? undefined : code(spec.modelId, 200)],
    ['Reports', renderList(result.reports)],
    ['Warnings', renderList(result.warnings)],
    ['Configured at', spec.place === undefined ? undefined : code(describePlace(spec.place), 200)],
  ];
  return keepKnown(facts);
}

function renderList(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const shown = texts.slice(0, MAX_LIST_ENTRIES).map((text) => codeLines(text, MAX_ENTRY_LENGTH));
  const left = texts.length - shown.length;
  return [...shown, ...(left === 0 ? [] : [`… and ${grouped(left)} more`])].join('<br>');
}

/** Shows the request of a planned analysis, and of one that the service rejected. */
function wireParts(result: AnalysisResult): readonly string[] {
  const rows = fieldRows(result.spec);
  if (result.state === 'planned') {
    return [
      `<p>The request that would be sent, ${counted(rows.length, 'field', 'fields')}:</p>`,
      nameTable(rows),
      ...artifactParts(result.spec),
    ];
  }
  return result.reason === 'rejected' ? ['<p>The fields that were sent:</p>', nameTable(rows)] : [];
}

function fieldRows(spec: AnalysisSpec): readonly (readonly [string, string])[] {
  const fields = findRow(spec.task, spec.attack)?.fields ?? [];
  return fields.map((field) => [`<code>${field}</code>`, fieldValue(field, spec.fields[field])]);
}

function fieldValue(field: FieldName, value: string | undefined): string {
  if (value === undefined) return '(not given)';
  return holdsSecret(field, value) ? '(secret)' : code(value, MAX_TEXT_LENGTH);
}

function artifactParts(spec: AnalysisSpec): readonly string[] {
  if (spec.artifacts.length === 0) return ['<p>No files are given for upload.</p>'];
  const rows = spec.artifacts.map(({ slot, path }) => [`<code>${slot}</code>`, code(path, 200)] as const);
  return ['<p>The files that would be uploaded if the service asks for them:</p>', nameTable(rows)];
}
