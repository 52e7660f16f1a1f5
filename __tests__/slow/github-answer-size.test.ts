import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ServiceError } from '../../src/core/errors.ts';
import { githubFailureOf } from '../support/github-faults.ts';
import { type GithubServer, startGithubServer } from '../support/github-server.ts';
import { type Reply, startStrictServer } from '../support/strict-server.ts';
import { failureOf } from '../support/test-transport.ts';
import { openTestGithub, type TestGithub } from '../support/test-github.ts';

const MEBIBYTE = 1024 * 1024;
const BOUND = 32 * MEBIBYTE;
const JSON_TYPE = { 'content-type': 'application/json' };

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A client of a GitHub that always gives the same answer. */
async function openAnsweredBy(
  reply: Reply,
  signal = new AbortController().signal,
): Promise<{ github: TestGithub; rules: GithubServer; count: () => number }> {
  const rules = await startGithubServer();
  const server = await startStrictServer(() => reply);
  closings.push(
    () => rules.close(),
    () => server.close(),
  );
  const github = await openTestGithub(rules, { apiUrl: server.origin, signal, requestTimeoutMs: 600_000 });
  return { github, rules, count: () => server.requests.length };
}

/** Sends white space, before which any JSON could stand, until nobody listens any more. */
function endless(status: number): Reply {
  return (response: ServerResponse) => {
    response.writeHead(status, JSON_TYPE);
    const piece = Buffer.alloc(MEBIBYTE, ' ');
    const go = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', go);
    go();
  };
}

describe("GitHub's answer", () => {
  it.each<[string, Reply]>([
    ['without an end', endless(200)],
    ['of an error without an end', endless(403)],
  ])('is read to a bound, and is not asked for again: %s', async (_what, reply) => {
    const { github, rules, count } = await openAnsweredBy(reply);
    const why = `was answered by an answer of more than ${String(BOUND)} bytes, which is not read further.`;
    const listing = await githubFailureOf(rules, github.listComments(7));
    expect(listing.message).toContain(`${why} Check that GITHUB_API_URL names GitHub’s API`);
    const comment = await githubFailureOf(rules, github.createComment(7, 'x'));
    expect(comment.message).toContain(`${why} GitHub may have processed it, so it was not sent again.`);
    expect(count()).toBe(2);
    expect(github.waits).toEqual([]);
  });

  it('may be as large as a full page of the longest comments', async () => {
    const body = '\u{1f600}'.repeat(65_536);
    const comments = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, body }));
    const { github } = await openAnsweredBy({ body: JSON.stringify(comments) });
    const read = await github.listComments(7);
    expect(read).toHaveLength(100);
    expect(read.at(-1)).toEqual({ id: 100, body });
  });

  it('ends with the run if it stops in the middle', async () => {
    const run = new AbortController();
    const reason = new ServiceError('cancelled', 'The run was cancelled.');
    const { github } = await openAnsweredBy((response) => {
      response.writeHead(200, JSON_TYPE);
      response.write('[', () => {
        run.abort(reason);
      });
    }, run.signal);
    expect(await failureOf(github.listComments(7))).toBe(reason);
  });
});
