import type { RunContext } from '../core/run-context.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import { analysisDigest, FileHashes } from './analysis-digest.ts';
import type { JobStore } from '../analysis/job-store.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { requireGithub } from './require-github.ts';
import type { Runner } from '../core/runner.ts';
import { readTarget } from '../decide/target.ts';
import { type ReuseDecision, decideReuse, mustBeWithdrawn } from '../decide/reuse-policy.ts';
import { MAX_GITHUB_REQUESTS, openGithubForRun, buildRunUrl } from '../github/open.ts';
import { buildContext } from './status-context.ts';
import type { RememberedStatus } from '../core/commit-status.ts';
import { readRememberedStatuses } from './status-url-codec.ts';
import { createStatusWriter, type LastWrittenStatus, statusKey } from './status-writer.ts';
import { writeStatus } from './commit-status.ts';

/**
 * Opens a job store in the commit statuses of the event's commit. It finds the jobs that are stored there, and stores new
 * ones.
 * @throws InvalidInputError, ServiceError if the statuses cannot be read, because analyses could then run twice
 */
export async function openStatusJobStore(run: RunContext): Promise<JobStore> {
  const { runner, settings, signal } = run;
  const sha = readTarget(runner.event).commit ?? runner.event.sha;
  const client = await requireGithub(signal, () => openGithubForRun(runner, settings, signal));
  const statuses = readRememberedStatuses(await requireGithub(signal, () => client.listStatuses(sha)));
  const hashes = new FileHashes(signal);
  const computeDigest = ({ spec, artifacts }: PlannedAnalysis): Promise<string> =>
    analysisDigest(spec, artifacts, settings.service.root, hashes);
  // Contexts are written without secrets: a model's name may contain the organization's id.
  const findStatus = (spec: AnalysisSpec): RememberedStatus | undefined =>
    statuses.get(buildContext(runner.secrets.redactAll(spec)));
  const decide = (spec: AnalysisSpec, digest: string): ReuseDecision =>
    decideReuse(findStatus(spec), digest, settings.rescan, isStartedByPerson(runner));
  const write = createStatusWriter(run, client, CONSEQUENCE, listWrittenJobs(sha, statuses));
  return {
    hasRunning: (specs) =>
      specs.some((spec) => {
        const status = findStatus(spec);
        return status?.kind === 'job' && status.state === 'pending';
      }),
    withdraw: async (analyses) => {
      const withdrawable = analyses.filter(({ spec }) => {
        const status = findStatus(spec);
        return status !== undefined && mustBeWithdrawn(status);
      });
      await mapConcurrently(withdrawable, MAX_GITHUB_REQUESTS, async (analysis) => {
        // An analysis whose files cannot be read is not submitted either, so the status of its running job must stay.
        const digest = await computeDigest(analysis).catch(() => undefined);
        if (digest === undefined || decide(analysis.spec, digest).action !== 'submit') return;
        const result = runner.secrets.redactAll({ ...plannedResult(analysis.spec), message: WITHDRAWN });
        const status = { sha, result, digest, runUrl: buildRunUrl(runner), threshold: undefined };
        await requireGithub(signal, () => writeStatus(client, status));
      });
    },
    find: async (analysis) => {
      const decision = decide(analysis.spec, await computeDigest(analysis));
      const { why } = decision;
      if (decision.action === 'refuse') return { refusal: why };
      if (decision.action === 'submit') return { why, isWarning: decision.isWarning === true };
      return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
    },
    save: (analysis, result) => write(sha, result, computeDigest(analysis)),
  };
}

function listWrittenJobs(
  sha: string,
  statuses: ReadonlyMap<string, RememberedStatus>,
): Map<string, LastWrittenStatus> {
  const jobs = [...statuses.values()].filter((status) => status.kind === 'job');
  return new Map(jobs.map((job) => [statusKey(sha, job.context), job]));
}

/** True if a person started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). */
function isStartedByPerson({ event, variable }: Runner): boolean {
  return event.eventName === 'workflow_dispatch' || Number(variable('GITHUB_RUN_ATTEMPT')) > 1;
}

/** The description of the status of an analysis whose verdict or job was withdrawn. */
const WITHDRAWN = 'it will be analysed again';
/** Follows from a status that is not written. */
const CONSEQUENCE = 'another run may submit the same analysis again';
