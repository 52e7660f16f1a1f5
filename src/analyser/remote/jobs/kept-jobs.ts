import { Unreadable } from '@model-security-scan/common/unreadable';
import type { Slot } from '@model-security-scan/engine/catalog';
import { FileHashes } from '../../../artifacts/file-hashes.ts';
import { decideReuse, seenEnd } from '../../../decide/policy/reuse-policy.ts';
import type { CommitJob } from '../../../facts/job/kept-job.ts';
import type { AnalysisResult } from '../../../facts/run-outcome.ts';
import type { PlannedAnalysis } from '../../../facts/artifact.ts';
import type { RunContext } from '../../../facts/runner.ts';
import { hostEvent, type Runner } from '../../../facts/runner.ts';
import type { Rescan } from '../../../facts/settings.ts';
import { buildRunUrl } from '../../../github/open.ts';
import type { Job } from '../../analyser.ts';
import type { FoundJob, JobStore } from '../../job-store.ts';
import { analysisDigest } from '../analysis-digest.ts';
import { commitJobName, type CommitLog } from './commit-log.ts';
import { type Announcement, answerBody, jobKey, type JobState, type Submission } from './job-entries.ts';
import type { JobPlace } from './job-place.ts';
import { readLastSubmission, type ReadSubmission } from './read-submission.ts';

/** The jobs of the runs of one commit, in the cache. For the methods, see {@link JobStore}. */
export class KeptJobs implements JobStore {
  readonly #run: RunContext;
  readonly #place: JobPlace;
  readonly #commit: CommitLog;
  readonly #hashes: FileHashes;
  readonly #pauses: Pauses;
  /** By the name of the analysis: its submission that this run asks for or makes. */
  readonly #current = new Map<string, Submission>();
  /** The names of the analyses whose submission later runs can find. */
  readonly #kept = new Set<string>();
  #hasWarned = false;

  constructor(run: RunContext, place: JobPlace, commit: CommitLog) {
    const { runner, settings, signal } = run;
    this.#run = run;
    this.#place = place;
    this.#commit = commit;
    this.#hashes = new FileHashes(signal);
    this.#pauses = new Pauses(() => runner.clock.sleep(settings.pollIntervalMs, signal));
  }

  readonly begin = async (analyses: readonly PlannedAnalysis[]): Promise<void> => {
    await this.#commit.add(
      analyses.map(({ spec }) => {
        const name = this.#commitName(spec.name);
        return { ...this.#commit.find(name), name, isOpen: true };
      }),
    );
  };

