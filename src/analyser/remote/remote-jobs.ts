import type { PlannedAnalysis } from '../../facts/artifact.ts';
import { fetchReport } from './client/fetch-report.ts';
import type { AnalysisFinding } from '../../facts/analysis-finding.ts';
import type { EarlierJob, Job, ReportRequest, Started, Watch } from '../analyser.ts';
import { pollOnce, waitForJob } from './await-job.ts';
import { createRemoteState, type RemoteOptions, type RemoteState, takeJob } from './remote-state.ts';
import { sendFiles, submit } from './submit.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';

/** The jobs of one run at a service. For the methods, see {@link Analyser}. */
export class RemoteJobs {
  readonly #state: RemoteState;
  /** What the jobs of earlier runs found that had ended when they were asked for, by the names of their analyses. */
  readonly #ended = new Map<string, AnalysisFinding>();

  constructor(options: RemoteOptions) {
    this.#state = createRemoteState(options);
  }

  async start(analysis: PlannedAnalysis, watch: Watch, earlier?: EarlierJob): Promise<Started> {
    if (earlier === undefined) return submit(analysis, watch, this.#state);
    const { spec } = analysis;
    takeJob(earlier, spec.name, this.#state);
    watch.started(earlier);
    const end = await askOnce(spec, earlier.jobId, watch, this.#state);
    if (end !== undefined) this.#ended.set(spec.name, end);
    const isMissing = end === undefined && earlier.uploads !== undefined;
    // Files that had arrived are sent once more: the same bytes, to the same addresses.
    const uploads = isMissing ? await sendFiles(analysis, earlier.uploads, watch, this.#state) : [];
    return { spec, job: earlier, uploads, hasEnded: end !== undefined };
  }

  async await(started: Started, watch: Watch): Promise<AnalysisFinding> {
    const { spec, hasEnded } = started;
    const end = this.#ended.get(spec.name);
    if (end !== undefined) return end;
    const { service } = this.#state;
    return waitForJob(spec, jobOf(started).jobId, { ...this.#state, access: service, hasEnded, watch });
  }

  async saveReport({ started, kind, format, file }: ReportRequest): Promise<void> {
    const { transport, service, rateLimiter } = this.#state;
    await fetchReport(transport, service, {
      ...{ jobId: jobOf(started).jobId, kind, format, file },
      beforeAttempt: () => rateLimiter.waitForTurn(),
    });
  }
}

function jobOf({ spec, job }: Started): Job {
  if (job === undefined) throw new Error(`There is no job of ${spec.name}.`);
  return job;
}

/**
 * Asks once whether the job of an earlier run has ended.
 * @returns undefined if it goes on, or if that is not known
 * @throws ServiceError if the service refuses; the reason of the run's signal
 */
async function askOnce(
  spec: AnalysisSpec,
  jobId: string,
  watch: Pick<Watch, 'log'>,
  { transport, service, rateLimiter }: RemoteState,
): Promise<AnalysisFinding | undefined> {
  const answer = await pollOnce(spec, jobId, { transport, access: service, rateLimiter, watch });
  if (!('error' in answer)) return answer.end.kind === 'running' ? undefined : answer.end;
  watch.log.info(answer.error.message);
  return undefined;
}
