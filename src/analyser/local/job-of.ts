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
  const { needs, needsLabels } = DESCRIPTORS[attack];
  const { output, preprocessing, predict } = local ?? {};
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'model_api_details'));
  const whole = local?.normalizesData === true ? { ...known, normalize_data: 'yes' } : known;
  return { task, attack, needs, needsLabels, fields: whole, output, preprocessing, predict };
}
