import type { RunContext } from '../core/run-context.ts';
import { messageOf } from '../core/error-message.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import type { StatusState } from '../core/commit-status.ts';
import type { GithubClient } from '../github/client.ts';
import { openGithubForRun, buildRunUrl } from '../github/open.ts';
import { buildContext } from './status-context.ts';
import { statusState, writeStatus } from './commit-status.ts';

/**
 * Writes the status of an analysis to a commit. It never fails: it warns.
 * @param digest from `analysisDigest`
 */
type StatusWriter = (sha: string, result: AnalysisResult, digest: Promise<string>) => Promise<void>;

/** The last status that was written for one context. */
export interface LastWrittenStatus {
  /** Absent if the status names no job. */
  readonly jobId?: string;
  readonly state: StatusState;
}

/**
 * The time for late writes after the end of a run, for all analyses together. Without them an analysis may be done twice.
 * The runner waits about 7 s before it kills the process.
 */
const MAX_LATE_WRITE_MS = 1500;

/**
 * Creates a writer of commit statuses. A status that cannot be written does not change the verdict: it is a warning. If
 * the run ends before a status is written that a later run needs, the writer tries once more, within 1.5 s.
 * @param consequence tells people what follows from a status that is not written
 * @param lastWritten the last statuses of earlier runs that name a job, by `statusKey`; kept up to date
 */
export function createStatusWriter(
  run: RunContext,
  client: GithubClient,
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
  const write = async (
    to: GithubClient,
    ...[sha, result, digest]: Parameters<StatusWriter>
  ): Promise<void> => {
    // Everybody who can read the repository can read its commit statuses.
    const shown = runner.secrets.redactAll(result);
    await writeStatus(to, {
      sha,
      result: shown,
      digest: await digest,
      runUrl: buildRunUrl(runner),
      threshold: settings.vulnerabilityThreshold,
    });
    lastWritten.set(statusKey(sha, buildContext(shown.spec)), describeWritten(shown));
  };
  const writeLate: StatusWriter = async (sha, result, digest) => {
    if (!needsLateWrite(result)) return;
    const shown = runner.secrets.redactAll(result);
    if (isAlreadyWritten(lastWritten.get(statusKey(sha, buildContext(shown.spec))), shown)) return;
    lateSignal ??= AbortSignal.timeout(MAX_LATE_WRITE_MS);
    try {
      await write(await openGithubForRun(runner, settings, lateSignal), sha, result, digest);
    } catch (error) {
      const { spec, jobId } = result;
      const job = jobId === undefined ? '' : ` Its job is ${jobId}.`;
      const why = lateSignal.aborted ? 'GitHub did not answer in time.' : messageOf(error);
      const what = `${spec.name}: the run ended before its commit status was written; ${consequence}.`;
      warnOnce(spec.name, `${what} ${why}${job}`);
    }
  };
  return async (...status) => {
    try {
      await write(client, ...status);
    } catch (error) {
      if (signal.aborted) await writeLate(...status);
      // One warning is enough: the next writes would fail the same way.
      else warnOnce('', `A commit status could not be written; ${consequence}. ${messageOf(error)}`);
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
  if (last?.jobId === undefined || last.jobId !== result.jobId) return false;
  const state = statusState(result);
  return last.state === state || (state === 'pending' && last.state !== 'error');
}

function describeWritten(result: AnalysisResult): LastWrittenStatus {
  const { jobId, inDoubt } = result;
  const job = jobId === undefined || inDoubt === true ? {} : { jobId };
  return { ...job, state: statusState(result) };
}
