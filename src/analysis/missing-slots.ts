import type { AnalysisSpec } from '../config/analysis-spec.ts';
import { findRow, type Slot } from '../config/attack-table.ts';

/**
 * The slots that the service usually asks for in such an analysis, and for which no artifact is given. What it asks for
 * is certain only when it answers to the submission (observed publicly; not in the interface document): a warning is
 * due, an error is not.
 */
export function missingSlots({ task, attack, fields, artifacts }: AnalysisSpec): readonly Slot[] {
  const usual = findRow(task, attack)?.usualSlots ?? [];
  const wanted = fields.use_model_api === 'yes' ? usual.filter((slot) => slot !== 'model') : usual;
  return wanted.filter((slot) => !artifacts.some((artifact) => artifact.slot === slot));
}

/** @returns undefined where nothing is missing */
export function describeMissing(spec: AnalysisSpec): string | undefined {
  const slots = missingSlots(spec);
  if (slots.length === 0) return undefined;
  return (
    `Such an analysis is usually asked for ${slots.join(', ')}, for which no artifact is given. Where the service asks, ` +
    'it ends as upload-failed. Name a file or folder for each under artifacts.'
  );
}
