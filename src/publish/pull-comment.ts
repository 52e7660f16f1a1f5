import { messageOf } from '../core/error-message.ts';
import { commentMark, findingOf, syncComment } from '../github/comment.ts';
import { openGithubOf, runUrlOf } from '../github/open.ts';
import type { Outcome } from '../core/outcome.ts';
import { renderComment, renderResolvedComment } from '../report/comment.ts';
import type { Runner } from '../core/runner.ts';
import type { Settings } from '../core/settings.ts';
import { pullRequestOf } from '../decide/target.ts';

/** Brings the pull request's comment up to date; what stands in the way is a warning and changes nothing else. */
export async function commentOn(
  runner: Runner,
  outcome: Outcome,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  const pullRequest = pullRequestOf(runner.event);
  if (pullRequest === undefined) {
    runner.log.info('There is no pull request to comment on: the event is about none.');
    return;
  }
  const { variable } = runner;
  // Two jobs, or two entries of a matrix, must not write over one another's comment.
  const mark = commentMark([variable('GITHUB_WORKFLOW'), variable('GITHUB_JOB'), runner.input('only')]);
  const frame = { mark, runUrl: runUrlOf(runner) };
  try {
    const client = await openGithubOf(runner, settings, signal);
    const { action } = await syncComment(client, {
      pullRequest,
      mark,
      policy: settings.reports.commentPolicy,
      finding: findingOf(outcome),
      body: renderComment(outcome, frame),
      resolvedBody: renderResolvedComment(outcome, frame),
    });
    runner.log.info(`Comment on pull request ${String(pullRequest)}: ${action}.`);
  } catch (error) {
    const why = messageOf(error);
    runner.log.warning(`The pull request was not commented on. ${why}`);
  }
}
