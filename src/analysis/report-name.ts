import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import type { ReportFormat, ReportKind } from '../core/report-kinds.ts';

/**
 * The file name of a report: readable, safe on every system, and different for every analysis of a run, also where
 * names differ only in characters that a file name cannot have, or in case.
 */
export function reportFileName(
  spec: Pick<AnalysisSpec, 'model' | 'attack'>,
  kind: ReportKind,
  format: ReportFormat,
): string {
  const plain = spec.model
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 60);
  const changed = plain !== spec.model;
  const mark = changed ? `-${createHash('sha256').update(spec.model).digest('hex').slice(0, 8)}` : '';
  return `${plain === '' ? 'model' : plain}${mark}-${spec.attack}-${kind}.${format}`;
}
