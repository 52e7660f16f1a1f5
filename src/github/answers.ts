import { at, positiveInteger, textAt } from '../core/json.ts';

/** A comment of a pull request; all text is untrusted. */
export interface IssueComment {
  readonly id: number;
  readonly body: string;
  /** Absent if the API does not tell. */
  readonly author?: { readonly login: string; readonly isBot: boolean };
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

/** @returns the login of a user, or undefined if there is none */
export function readLogin(data: unknown): string | undefined {
  return textAt(data, 'login');
}
