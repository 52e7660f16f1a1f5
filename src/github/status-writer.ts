import type { ActiveRun } from '../active-run.ts';
import type { AnalysisResult } from '../outcome.ts';
import type { GithubClient } from './client.ts';
import { openGithubOf, runUrlOf } from './open.ts';
import { writeStatus } from './statuses.ts';

/**
 * Writes the status of an analysis to a commit; never fails.
 * @param digest of `analysisDigest`
 */
type StatusWriter = (sha: string, result: AnalysisResult, digest: Promise<string>) => Promise<void>;

/** What may be analysed twice is worth a moment after the end of a run; the runner grants about 7 s before it insists. */
const LAST_WORD_MS = 1500;

/**
 * What writes commit statuses without which the verdict stands: that one cannot be written is a warning.
 * @param consequence of a status that is not written, for people
 */
export function createStatusWriter(
  { runner, settings, signal }: ActiveRun,
  client: GithubClient,
  consequence: string,
): StatusWriter {
  let warned = false;
  const write = async (
    to: GithubClient,
    ...[sha, result, digest]: Parameters<StatusWriter>
  ): Promise<void> => {
    // A commit status is read by everybody who can read the repository.
    await writeStatus(to, sha, runner.secrets.redactAll(result), await digest, runUrlOf(runner));
  };
  const writeLate = async (...status: Parameters<StatusWriter>): Promise<void> => {
    await write(await openGithubOf(runner, settings, AbortSignal.timeout(LAST_WORD_MS)), ...status);
  };
  return async (...status) => {
    try {
      await write(client, ...status).catch(async (error: unknown) => {
        if (!signal.aborted || status[1].inDoubt !== true) throw error;
        await writeLate(...status);
      });
    } catch (error) {
      // Once is enough: the next ones would fail alike.
      if (signal.aborted || warned) return;
      warned = true;
      const why = error instanceof Error ? error.message : String(error);
      runner.log.warning(`A commit status could not be written; ${consequence}. ${why}`);
    }
  };
}
