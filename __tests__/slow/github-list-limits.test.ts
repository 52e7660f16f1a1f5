import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GithubError } from '../../src/core/errors.ts';
import type { GithubClient } from '../../src/github/client.ts';
import { SHA } from '../support/github-faults.ts';
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
  [`list the statuses of commit ${SHA}`, (client) => client.listStatuses(SHA)],
  ['list the open pull requests', (client) => client.listOpenPullHeads()],
];

/** An item that every list accepts. */
function itemWith(text: string): unknown {
  return { id: 1, body: text, context: text, state: 'success', number: 1, head: { sha: SHA } };
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

describe('the statuses of many commits together', () => {
  const shas = Array.from({ length: 200 }, (_value, index) => index.toString(16).padStart(40, '0'));
  const operation = 'list the statuses of 200 commits';

  it('have a limit of bytes for all queries', async () => {
    const { github, count } = await openWithAnswers(() =>
      jsonAnswer({ data: { repository: {}, padding: 'x'.repeat(20_000_000) } }),
    );
    const error = await failureOf(github.listStatusesOfCommits(shas));
    expectTooLong(error, operation, 'more than 67108864 bytes');
    expect(count()).toBe(4);
  });

  it('have a limit of items for all lists of single commits', async () => {
    const statuses = jsonAnswer(Array.from({ length: 2000 }, () => itemWith('x')));
    const { github, count } = await openWithAnswers((path) =>
      path === '/graphql' ? jsonAnswer({ message: 'Resource not accessible by integration' }, 403) : statuses,
    );
    const error = await failureOf(github.listStatusesOfCommits(shas));
    expectTooLong(error, operation, 'more than 100000 items');
    expect(count()).toBeLessThan(60);
  });
});

describe('the limit of 1,000 statuses for a commit and context', () => {
  it('is named if GitHub refuses one more', async () => {
    const github = await openTestGithub(rules);
    const status = { sha: SHA, context: 'c', state: 'pending', description: null, target_url: null };
    for (let id = 1; id <= 1000; id += 1) rules.statuses.push({ ...status, id });
    const write = github.createStatus(SHA, { context: 'c', state: 'success', description: 'passed' });
    const { message } = await failureOf(write);
    expect(message).toContain('GitHub answered 422');
    expect(message).toContain(
      'GitHub keeps at most 1,000 statuses of one context at a commit: push a new commit.',
    );
    expect(await github.listStatuses(SHA)).toHaveLength(1000);
  });
});
