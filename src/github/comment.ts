import { createHash } from 'node:crypto';
import type { RunFinding } from '../core/outcome.ts';
import type { CommentPolicy } from '../core/settings.ts';
import type { GithubClient } from './client.ts';
import type { IssueComment } from './answers.ts';

/**
 * Builds the hidden mark by which a comment is found again. It is the first line of the comment.
 * @param parts texts that distinguish this comment from others of the same pull request: workflow, job and selection
 */
export function commentMark(parts: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return `<!-- model-security-scan:${key} -->`;
}

/** The comment that a run wants on a pull request. */
export interface CommentRequest {
  readonly pullRequest: number;
  /** From `commentMark`. */
  readonly mark: string;
  readonly policy: CommentPolicy;
  readonly finding: RunFinding;
  /** Starts with the mark. */
  readonly body: string;
  /** Replaces the comment when its finding is gone; starts with the mark. */
  readonly resolvedBody: string;
}

type CommentAction = 'created' | 'updated' | 'resolved' | 'none';

/**
 * Creates or updates the one comment of a pull request. With `on-vulnerability`, a run without a verdict leaves the comment
 * as it is, and a run that finds nothing resolves it.
 * @returns the action that was taken; `none` also if the comment already has this text
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function syncComment(
  client: GithubClient,
  request: CommentRequest,
): Promise<{ readonly action: CommentAction }> {
  const { pullRequest, policy, finding } = request;
  const leavesAsIs = policy === 'on-vulnerability' && finding === 'unknown';
  if (policy === 'never' || leavesAsIs) return { action: 'none' };
  const existing = await findOwnComment(client, pullRequest, request.mark);
  const resolves = policy === 'on-vulnerability' && finding === 'clean';
  if (existing === undefined) {
    if (resolves) return { action: 'none' };
    await client.createComment(pullRequest, request.body);
    return { action: 'created' };
  }
  const body = resolves ? request.resolvedBody : request.body;
  if (isSameText(existing.body, body)) return { action: 'none' };
  await client.updateComment(existing.id, body);
  return { action: resolves ? 'resolved' : 'updated' };
}

/** Finds the oldest comment with the mark that a bot or the token's own account wrote: other people may paste the mark. */
async function findOwnComment(
  client: GithubClient,
  pullRequest: number,
  mark: string,
): Promise<IssueComment | undefined> {
  const marked = (await client.listComments(pullRequest)).filter((comment) => comment.body.startsWith(mark));
  let ownLogin: string | undefined;
  if (marked.some(({ author }) => author?.isBot === false)) ownLogin = await client.findOwnLogin();
  return marked.find(({ author }) => author === undefined || author.isBot || author.login === ownLogin);
}

/** Compares two texts without their line endings, which GitHub may change. */
function isSameText(one: string, other: string): boolean {
  const normal = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return normal(one) === normal(other);
}
