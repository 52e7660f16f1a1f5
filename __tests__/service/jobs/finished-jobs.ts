import { createHash } from 'node:crypto';
import { keyOf, type Target } from '../records/lineage-record.ts';
import { type JobsState, progressNow } from './jobs-state.ts';

/**
 * Adds the record of a target if all of its jobs since the last record have completed. Only the latest job for the same
 * model and attack counts, so a failed one can be submitted again.
 */
export function recordFinishedJobs(state: JobsState, target: Target): void {
  const key = keyOf(target);
  const jobs = state.jobs.unrecordedJobs().filter(({ checkId }) => {
    const checked = checkId === undefined ? undefined : state.records.checkById(checkId);
    return checked !== undefined && keyOf(checked.target) === key;
  });
  const latest = [...new Map(jobs.map((job) => [`${job.kind}/${job.modelId}`, job])).values()];
  const last = jobs.at(-1);
  const progress = latest.map((job) => progressNow(state, job));
  if (last?.checkId === undefined || progress.some(({ phase }) => phase !== 'completed')) return;
  const check = state.records.checkById(last.checkId);
  if (check === undefined) return;
  const finishedMs = Math.max(...progress.map((one) => one.finishedMs ?? 0));
  state.records.addRecord({
    branchname: check.target.branch,
    commitid: check.commit,
    createdtimestamp: new Date(finishedMs).toISOString(),
    depth: String(check.target.depth),
    hashedjobid: createHash('sha256').update(last.jobId).digest('hex'),
    modelid: last.modelId,
    orgid: check.target.orgId,
    repotype: check.target.repoType,
    repourl: check.target.repoUrl,
    supplychain_vuldetected: progress.some(({ verdict }) => verdict === 'vulnerable') ? 1 : 0,
  });
  state.jobs.markRecorded(jobs.map((job) => job.jobId));
}
