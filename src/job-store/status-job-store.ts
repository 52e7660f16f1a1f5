import type { RunContext } from '../core/run-context.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import { analysisDigest, FileHashes } from './analysis-digest.ts';
import type { JobStore } from '../analysis/job-store.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { requireGithub } from './require-github.ts';
import type { Runner } from '../core/runner.ts';
import { targetOf } from '../decide/target.ts';
import { type ReuseDecision, decideReuse, mustBeWithdrawn } from '../decide/reuse-policy.ts';
import { MAX_GITHUB_REQUESTS, openGithubOf, runUrlOf } from '../github/open.ts';
import { contextOf } from './status-context.ts';
import type { RememberedStatus } from '../core/commit-status.ts';
import { readRememberedStatuses } from './status-url-codec.ts';
import { createStatusWriter, standingKey, type StandingStatus } from './status-writer.ts';
import { writeStatus } from './commit-status.ts';

/**
 * Stores jobs in the commit statuses of the event's commit: jobs that are pending there are taken up, and submissions
 * are written there.
 * @throws InvalidInputError, ServiceError if the statuses cannot be read: analyses could be done twice
 */
export async function openStatusJobStore(run: RunContext): Promise<JobStore> {
  const { runner, settings, signal } = run;
  const sha = targetOf(runner.event).commit ?? runner.event.sha;
  const client = await requireGithub(signal, () => openGithubOf(runner, settings, signal));
  const statuses = readRememberedStatuses(await requireGithub(signal, () => client.listStatuses(sha)));
  const hashes = new FileHashes(signal);
  const digestOf = ({ spec, artifacts }: PlannedAnalysis): Promise<string> =>
    analysisDigest(spec, artifacts, settings.service.root, hashes);
  // As it was written: a model's name may well contain the organization's id, which is redacted there.
  const statusOf = (spec: AnalysisSpec): RememberedStatus | undefined =>
    statuses.get(contextOf(runner.secrets.redactAll(spec)));
  const decide = (spec: AnalysisSpec, digest: string): ReuseDecision =>
    decideReuse(statusOf(spec), digest, settings.rescan, isStartedByPerson(runner));
  const write = createStatusWriter(run, client, 'another run may analyse again', standingJobs(sha, statuses));
  return {
    hasRunning: (specs) =>
      specs.some((spec) => {
        const status = statusOf(spec);
        return status?.kind === 'job' && status.state === 'pending';
      }),
    withdraw: async (analyses) => {
      const withdrawable = analyses.filter(({ spec }) => {
        const status = statusOf(spec);
        return status !== undefined && mustBeWithdrawn(status);
      });
      await mapConcurrently(withdrawable, MAX_GITHUB_REQUESTS, async (analysis) => {
        // An analysis whose files cannot be read is not submitted either: a job that runs must not be forgotten for it.
        const digest = await digestOf(analysis).catch(() => undefined);
        if (digest === undefined || decide(analysis.spec, digest).action !== 'submit') return;
        const result = runner.secrets.redactAll({ ...plannedResult(analysis.spec), message: WITHDRAWN });
        const status = { sha, result, digest, runUrl: runUrlOf(runner), threshold: undefined };
        await requireGithub(signal, () => writeStatus(client, status));
      });
    },
    find: async (analysis) => {
      const decision = decide(analysis.spec, await digestOf(analysis));
      const { why } = decision;
      if (decision.action === 'refuse') return { refusal: why };
      if (decision.action === 'submit') return { why, isWarning: decision.isWarning === true };
      return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
    },
    save: (analysis, result) => write(sha, result, digestOf(analysis)),
  };
}

function standingJobs(
  sha: string,
  statuses: ReadonlyMap<string, RememberedStatus>,
): Map<string, StandingStatus> {
  const jobs = [...statuses.values()].filter((status) => status.kind === 'job');
  return new Map(jobs.map((job) => [standingKey(sha, job.context), job]));
}

/** True if a person started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). */
function isStartedByPerson({ event, variable }: Runner): boolean {
  return event.eventName === 'workflow_dispatch' || Number(variable('GITHUB_RUN_ATTEMPT')) > 1;
}

/** Said by the status of an analysis whose verdict or job was withdrawn. */
const WITHDRAWN = 'it is to be analysed again';
