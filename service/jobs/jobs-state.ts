import type { Attack, Slot } from '../../src/core/attack-table.ts';
import type { RecordsState } from '../records/records-state.ts';
import type { StorageState } from '../storage/storage-state.ts';
import { Refusal } from '../wire/answer.ts';
import { queryParameter } from '../wire/request.ts';
import type { AnswerShape } from './analysis-answer.ts';
import type { JobEngine, JobFile, Progress } from './job-engine.ts';
import type { JobStore } from './job-store.ts';
import type { Job } from './job.ts';

/** What is known of an analysis before it is submitted. */
export interface AnalysisPlan {
  /** The slots that will be uploaded. */
  readonly slots: readonly Slot[];
  /** The score above which it is vulnerable. */
  readonly threshold: number;
  /** True if the result of an earlier analysis of the same content is kept: nothing is uploaded, and nothing is run. */
  readonly isKept?: boolean;
}

export interface JobSettings {
  /** True if browsers may see the list of all jobs. */
  readonly listsJobs: boolean;
  /** What the client that started this service has planned; undefined for an analysis that it did not plan. */
  readonly planOf: (modelId: string, attack: Attack) => AnalysisPlan | undefined;
  readonly answerShape: AnswerShape;
  /** Model ids that exist; undefined if every id does. */
  readonly knownModels: readonly string[] | undefined;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** The state that the operations on jobs work with. */
export interface JobsState extends RecordsState, StorageState {
  readonly settings: JobSettings & RecordsState['settings'] & StorageState['settings'];
  readonly jobs: JobStore;
  readonly engine: JobEngine;
  /** Origin of the service. */
  baseUrl(): string;
}

/**
 * The job that a query names, and its progress.
 * @throws Refusal 400 without a job_id, 412 for a job that does not exist
 */
export function jobOfQuery(state: JobsState, url: URL): { readonly job: Job; readonly progress: Progress } {
  const job = state.jobs.findJob(queryParameter(url, 'job_id'));
  if (job === undefined) throw new Refusal(412, 'job_id: there is no job of this id');
  return { job, progress: progressNow(state, job) };
}

/** The files that arrived for a job. */
export function jobFiles(state: Pick<JobsState, 'uploads'>, { jobId }: Job): readonly JobFile[] {
  return state.uploads
    .slotsOf(jobId)
    .flatMap(({ slot, arrived }) =>
      arrived === undefined ? [] : [{ slot, bytes: arrived.bytes, sha256: arrived.sha256 }],
    );
}

/** The progress of a job at this moment. */
export function progressNow(state: Pick<JobsState, 'engine' | 'settings'>, job: Job): Progress {
  return state.engine.progressOf(job, state.settings.now());
}
