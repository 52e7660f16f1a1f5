import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { messageOf } from '../core/error-message.ts';
import { CUT_SHORT_MARK } from '../core/job-status.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import type {
  AnalysisResult,
  JudgedResult,
  PlannedResult,
  SubmittedResult,
  UnfinishedResult,
} from '../core/outcome.ts';
import type { ScoreDetails } from '../core/job-status.ts';
import { timeWords } from '../text/time-words.ts';
import { UploadsError } from '../core/uploads-error.ts';
import type { FinalVerdict } from './job.ts';

/** @returns the result of an analysis before anything is done */
export function plannedResult(spec: AnalysisSpec, warnings: readonly string[] = []): PlannedResult {
  return { spec, state: 'planned', uploads: [], reports: [], warnings };
}

/** @returns the result of an analysis that was not submitted, because of what its files do */
export function refusedResult(planned: PlannedResult, message: string): UnfinishedResult {
  return { ...planned, state: 'failed', reason: 'analysis-failed', message };
}

/** @returns the result of an analysis whose job is known */
export function submittedResult(
  { spec, warnings }: Pick<PlannedResult, 'spec' | 'warnings'>,
  { jobId, dashboardUrl }: { readonly jobId: string; readonly dashboardUrl?: string },
): SubmittedResult {
  const link = dashboardUrl === undefined ? {} : { dashboardUrl };
  return { spec, state: 'submitted', jobId, ...link, uploads: [], reports: [], warnings };
}

/**
 * Adds the verdict to the result of an analysis whose job has ended.
 * @param threshold the threshold that the verdict was judged by
 */
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
      return {
        ...result,
        state: 'vulnerable',
        reason: 'vulnerable',
        score: verdict.score,
        threshold,
        ...(verdict.doubt === undefined ? {} : { doubt: verdict.doubt }),
      };
    case 'failed':
      return {
        ...result,
        state: 'failed',
        reason: 'analysis-failed',
        // The stages of the built-in service are those of the interface, and mean nothing to its users.
        message: `The analysis failed: ${result.spec.local === undefined ? verdict.why : (verdict.said ?? verdict.why)}.`,
        threshold,
      };
    case 'cut-short':
      return { ...result, state: 'timeout', reason: 'timeout', message: `${verdict.why}.`, threshold };
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

/** Adds what the built-in service says about a score to the result that has it. */
export function withDetails(
  result: JudgedResult | UnfinishedResult,
  details: ScoreDetails | undefined,
): JudgedResult | UnfinishedResult {
  if (details === undefined || (result.state !== 'passed' && result.state !== 'vulnerable')) return result;
  const { interval, methodVersion, keptSince } = details;
  const known = { ...result, interval, methodVersion };
  if (keptSince === undefined) return known;
  const message = `Not analysed again: the same content was analysed on ${timeWords(keptSince)}, and its result was kept.`;
  return { ...known, keptSince, message };
}

/**
 * Adds an error to the result of the analysis that it ended. Everything that was known before is kept.
 * @param error any thrown value; one that is no ServiceError is a fault of the action itself
 */
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
  // If a run is cancelled, its analyses stay planned or submitted, except those that may have been submitted.
  if (reason === 'cancelled' && !inDoubt) return { ...known, ...explained };
  const doubt = inDoubt ? { inDoubt } : {};
  return { ...known, ...explained, ...doubt, state: reason === 'timeout' ? 'timeout' : 'error' };
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const message = `The action itself failed. Please report it: ${messageOf(error)}`;
  return new ServiceError('unexpected-answer', message, { cause: error });
}

/** True if an analysis used up its own time, so that the run itself need not have reached its deadline. */
export function usedUpItsTime(result: AnalysisResult): boolean {
  return result.state === 'timeout' && result.message.startsWith(CUT_SHORT_MARK);
}

/** True if the job of an analysis is running and nothing has gone wrong. */
export function isRunning(result: AnalysisResult): result is SubmittedResult {
  return result.state === 'submitted' && result.reason === undefined;
}

/**
 * Returns the result of an analysis at the end of the run. If the run ended early, an analysis whose job still runs gets
 * the run's error: it is no success.
 * @param signal the signal of the run
 * @param isLocal true if the service ends with the run, and its jobs with it
 */
export function cutShort(result: AnalysisResult, signal: AbortSignal, isLocal = false): AnalysisResult {
  if (!signal.aborted || !isRunning(result)) return result;
  const failed = failedResult(result, signal.reason);
  return isLocal ? failed : leftRunning(failed);
}

/**
 * Marks a job that the run stopped waiting for as still running, unless the service says that it does not know the job
 * (400, 412).
 */
export function leftRunning<Failed extends AnalysisResult>(failed: Failed): Failed {
  return isRefusal(failed.reason) ? failed : { ...failed, jobGoesOn: true };
}
