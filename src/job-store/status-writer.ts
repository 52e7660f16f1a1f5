import type { RunContext } from '../core/run-context.ts';
import { messageOf } from '../core/error-message.ts';
import { MAX_WARNINGS } from '../core/log.ts';
import type { AnalysisResult } from '../core/outcome.ts';
import type { StatusState } from '../core/commit-status.ts';
import type { GithubClient } from '../github/client.ts';
import { openGithubOf, runUrlOf } from '../github/open.ts';
import { contextOf } from './status-context.ts';
import { stateOf, writeStatus } from './commit-status.ts';

/**
 * Writes the status of an analysis to a commit; never fails.
 * @param digest of `analysisDigest`
 */
type StatusWriter = (sha: string, result: AnalysisResult, digest: Promise<string>) => Promise<void>;

/** What the status of one context says of a job. */
export interface StandingStatus {
  readonly jobId?: string;
  readonly state: StatusState;
}

/** What may be analysed twice is worth a moment after the end of a run; the runner grants about 7 s before it insists. */
const LAST_WORD_MS = 1500;

/**
 * What writes commit statuses without which the verdict stands: that one cannot be written is a warning. Where the run
 * ends meanwhile, what a later run must know has a last word, for all analyses together in 1.5 s.
 * @param consequence of a status that is not written, for people
 * @param standing what earlier runs have written of jobs, by `standingKey`; kept up to date
 */
export function createStatusWriter(
  run: RunContext,
  client: GithubClient,
  consequence: string,
  standing = new Map<string, StandingStatus>(),
): StatusWriter {
  const { runner, settings, signal } = run;
  const told = new Set<string>();
  let late: AbortSignal | undefined;
  const warn = (of: string, text: string): void => {
    if (told.has(of) || told.size >= MAX_WARNINGS) return;
    told.add(of);
    runner.log.warning(text);
  };
  const write = async (
    to: GithubClient,
    ...[sha, result, digest]: Parameters<StatusWriter>
  ): Promise<void> => {
    // A commit status is read by everybody who can read the repository.
    const shown = runner.secrets.redactAll(result);
    await writeStatus(to, {
      sha,
      result: shown,
      digest: await digest,
      runUrl: runUrlOf(runner),
      threshold: settings.vulnerabilityThreshold,
    });
    standing.set(standingKey(sha, contextOf(shown.spec)), { ...jobOf(shown), state: stateOf(shown) });
  };
  const lastWord: StatusWriter = async (sha, result, digest) => {
    if (!isWorthALastWord(result)) return;
    const shown = runner.secrets.redactAll(result);
    if (isSaid(standing.get(standingKey(sha, contextOf(shown.spec))), shown)) return;
    late ??= AbortSignal.timeout(LAST_WORD_MS);
    try {
      await write(await openGithubOf(runner, settings, late), sha, result, digest);
    } catch (error) {
      const { spec, jobId } = result;
      const job = jobId === undefined ? '' : ` Its job is ${jobId}.`;
      const why = late.aborted ? 'GitHub did not take it in time.' : messageOf(error);
      const what = `${spec.name}: the run ended before its commit status was written; ${consequence}.`;
      warn(spec.name, `${what} ${why}${job}`);
    }
  };
  return async (...status) => {
    try {
      await write(client, ...status);
    } catch (error) {
      if (signal.aborted) await lastWord(...status);
      // Once is enough: the next ones would fail alike.
      else warn('', `A commit status could not be written; ${consequence}. ${messageOf(error)}`);
    }
  };
}

/** Under which a status is kept in mind. */
export function standingKey(sha: string, context: string): string {
  return `${sha} ${context}`;
}

/** An analysis that was certainly not submitted is so by the next run, whatever its status says. */
function isWorthALastWord({ jobId, inDoubt }: AnalysisResult): boolean {
  return jobId !== undefined || inDoubt === true;
}

/** Whether what stands leads a later run to the job already, so that writing it once more says nothing new. */
function isSaid(standing: StandingStatus | undefined, result: AnalysisResult): boolean {
  if (standing?.jobId === undefined || standing.jobId !== result.jobId) return false;
  const state = stateOf(result);
  return standing.state === state || (state === 'pending' && standing.state !== 'error');
}

function jobOf({ jobId, inDoubt }: AnalysisResult): Pick<StandingStatus, 'jobId'> {
  return jobId === undefined || inDoubt === true ? {} : { jobId };
}
