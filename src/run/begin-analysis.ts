import type { Started } from '../analyser/analyser.ts';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import { logTrace } from '../core/error-trace.ts';
import { ServiceError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import type { AnalysisResult } from '../facts/outcome.ts';
import { failedResult, plannedResult, refusedResult } from '../decide/analysis-result.ts';
import { describeMissingSlots } from '../decide/missing-slots.ts';
import type { AnalysisCourse } from './analysis-course.ts';

/** An analysis that was started, or why it was not. */
export interface BegunAnalysis {
  readonly result: AnalysisResult;
  /** Absent if the analysis could not be started. */
  readonly started?: Started;
}

/**
 * Starts an analysis, or resumes its job, unless something speaks against that.
 * @param isAnnotated true if missing artifacts are shown as a warning
 */
export async function beginAnalysis(course: AnalysisCourse, isAnnotated: boolean): Promise<BegunAnalysis> {
  const { analysis, context, log } = course;
  const { analyser, memory, board, signal, refusalOf } = context;
  try {
    signal.throwIfAborted();
    const refused = refusalOf(analysis);
    if (refused !== undefined) {
      log.info(refused);
      return await save(course, refusedResult(plannedResult(analysis.spec), refused));
    }
    const { job, refusal, why, isWarning } = await memory.find(analysis);
    // The status of the earlier run stays: it may have submitted the analysis.
    if (refusal !== undefined) return fail(course, new ServiceError('unavailable', refusal));
    if (why !== undefined) log.info(why);
    if (why !== undefined && isWarning === true) course.warn(why);
    if (job === undefined) reportMissingSlots(analysis.spec, log, isAnnotated);
    const started = await analyser.start(analysis, course, job);
    const before = job?.sent === undefined ? {} : { sentBefore: job.sent };
    course.known = { ...course.known, uploads: started.uploads, ...before };
    // Not before: a later run that resumes a job without its files would wait for ever. If the uploads were cut off, the job
    // is saved as in doubt.
    if (job === undefined) await board.save(analysis, course.known);
    return { result: course.known, started };
  } catch (error) {
    logTrace(log, error);
    // The status of an earlier run must not stay.
    return save(course, fail(course, error).result);
  }
}

function fail({ known }: AnalysisCourse, error: unknown): BegunAnalysis {
  return { result: failedResult(known, error) };
}

async function save({ analysis, context }: AnalysisCourse, result: AnalysisResult): Promise<BegunAnalysis> {
  await context.board.save(analysis, result);
  return { result };
}

/** Reports missing artifacts before the submission, so that a person who reads the log can still cancel the run. */
function reportMissingSlots(spec: AnalysisSpec, log: Log, asWarning: boolean): void {
  const missing = describeMissingSlots(spec);
  if (missing === undefined) return;
  if (asWarning) log.warning(missing, spec.place);
  else log.info(missing);
}
