import type { ActiveRun, RunSteps } from './active-run.ts';
import type { RunState } from '../facts/run-state.ts';
import { effectiveThreshold } from '../decide/threshold.ts';
import { requireGithub } from '../github/statuses/require-github.ts';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import { readJobEnd } from '../analyser/remote/job-end.ts';
import { MIN_POLL_GAP_MS, RateLimiter } from '../analyser/remote/rate-limiter.ts';
import { endedResult, failedResult, plannedResult, submittedResult } from '../decide/analysis-result.ts';
import { judge } from '../decide/judge.ts';
import { decideCollectedRun } from '../decide/collected-run.ts';
import type { GithubClient } from '../github/client.ts';
import { MAX_GITHUB_REQUESTS, openGithubForRun } from '../github/open.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import type { CommitMemory, CommitStatus, StatusJob } from '../facts/commit-status.ts';
import { settleAggregates } from '../github/statuses/aggregate-status.ts';
import { type StatusSource, statusState } from '../github/statuses/commit-status.ts';
import { createStatusSource, describeUnsigned } from '../github/statuses/status-source.ts';
import { readCommitMemory } from '../github/statuses/status-url-codec.ts';
import { createStatusWriter } from '../github/statuses/status-writer.ts';
import { logAbout, MAX_WARNINGS } from '../core/log.ts';
import { plainLine } from '../text/sanitize.ts';
import { counted } from '../text/number-words.ts';
import type { AnalysisResult } from '../facts/outcome.ts';
import { isRefusal, ServiceError } from '../core/errors.ts';
import { fetchJobStatus } from '../analyser/remote/client/job-status.ts';
import { readTarget } from '../decide/target.ts';
import { logTrace } from '../core/error-trace.ts';

/** A commit with pending statuses. */
interface PendingCommit {
  readonly sha: string;
  readonly jobs: readonly StatusJob[];
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
  const source = createStatusSource(runner, settings);
  const { found, unsigned, inDoubt } = await requireGithub(signal, () =>
    findPending(active, client, source, commits),
  );
  const pending = found.flatMap(({ jobs }) => jobs);
  const analyses = counted(pending.length, 'pending analysis', 'pending analyses');
  runner.log.info(`${analyses} on ${counted(commits.length, 'commit', 'commits')}.`);
  const results = await requireGithub(signal, () => collectCommits(active, client, source, found));
  yield { ...state, results };
  // A job that another one replaced meanwhile has no result.
  const open = inDoubt + pending.length - results.length;
  return decideCollectedRun(results, unsigned, settings.failOnVulnerability, open);
}

/** Asks for the jobs of each commit, and writes what has ended. Returns no result for a job that another one replaced. */
async function collectCommits(
  active: ActiveRun,
  client: GithubClient,
  source: StatusSource,
  found: readonly PendingCommit[],
): Promise<readonly AnalysisResult[]> {
  const rateLimiter = new RateLimiter(MIN_POLL_GAP_MS, active.runner.clock, active.signal);
  const write = createStatusWriter(active, client, source, 'a status that is not written stays pending');
  const results = await Promise.all(
    found.map(async ({ sha, jobs }) => {
      const collected = await Promise.all(
        jobs.map(async (job) => ({ job, ...(await collectJob(active, rateLimiter, job)) })),
      );
      if (jobs.length > 0 && !collected.some(({ ended }) => ended)) return collected;
      // Another run may have written meanwhile: what it wrote is newer than what was read at the start.
      const memory = readCommitMemory(await client.listStatuses(sha), source.signerOf(sha));
      const current = collected.filter(({ job }) => isCurrent(active, sha, job, memory));
      const ended = current.filter((one) => one.ended);
      const written = await Promise.all(ended.map((one) => write({ sha, ...describeEnded(one) })));
      const states = ended
        .filter((_one, index) => written[index] === true)
        .map(({ job, result }) => [job.context.toLowerCase(), statusState(result)] as const);
      await settleAggregates(active, client, source, sha, memory, new Map(states));
      return current;
    }),
  );
  const severalCommits = results.filter((ofCommit) => ofCommit.length > 0).length > 1;
  return found.flatMap(({ sha }, index) =>
    (results[index] ?? []).map(({ result }) => (severalCommits ? addCommitToName(result, sha) : result)),
  );
}

