import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { ReportFormat, ReportKind } from '../facts/report-kinds.ts';
import { markedName } from '../text/marked-name.ts';

/** Builds the file name of a report: another one for every analysis of a run. */
export function reportFileName(
  spec: Pick<AnalysisSpec, 'model' | 'attack'>,
  kind: ReportKind,
  format: ReportFormat,
): string {
  return `${markedName(spec.model)}-${spec.attack}-${kind}.${format}`;
}
