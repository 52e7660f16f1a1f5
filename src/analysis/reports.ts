import * as path from 'node:path';
import type { Attack } from '../core/attack-table.ts';
import type { JudgedResult } from '../core/outcome.ts';
import { describeWriteError, makeOutputFolder } from '../files/output-folder.ts';
import type { Log } from '../core/log.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import type { ServiceAccess } from '../client/call.ts';
import type { Transport } from '../http/types.ts';
import type { ReportKind } from '../core/report-kinds.ts';
import { existingFormat, fetchReport } from '../client/report.ts';
import type { ReportSettings } from '../core/settings.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { reportFileName } from './report-name.ts';

interface ReportsContext {
  readonly transport: Transport;
  readonly access: ServiceAccess;
  readonly rateLimiter: RateLimiter;
  readonly settings: ReportSettings;
  /** Its absolute path; report-directory is relative to it. */
  readonly workspace: string;
  /** A log that names the analysis. */
  readonly log: Log;
}

/**
 * Fetches the requested reports of a job that has its verdict.
 * @returns the result with the reports' paths; a report that could not be fetched is a warning, and the verdict stands
 */
export async function addReports(result: JudgedResult, context: ReportsContext): Promise<JudgedResult> {
  const { directory, kinds, format } = context.settings;
  if (directory === undefined) return result;
  const folder = path.resolve(context.workspace, directory);
  const reports: string[] = [];
  const warnings: string[] = [];
  for (const kind of kinds) {
    const name = reportFileName(result.spec, kind, existingFormat(kind, format));
    try {
      await makeOutputFolder(context.workspace, folder);
      await fetchReport(context.transport, context.access, {
        jobId: result.jobId,
        kind,
        format,
        file: path.join(folder, name),
        beforeAttempt: () => context.rateLimiter.waitForTurn(),
      });
      reports.push(path.posix.join(directory.replaceAll(path.sep, '/'), name));
    } catch (error) {
      const why =
        error instanceof ServiceError ? error.message : `"${directory}": ${describeWriteError(error)}.`;
      const text = `The ${kind} report could not be fetched: ${why}`;
      // The input `reports` applies to all jobs, also to those that do not have a report of this kind.
      const isNormal = error instanceof ServiceError && isRefusal(error.reason) && !isReportDue(kind, result);
      if (isNormal) context.log.info(text);
      else warnings.push(text);
    }
  }
  return { ...result, reports, warnings: [...result.warnings, ...warnings] };
}

const ATTACKS_WITH_DEFENSE: readonly Attack[] = ['extraction', 'evasion'];

/**
 * True if a job should have a report. Only extraction and evasion query the model and may continue with a defence
 * (observed publicly; not in the service spec).
 */
function isReportDue(kind: ReportKind, { spec, state }: JudgedResult): boolean {
  if (kind === 'vulnerability') return true;
  if (!ATTACKS_WITH_DEFENSE.includes(spec.attack)) return false;
  return kind === 'attack-samples' || state === 'vulnerable';
}
