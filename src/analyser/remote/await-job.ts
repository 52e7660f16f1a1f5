import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { type ServiceAccess, statusUrl } from './client/call.ts';
import { ServiceError } from '../../core/errors.ts';
import { TransportError } from '../../http/transport-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { AnalysisFinding } from '../../facts/analysis-finding.ts';
import type { Transport } from '../../http/exchange.ts';
import { fetchJobStatus } from './client/fetch-job-status.ts';
import type { JobStatus } from '../../facts/job/job-status.ts';
import type { Watch } from '../analyser.ts';
import { listNames } from '@model-security-scan/common/list-names';
import { type JobEnd, readJobEnd } from './job-end.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import { StageProgress } from './job-stages.ts';

interface PollContext {
  readonly transport: Transport;
  readonly access: ServiceAccess;
  /** Shared by all jobs of a run. */
  readonly rateLimiter: RateLimiter;
  readonly watch: Pick<Watch, 'log'>;
}

interface WaitContext extends PollContext {
  readonly clock: Clock;
  readonly signal: AbortSignal;
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
  spec: WaitedFor,
  jobId: string,
  context: WaitContext,
): Promise<AnalysisFinding> {
  const stages = new StageProgress(context.watch.progress);
  try {
    return await pollUntilEnd(spec, jobId, context, stages);
  } catch (error) {
    if (!context.signal.aborted || !(error instanceof ServiceError)) throw error;
    // Whoever reads that the time ran out wants to know what the job was waiting for.
    throw new ServiceError(error.reason, `${error.message}${stages.describeLast()}`, { cause: error });
  }
}

async function pollUntilEnd(
  spec: WaitedFor,
  jobId: string,
  context: WaitContext,
  stages: StageProgress,
): Promise<AnalysisFinding> {
  let faults = 0;
  let interval = context.hasEnded ? 0 : 1;
  for (;;) {
    await context.clock.sleep(context.pollIntervalMs * interval * jitter(context.clock), context.signal);
    const answer = await pollOnce(spec, jobId, context);
    if ('error' in answer) {
      faults += 1;
      if (faults >= MAX_FAILED_POLLS) throw answer.error;
      context.watch.log.info(`${answer.error.message} The job is polled again.`);
      interval = Math.max(1, interval);
      continue;
    }
    faults = 0;
    const moved = answer.status !== undefined && stages.note(answer.status);
    if (answer.end.kind !== 'running') return answer.end;
    interval = moved ? 1 : Math.min(Math.max(1, interval) * INTERVAL_GROWTH, MAX_INTERVAL_FACTOR);
  }
}

type WaitedFor = Pick<AnalysisSpec, 'attack' | 'modelId' | 'fields'>;
type UnderstoodEnd = Exclude<JobEnd, { kind: 'unreadable' }>;
type PollResult =
  | { readonly status: JobStatus | undefined; readonly end: UnderstoodEnd }
  | { readonly error: ServiceError };

/** Polls a job once. Faults that may pass and answers that are not understood are returned, all others are thrown. */
export async function pollOnce(
  { attack, modelId, fields }: WaitedFor,
  jobId: string,
  context: PollContext,
): Promise<PollResult> {
  const { transport, access, watch } = context;
  try {
    const turn = (): Promise<void> => context.rateLimiter.waitForTurn();
    const status = await fetchJobStatus(transport, access, { jobId, modelId, attack }, turn);
    const end = readJobEnd(attack, status, Number(fields.vulnerability_threshold ?? 0));
    const where = describePoll(status, statusUrl(access, jobId));
    watch.log.debug(`The status of the job: ${end.kind}. ${where}`);
    if (end.kind === 'unreadable') return { error: createStatusError(end.why, where) };
    return { status, end: end.kind === 'undecided' ? { ...end, why: `${end.why}. ${where}` } : end };
  } catch (error) {
    const mayPass =
      error instanceof ServiceError &&
      !(error instanceof TransportError && error.isLast) &&
      (error.reason === 'unavailable' || error.reason === 'unexpected-answer');
    if (!mayPass) throw error;
    return { error };
  }
}

const MAX_NAMED_FIELDS = 20;

/** Says what was asked and what came, for whoever compares the client with the service. */
function describePoll(status: JobStatus | undefined, url: URL): string {
  const request = `Request: GET ${url.pathname}${url.search}`;
  if (status === undefined) return request;
  const unused = status.unused.length === 0 ? '' : `; not used: ${nameFields(status.unused)}`;
  return `${request}; fields of the answer: ${nameFields(status.fields) || 'none'}${unused}`;
}

function nameFields(names: readonly string[]): string {
  return plainLine(
    listNames(names, MAX_NAMED_FIELDS, (name) => name),
    500,
  );
}

/** @returns a factor from 0.8 to 1.2, so that jobs that started together are not always polled together */
function jitter(clock: Clock): number {
  return 0.8 + clock.random() * 0.4;
}

function createStatusError(why: string, where: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `The job's status was not understood: ${why}. ${where}. It is not known whether the model is vulnerable. Look at the ` +
      'job on the dashboard; docs/service.md lists the answers that are understood.',
  );
}
