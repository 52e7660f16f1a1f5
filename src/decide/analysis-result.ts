import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { messageOf } from '../core/error-message.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import { UploadsError } from '../core/uploads-error.ts';
import type { FinalVerdict } from '../analysis/await-verdict.ts';

/** An analysis with which nothing was done yet. */
export function plannedResult(spec: AnalysisSpec): AnalysisResult {
  return { spec, state: 'planned', uploads: [], reports: [], warnings: [] };
}

/** An analysis whose job is known. */
export function submittedResult(
  spec: AnalysisSpec,
  job: { readonly jobId: string; readonly dashboardUrl?: string },
): AnalysisResult {
  const { jobId, dashboardUrl } = job;
  return {
    ...plannedResult(spec),
    state: 'submitted',
    jobId,
    ...(dashboardUrl === undefined ? {} : { dashboardUrl }),
  };
}

/** What the verdict on its job makes of a result. */
export function judgedResult(
  result: AnalysisResult,
  verdict: FinalVerdict,
  threshold: number,
): AnalysisResult {
  const judged = { ...result, threshold };
  switch (verdict.kind) {
    case 'passed':
      return { ...judged, state: 'passed', ...(verdict.score === undefined ? {} : { score: verdict.score }) };
    case 'vulnerable':
      return { ...judged, state: 'vulnerable', reason: 'vulnerable', score: verdict.score };
    case 'failed':
      return {
        ...judged,
        state: 'failed',
        reason: 'analysis-failed',
        message: `The analysis failed: ${verdict.why}.`,
      };
    case 'undecided':
      return {
        ...judged,
        state: 'error',
        reason: 'unexpected-answer',
        message: `There is no verdict: ${verdict.why}.`,
      };
  }
}

/** What an error makes of a result: what was known before stays. */
export function failedResult(known: AnalysisResult, error: unknown): AnalysisResult {
  const { reason, message, inDoubt } = asServiceError(error);
  const result: AnalysisResult = {
    ...known,
    ...(error instanceof UploadsError ? { uploads: error.uploads } : {}),
    ...(inDoubt ? { inDoubt } : {}),
    ...(error instanceof ServiceError ? {} : { origin: 'action' as const }),
  };
  // What a cancelled run leaves behind stays what it is: planned or submitted; but in doubt it is neither.
  if (reason === 'cancelled' && !inDoubt) {
    return { ...result, reason, message };
  }
  return { ...result, state: reason === 'timeout' ? 'timeout' : 'error', reason, message };
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const what = messageOf(error);
  return new ServiceError('unexpected-answer', `The action itself failed, please report it: ${what}`, {
    cause: error,
  });
}

/**
 * What the end of the run makes of an analysis whose job nobody waited for: what was cut short is no success.
 * @param signal of the run
 */
export function cutShort(result: AnalysisResult, signal: AbortSignal): AnalysisResult {
  const isOpen = result.state === 'submitted' && result.reason === undefined;
  return signal.aborted && isOpen ? leftRunning(failedResult(result, signal.reason)) : result;
}

/**
 * What becomes of an analysis that could not be waited for: its job goes on, unless the service says that it knows none
 * (400, 412).
 */
export function leftRunning(failed: AnalysisResult): AnalysisResult {
  return isRefusal(failed.reason) ? failed : { ...failed, jobGoesOn: true };
}

/** The threshold of the verdict: the one input for all, the analysis's own, or 0 where the attack has none. */
export function thresholdOf(spec: AnalysisSpec, override: number | undefined): number {
  return override ?? Number(spec.fields.vulnerability_threshold ?? '0');
}
