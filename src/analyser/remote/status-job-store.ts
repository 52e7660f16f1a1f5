import type { CommitMemory, RememberedStatus } from '../../facts/commit-status.ts';
import { mapConcurrently } from '../../core/concurrency.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import { messageOf } from '../../core/error-message.ts';
import type { RunContext } from '../../facts/run-context.ts';
import type { Runner } from '../../facts/runner.ts';
import { plannedResult } from '../../decide/analysis-result.ts';
import {
  anyOutvotesRecord,
  type ReuseDecision,
  decideReuse,
  mustBeWithdrawn,
  contradictsRecord,
} from '../../decide/reuse-policy.ts';
import { readTarget } from '../../decide/target.ts';
import type { GithubClient } from '../../github/client.ts';
import { MAX_GITHUB_REQUESTS, openGithubForRun } from '../../github/open.ts';
import type { PlannedAnalysis } from '../../facts/planned-analysis.ts';
import { FileHashes } from '../../artifacts/file-hashes.ts';
import { analysisDigest } from './analysis-digest.ts';
import { beginAggregate } from '../../github/statuses/aggregate-status.ts';
import { type StatusSource, writePlainStatus, writeStatus } from '../../github/statuses/commit-status.ts';
import type { JobMemory } from '../../github/statuses/job-memory.ts';
import { LatestMemory } from './latest-memory.ts';
import { requireGithub } from '../../github/statuses/require-github.ts';
import { buildContext, planDigest } from '../../github/statuses/status-context.ts';
import type { ReplacedVerdict, StatusBoard } from '../../github/statuses/status-board.ts';
import { createStatusSource, describeUnsigned } from '../../github/statuses/status-source.ts';
import { readCommitMemory } from '../../github/statuses/status-url-codec.ts';
import {
  createStatusWriter,
  type LastWrittenStatus,
  statusKey,
} from '../../github/statuses/status-writer.ts';

/** The commit statuses of a run's commit, and the way to write them. */
interface StatusAccess {
  readonly client: GithubClient;
  readonly sha: string;
  readonly latest: LatestMemory;
  /** Reads the statuses once more, at once. */
  readonly read: () => Promise<CommitMemory>;
  readonly source: StatusSource;
}

/** What the commit statuses of a run's commit are for. */
export interface JobStore {
  readonly memory: JobMemory;
  readonly board: StatusBoard;
}

/**
 * Opens the commit statuses of the event's commit: they remember the jobs of earlier runs, and show the results of this one.
 * @throws InvalidInputError, ServiceError if the statuses cannot be read, because analyses could then run twice
 */
export async function openStatusJobStore(run: RunContext): Promise<JobStore> {
  const access = await openAccess(run);
  const reader = new StatusReader(run, access);
  return { memory: createMemory(run, access, reader), board: createBoard(run, access, reader) };
}

/** Reads the status of an analysis, and what it means for this run. */
class StatusReader {
  readonly #run: RunContext;
  readonly #latest: LatestMemory;
  readonly #hashes: FileHashes;

  constructor(run: RunContext, { latest }: StatusAccess) {
    this.#run = run;
    this.#latest = latest;
    this.#hashes = new FileHashes(run.signal);
  }

