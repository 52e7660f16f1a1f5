import type { ActiveRun } from '../active-run.ts';
import type { AnalysisResult } from '../outcome.ts';
import type { GithubClient } from './client.ts';
import { runUrlOf } from './open.ts';
import { writeStatus } from './statuses.ts';

/**
 * Writes the status of an analysis to a commit; never fails.
 * @param digest of `analysisDigest`
 */
export type StatusWriter = (sha: string, result: AnalysisResult, digest: Promise<string>) => Promise<void>;

/**
 * What writes commit statuses without which the verdict stands: that one cannot be written is a warning.
 * @param consequence of a status that is not written, for people
 */
export function createStatusWriter(
  { runner, signal }: ActiveRun,
  client: GithubClient,
  consequence: string,
): StatusWriter {
  let warned = false;
  return async (sha, result, digest) => {
    try {
      const known = await digest;
      // A commit status is read by everybody who can read the repository.
      await writeStatus(client, sha, runner.secrets.redactAll(result), known, runUrlOf(runner));
    } catch (error) {
      // Once is enough: the next ones would fail alike.
      if (signal.aborted || warned) return;
      warned = true;
      const why = error instanceof Error ? error.message : String(error);
      runner.log.warning(`A commit status could not be written; ${consequence}. ${why}`);
    }
  };
}
