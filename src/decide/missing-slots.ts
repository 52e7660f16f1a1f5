import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { findRow, type Slot } from '../core/attack-table.ts';

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
export function describeMissingSlots(spec: AnalysisSpec): string | undefined {
  const slots = missingSlots(spec);
  if (slots.length === 0) return undefined;
  const lines = slots.map((slot) => `"${slot}: <path>"`).join(', ');
  return (
    `The service usually asks for ${slots.join(', ')}, which ${slots.length === 1 ? 'is' : 'are'} not given. If it does, ` +
    `this analysis is spent and ends as upload-failed. Add ${lines} under artifacts.`
  );
}
