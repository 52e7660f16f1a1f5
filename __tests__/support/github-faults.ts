import { expect } from '@jest/globals';
import { GithubError } from '../../src/core/errors.ts';
import type { GithubServer, Mishap } from './github-server.ts';
import { jsonAnswer } from './strict-server.ts';
import { failureOf } from './test-transport.ts';

/** The error of GitHub's that a promise was rejected with; it does not tell the token. */
export async function githubFailureOf(server: GithubServer, promise: Promise<unknown>): Promise<GithubError> {
  const error = await failureOf(promise);
  if (!(error instanceof GithubError)) throw error;
  expect(error.message).not.toContain(server.token);
  return error;
}

/** An answer with GitHub's usual body. */
export function mishap(status: number, message: string, headers: Record<string, string> = {}): Mishap {
  return { kind: 'answer', answer: { ...jsonAnswer({ message }, status), headers } };
}
