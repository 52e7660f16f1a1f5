import { present } from '@model-security-scan/common/present';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import { messageOf } from '../core/errors.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import type {
  AnalysisResult,
  JudgedResult,
  PlannedResult,
  SubmittedResult,
  UnfinishedResult,
} from '../facts/run-outcome.ts';
import { pickMeasured } from '../facts/measured.ts';
import { formatTime } from '../text/time-words.ts';
import { UploadsError } from '../facts/uploads-error.ts';
import type { AnalysisFinding } from '../facts/analysis-finding.ts';
import type { Verdict } from './judge-analysis.ts';

/** @returns the result of an analysis before anything is done */
export function plannedResult(spec: AnalysisSpec, warnings: readonly string[] = []): PlannedResult {
  return { spec, state: 'planned', uploads: [], reports: [], warnings };
}

/** @returns the result of an analysis that was not submitted, because of what its files do */
export function refusedResult(planned: PlannedResult, message: string): UnfinishedResult {
  return { ...planned, state: 'failed', reason: 'analysis-failed', message };
}

/**
 * @param job without an id if the analysis is done on the runner
 * @returns the result of an analysis that was started
 */
export function submittedResult(
  { spec, warnings }: Pick<PlannedResult, 'spec' | 'warnings'>,
  { jobId, dashboardUrl }: { readonly jobId?: string; readonly dashboardUrl?: string },
): SubmittedResult {
  return {
    spec,
    state: 'submitted',
    ...present({ jobId, dashboardUrl }),
    uploads: [],
    reports: [],
    warnings,
  };
}

/**
 * Adds the verdict to the result of an analysis whose job has ended.
 * @param threshold the threshold that the verdict was judged by
 */
export function endedResult(
  result: SubmittedResult,
  verdict: Verdict,
  threshold: number,
): JudgedResult | UnfinishedResult {
  if (verdict.kind === 'passed') {
    return { ...result, state: 'passed', ...present({ score: verdict.score }), threshold };
  }
  if (verdict.kind === 'vulnerable') {
    const { score, doubt } = verdict;
    return { ...result, state: 'vulnerable', reason: 'vulnerable', score, threshold, ...present({ doubt }) };
  }
  const { state, reason, start } = WITHOUT_VERDICT[verdict.kind];
  const unfinished = { ...result, state, reason, message: `${start}${verdict.why}.`, threshold };
  return verdict.kind === 'cut-short' ? { ...unfinished, usedUpItsTime: true as const } : unfinished;
}

/** What becomes of an analysis without a verdict; its message begins with `start`. */
const WITHOUT_VERDICT = {
  failed: { state: 'failed', reason: 'analysis-failed', start: 'The analysis failed: ' },
  'cut-short': { state: 'timeout', reason: 'timeout', start: '' },
  'not-tested': { state: 'not-tested', reason: 'not-tested', start: '' },
  undecided: { state: 'error', reason: 'unexpected-answer', start: 'There is no verdict: ' },
} as const;

/** Adds to a verdict how its score was found, as far as it is known. */
export function withDetails(
  result: JudgedResult | UnfinishedResult,
  finding: AnalysisFinding,
): JudgedResult | UnfinishedResult {
  if (finding.kind !== 'ended' || (result.state !== 'passed' && result.state !== 'vulnerable')) return result;
  const known = { ...result, ...pickMeasured(finding) };
  const { keptSince } = finding;
  if (keptSince === undefined) return known;
  const message = `Not analysed again: the same content was analysed on ${formatTime(keptSince)}, and its result was kept.`;
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
  const { reason, message, inDoubt, isNotFound } = asServiceError(error);
  const explained = {
    reason,
    message,
    ...(error instanceof UploadsError ? { uploads: error.uploads } : {}),
    ...originOf(error),
    ...(isNotFound ? { isNotFound } : {}),
  };
  // If a run is cancelled, its analyses stay planned or submitted, except those that may have been submitted.
  if (reason === 'cancelled' && !inDoubt) return { ...known, ...explained };
  const doubt = inDoubt ? { inDoubt } : {};
  return { ...known, ...explained, ...doubt, state: reason === 'timeout' ? 'timeout' : 'error' };
}

function originOf(error: unknown): Pick<AnalysisResult, 'origin'> {
  if (!(error instanceof ServiceError)) return { origin: 'action' };
  return error.origin === 'github' ? { origin: error.origin } : {};
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const message = `The action itself failed. Please report it: ${messageOf(error)}`;
  return new ServiceError('unexpected-answer', message, { cause: error });
}

/** True if the job of an analysis is running and nothing has gone wrong. */
export function isRunning(result: AnalysisResult): result is SubmittedResult {
  return result.state === 'submitted' && result.reason === undefined;
}

/**
 * Returns the result of an analysis at the end of the run. If the run ended early, an analysis whose job still runs gets
 * the run's error: it is no success.
 * @param signal the signal of the run
 */
export function cutShort(result: AnalysisResult, signal: AbortSignal): AnalysisResult {
  if (!signal.aborted || !isRunning(result)) return result;
  return leftRunning(failedResult(result, signal.reason));
}

/**
 * Marks a job that the run stopped waiting for as still running, unless the service says that it does not know the job
 * (400, 412). An analysis on the runner has no job, and ends with the run.
 */
export function leftRunning<Failed extends AnalysisResult>(failed: Failed): Failed {
  return failed.jobId === undefined || isRefusal(failed.reason) ? failed : { ...failed, jobGoesOn: true };
}