  /** Contexts are written without secrets: a model's name may contain the organization's id. */
  readonly contextOf = (spec: AnalysisSpec): string => buildContext(this.#run.runner.secrets.redactAll(spec));

  digest({ spec, artifacts }: PlannedAnalysis): Promise<string> {
    return analysisDigest(spec, artifacts, this.#run.settings.service.root, this.#hashes);
  }

  find(spec: AnalysisSpec): RememberedStatus | undefined {
    return this.#latest.current.remembered.get(this.contextOf(spec).toLowerCase());
  }

  findNewest(spec: AnalysisSpec): ReturnType<CommitMemory['newest']['get']> {
    return this.#latest.current.newest.get(this.contextOf(spec).toLowerCase());
  }

  decide(spec: AnalysisSpec, digest: string): ReuseDecision {
    const { runner, settings } = this.#run;
    return decideReuse(this.find(spec), digest, settings.rescan, isStartedByPerson(runner));
  }
}

function createMemory(
  { runner: { log }, settings }: RunContext,
  { latest }: StatusAccess,
  reader: StatusReader,
): JobMemory {
  const plan = planDigest(settings.analyses.map(reader.contextOf));
  return {
    contradicts: (spec) => contradictsRecord(reader.find(spec), latest.current, plan),
    contradictsAny: () => anyOutvotesRecord(latest.current),
    find: async (analysis) => {
      const { spec } = analysis;
      const newest = reader.findNewest(spec);
      if (newest?.isSigned === false) {
        log.warning(`${describeUnsigned(newest.status.context)} It is not trusted.`);
      }
      const digest = await reader.digest(analysis);
      const isOtherSubmitting = (): boolean =>
        reader.decide(spec, digest).action === 'refuse' && reader.find(spec)?.state === 'pending';
      if (isOtherSubmitting()) log.info(`${spec.name}: ${WAITING}`);
      while (isOtherSubmitting() && (await latest.readAgain()));
      const decision = reader.decide(spec, digest);
      const { why } = decision;
      if (decision.action === 'refuse') return { refusal: why };
      if (decision.action === 'submit') return { why, isWarning: decision.isWarning === true };
      return { why, job: { ...decision.job, hasEnded: decision.job.state !== 'pending' } };
    },
  };
}

function createBoard(run: RunContext, access: StatusAccess, reader: StatusReader): StatusBoard {
  const { runner, signal } = run;
  const { client, sha, latest, source } = access;
  const write = createStatusWriter(run, client, source, CONSEQUENCE, listWrittenJobs(sha, latest.current));
  const isWithdrawable = ({ spec }: PlannedAnalysis): boolean => {
    const newest = reader.findNewest(spec);
    return newest !== undefined && mustBeWithdrawn(newest.status.state, reader.find(spec));
  };
  return {
    withdraw: async (analyses) => {
      await beginAggregate(run, client, latest.current);
      await mapConcurrently(analyses.filter(isWithdrawable), MAX_GITHUB_REQUESTS, async (analysis) => {
        // An analysis whose files cannot be read is not submitted either, so the status of its running job must stay.
        const digest = await reader.digest(analysis).catch(() => undefined);
        if (digest === undefined || reader.decide(analysis.spec, digest).action !== 'submit') return;
        const result = runner.secrets.redactAll({ ...plannedResult(analysis.spec), message: WITHDRAWN });
        await requireGithub(signal, () => writeStatus(client, { sha, result, digest }, source));
      });
    },
    announce: (analysis) =>
      write({
        sha,
        result: plannedResult(analysis.spec),
        digest: reader.digest(analysis),
        isAnnounced: true,
      }),
    save: (analysis, result) => write({ sha, result, digest: reader.digest(analysis) }),
    saveReplaced: (specs, verdict) => saveReplaced(run, access, specs.map(reader.contextOf), verdict),
  };
}

/** Writes the verdict of a record to each context that has none. A good verdict on the analysis itself stays. */
async function saveReplaced(
  { runner, signal }: RunContext,
  { client, sha, latest, read, source }: StatusAccess,
  contexts: readonly string[],
  verdict: ReplacedVerdict,
): Promise<void> {
  const isOpen = (context: string, { remembered }: CommitMemory): boolean => {
    const status = remembered.get(context.toLowerCase());
    const isFree = status === undefined || status.kind === 'replaced';
    return isFree && status?.state !== 'success' && status?.state !== verdict.state;
  };
  const before = contexts.filter((context) => isOpen(context, latest.current));
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
  const latest = new LatestMemory(await requireGithub(signal, read), read, pause);
  return { client, sha, latest, read, source };
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
