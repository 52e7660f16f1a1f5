import { createHash } from 'node:crypto';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import type { ReportFormat, ReportKind } from '../core/report-kinds.ts';

/**
 * Builds the file name of a report. It is readable, safe on every system, and different for every analysis of a run, even
 * if the names of two analyses differ only in case or in characters that a file name cannot have.
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
