import { DESCRIPTORS } from '../../attacks/table.ts';
import type { AnalysisRequest } from '../../engine/process/run-analysis.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';

/** What the process of an analysis is told of it. Access to an endpoint is not part of it. */
export function jobOf({
  task,
  attack,
  fields,
  local,
}: AnalysisSpec): Omit<AnalysisRequest, 'settings' | 'uploads' | 'endpoint'> {
  const { model_api_details: _, ...others } = fields;
  const { needs, needsLabels } = DESCRIPTORS[attack];
  const whole = local?.normalizesData === true ? { ...others, normalize_data: 'yes' } : others;
  const { output, preprocessing } = local ?? {};
  return { task, attack, needs, needsLabels, fields: whole, output, preprocessing };
}