  readonly find = async ({ spec, artifacts }: PlannedAnalysis): Promise<FoundJob> => {
    const { settings, runner } = this.#run;
    const isRequested = isStartedByPerson(runner, settings.rescan);
    const digest = await analysisDigest(spec, artifacts, settings.service.root, this.#hashes);
    const last = await this.#readSettled({ name: spec.name, digest });
    if (last instanceof Unreadable) return explainUnreadable(last, isRequested);
    const decision = decideReuse(last, settings.rescan, isRequested);
    const { why } = decision;
    if (decision.action === 'refuse') return { refusal: why };
    const attempt = (last?.attempt ?? 0) + (decision.action === 'submit' ? 1 : 0);
    this.#current.set(spec.name, { name: spec.name, digest, attempt });
    const isWarning = decision.isWarning === true;
    if (decision.action === 'submit') return { why, isWarning };
    this.#kept.add(spec.name);
    // Files whose addresses could not be kept are missing all the same: null is an answer without addresses.
    const unsent = last?.isSent === false ? { uploads: last.uploads ?? null } : {};
    const sent = last?.sent === undefined ? {} : { sent: last.sent };
    return { why, isWarning, job: { ...decision.job, ...unsent, ...sent } };
  };

  readonly announce = async ({ spec }: PlannedAnalysis): Promise<boolean> => {
    const kind = await this.#write(spec.name, 'in doubt', describeRun(this.#run.runner));
    if (kind === 'created') this.#kept.add(spec.name);
    return kind !== 'exists';
  };

  readonly answered = async ({ spec }: PlannedAnalysis, job?: Job, uploads?: unknown): Promise<void> => {
    if (this.#kept.has(spec.name)) await this.#write(spec.name, 'job', answerBody({ job, uploads }));
  };

  readonly sent = async ({ spec }: PlannedAnalysis, slots: readonly Slot[]): Promise<void> => {
    if (this.#kept.has(spec.name)) await this.#write(spec.name, 'sent', { slots });
  };

  readonly end = async (results: readonly AnalysisResult[]): Promise<void> => {
    await this.#commit.add(results.map((result) => this.#describeEnd(result)));
    await this.#place.store.tidy();
  };

  /** Reads the last submission. If another run is making it right now, waits until it is made, or for a bounded time. */
  async #readSettled(about: Omit<Submission, 'attempt'>): Promise<ReadSubmission | Unreadable | undefined> {
    const { runner, signal } = this.#run;
    const seen = this.#commit.find(this.#commitName(about.name));
    const read = async (): ReturnType<typeof readLastSubmission> => {
      signal.throwIfAborted();
      return readLastSubmission(this.#place, about, seen);
    };
    let last = await read();
    if (!isBeingMade(last, runner)) return last;
    runner.log.info(`${about.name}: ${WAITING}`);
    while (isBeingMade(last, runner) && (await this.#pauses.next())) last = await read();
    return last;
  }

  #describeEnd(result: AnalysisResult): CommitJob {
    const name = this.#commitName(result.spec.name);
    const before = this.#commit.find(name);
    const submission = this.#current.get(result.spec.name);
    const end = seenEnd(result);
    // What was not submitted must not hide the end of an earlier submission.
    if (end === undefined || submission === undefined) return { ...before, name, isOpen: true };
    const { digest, attempt } = submission;
    return { name, isOpen: false, end, digest, attempt };
  }

  #commitName(analysis: string): string {
    return commitJobName(this.#run.settings.configFile, analysis);
  }

  async #write(name: string, state: JobState, body: unknown): Promise<'created' | 'exists' | 'problem'> {
    const submission = this.#current.get(name);
    if (submission === undefined) return 'problem';
    const key = jobKey(this.#place, state, submission);
    const created = await this.#place.store.create(key, this.#place.seal.seal(key, body));
    if (created.kind === 'problem') this.#warn(name, created.problem);
    return created.kind;
  }

  /** One warning is enough: the other entries would not be written for the same reason. */
  #warn(name: string, problem: string): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    this.#run.runner.log.warning(
      `${name}: the cache took no entry (${problem}). If this run is killed, the next one does not know its jobs: it may ` +
        'refuse these analyses, or submit them again.',
    );
  }
}

function explainUnreadable({ message }: Unreadable, isRequested: boolean): FoundJob {
  const what = `The cache could not be read (${message}), so it is not known whether an earlier run submitted this analysis.`;
  if (isRequested) return { why: `${what} It is submitted, as requested.`, isWarning: true };
  return {
    refusal: `${what} Nothing was submitted. Re-run this workflow run by hand (on the command line: --rescan always).`,
  };
}

/** True if a run that may still be alive is about to submit the analysis, or to send its files. */
function isBeingMade(last: ReadSubmission | Unreadable | undefined, runner: Runner): boolean {
  if (last === undefined || last instanceof Unreadable || last.answer === 'none') return false;
  const isComplete = last.answer !== 'unknown' && (last.isSent || last.end !== undefined);
  const { runId, runAttempt = 0 } = last.announcement;
  const own = describeRun(runner);
  // A workflow run is started again only after all of its jobs have ended.
  const hasEnded = runId !== undefined && runId === own.runId && runAttempt < (own.runAttempt ?? 0);
  return !isComplete && !hasEnded;
}

function describeRun(runner: Runner): Announcement {
  const runId = runner.variable('GITHUB_RUN_ID');
  const runAttempt = Number(runner.variable('GITHUB_RUN_ATTEMPT'));
  if (runId === '') return {};
  return { runUrl: buildRunUrl(runner), runId, ...(Number.isInteger(runAttempt) ? { runAttempt } : {}) };
}

/**
 * True if a person started this run: by hand, or as a re-run (GITHUB_RUN_ATTEMPT counts from 1). A workflow says
 * `rescan: always` in every run; on the command line it is what a person adds.
 */
function isStartedByPerson(runner: Runner, rescan: Rescan): boolean {
  const event = hostEvent(runner);
  if (event === 'command-line') return rescan === 'always';
  return event === 'workflow_dispatch' || Number(runner.variable('GITHUB_RUN_ATTEMPT')) > 1;
}

const WAITING =
  'another run is submitting exactly this analysis, or ended while it did. This run waits for its job.';

/** After so many pauses, a run no longer waits for another one that began to submit the same analysis. */
const MAX_PAUSES = 20;

class Pauses {
  readonly #pause: () => Promise<void>;
  #left = MAX_PAUSES;
  #current: Promise<void> | undefined;

  /** @param pause rejected if the run ends meanwhile */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /**
   * Waits for the end of the current pause, or of a new one.
   * @returns false at once if no pause is left
   * @throws the reason of the run's signal
   */
  async next(): Promise<boolean> {
    if (this.#current === undefined) {
      if (this.#left === 0) return false;
      this.#left -= 1;
      this.#current = this.#pause().finally(() => {
        this.#current = undefined;
      });
    }
    await this.#current;
    return true;
  }
}
