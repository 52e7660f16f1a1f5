import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { ServiceAccess } from './client/call.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { AnalysisFinding } from '../../facts/analysis-finding.ts';
import type { Transport } from '../../http/types.ts';
import type { AskedFor } from './client/contrary-fields.ts';
import { fetchJobStatus } from './client/job-status.ts';
import type { JobStatus } from '../../facts/job-status.ts';
import type { Watch } from '../analyser.ts';
import { readJobEnd } from './job-end.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { StageProgress } from './stage-progress.ts';

interface WaitContext {
  readonly transport: Transport;
  readonly access: ServiceAccess;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Shared by all jobs of a run. */
  readonly rateLimiter: RateLimiter;
  readonly pollIntervalMs: number;
  /** True if the job had ended when it was submitted: it is polled at once. */
  readonly hasEnded: boolean;
  readonly watch: Pick<Watch, 'log' | 'progress'>;
}

/** After so many polls in a row that failed or were not understood, the wait ends. */
const MAX_FAILED_POLLS = 10;
/** While neither stages nor the description change, the interval grows by this factor each time. */
const INTERVAL_GROWTH = 1.25;
/** The interval grows up to this multiple of the input poll-interval-seconds. */
const MAX_INTERVAL_FACTOR = 4;

/**
 * Polls a job until it has ended.
 * @throws ServiceError if the service refuses, polls fail too often, or the run ends before the job
 */
export async function waitForJob(
  spec: Pick<AnalysisSpec, 'attack' | 'modelId'>,
  jobId: string,
  context: WaitContext,
): Promise<AnalysisFinding> {
  const stages = new StageProgress(context.watch.progress);
  let faults = 0;
  let interval = context.hasEnded ? 0 : 1;
  for (;;) {
    await context.clock.sleep(context.pollIntervalMs * interval * jitter(context.clock), context.signal);
    const answer = await pollOnce({ jobId, modelId: spec.modelId }, context);
    const end = 'error' in answer ? answer : readJobEnd(spec.attack, answer.status);
    if ('error' in end || end.kind === 'unreadable') {
      faults += 1;
      if (faults >= MAX_FAILED_POLLS) throw 'error' in end ? end.error : createStatusError(end.why);
      const what = 'error' in end ? end.error.message : `The status was not understood: ${end.why}.`;
      context.watch.log.info(`${what} The job is polled again.`);
      interval = Math.max(1, interval);
      continue;
    }
    faults = 0;
    const status = 'status' in answer ? answer.status : undefined;
    const moved = status !== undefined && stages.note(status);
    if (end.kind !== 'running') return end;
    interval = moved ? 1 : Math.min(Math.max(1, interval) * INTERVAL_GROWTH, MAX_INTERVAL_FACTOR);
  }
}

type PollResult = { readonly status: JobStatus | undefined } | { readonly error: ServiceError };

/** Polls a job once. Faults that may pass are returned, all others are thrown. */
async function pollOnce(asked: AskedFor, context: WaitContext): Promise<PollResult> {
  try {
    const turn = (): Promise<void> => context.rateLimiter.waitForTurn();
    return { status: await fetchJobStatus(context.transport, context.access, asked, turn) };
  } catch (error) {
    const mayPass =
      error instanceof ServiceError &&
      (error.reason === 'unavailable' || error.reason === 'unexpected-answer');
    if (!mayPass) throw error;
    return { error };
  }
}

/** @returns a factor from 0.8 to 1.2, so that jobs that started together are not always polled together */
function jitter(clock: Clock): number {
  return 0.8 + clock.random() * 0.4;
}

function createStatusError(why: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `The job's status was not understood ${String(MAX_FAILED_POLLS)} times in a row: ${why}. ` +
      'It is not known whether the model is vulnerable. Look at the job on the dashboard.',
  );
}