/** Returns the status to write: it counts for the same aggregate as the pending one. */
function describeEnded({ job, result }: CollectedJob & { readonly job: StatusJob }): {
  readonly result: AnalysisResult;
  readonly digest: Promise<string>;
  readonly group?: string;
} {
  const digest = Promise.resolve(job.digest);
  return { result, digest, ...(job.group === undefined ? {} : { group: job.group }) };
}

/** True if the newest status of the job's context still names this job as pending. */
function isCurrent({ runner }: ActiveRun, sha: string, job: StatusJob, memory: CommitMemory): boolean {
  const now = memory.remembered.get(job.context.toLowerCase());
  if (now?.kind === 'job' && now.state === 'pending' && now.jobId === job.jobId) return true;
  runner.log.info(
    `Commit ${sha}: the status "${job.context}" has changed meanwhile, so it is left as it is.`,
  );
  return false;
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
  source: StatusSource,
  commits: readonly string[],
): Promise<{
  readonly found: readonly PendingCommit[];
  readonly unsigned: number;
  readonly inDoubt: number;
}> {
  const memories = await readMemories(client, source, commits);
  let unsigned = 0;
  let inDoubt = 0;
  const found = memories.map(({ sha, memory }) => {
    const pending = [...memory.remembered.values()].filter(({ state }) => state === 'pending');
    for (const status of findUnsigned(memory)) {
      unsigned += 1;
      if (unsigned > MAX_WARNINGS) continue;
      runner.log.warning(`Commit ${sha}: ${describeUnsigned(status.context)} It is left as it is.`);
    }
    for (const { context } of pending.filter(({ kind }) => kind === 'doubt')) {
      inDoubt += 1;
      if (unsigned + inDoubt > MAX_WARNINGS) continue;
      runner.log.warning(`Commit ${sha}: ${describeAnnounced(context)}`);
    }
    const jobs = pending.filter((status) => status.kind === 'job');
    return { sha, jobs, hasPlan: pending.some(({ kind }) => kind === 'plan') };
  });
  return { found: found.filter(({ jobs, hasPlan }) => jobs.length > 0 || hasPlan), unsigned, inDoubt };
}

/** Explains for people why a pending status cannot be settled; it may hold untrusted text. */
function describeAnnounced(context: string): string {
  return (
    `The commit status "${plainLine(context, 200)}" says that a run is submitting this analysis, or ended while it did. ` +
    'It stays pending. If no run is under way, look on the service’s dashboard for a job of this model, and re-run the ' +
    'workflow run of this commit by hand.'
  );
}

/** The commits whose older statuses are looked at, because somebody else wrote the newest one. */
const MAX_LOOKED_BELOW = 20;

/** Reads the memory of many commits at once. Older statuses of a commit are read only if a newest one is not signed. */
async function readMemories(
  client: GithubClient,
  source: StatusSource,
  commits: readonly string[],
): Promise<readonly { readonly sha: string; readonly memory: CommitMemory }[]> {
  const read = [...(await client.listStatusesOfCommits(commits))].map(([sha, statuses]) => {
    const memory = readCommitMemory(statuses, source.signerOf(sha));
    return { sha, memory };
  });
  const odd = read.filter(({ memory }) => [...memory.newest.values()].some(({ isSigned }) => !isSigned));
  const below = await mapConcurrently(
    odd.slice(0, MAX_LOOKED_BELOW),
    MAX_GITHUB_REQUESTS,
    async ({ sha }) => {
      const memory = readCommitMemory(await client.listStatuses(sha), source.signerOf(sha));
      return [sha, memory] as const;
    },
  );
  const whole = new Map(below);
  return read.map(({ sha, memory }) => ({ sha, memory: whole.get(sha) ?? memory }));
}

/** Returns the pending statuses of contexts in which nothing is signed. */
function findUnsigned({ newest, remembered }: CommitMemory): readonly CommitStatus[] {
  return [...newest]
    .filter(([context, { isSigned }]) => !isSigned && !remembered.has(context))
    .map(([, { status }]) => status)
    .filter(({ state }) => state === 'pending' || state === 'unknown');
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
    const end = readJobEnd(job.attack, status);
    if (end.kind === 'running' || end.kind === 'unreadable') return { result: waiting, ended: false };
    return { result: endedResult(waiting, judge(end, threshold), threshold), ended: true };
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
