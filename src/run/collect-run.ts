import pLimit from 'p-limit';
import type { ActiveRun, RunSteps } from './active-run.ts';
import type { RunState } from '../core/run-state.ts';
import { effectiveThreshold } from '../decide/threshold.ts';
import { requireGithub } from '../job-store/require-github.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { MIN_POLL_GAP_MS, RateLimiter } from '../analysis/rate-limiter.ts';
import { endedResult, failedResult, plannedResult, submittedResult } from '../decide/analysis-result.ts';
import { judgeJob } from '../decide/job.ts';
import { decideCollectedRun } from '../decide/collected-run.ts';
import type { GithubClient } from '../github/client.ts';
import { MAX_GITHUB_REQUESTS, openGithubForRun } from '../github/open.ts';
import type { StatusJob } from '../core/commit-status.ts';
import { readRememberedStatuses } from '../job-store/status-url-codec.ts';
import { createStatusWriter } from '../job-store/status-writer.ts';
import { logAbout, MAX_WARNINGS } from '../core/log.ts';
import { counted } from '../text/number-words.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import { fetchJobStatus } from '../client/job-status.ts';
import { readTarget } from '../decide/target.ts';
import { logTrace } from '../core/error-trace.ts';

/** A job that is stored in a pending commit status. */
interface PendingJob {
  readonly sha: string;
  readonly job: StatusJob;
}

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];

/**
 * Does the work of mode collect: finds the pending commit statuses of earlier runs, asks once for each of their jobs, and
 * writes the verdicts of those that have ended. Submits nothing.
 * @throws InvalidInputError, ServiceError
 */
export async function* collect(active: ActiveRun, start: RunState): RunSteps {
  const { runner, settings, signal } = active;
  const target = readTarget(runner.event);
  const state: RunState = { ...start, target };
  yield state;
  const client = await requireGithub(signal, () => openGithubForRun(runner, settings, signal));
  const commits = await requireGithub(signal, () => findCommits(active, client, target.commit));
  const { pending, unreadable } = await requireGithub(signal, () => findPending(active, client, commits));
  const analyses = counted(pending.length, 'pending analysis', 'pending analyses');
  runner.log.info(`${analyses} on ${counted(commits.length, 'commit', 'commits')}.`);
  const results = await collectJobs(active, client, pending);
  yield { ...state, results };
  return decideCollectedRun(results, unreadable, settings.failOnVulnerability);
}

async function collectJobs(
  active: ActiveRun,
  client: GithubClient,
  pending: readonly PendingJob[],
): Promise<readonly AnalysisResult[]> {
  const rateLimiter = new RateLimiter(MIN_POLL_GAP_MS, active.runner.clock, active.signal);
  const write = createStatusWriter(active, client, 'a status that is not written stays pending');
  const severalCommits = new Set(pending.map(({ sha }) => sha)).size > 1;
  return Promise.all(
    pending.map(async ({ sha, job }) => {
      const { result, ended } = await collectJob(active, rateLimiter, job);
      if (ended) await write(sha, result, Promise.resolve(job.digest));
      return severalCommits ? addCommitToName(result, sha) : result;
    }),
  );
}

/** Lists the event's commit and, unless the event is about one pull request, the newest commit of each open one. */
async function findCommits(
  { runner }: ActiveRun,
  client: GithubClient,
  commit: string | undefined,
): Promise<readonly string[]> {
  const own = commit === undefined ? [] : [commit];
  if (PULL_REQUEST_EVENTS.includes(runner.event.eventName)) return own;
  const heads = await client.listOpenPullHeads();
  return [...new Set([...own, ...heads.map((head) => head.sha)])];
}

async function findPending(
  { runner }: ActiveRun,
  client: GithubClient,
  commits: readonly string[],
): Promise<{ readonly pending: readonly PendingJob[]; readonly unreadable: number }> {
  const limit = pLimit(MAX_GITHUB_REQUESTS);
  let unreadable = 0;
  const found = await Promise.all(
    commits.map((sha) =>
      limit(async () => {
        const statuses = [...readRememberedStatuses(await client.listStatuses(sha)).values()];
        return statuses.flatMap((status): PendingJob[] => {
          if (status.kind === 'job') return status.state === 'pending' ? [{ sha, job: status }] : [];
          // A status without a job is normal if the submission failed or is in doubt, or there is a verdict.
          if (status.state !== 'pending' && status.state !== 'unknown') return [];
          unreadable += 1;
          if (unreadable > MAX_WARNINGS) return [];
          runner.log.warning(
            `Commit ${sha}: the status "${status.context}" ${status.why}, so it is left as it is.`,
          );
          return [];
        });
      }),
    ),
  );
  return { pending: found.flat(), unreadable };
}

interface CollectedJob {
  readonly result: AnalysisResult;
  /** True if the job will not give another result. */
  readonly ended: boolean;
}

async function collectJob(
  { runner, settings, transport }: ActiveRun,
  rateLimiter: RateLimiter,
  job: StatusJob,
): Promise<CollectedJob> {
  const waiting = submittedResult(plannedResult(restoreSpec(job)), job);
  const threshold = effectiveThreshold(settings.vulnerabilityThreshold, job.threshold);
  try {
    const status = await fetchJobStatus(transport, settings.service, job, () => rateLimiter.waitForTurn());
    const verdict = judgeJob(job.attack, status, threshold);
    if (verdict.kind === 'running' || verdict.kind === 'unreadable') return { result: waiting, ended: false };
    return { result: endedResult(waiting, verdict, threshold), ended: true };
  } catch (error) {
    logTrace(logAbout(waiting.spec.name, runner.log), error);
    // A refusal means that the service does not know the job. All other faults may pass.
    const refused = error instanceof ServiceError && isRefusal(error.reason);
    return { result: failedResult(waiting, error), ended: refused };
  }
}

/** Restores the spec of an analysis from its status, without fields and artifacts, which are not needed any more. */
function restoreSpec({ model, modelId, task, attack }: StatusJob): AnalysisSpec {
  return {
    name: `${model}/${attack}`,
    model,
    modelId,
    task,
    attack,
    fields: {},
    artifacts: [],
  };
}

/** Adds the commit to the name of an analysis, so that people can distinguish the analyses of several commits. */
function addCommitToName(result: AnalysisResult, sha: string): AnalysisResult {
  const { spec } = result;
  const model = `${spec.model} at ${sha.slice(0, 7)}`;
  return { ...result, spec: { ...spec, model, name: `${model}/${spec.attack}` } };
}
