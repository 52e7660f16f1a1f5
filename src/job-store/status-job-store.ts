import type { ActiveRun } from '../run/active-run.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import { analysisDigest, FileHashes } from './analysis-digest.ts';
import type { JobStore } from '../core/job-store.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import type { Runner } from '../core/runner.ts';
import { targetOf } from '../decide/target.ts';
import { type ReuseDecision, decideReuse, mustBeWithdrawn } from '../decide/reuse-policy.ts';
import { MAX_GITHUB_REQUESTS, needed, openGithubOf, runUrlOf } from '../github/open.ts';
import { contextOf } from './status-context.ts';
import { type RememberedStatus, readRememberedStatuses } from './status-url-codec.ts';
import { createStatusWriter, standingKey, type StandingStatus } from './status-writer.ts';
import { writeStatus } from './commit-status.ts';

/**
 * The memory of the commit statuses of the event's commit: what stands there pending is taken up, and what is
 * submitted is written there.
 * @throws InvalidInputError, ServiceError where the statuses cannot be read: analyses could be made twice
 */
export async function openStatusJobStore(active: ActiveRun): Promise<JobStore> {
  const { runner, settings, signal } = active;
  const sha = targetOf(runner.event).commit ?? runner.event.sha;
  const client = await needed(active, () => openGithubOf(runner, settings, signal));
  const memories = readRememberedStatuses(await needed(active, () => client.listStatuses(sha)));
  const hashes = new FileHashes(signal);
  const digestOf = ({ spec, artifacts }: PlannedAnalysis): Promise<string> =>
    analysisDigest(spec, artifacts, settings.service.root, hashes);
  // As it was written: an organization's id may well be a part of a model's name.
  const memoryOf = (spec: AnalysisSpec): RememberedStatus | undefined =>
    memories.get(contextOf(runner.secrets.redactAll(spec)));
  const decide = (spec: AnalysisSpec, digest: string): ReuseDecision =>
    decideReuse(memoryOf(spec), digest, settings.rescan, isAskedFor(runner));
  const standing = standingJobs(sha, memories);
  const write = createStatusWriter(active, client, 'another run may analyse again', standing);
  return {
    hasRunning: (specs) =>
      specs.some((spec) => {
        const memory = memoryOf(spec);
        return memory?.kind === 'job' && memory.state === 'pending';
      }),
    withdraw: async (analyses) => {
      const withdrawable = analyses.filter(({ spec }) => {
        const memory = memoryOf(spec);
        return memory !== undefined && mustBeWithdrawn(memory);
      });
      await mapConcurrently(withdrawable, MAX_GITHUB_REQUESTS, async (analysis) => {
        // What cannot be read is not submitted either: a job that runs must not be forgotten for it.
        const digest = await digestOf(analysis).catch(() => undefined);
        if (digest === undefined || decide(analysis.spec, digest).action !== 'submit') return;
        const result = runner.secrets.redactAll({ ...plannedResult(analysis.spec), message: WITHDRAWN });
        await needed(active, () => writeStatus(client, sha, result, digest, runUrlOf(runner)));
      });
    },
    find: async (analysis) => {
      const decision = decide(analysis.spec, await digestOf(analysis));
      const { why } = decision;
      if (decision.action === 'refuse') return { refusal: why };
      if (decision.action === 'submit') return { why, isWarning: decision.isWarning === true };
      return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
    },
    save: (analysis, result) =>
      write(sha, withThreshold(result, settings.vulnerabilityThreshold), digestOf(analysis)),
  };
}

function standingJobs(
  sha: string,
  memories: ReadonlyMap<string, RememberedStatus>,
): Map<string, StandingStatus> {
  const jobs = [...memories.values()].filter((memory) => memory.kind === 'job');
  return new Map(jobs.map((job) => [standingKey(sha, job.context), job]));
}

/** Whether a person has started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). */
function isAskedFor({ event, variable }: Runner): boolean {
  return event.eventName === 'workflow_dispatch' || Number(variable('GITHUB_RUN_ATTEMPT')) > 1;
}

/** Why the status of an analysis says that there is no verdict although there was one; or a job, which is not its own. */
const WITHDRAWN = 'it is to be analysed again';

/** What is collected later is judged by the threshold of this run. */
function withThreshold(result: AnalysisResult, override: number | undefined): AnalysisResult {
  return override === undefined ? result : { ...result, threshold: override };
}
