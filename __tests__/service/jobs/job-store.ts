import type { Attack, Task } from '@model-security-scan/engine/catalog';
import type { Job } from './job.ts';

/** A model that was registered for one task and one attack. */
export interface RegisteredModel {
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
}

/** Jobs and registered models, in memory. */
export interface JobStore {
  addJob(job: Job): void;
  findJob(jobId: string): Job | undefined;
  /** Every job, the oldest first. */
  listJobs(): readonly Job[];
  startJob(jobId: string, startedMs: number, sanityProblem: string | undefined): void;
  /** Jobs that no record covers yet, the oldest first. */
  unrecordedJobs(): readonly Job[];
  markRecorded(jobIds: readonly string[]): void;
  addModel(model: RegisteredModel): void;
  findModel(modelId: string): RegisteredModel | undefined;
}

export function createJobStore(): JobStore {
  const jobs = new Map<string, Job>();
  const recorded = new Set<string>();
  const models = new Map<string, RegisteredModel>();
  return {
    addJob(job) {
      jobs.set(job.jobId, job);
    },
    findJob: (jobId) => jobs.get(jobId),
    listJobs: () => [...jobs.values()],
    startJob(jobId, startedMs, sanityProblem) {
      const job = jobs.get(jobId);
      if (job !== undefined) jobs.set(jobId, { ...job, startedMs, sanityProblem });
    },
    unrecordedJobs: () => [...jobs.values()].filter(({ jobId }) => !recorded.has(jobId)),
    markRecorded(jobIds) {
      for (const jobId of jobIds) recorded.add(jobId);
    },
    addModel(model) {
      models.set(model.modelId, model);
    },
    findModel: (modelId) => models.get(modelId),
  };
}
