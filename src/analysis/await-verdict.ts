import type { AnalysisSpec } from '../core/analysis-spec.ts';
import type { Log } from '../core/log.ts';
import type { ServiceAccess } from '../client/call.ts';
import { ServiceError } from '../core/errors.ts';
import type { Clock } from '../core/clock.ts';
import type { Transport } from '../http/types.ts';
import { fetchJobStatus } from '../client/job-status.ts';
import type { JobStatus } from '../core/job-status.ts';
import type { Pace } from './pace.ts';
import { StageLog } from './stage-log.ts';
import { type FinalVerdict, judgeJob } from '../decide/job.ts';

interface WaitContext {
  readonly transport: Transport;
  readonly access: ServiceAccess;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Shared by all jobs of a run. */
  readonly pace: Pace;
  readonly pollIntervalMs: number;
  /** About the analysis. */
  readonly log: Log;
}

/** How many answers in a row may be missing or not be understood. */
const PATIENCE = 10;
/** An interval grows by this while nothing moves, up to the given multiple of it. */
const GROWTH = 1.25;
const MAX_INTERVAL_FACTOR = 4;

/**
 * Asks for a job until it has ended.
 * @param threshold of the verdict
 * @throws ServiceError where the service stays silent or refuses, and when the run ends before the job
 */
export async function waitForJob(
  spec: AnalysisSpec,
  jobId: string,
  threshold: number,
  context: WaitContext,
): Promise<FinalVerdict> {
  const stages = new StageLog(context.log, context.clock);
  let faults = 0;
  let interval = 1;
  for (;;) {
    await context.clock.sleep(context.pollIntervalMs * interval * jitter(context.clock), context.signal);
    const answer = await pollOnce(jobId, context);
    const verdict = 'error' in answer ? answer : judgeJob(spec.attack, answer.status, threshold);
    if ('error' in verdict || verdict.kind === 'unreadable') {
      faults += 1;
      if (faults >= PATIENCE) throw 'error' in verdict ? verdict.error : notUnderstood(verdict.why);
      const what =
        'error' in verdict ? verdict.error.message : `The status was not understood: ${verdict.why}.`;
      context.log.info(`${what} The job is asked for again.`);
      continue;
    }
    faults = 0;
    const moved = 'status' in answer && answer.status !== undefined && stages.note(answer.status);
    if (verdict.kind !== 'running') return verdict;
    interval = moved ? 1 : Math.min(interval * GROWTH, MAX_INTERVAL_FACTOR);
  }
}

type PollResult = { readonly status: JobStatus | undefined } | { readonly error: ServiceError };

/** One question; faults that may pass are given back, all others thrown. */
async function pollOnce(jobId: string, context: WaitContext): Promise<PollResult> {
  try {
    const turn = (): Promise<void> => context.pace.turn();
    return { status: await fetchJobStatus(context.transport, context.access, jobId, turn) };
  } catch (error) {
    const mayPass =
      error instanceof ServiceError &&
      (error.reason === 'unavailable' || error.reason === 'unexpected-answer');
    if (!mayPass) throw error;
    return { error };
  }
}

/** From 0.8 to 1.2: jobs that were started together must not be asked for together for ever. */
function jitter(clock: Clock): number {
  return 0.8 + clock.random() * 0.4;
}

function notUnderstood(why: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `The job's status was not understood ${String(PATIENCE)} times in a row: ${why}. ` +
      'Look at the job on the dashboard; whether the model is vulnerable is not known.',
  );
}
