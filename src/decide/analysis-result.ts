import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { messageOf } from '../core/error-message.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import type {
  AnalysisResult,
  JudgedResult,
  PlannedResult,
  SubmittedResult,
  UnfinishedResult,
} from '../core/outcome.ts';
import { UploadsError } from '../core/uploads-error.ts';
import type { FinalVerdict } from './job.ts';

/** An analysis of which nothing was done yet. */
export function plannedResult(spec: AnalysisSpec, warnings: readonly string[] = []): PlannedResult {
  return { spec, state: 'planned', uploads: [], reports: [], warnings };
}

/** An analysis whose job is known. */
export function submittedResult(
  { spec, warnings }: Pick<PlannedResult, 'spec' | 'warnings'>,
  { jobId, dashboardUrl }: { readonly jobId: string; readonly dashboardUrl?: string },
): SubmittedResult {
  const link = dashboardUrl === undefined ? {} : { dashboardUrl };
  return { spec, state: 'submitted', jobId, ...link, uploads: [], reports: [], warnings };
}

/** The result of an analysis whose job has ended. */
export function endedResult(
  result: SubmittedResult,
  verdict: FinalVerdict,
  threshold: number,
): JudgedResult | UnfinishedResult {
  switch (verdict.kind) {
    case 'passed': {
      const score = verdict.score === undefined ? {} : { score: verdict.score };
      return { ...result, state: 'passed', ...score, threshold };
    }
    case 'vulnerable':
      return { ...result, state: 'vulnerable', reason: 'vulnerable', score: verdict.score, threshold };
    case 'failed':
      return {
        ...result,
        state: 'failed',
        reason: 'analysis-failed',
        message: `The analysis failed: ${verdict.why}.`,
        threshold,
      };
    case 'undecided':
      return {
        ...result,
        state: 'error',
        reason: 'unexpected-answer',
        message: `There is no verdict: ${verdict.why}.`,
        threshold,
      };
  }
}

/** The result of an analysis that an error ended: everything that was known before stays. */
export function failedResult(
  known: PlannedResult | SubmittedResult,
  error: unknown,
): PlannedResult | SubmittedResult | UnfinishedResult {
  const { reason, message, inDoubt } = asServiceError(error);
  const explained = {
    reason,
    message,
    ...(error instanceof UploadsError ? { uploads: error.uploads } : {}),
    ...(error instanceof ServiceError ? {} : { origin: 'action' as const }),
  };
  // A cancelled run leaves an analysis planned or submitted; if it is in doubt, it is neither.
  if (reason === 'cancelled' && !inDoubt) return { ...known, ...explained };
  const doubt = inDoubt ? { inDoubt } : {};
  return { ...known, ...explained, ...doubt, state: reason === 'timeout' ? 'timeout' : 'error' };
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const message = `The action itself failed, please report it: ${messageOf(error)}`;
  return new ServiceError('unexpected-answer', message, { cause: error });
}

/** True if a job runs that nothing went wrong with. */
export function isRunning(result: AnalysisResult): result is SubmittedResult {
  return result.state === 'submitted' && result.reason === undefined;
}

/**
 * The result of an analysis at the end of the run: if the run was cut short, a job that nobody waited for is no success.
 * @param signal of the run
 */
export function cutShort(result: AnalysisResult, signal: AbortSignal): AnalysisResult {
  return signal.aborted && isRunning(result) ? leftRunning(failedResult(result, signal.reason)) : result;
}

/**
 * The result of an analysis that could not be waited for: its job goes on, unless the service says that it knows none
 * (400, 412).
 */
export function leftRunning<Failed extends AnalysisResult>(failed: Failed): Failed {
  return isRefusal(failed.reason) ? failed : { ...failed, jobGoesOn: true };
}
