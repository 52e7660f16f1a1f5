import type { RecordsState } from '../records/records-state.ts';
import type { StorageState } from '../storage/storage-state.ts';
import { Refusal } from '../wire/answer.ts';
import { queryParameter } from '../wire/request.ts';
import type { AnswerShape } from './analysis-answer.ts';
import { progressOf } from '../simulation/course.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Progress } from './progress.ts';
import type { JobStore } from './job-store.ts';
import type { Job } from './job.ts';

export interface JobSettings {
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
  readonly simulation: Simulation;
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

/** The progress of a job at this moment. */
export function progressNow(state: Pick<JobsState, 'settings'>, job: Job): Progress {
  return progressOf(job, state.settings.now());
}
