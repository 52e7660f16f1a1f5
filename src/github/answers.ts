import { type CommitStatus, STATUS_STATES } from '../facts/commit-status.ts';
import { at, positiveInteger, textAt } from '../core/json.ts';

/** A comment of a pull request; all text is untrusted. */
export interface IssueComment {
  readonly id: number;
  readonly body: string;
  /** Absent if the API does not tell. */
  readonly author?: { readonly login: string; readonly isBot: boolean };
}

/** The newest commit of an open pull request. */
export interface PullHead {
  readonly pullRequest: number;
  readonly sha: string;
}

/** @returns undefined if the item is not a comment with a text */
export function readComment(item: unknown): IssueComment | undefined {
  const id = positiveInteger(at(item, 'id'));
  const body = textAt(item, 'body');
  if (id === undefined || body === undefined) return undefined;
  const login = textAt(item, 'user', 'login');
  // Comments of apps come from an account of type Bot, whose name has this ending.
  const isBot = at(item, 'user', 'type') === 'Bot' || login?.endsWith('[bot]') === true;
  return { id, body, ...(login === undefined ? {} : { author: { login, isBot } }) };
}

/** @returns undefined if the item is not a status with a context; a state that is not known becomes `unknown` */
export function readStatus(item: unknown): CommitStatus | undefined {
  const context = textAt(item, 'context');
  if (context === undefined) return undefined;
  const said = at(item, 'state');
  const targetUrl = textAt(item, 'target_url');
  return {
    context,
    state: STATUS_STATES.find((state) => state === said) ?? 'unknown',
    ...(targetUrl === undefined ? {} : { targetUrl }),
  };
}

/** @returns undefined if the item is not a pull request with a head */
export function readPullHead(item: unknown): PullHead | undefined {
  const pullRequest = positiveInteger(at(item, 'number'));
  const sha = textAt(item, 'head', 'sha');
  if (pullRequest === undefined || sha === undefined || !/^[0-9a-f]{40,64}$/iu.test(sha)) return undefined;
  return { pullRequest, sha };
}

/** @returns the login of a user, or undefined if there is none */
export function readLogin(data: unknown): string | undefined {
  return textAt(data, 'login');
}
