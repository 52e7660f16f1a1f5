import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GithubError } from '../../src/core/errors.ts';
import type { GithubClient } from '../../src/github/client.ts';
import { type Answer, jsonAnswer, startStrictServer } from '../support/strict-server.ts';
import { startGithubServer, type GithubServer } from '../support/github-server.ts';
import { openTestGithub } from '../support/test-github.ts';
import { failureOf } from '../support/test-transport.ts';

let rules: GithubServer;
const closings: (() => Promise<void>)[] = [];
beforeEach(async () => {
  rules = await startGithubServer();
  closings.push(() => rules.close());
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

const NEXT = { link: '<https://api.example/?page=2>; rel="next"' };

/** Starts a GitHub that answers as the function says. */
async function openWithAnswers(
  answerTo: (path: string) => Answer,
): Promise<{ github: GithubClient; count: () => number }> {
  const server = await startStrictServer(({ path }) => answerTo(path));
  closings.push(() => server.close());
  const github = await openTestGithub(rules, { apiUrl: server.origin });
  return { github, count: () => server.requests.length };
}

/** Starts a GitHub whose every page is the same, and says that there is another one. */
async function openWithPage(answer: Answer): Promise<{ github: GithubClient; count: () => number }> {
  return openWithAnswers(() => ({ ...answer, headers: NEXT }));
}

const LISTS: readonly (readonly [string, (client: GithubClient) => Promise<unknown>])[] = [
  ['list the comments of pull request 7', (client) => client.listComments(7)],
];

/** An item that every list accepts. */
function itemWith(text: string): unknown {
  return { id: 1, body: text };
}

function expectTooLong(error: Error, operation: string, limit: string): void {
  expect(error).toBeInstanceOf(GithubError);
  expect(error.message).toBe(
    `Could not ${operation}: GitHub's list has ${limit}, which is the limit. ` +
      "If the list is really that long, remove old entries. Otherwise check that GITHUB_API_URL names GitHub's API, " +
      'and that no proxy answers in its place.',
  );
}

describe.each(LISTS)('the limits of a whole list: %s', (operation, list) => {
  it.each([
    ['300,000 items on one page', Array.from({ length: 300_000 }, () => 1), 1, 'more than 10000 items'],
    ['200 items on each page', Array.from({ length: 200 }, () => itemWith('x')), 51, 'more than 10000 items'],
    ['pages without an end', [], 100, 'more than 100 pages'],
  ])('hold for %s', async (_name, items, requests, limit) => {
    const { github, count } = await openWithPage(jsonAnswer(items));
    expectTooLong(await failureOf(list(github)), operation, limit);
    expect(count()).toBe(requests);
  });
});

describe('the limit of bytes', () => {
  it('holds for all pages together, not for each', async () => {
    const { github, count } = await openWithPage(jsonAnswer([{ id: 1, body: 'x'.repeat(20_000_000) }]));
    const error = await failureOf(github.listComments(7));
    expectTooLong(error, 'list the comments of pull request 7', 'more than 67108864 bytes');
    expect(count()).toBe(4);
  });
});
