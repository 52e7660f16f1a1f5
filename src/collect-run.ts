import pLimit from 'p-limit';
import type { ActiveRun } from './active-run.ts';
import { Pace, POLL_GAP_MS } from './analysis/pace.ts';
import { failedResult, judgedResult, submittedResult } from './analysis/result.ts';
import { judge } from './analysis/verdict.ts';
import { concludeCollected } from './conclude-collected.ts';
import type { GithubClient } from './github/client.ts';
import { needed, openGithubOf, runUrlOf } from './github/open.ts';
import { readMemory, type RememberedJob } from './github/status-memory.ts';
import { writeStatus } from './github/statuses.ts';
import type { AnalysisResult, Outcome } from './outcome.ts';
import { fetchJobStatus } from './service/job-status.ts';
import { targetOf } from './target.ts';

/** A job that a pending commit status remembers. */
interface Pending {
  readonly sha: string;
  readonly job: RememberedJob;
}

/** Requests to GitHub at once. */
const GITHUB_AT_ONCE = 4;
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];

/**
 * The mode collect: looks up the pending commit statuses of earlier runs, asks once for each of their jobs, and
 * settles those that have ended. Submits nothing.
 * @throws InvalidInputError, ServiceError
 */
export async function collect(active: ActiveRun): Promise<Outcome> {
  const { runner, settings, signal, known } = active;
  const target = targetOf(runner.event);
  known.target = target;
  const client = await needed(active, () => openGithubOf(runner, settings, signal));
  const commits = await needed(active, () => commitsToLookAt(active, client, target.commit));
  const pending = await needed(active, () => findPending(active, client, commits));
  runner.log.info(`${String(pending.length)} pending analyses on ${String(commits.length)} commits.`);

  const pace = new Pace(POLL_GAP_MS, runner.clock, signal);
  const severalCommits = new Set(pending.map(({ sha }) => sha)).size > 1;
  known.results = await Promise.all(
    pending.map((one) => settleOne(active, client, pace, one, severalCommits)),
  );
  const conclusion = concludeCollected(known.results, settings.failOnVulnerability);
  return { ...known, ...conclusion, problems: [] };
}

/** The event's own commit; where the event is about no pull request, also the newest of every open one. */
async function commitsToLookAt(
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
): Promise<readonly Pending[]> {
  const limit = pLimit(GITHUB_AT_ONCE);
  const found = await Promise.all(
    commits.map((sha) =>
      limit(async () => {
        const memories = [...readMemory(await client.listStatuses(sha)).values()];
        return memories.flatMap((memory): Pending[] => {
          if (memory.kind === 'job') return memory.state === 'pending' ? [{ sha, job: memory }] : [];
          // A submission that failed leaves a status without a job.
          if (memory.state === 'error') return [];
          runner.log.warning(
            `Commit ${sha}: the status "${memory.context}" ${memory.why}; it is left as it is.`,
          );
          return [];
        });
      }),
    ),
  );
  return found.flat();
}

async function settleOne(
  { runner, settings, door }: ActiveRun,
  client: GithubClient,
  pace: Pace,
  { sha, job }: Pending,
  severalCommits: boolean,
): Promise<AnalysisResult> {
  const waiting = submittedResult(specOf(job, severalCommits ? sha : undefined), job);
  const threshold = settings.vulnerabilityThreshold ?? job.threshold;
  try {
    const status = await fetchJobStatus(door, settings.service, job.jobId, () => pace.turn());
    const verdict = judge(job.attack, status, threshold);
    if (verdict.kind === 'running' || verdict.kind === 'unreadable') return waiting;
    const judged = judgedResult(waiting, verdict, threshold);
    // The status's own name again: what is shown may tell its commit as well.
    const shown = runner.secrets.redactAll({ ...judged, spec: specOf(job, undefined) });
    await writeStatus(client, sha, shown, job.digest, runUrlOf(runner));
    return judged;
  } catch (error) {
    return failedResult(waiting, error);
  }
}

/** What a status remembers of an analysis; what it was configured with is not needed any more. */
function specOf(job: RememberedJob, sha: string | undefined): AnalysisResult['spec'] {
  const model = sha === undefined ? job.model : `${job.model} at ${sha.slice(0, 7)}`;
  return {
    name: `${model}/${job.attack}`,
    model,
    modelId: job.modelId,
    task: job.task,
    attack: job.attack,
    fields: {},
    artifacts: [],
    place: { kind: 'input', input: 'mode' },
  };
}
