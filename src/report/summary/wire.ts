import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { findRow } from '../../attacks/table.ts';
import type { FieldName } from '../../core/attack-table.ts';
import type { AnalysisResult } from '../../facts/outcome.ts';
import { holdsSecret } from '../../core/secret-field.ts';
import { counted } from '../../text/number-words.ts';
import { code, list } from './html.ts';

/** The length limit of a field's value, in UTF-16 units. */
const MAX_VALUE_LENGTH = 1000;

/** Shows the request of a planned analysis, and of one that the service rejected. */
export function wireParts(result: AnalysisResult): readonly string[] {
  const fields = fieldEntries(result.spec);
  if (result.state === 'planned') {
    return [
      `<p>The request that would be sent, ${counted(fields.length, 'field', 'fields')}:</p>`,
      list(fields),
      ...artifactParts(result.spec),
    ];
  }
  return result.reason === 'rejected' ? ['<p>The fields that were sent:</p>', list(fields)] : [];
}

function fieldEntries(spec: AnalysisSpec): readonly string[] {
  const fields = findRow(spec.task, spec.attack)?.fields ?? [];
  return fields.map((field) => `<code>${field}</code>: ${fieldValue(field, spec.fields[field])}`);
}

function fieldValue(field: FieldName, value: string | undefined): string {
  if (value === undefined) return '(not given)';
  return holdsSecret(field, value) ? '(secret)' : code(value, MAX_VALUE_LENGTH);
}

function artifactParts(spec: AnalysisSpec): readonly string[] {
  if (spec.artifacts.length === 0) return ['<p>No files are given for upload.</p>'];
  const files = spec.artifacts.map(({ slot, path }) => `<code>${slot}</code>: ${code(path, 200)}`);
  return ['<p>The files that would be uploaded if the service asks for them:</p>', list(files)];
}
