import { type Answer, jsonAnswer } from '../wire/answer.ts';
import { type ReceivedRequest, refuseOtherParameters } from '../wire/request.ts';
import type { Progress } from './progress.ts';
import type { Job } from './job.ts';
import { jobOfQuery, type JobsState } from './jobs-state.ts';

/**
 * GET job_status_detailed (observed publicly; not in the interface document): one flat object of stages, prose and
 * score. Names are misspelt as on the live service.
 * @throws Refusal 400 without a job_id, 412 for an unknown one
 */
export function describeStatus(request: ReceivedRequest, state: JobsState): Answer {
  refuseOtherParameters(request.url, ['job_id']);
  const { job, progress } = jobOfQuery(state, request.url);
  return jsonAnswer({
    job_id: job.jobId,
    ...Object.fromEntries(progress.stages),
    CurrentStatus: progress.currentStatus,
    ...accuracy(progress),
    ...score(job, progress),
  });
}

function accuracy(progress: Progress): Readonly<Record<string, number>> {
  return progress.modelAccuracy === undefined ? {} : { OriginalModelAccuracy: progress.modelAccuracy };
}

/** Both forms occur on the live service: a number, and a number in a string. */
function score(job: Job, progress: Progress): Readonly<Record<string, number | string>> {
  if (progress.score === undefined) return {};
  const asText = job.task !== 'image-classification';
  return { VulnerabiltyScore: asText ? String(progress.score) : progress.score };
}

/**
 * GET job_detail (observed publicly; not in the interface document): the job's metadata and configuration.
 * @throws Refusal 400 without a job_id, 412 for an unknown one
 */
export function describeJob(request: ReceivedRequest, state: JobsState): Answer {
  refuseOtherParameters(request.url, ['job_id']);
  const { job } = jobOfQuery(state, request.url);
  return jsonAnswer({
    job_id: job.jobId,
    model_id: job.modelId,
    ...(job.task === undefined ? {} : { task_type: job.task }),
    analysis_type: job.kind,
    createdtimestamp: new Date(job.createdMs).toISOString(),
    ...job.fields,
  });
}
