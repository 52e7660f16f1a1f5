import pLimit from 'p-limit';
import type { ActiveRun, RunSteps } from './active-run.ts';
import type { RunState } from '../core/run-state.ts';
import { effectiveThreshold } from '../decide/threshold.ts';
import { requireGithub } from '../job-store/require-github.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { Pace, POLL_GAP_MS } from '../analysis/pace.ts';
import { endedResult, failedResult, plannedResult, submittedResult } from '../decide/analysis-result.ts';
import { judgeJob } from '../decide/job.ts';
import { decideCollectedRun } from '../decide/collected-run.ts';
import type { GithubClient } from '../github/client.ts';
import { MAX_GITHUB_REQUESTS, openGithubOf } from '../github/open.ts';
import type { StatusJob } from '../core/commit-status.ts';
import { readRememberedStatuses } from '../job-store/status-url-codec.ts';
import { createStatusWriter } from '../job-store/status-writer.ts';
import { logAbout, MAX_WARNINGS } from '../core/log.ts';
import { counted } from '../text/number-words.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import { fetchJobStatus } from '../client/job-status.ts';
import { targetOf } from '../decide/target.ts';
import { logTrace } from '../core/error-trace.ts';

/** A job that a pending commit status remembers. */
interface Pending {
  readonly sha: string;
  readonly job: StatusJob;
}

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];

/**
 * The mode collect: looks up the pending commit statuses of earlier runs, asks once for each of their jobs, and
 * settles those that have ended. Submits nothing.
 * @throws InvalidInputError, ServiceError
 */
export async function* collect(active: ActiveRun, start: RunState): RunSteps {
  const { runner, settings, signal } = active;
  const target = targetOf(runner.event);
  const state: RunState = { ...start, target };
  yield state;
  const client = await requireGithub(signal, () => openGithubOf(runner, settings, signal));
  const commits = await requireGithub(signal, () => findCommits(active, client, target.commit));
  const { pending, unreadable } = await requireGithub(signal, () => findPending(active, client, commits));
  const analyses = counted(pending.length, 'pending analysis', 'pending analyses');
  runner.log.info(`${analyses} on ${counted(commits.length, 'commit', 'commits')}.`);
  const results = await settle(active, client, pending);
  yield { ...state, results };
  return decideCollectedRun(results, unreadable, settings.failOnVulnerability);
}

async function settle(
  active: ActiveRun,
  client: GithubClient,
  pending: readonly Pending[],
): Promise<readonly AnalysisResult[]> {
  const pace = new Pace(POLL_GAP_MS, active.runner.clock, active.signal);
  const write = createStatusWriter(active, client, 'what cannot be settled stays pending');
  const severalCommits = new Set(pending.map(({ sha }) => sha)).size > 1;
  return Promise.all(
    pending.map(async ({ sha, job }) => {
      const { result, ended } = await collectJob(active, pace, job);
      if (ended) await write(sha, result, Promise.resolve(job.digest));
      return severalCommits ? shownWithCommit(result, sha) : result;
    }),
  );
}

/** The event's own commit and, unless the event is about one pull request, the newest of every open pull request. */
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
): Promise<{ readonly pending: readonly Pending[]; readonly unreadable: number }> {
  const limit = pLimit(MAX_GITHUB_REQUESTS);
  let unreadable = 0;
  const found = await Promise.all(
    commits.map((sha) =>
      limit(async () => {
        const memories = [...readRememberedStatuses(await client.listStatuses(sha)).values()];
        return memories.flatMap((memory): Pending[] => {
          if (memory.kind === 'job') return memory.state === 'pending' ? [{ sha, job: memory }] : [];
          // A submission that failed or is in doubt leaves a status without a job; others that are settled need none.
          if (memory.state !== 'pending' && memory.state !== 'unknown') return [];
          unreadable += 1;
          if (unreadable > MAX_WARNINGS) return [];
          runner.log.warning(
            `Commit ${sha}: the status "${memory.context}" ${memory.why}; it is left as it is.`,
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
  /** True if there is nothing more to wait for. */
  readonly ended: boolean;
}

async function collectJob(
  { runner, settings, transport }: ActiveRun,
  pace: Pace,
  job: StatusJob,
): Promise<CollectedJob> {
  const waiting = submittedResult(plannedResult(specOf(job)), job);
  const threshold = effectiveThreshold(settings.vulnerabilityThreshold, job.threshold);
  try {
    const status = await fetchJobStatus(transport, settings.service, job.jobId, () => pace.turn());
    const verdict = judgeJob(job.attack, status, threshold);
    if (verdict.kind === 'running' || verdict.kind === 'unreadable') return { result: waiting, ended: false };
    return { result: endedResult(waiting, verdict, threshold), ended: true };
  } catch (error) {
    logTrace(logAbout(waiting.spec.name, runner.log), error);
    // The service refuses a job that it does not know; all other faults may pass.
    const refused = error instanceof ServiceError && isRefusal(error.reason);
    return { result: failedResult(waiting, error), ended: refused };
  }
}

/** What a status remembers of an analysis; what it was configured with is not needed any more. */
function specOf({ model, modelId, task, attack }: StatusJob): AnalysisSpec {
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

/** The same analysis of several commits must be told apart by people. */
function shownWithCommit(result: AnalysisResult, sha: string): AnalysisResult {
  const { spec } = result;
  const model = `${spec.model} at ${sha.slice(0, 7)}`;
  return { ...result, spec: { ...spec, model, name: `${model}/${spec.attack}` } };
}
