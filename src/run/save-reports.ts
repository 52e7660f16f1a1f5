import * as path from 'node:path';
import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { Started } from '../analyser/analyser.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import type { JobReport } from '../facts/job/job-summary.ts';
import type { JudgedResult } from '../facts/run-outcome.ts';
import { existingFormat, type ReportFormat, type ReportKind } from '../facts/report-kinds.ts';
import { reportFormat } from '../facts/settings.ts';
import { describeWriteError, makeOutputFolder } from '../files/output-folder.ts';
import type { AnalysisCourse } from './analysis-course.ts';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import { markedName } from '../text/marked-name.ts';

interface ReportsRequest {
  readonly course: AnalysisCourse;
  readonly started: Started;
  /** What was found; undefined if it is not known beside the score. */
  readonly report: JobReport | undefined;
}

/**
 * Writes the requested reports of an analysis that has its verdict.
 * @returns the result with the reports' paths; a report that could not be written is a warning, and the verdict stands
 */
export async function saveReports(
  result: JudgedResult,
  { course, started, report }: ReportsRequest,
): Promise<JudgedResult> {
  const { analyser, settings } = course.context;
  const { directory, kinds } = settings.reports;
  const format = reportFormat(settings);
  if (directory === undefined) return result;
  const folder = path.resolve(settings.workspace, directory);
  const reports: string[] = [];
  const warnings: string[] = [];
  for (const kind of kinds) {
    const name = reportFileName(result.spec, kind, existingFormat(kind, format));
    try {
      await makeOutputFolder(settings.workspace, folder);
      const file = path.join(folder, name);
      await analyser.saveReport({ started, kind, format, file, ...(report === undefined ? {} : { report }) });
      reports.push(path.posix.join(directory.replaceAll(path.sep, '/'), name));
    } catch (error) {
      const why =
        error instanceof ServiceError ? error.message : `"${directory}": ${describeWriteError(error)}.`;
      const text = `The ${kind} report could not be fetched: ${why}`;
      // The input `reports` applies to all jobs, also to those that do not have a report of this kind.
      const isNormal = error instanceof ServiceError && isRefusal(error.reason) && !isReportDue(kind, result);
      if (isNormal) course.log.info(text);
      else warnings.push(text);
    }
  }
  return { ...result, reports, warnings: [...result.warnings, ...warnings] };
}

/**
 * True if a job should have a report. Only attacks that may continue with a defence query the model (observed publicly;
 * not in the service spec).
 */
function isReportDue(kind: ReportKind, { spec, state }: JudgedResult): boolean {
  if (kind === 'vulnerability') return true;
  if (DESCRIPTORS[spec.attack].stages !== 'defence') return false;
  return kind === 'attack-samples' || state === 'vulnerable';
}

/** Builds the file name of a report: another one for every analysis of a run. */
export function reportFileName(
  spec: Pick<AnalysisSpec, 'model' | 'attack'>,
  kind: ReportKind,
  format: ReportFormat,
): string {
  return `${markedName(spec.model)}-${spec.attack}-${kind}.${format}`;
}
