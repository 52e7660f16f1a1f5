import type { CommitMemory, RememberedStatus } from '../core/commit-status.ts';
import { mapConcurrently } from '../core/concurrency.ts';
import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { messageOf } from '../core/error-message.ts';
import type { Log } from '../core/log.ts';
import type { RunContext } from '../core/run-context.ts';
import type { Runner } from '../core/runner.ts';
import { plannedResult } from '../decide/analysis-result.ts';
import {
  anyOutvotesRecord,
  type ReuseDecision,
  decideReuse,
  mustBeWithdrawn,
  outvotesRecord,
} from '../decide/reuse-policy.ts';
import { readTarget } from '../decide/target.ts';
import type { GithubClient } from '../github/client.ts';
import { MAX_GITHUB_REQUESTS, openGithubForRun } from '../github/open.ts';
import type { JobStore, ReplacedVerdict } from '../analysis/job-store.ts';
import type { PlannedAnalysis } from '../analysis/plan.ts';
import { FileHashes } from '../artifacts/file-hashes.ts';
import { analysisDigest } from './analysis-digest.ts';
import { beginAggregate } from './aggregate-status.ts';
import { type StatusSource, writePlainStatus, writeStatus } from './commit-status.ts';
import { LatestMemory } from './latest-memory.ts';
import { requireGithub } from './require-github.ts';
import { buildContext, planDigest } from './status-context.ts';
import { createStatusSource, describeUnsigned } from './status-source.ts';
import { readCommitMemory } from './status-url-codec.ts';
import { createStatusWriter, type LastWrittenStatus, statusKey } from './status-writer.ts';

/** The commit statuses of a run's commit, and the way to write them. */
interface StatusAccess {
  readonly client: GithubClient;
  readonly sha: string;
  readonly memory: LatestMemory;
  /** Reads the statuses once more, at once. */
  readonly read: () => Promise<CommitMemory>;
  readonly source: StatusSource;
}

/**
 * Opens a job store in the commit statuses of the event's commit. It finds the jobs that are stored there, and stores new
 * ones.
 * @throws InvalidInputError, ServiceError if the statuses cannot be read, because analyses could then run twice
 */
export async function openStatusJobStore(run: RunContext): Promise<JobStore> {
  const { runner, settings, signal } = run;
  const access = await openAccess(run);
  const { client, sha, memory, source } = access;
  const hashes = new FileHashes(signal);
  const computeDigest = ({ spec, artifacts }: PlannedAnalysis): Promise<string> =>
    analysisDigest(spec, artifacts, settings.service.root, hashes);
  // Contexts are written without secrets: a model's name may contain the organization's id.
  const contextOf = (spec: AnalysisSpec): string => buildContext(runner.secrets.redactAll(spec));
  const findStatus = (spec: AnalysisSpec): RememberedStatus | undefined =>
    memory.current.remembered.get(contextOf(spec).toLowerCase());
  if (settings.service.isLocal) runner.log.info(NO_MEMORY);
  const plan = planDigest(settings.analyses.map(contextOf));
  const decide = (spec: AnalysisSpec, digest: string): ReuseDecision =>
    decideReuse(findStatus(spec), digest, settings.rescan, isStartedByPerson(runner));
  const write = createStatusWriter(run, client, source, CONSEQUENCE, listWrittenJobs(sha, memory.current));
  const isWithdrawable = ({ spec }: PlannedAnalysis): boolean => {
    const newest = memory.current.newest.get(contextOf(spec).toLowerCase());
    return newest !== undefined && mustBeWithdrawn(newest.status.state, findStatus(spec));
  };
  return {
    outvotesRecord: (spec) => outvotesRecord(findStatus(spec), memory.current, plan),
    anyOutvotesRecord: () => anyOutvotesRecord(memory.current),
    withdraw: async (analyses) => {
      await beginAggregate(run, client, memory.current);
      await mapConcurrently(analyses.filter(isWithdrawable), MAX_GITHUB_REQUESTS, async (analysis) => {
        // An analysis whose files cannot be read is not submitted either, so the status of its running job must stay.
        const digest = await computeDigest(analysis).catch(() => undefined);
        if (digest === undefined || decide(analysis.spec, digest).action !== 'submit') return;
        const result = runner.secrets.redactAll({ ...plannedResult(analysis.spec), message: WITHDRAWN });
        await requireGithub(signal, () => writeStatus(client, { sha, result, digest }, source));
      });
    },
    find: async (analysis) => {
      const { spec } = analysis;
      // The key of the built-in service is made for each run, so no status of an earlier run can be checked.
      if (!settings.service.isLocal) warnOfUnsigned(runner.log, memory.current, contextOf(spec));
      const digest = await computeDigest(analysis);
      const isOtherSubmitting = (): boolean =>
        decide(spec, digest).action === 'refuse' && findStatus(spec)?.state === 'pending';
      if (isOtherSubmitting()) runner.log.info(`${spec.name}: ${WAITING}`);
      while (isOtherSubmitting() && (await memory.readAgain()));
      const decision = decide(spec, digest);
      const { why } = decision;
      if (decision.action === 'refuse') return { refusal: why };
      if (decision.action === 'submit') return { why, isWarning: decision.isWarning === true };
      return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
    },
    announce: (analysis) =>
      write({
        sha,
        result: plannedResult(analysis.spec),
        digest: computeDigest(analysis),
        isAnnounced: true,
      }),
    save: (analysis, result) => write({ sha, result, digest: computeDigest(analysis) }),
    saveReplaced: (specs, verdict) => saveReplaced(run, access, specs.map(contextOf), verdict),
  };
}

