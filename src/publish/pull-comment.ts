import { messageOf } from '../core/error-message.ts';
import { commentMark, syncComment } from '../github/comment.ts';
import { classifyFinding } from '../decide/finding.ts';
import { openGithubForRun, buildRunUrl } from '../github/open.ts';
import type { Outcome } from '../core/outcome.ts';
import { renderComment, renderResolvedComment } from '../report/comment.ts';
import type { Runner } from '../core/runner.ts';
import type { Settings } from '../core/settings.ts';
import { readPullRequestNumber } from '../decide/target.ts';

/** Updates the pull request's comment. If that fails, it logs a warning; the outcome stays the same. */
export async function commentOn(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  const pullRequest = readPullRequestNumber(runner.event);
  if (pullRequest === undefined) {
    runner.log.info('No comment was written: the event does not belong to a pull request.');
    return;
  }
  const { variable } = runner;
  // Two jobs, or two entries of a matrix, must not overwrite each other's comment.
  const mark = commentMark([variable('GITHUB_WORKFLOW'), variable('GITHUB_JOB'), runner.input('only')]);
  const frame = { mark, runUrl: buildRunUrl(runner) };
  try {
    const client = await openGithubForRun(runner, settings, signal);
    const { action } = await syncComment(client, {
      pullRequest,
      mark,
      policy: settings.reports.commentPolicy,
      finding: classifyFinding(outcome),
      body: renderComment(outcome, frame),
      resolvedBody: renderResolvedComment(outcome, frame),
    });
    runner.log.info(`Comment on pull request ${String(pullRequest)}: ${action}.`);
  } catch (error) {
    const why = messageOf(error);
    runner.log.warning(`The pull request was not commented on. ${why}`);
  }
}
