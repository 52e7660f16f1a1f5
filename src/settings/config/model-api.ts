import type { Problem } from '@model-security-scan/common/problem';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { findTextFault } from '../schema/text.ts';
import { saysNone } from '../../core/secret-field.ts';

const INPUT = 'model-api-details';

/** Analyses with the details of their model APIs. */
export interface CompletedAnalyses {
  readonly analyses: readonly AnalysisSpec[];
  readonly problems: readonly Problem[];
  /** To be masked before anything is printed. */
  readonly secrets: readonly string[];
}

/** Finds a fault in the input `model-api-details`, as a service takes it: one sentence. */
export function findDetailsFault(details = ''): string | undefined {
  const found = details === '' ? undefined : findTextFault(details);
  return found === undefined ? undefined : `expected one line of text, found ${found}.`;
}

/**
 * Fills in the details of the model API for the analyses that use the API without details of their own. The details are
 * a secret, so they come from an input.
 * @param details the input `model-api-details`; undefined or empty if it is not given
 */
export function applyModelApiDetails(analyses: readonly AnalysisSpec[], details = ''): CompletedAnalyses {
  const needing = new Set(analyses.filter(needsDetails));
  if (details === '') return { analyses, problems: [...needing].map(missingDetails), secrets: [] };
  const filled = analyses.map((spec) =>
    needing.has(spec) ? { ...spec, fields: { ...spec.fields, model_api_details: details } } : spec,
  );
  return { analyses: filled, problems: [], secrets: [] };
}

export function needsDetails({ fields }: AnalysisSpec): boolean {
  return fields.use_model_api === 'yes' && saysNone(fields.model_api_details ?? 'na');
}

export function missingDetails(spec: AnalysisSpec): Problem {
  return {
    place: spec.place ?? { kind: 'input', input: INPUT },
    message:
      `${spec.name} uses the model API (use_model_api: yes), but the details of the API are not given. ` +
      `Give them as a secret through the input ${INPUT}, or set use_model_api to no.`,
  };
}