/** Jobs of the built-in service end with their run, so there is nothing that a status could remember. */
const NO_MEMORY =
  'The commit statuses show the verdicts of this run. With base-url: local no later run reads them: what it can use again ' +
  'is in the records, by the content of models and data.';

/** Writes the verdict of a record to each context that has none. A good verdict on the analysis itself stays. */
async function saveReplaced(
  { runner, signal }: RunContext,
  { client, sha, memory, read, source }: StatusAccess,
  contexts: readonly string[],
  verdict: ReplacedVerdict,
): Promise<void> {
  const isOpen = (context: string, { remembered }: CommitMemory): boolean => {
    const status = remembered.get(context.toLowerCase());
    const isFree = status === undefined || status.kind === 'replaced';
    return isFree && status?.state !== 'success' && status?.state !== verdict.state;
  };
  const before = contexts.filter((context) => isOpen(context, memory.current));
  if (before.length === 0) return;
  try {
    // Another run may have begun to submit meanwhile: its status must stay.
    const now = await read();
    const open = before.filter((context) => isOpen(context, now));
    await mapConcurrently(open, MAX_GITHUB_REQUESTS, (context) =>
      writePlainStatus(client, { sha, context, ...verdict }, source),
    );
  } catch (error) {
    signal.throwIfAborted();
    runner.log.warning(`A commit status could not be written; it stays as it is. ${messageOf(error)}`);
  }
}

async function openAccess({ runner, settings, signal }: RunContext): Promise<StatusAccess> {
  const sha = readTarget(runner.event).commit ?? runner.event.sha;
  const client = await requireGithub(signal, () => openGithubForRun(runner, settings, signal));
  const source = createStatusSource(runner, settings);
  const read = async (): Promise<CommitMemory> =>
    readCommitMemory(await client.listStatuses(sha), source.signerOf(sha));
  const pause = (): Promise<void> => runner.clock.sleep(settings.pollIntervalMs, signal);
  const memory = new LatestMemory(await requireGithub(signal, read), read, pause);
  return { client, sha, memory, read, source };
}

function warnOfUnsigned(log: Log, { newest }: CommitMemory, context: string): void {
  const found = newest.get(context.toLowerCase());
  if (found === undefined || found.isSigned) return;
  log.warning(`${describeUnsigned(found.status.context)} It is not believed.`);
}

function listWrittenJobs(sha: string, { remembered }: CommitMemory): Map<string, LastWrittenStatus> {
  const jobs = [...remembered.values()].filter((status) => status.kind === 'job');
  return new Map(jobs.map((job) => [statusKey(sha, job.context), job]));
}

/** True if a person started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). */
function isStartedByPerson({ event, variable }: Runner): boolean {
  return event.eventName === 'workflow_dispatch' || Number(variable('GITHUB_RUN_ATTEMPT')) > 1;
}

/** The description of the status of an analysis whose verdict or job was withdrawn. */
const WITHDRAWN = 'it will be analysed again';
/** Logged before the wait for a run that has announced the same analysis. */
const WAITING =
  'Another run is submitting this exact analysis, or ended while it did. This run waits for its job.';
/** Follows from a status that is not written. */
const CONSEQUENCE = 'another run may submit the same analysis again';
