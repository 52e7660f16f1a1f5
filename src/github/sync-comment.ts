import { createHash } from 'node:crypto';
import type { OpenFindings } from '../facts/run-outcome.ts';
import type { GithubClient, IssueComment } from './client.ts';

/** In characters. The rest of the comment needs the space; findings that do not fit are counted. */
const MAX_FINDINGS_LENGTH = 4000;
/** More findings than a comment can hold; a larger count was not written by this action. */
const MAX_OTHERS = 1_000_000;

/**
 * Builds the hidden mark by which a comment is found again, with the findings that the comment reports as open. It is the
 * first line of the comment.
 * @param identity texts that distinguish this comment from others of the same pull request
 */
export function commentMark(identity: readonly string[], open: OpenFindings): string {
  const names = open.names.map((name) => encodeURIComponent(name.toWellFormed()));
  let length = 0;
  const kept = names.filter((name) => {
    length += name.length + 1;
    return length <= MAX_FINDINGS_LENGTH;
  });
  const others = open.others + names.length - kept.length;
  const parts = [
    markStart(identity),
    ...(kept.length === 0 ? [] : [`open=${kept.join(',')}`]),
    ...(others === 0 ? [] : [`others=${String(others)}`]),
  ];
  return `${parts.join(' ')} -->`;
}

function markStart(identity: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
  return `<!-- model-security-scan:${key}`;
}

/**
 * Reads the open findings back from the first line of a comment. Whoever may edit the comment can change them, so they only
 * ever keep a finding open.
 */
function readOpenFindings(body: string): OpenFindings {
  const [line = ''] = body.split('\n', 1);
  const [, list = ''] = / open=(\S{1,4000})(?= )/u.exec(line) ?? [];
  const [, others = '0'] = / others=(\d{1,7})(?= )/u.exec(line) ?? [];
  const names = list.split(',').flatMap((name) => decode(name) ?? []);
  return { names: [...new Set(names)], others: Math.min(Number(others), MAX_OTHERS) };
}

function decode(name: string): string | undefined {
  try {
    return name === '' ? undefined : decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

interface CommentText {
  /** Starts with the mark. */
  readonly body: string;
  /** True if the text says that the findings of the comment are gone. */
  readonly resolves: boolean;
}

/** The comment that a run wants on a pull request. */
export interface CommentRequest {
  readonly pullRequest: number;
  /** The same as for `commentMark`. */
  readonly identity: readonly string[];
  /**
   * Decides about the new text.
   * @param open the findings of the comment that is there; undefined if there is no comment
   * @returns undefined to leave everything as it is
   */
  readonly write: (open: OpenFindings | undefined) => CommentText | undefined;
}

type CommentAction = 'created' | 'updated' | 'resolved' | 'none';

/**
 * Creates or updates the one comment of a pull request.
 * @returns the action that was taken; `none` also if the comment already has this text
 * @throws GithubError; the reason of the run's signal if the run ends meanwhile
 */
export async function syncComment(
  client: GithubClient,
  { pullRequest, identity, write }: CommentRequest,
): Promise<{ readonly action: CommentAction }> {
  const existing = await findOwnComment(client, pullRequest, `${markStart(identity)} `);
  const text = write(existing === undefined ? undefined : readOpenFindings(existing.body));
  if (text === undefined) return { action: 'none' };
  if (existing === undefined) {
    await client.createComment(pullRequest, text.body);
    return { action: 'created' };
  }
  if (isSameText(existing.body, text.body)) return { action: 'none' };
  await client.updateComment(existing.id, text.body);
  return { action: text.resolves ? 'resolved' : 'updated' };
}

/** Finds the oldest comment with the mark that a bot or the token's own account wrote: other people may paste the mark. */
async function findOwnComment(
  client: GithubClient,
  pullRequest: number,
  start: string,
): Promise<IssueComment | undefined> {
  const marked = (await client.listComments(pullRequest)).filter((comment) => comment.body.startsWith(start));
  let ownLogin: string | undefined;
  if (marked.some(({ author }) => author?.isBot === false)) ownLogin = await client.findOwnLogin();
  return marked.find(({ author }) => author === undefined || author.isBot || author.login === ownLogin);
}

/** Compares two texts without their line endings, which GitHub may change. */
function isSameText(one: string, other: string): boolean {
  const normal = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return normal(one) === normal(other);
}
