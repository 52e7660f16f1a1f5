import type { RunContext } from '../../facts/run-context.ts';
import { messageOf } from '../../core/error-message.ts';
import { ServiceError } from '../../core/errors.ts';
import { MAX_WARNINGS } from '../../core/log.ts';
import type { AnalysisResult } from '../../facts/outcome.ts';
import type { StatusState } from '../../facts/commit-status.ts';
import type { GithubClient } from '../client.ts';
import { openGithubForRun } from '../open.ts';
import { buildContext } from './status-context.ts';
import { type StatusSource, statusState, writeStatus } from './commit-status.ts';

/** A commit status to write. */
interface StatusToWrite {
  readonly sha: string;
  readonly result: AnalysisResult;
  /** From `analysisDigest`; rejected if the files cannot be read. */
  readonly digest: Promise<string>;
  readonly isAnnounced?: true;
  readonly group?: string;
}

/** Writes the status of an analysis to a commit. It never fails: it warns, and returns false. */
type StatusWriter = (status: StatusToWrite) => Promise<boolean>;

/** The last status that was written for one context. */
export interface LastWrittenStatus {
  /** Absent if the status names no job. */
  readonly jobId?: string;
  readonly state: StatusState;
  /** True if the status says that the analysis is about to be submitted. */
  readonly isAnnounced?: true;
}

/**
 * The time for late writes after the end of a run, for all analyses together. Without them an analysis may be done twice.
 * The runner waits about 7 s before it kills the process.
 */
export const MAX_LATE_WRITE_MS = 1500;

/**
 * Creates a writer of commit statuses. A status that cannot be written does not change the verdict: it is a warning. If
 * the run ends before a status is written that a later run needs, the writer tries once more, within 1.5 s.
 * @param consequence tells people what follows from a status that is not written
 * @param lastWritten the last statuses of earlier runs that name a job, by `statusKey`; kept up to date
 */
export function createStatusWriter(
  run: RunContext,
  client: GithubClient,
  source: StatusSource,
  consequence: string,
  lastWritten = new Map<string, LastWrittenStatus>(),
): StatusWriter {
  const { runner, settings, signal } = run;
  const warned = new Set<string>();
  let lateSignal: AbortSignal | undefined;
  const warnOnce = (subject: string, text: string): void => {
    if (warned.has(subject) || warned.size >= MAX_WARNINGS) return;
    warned.add(subject);
    runner.log.warning(text);
  };
  const write = async (to: GithubClient, status: StatusToWrite): Promise<void> => {
    // Everybody who can read the repository can read its commit statuses.
    const shown = runner.secrets.redactAll(status.result);
    const digest = await readDigest(status);
    await writeStatus(to, { ...status, result: shown, digest }, source);
    const announced = status.isAnnounced === true ? { isAnnounced: true as const } : {};
    lastWritten.set(statusKey(status.sha, buildContext(shown.spec)), {
      ...describeWritten(shown),
      ...announced,
    });
  };
  const writeLate: StatusWriter = async (status) => {
    const { sha, result } = status;
    const shown = runner.secrets.redactAll(result);
    const last = lastWritten.get(statusKey(sha, buildContext(shown.spec)));
    // An announcement must not stay if the analysis was certainly not submitted, and no analysis on the runner goes on.
    const mustNotStay = last?.isAnnounced === true || (last?.state === 'pending' && last.jobId === undefined);
    if (!needsLateWrite(result) && !mustNotStay) return false;
    if (isAlreadyWritten(last, shown)) return true;
    lateSignal ??= AbortSignal.timeout(MAX_LATE_WRITE_MS);
    try {
      await write(await openGithubForRun(runner, settings, lateSignal, 'unpaced'), status);
      return true;
    } catch (error) {
      const { spec, jobId } = result;
      const job = jobId === undefined ? '' : ` Its job is ${jobId}.`;
      const why = lateSignal.aborted ? 'GitHub did not answer in time.' : messageOf(error);
      const what = `${spec.name}: the run ended before its commit status was written; ${consequence}.`;
      warnOnce(spec.name, `${what} ${why}${job}`);
      return false;
    }
  };
  return async (status) => {
    try {
      await write(client, status);
      return true;
    } catch (error) {
      if (signal.aborted) return writeLate(status);
      // One warning is enough: the next writes would fail the same way.
      warnOnce('', `A commit status could not be written; ${consequence}. ${messageOf(error)}`);
      return false;
    }
  };
}

/** @returns the key of a commit's status */
export function statusKey(sha: string, context: string): string {
  return `${sha} ${context}`;
}

/** True if a later run needs the status. An analysis that was certainly not submitted is submitted by the next run anyway. */
function needsLateWrite({ jobId, inDoubt }: AnalysisResult): boolean {
  return jobId !== undefined || inDoubt === true;
}

/** True if the last written status already leads a later run to the job. */
function isAlreadyWritten(last: LastWrittenStatus | undefined, result: AnalysisResult): boolean {
  if (last?.jobId === undefined || last.jobId !== result.jobId || last.isAnnounced === true) return false;
  const state = statusState(result);
  return last.state === state || (state === 'pending' && last.state !== 'error');
}

/** An analysis whose files cannot be read has no digest. If it has no job either, its status needs none. */
async function readDigest({ digest, result }: StatusToWrite): Promise<string | undefined> {
  try {
    return await digest;
  } catch (error) {
    const isUnreadable = error instanceof ServiceError && error.reason === 'upload-failed';
    if (isUnreadable && !needsLateWrite(result)) return undefined;
    throw error;
  }
}

function describeWritten(result: AnalysisResult): LastWrittenStatus {
  const { jobId, inDoubt } = result;
  const job = jobId === undefined || inDoubt === true ? {} : { jobId };
  return { ...job, state: statusState(result) };
}
