import * as path from 'node:path';
import type { AnalysisResult } from '../outcome.ts';
import { makeOutputFolder } from '../output-folder.ts';
import type { ServiceAccess } from '../service/client.ts';
import type { HttpDoor } from '../service/http-types.ts';
import { existingFormat, fetchReport } from '../service/report.ts';
import type { ReportSettings } from '../settings.ts';
import type { Pace } from './pace.ts';
import { reportFileName } from './report-name.ts';

export interface ReportsContext {
  readonly door: HttpDoor;
  readonly access: ServiceAccess;
  readonly pace: Pace;
  readonly settings: ReportSettings;
  /** Absolute path; report-directory is relative to it. */
  readonly workspace: string;
}

/**
 * Fetches the reports that were asked for, of a job that has its verdict.
 * @returns the result with the reports' paths; what could not be had is a warning and does not touch the verdict
 */
export async function addReports(
  result: AnalysisResult,
  jobId: string,
  context: ReportsContext,
): Promise<AnalysisResult> {
  const { directory, kinds, format } = context.settings;
  if (directory === undefined) return result;
  const folder = path.resolve(context.workspace, directory);
  const reports: string[] = [];
  const warnings: string[] = [];
  for (const kind of kinds) {
    const name = reportFileName(result.spec, kind, existingFormat(kind, format));
    try {
      await makeOutputFolder(context.workspace, folder);
      await fetchReport(context.door, context.access, {
        jobId,
        kind,
        format,
        file: path.join(folder, name),
        beforeAttempt: () => context.pace.turn(),
      });
      reports.push(path.posix.join(directory.replaceAll(path.sep, '/'), name));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      warnings.push(`The ${kind} report was not had: ${why}`);
    }
  }
  return { ...result, reports, warnings: [...result.warnings, ...warnings] };
}
