import { messageOf } from '../core/errors.ts';
import { commentMark, syncComment } from '../github/sync-comment.ts';
import { decideComment, mayChangeComment } from '../decide/decide-comment.ts';
import { commentIdentity, findSubject } from '../decide/run-subject.ts';
import { openGithubForRun, buildRunUrl } from '../github/open.ts';
import type { Outcome } from '../facts/run-outcome.ts';
import { renderComment } from '../report/render-comment.ts';
import type { Runner } from '../facts/runner.ts';
import type { Settings } from '../facts/settings.ts';
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
  const policy = settings.reports.commentPolicy;
  if (!mayChangeComment(outcome, policy)) {
    runner.log.info(`Comment on pull request ${String(pullRequest)}: none.`);
    return;
  }
  const { variable } = runner;
  // Two jobs, two entries of a matrix, or two steps must not overwrite each other's comment.
  const subject = findSubject(settings);
  const identity = commentIdentity(subject, variable('GITHUB_WORKFLOW'), variable('GITHUB_JOB'));
  const runUrl = buildRunUrl(runner);
  try {
    const client = await openGithubForRun(runner, settings, signal);
    const { action } = await syncComment(client, {
      pullRequest,
      identity,
      write: (existing) => {
        const decision = decideComment(outcome, policy, existing);
        if (decision.action === 'leave') return undefined;
        const { open, unjudged, resolves } = decision;
        const frame = { mark: commentMark(identity, open), runUrl, unjudged, resolves };
        return { body: renderComment(outcome, frame), resolves };
      },
    });
    runner.log.info(`Comment on pull request ${String(pullRequest)}: ${action}.`);
  } catch (error) {
    const why = messageOf(error);
    runner.log.warning(`The pull request was not commented on. ${why}`);
  }
}
