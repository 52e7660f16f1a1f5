import { type Answer, jsonAnswer } from '../wire/answer.ts';
import type { Job, Progress } from './jobs.ts';
import { jobOfQuery, type ReceivedRequest, refuseOtherParameters, type Service } from '../front/service.ts';

/**
 * GET job_status_detailed (observed publicly; not in the interface document): one flat object of stages, prose and
 * score. Names are misspelt as on the live service.
 * @throws Refusal 400 without a job_id, 412 for an unknown one
 */
export function describeStatus(request: ReceivedRequest, service: Service): Answer {
  refuseOtherParameters(request.url, ['job_id']);
  const { job, progress } = jobOfQuery(service, request.url);
  return jsonAnswer({
    job_id: job.jobId,
    ...Object.fromEntries(progress.stages),
    CurrentStatus: progress.currentStatus,
    ...accuracy(progress),
    ...score(job, progress),
  });
}

function accuracy(progress: Progress): Readonly<Record<string, number>> {
  const explored = progress.stages.get('ModelExploration_Status') === 'completed';
  return explored ? { OriginalModelAccuracy: 0.97 } : {};
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
export function describeJob(request: ReceivedRequest, service: Service): Answer {
  refuseOtherParameters(request.url, ['job_id']);
  const { job } = jobOfQuery(service, request.url);
  return jsonAnswer({
    job_id: job.jobId,
    model_id: job.modelId,
    ...(job.task === undefined ? {} : { task_type: job.task }),
    analysis_type: job.kind,
    createdtimestamp: new Date(job.createdMs).toISOString(),
    ...job.fields,
  });
}
