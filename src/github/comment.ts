import { createHash } from 'node:crypto';
import type { Outcome } from '../core/outcome.ts';
import type { CommentPolicy } from '../core/settings.ts';
import type { GithubClient } from './client.ts';
import type { IssueComment } from './answers.ts';

/** What a run says about vulnerabilities, as far as its comment goes. */
type RunFinding = 'vulnerable' | 'clean' | 'unknown';

/**
 * What a run found. Fail closed: only a verdict, or a record of this very commit without a finding, is `clean`.
 */
export function findingOf({ status, lineage }: Outcome): RunFinding {
  if (status === 'vulnerable') return 'vulnerable';
  const cleanRecord =
    status === 'already-scanned' && lineage?.matchesCommit === true && lineage.vulnerable === false;
  return status === 'passed' || cleanRecord ? 'clean' : 'unknown';
}

/**
 * The hidden mark by which a comment is found again, its very first line.
 * @param parts what tells this comment from others of the same pull request, such as workflow, job and selection
 */
export function commentMark(parts: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return `<!-- model-security-scan:${key} -->`;
}

export interface CommentWish {
  readonly pullRequest: number;
  /** Of `commentMark`. */
  readonly mark: string;
  readonly policy: CommentPolicy;
  readonly finding: RunFinding;
  /** Begins with the mark. */
  readonly body: string;
  /** What takes the place of a finding that is gone; begins with the mark. */
  readonly resolvedBody: string;
}

type CommentAction = 'created' | 'updated' | 'resolved' | 'none';

/**
 * Brings the one comment of a pull request up to date. With `on-vulnerability` a run without a verdict leaves it as it
 * is, and one that finds nothing resolves it.
 * @returns what was done; `none` also where the comment says the same already
 * @throws GithubError; the reason of the run's signal where the run ended meanwhile
 */
export async function syncComment(
  client: GithubClient,
  wish: CommentWish,
): Promise<{ readonly action: CommentAction }> {
  const { pullRequest, policy, finding } = wish;
  const leaves = policy === 'on-vulnerability' && finding === 'unknown';
  if (policy === 'never' || leaves) return { action: 'none' };
  const existing = await findOwnComment(client, pullRequest, wish.mark);
  const resolves = policy === 'on-vulnerability' && finding === 'clean';
  if (existing === undefined) {
    if (resolves) return { action: 'none' };
    await client.createComment(pullRequest, wish.body);
    return { action: 'created' };
  }
  const body = resolves ? wish.resolvedBody : wish.body;
  if (sameText(existing.body, body)) return { action: 'none' };
  await client.updateComment(existing.id, body);
  return { action: resolves ? 'resolved' : 'updated' };
}

/** The oldest comment with the mark that a bot, or the token's own account, has written: people may paste the mark. */
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

/** GitHub may give line ends back in another form than they came in. */
function sameText(one: string, other: string): boolean {
  const normal = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return normal(one) === normal(other);
}
