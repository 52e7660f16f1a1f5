import type { Started } from '../analyser/analyser.ts';
import { AnnouncedElsewhere } from '../analyser/job-store.ts';
import { logTrace } from '../core/error-trace.ts';
import { ServiceError } from '../core/errors.ts';
import type { AnalysisResult } from '../facts/run-outcome.ts';
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
  const { signal, refusalOf } = context;
  try {
    signal.throwIfAborted();
    const refused = refusalOf(analysis);
    if (refused !== undefined) {
      log.info(refused);
      return { result: refusedResult(plannedResult(analysis.spec), refused) };
    }
    const { started, before } = await startOrResume(course, isAnnotated);
    course.known = { ...course.known, uploads: started.uploads, ...before };
    return { result: course.known, started };
  } catch (error) {
    logTrace(log, error);
    const result = failedResult(course.known, error);
    // Certainly no job was started, so the next run may submit the analysis.
    if (result.jobId === undefined && result.inDoubt !== true) await context.jobs.answered(analysis);
    return { result };
  }
}

/** So often another run may be faster: each time its job is looked up. */
const MAX_TRIES = 3;

interface Resumed {
  readonly started: Started;
  /** What an earlier run sent for the job. */
  readonly before: Pick<AnalysisResult, 'sentBefore'>;
}

async function startOrResume(course: AnalysisCourse, isAnnotated: boolean, tries = 1): Promise<Resumed> {
  const { analysis, context, log } = course;
  const { analyser, jobs } = context;
  const { job, refusal, why, isWarning } = await jobs.find(analysis);
  if (refusal !== undefined) throw new ServiceError('unavailable', refusal);
  if (why !== undefined) log.info(why);
  if (why !== undefined && isWarning === true) course.warn(why);
  if (job === undefined) reportMissingSlots(course, isAnnotated);
  try {
    const started = await analyser.start(analysis, course, job);
    // Not before: a later run that resumes a job without its files would wait for ever.
    const slots = started.uploads.map(({ slot }) => slot);
    if (job === undefined || job.uploads !== undefined) await jobs.sent(analysis, slots);
    return { started, before: job?.sent === undefined ? {} : { sentBefore: job.sent } };
  } catch (error) {
    if (!(error instanceof AnnouncedElsewhere) || tries === MAX_TRIES) throw error;
    return startOrResume(course, isAnnotated, tries + 1);
  }
}

/** Reports missing artifacts before the submission, so that a person who reads the log can still cancel the run. */
function reportMissingSlots({ analysis, context, log }: AnalysisCourse, asWarning: boolean): void {
  const { spec } = analysis;
  const missing = describeMissingSlots(spec, context.settings.service.declared.notSent);
  if (missing === undefined) return;
  if (asWarning) log.warning(missing, spec.place);
  else log.info(missing);
}
