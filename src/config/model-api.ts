import type { Problem } from '../core/problem.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { textFault } from './forms.ts';
import { saysNone } from '../core/secret-field.ts';

const INPUT = 'model-api-details';

/**
 * Gives the details of the model API, which are a secret and so come from an input, to the analyses that use the API
 * and name none themselves.
 * @param details the model-api-details input; undefined or empty where it is not given
 */
export function applyModelApiDetails(
  analyses: readonly AnalysisSpec[],
  details = '',
): { readonly analyses: readonly AnalysisSpec[]; readonly problems: readonly Problem[] } {
  const found = details === '' ? undefined : textFault(details);
  if (found !== undefined) {
    const message = `expected one line of text, found ${found}.`;
    return { analyses, problems: [{ place: { kind: 'input', input: INPUT }, message }] };
  }
  const wanting = new Set(analyses.filter(wantsDetails));
  if (details === '') return { analyses, problems: [...wanting].map(missingDetails) };
  const filled = analyses.map((spec) =>
    wanting.has(spec) ? { ...spec, fields: { ...spec.fields, model_api_details: details } } : spec,
  );
  return { analyses: filled, problems: [] };
}

function wantsDetails({ fields }: AnalysisSpec): boolean {
  return fields.use_model_api === 'yes' && saysNone(fields.model_api_details ?? 'na');
}

function missingDetails(spec: AnalysisSpec): Problem {
  return {
    place: spec.place ?? { kind: 'input', input: INPUT },
    message:
      `${spec.name} is to use the model API (use_model_api: yes), but nobody says how it is reached. ` +
      `Give the secret details by the input ${INPUT}, or set use_model_api to no.`,
  };
}
