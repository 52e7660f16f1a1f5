import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceError } from '../../../src/core/errors.ts';
import { BOT, type GithubServer, type Mishap, startGithubServer } from '../../support/github-server.ts';
import { githubFailureOf, mishap } from '../../support/github-faults.ts';
import { failureOf } from '../../support/test-transport.ts';
import { NOW_MS, openTestGithub, type TestGithub } from '../../support/test-github.ts';

let server: GithubServer;
let github: TestGithub;

beforeEach(async () => {
  server = await startGithubServer();
  github = await openTestGithub(server);
});

afterEach(async () => {
  await server.close();
});

describe('passing faults', () => {
  it.each<[string, Mishap]>([
    ['an error of the server', mishap(502, 'Bad gateway')],
    ['a time-out of the server', mishap(408, 'Too slow')],
    ['a lost connection', { kind: 'reset' }],
    ['a lost answer', { kind: 'lost answer' }],
    ['half an answer', { kind: 'answer', answer: { body: '[{"id": 1' } }],
    ['an answer that is no JSON', { kind: 'answer', answer: { body: 'ok' } }],
  ])('are got over in reading and updating: %s', async (_name, mishap) => {
    const { id } = server.addComment(7, 'old', { login: BOT, type: 'Bot' });
    server.mishaps.push(mishap, mishap);
    expect(await github.listComments(7)).toHaveLength(1);
    expect(github.waits).toEqual([250, 500]);
    server.mishaps.push(mishap);
    await github.updateComment(id, 'new');
    expect(server.comments).toMatchObject([{ body: 'new' }]);
  });

  it.each<[string, Mishap, number]>([
    ['an error of the server', mishap(500, 'Oops'), 0],
    ['a lost connection', { kind: 'reset' }, 0],
    ['a lost answer', { kind: 'lost answer' }, 1],
  ])('never make a second comment: %s', async (_name, mishap, made) => {
    server.mishaps.push(mishap);
    const error = await githubFailureOf(server, github.createComment(7, 'x'));
    expect(error.message).toMatch(/GitHub may have processed it, so it was not sent again\.$/u);
    expect(server.requests).toHaveLength(1);
    expect(server.comments).toHaveLength(made);
  });

  it('give up after three attempts, with the last cause', async () => {
    server.mishaps.push(mishap(502, 'a'), { kind: 'reset' }, mishap(503, 'No server is available'));
    const error = await githubFailureOf(server, github.listComments(7));
    expect(error.permission).toBeUndefined();
    expect(error.message).toMatch(
      /status 503, "No server is available"; tried 3 times within .* s\. Check that the API is reachable/u,
    );
    expect(server.requests).toHaveLength(3);
  });

  it('are tried again without a connection, comments too, and keep their cause', async () => {
    const closed = await startGithubServer();
    const client = await openTestGithub(closed);
    await closed.close();
    const error = await githubFailureOf(server, client.createComment(7, 'x'));
    expect(client.waits).toEqual([250, 500]);
    expect(error.message).toContain('got no usable answer: ');
    expect(error.status).toBeUndefined();
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('are also answers that never come', async () => {
    const client = await openTestGithub(server, { requestTimeoutMs: 100 });
    server.mishaps.push({ kind: 'stall' }, { kind: 'stall' }, { kind: 'stall' });
    const error = await githubFailureOf(server, client.listComments(7));
    expect(error.message).toContain('no answer within 0.1 s');
    // On a busy machine the server may not have read the requests by then.
    expect(client.waits).toEqual([250, 500]);
  });
});

describe('limits', () => {
  const soon = String(NOW_MS / 1000 + 20);
  it.each<[string, number, Record<string, string>, number]>([
    ['429 with seconds', 429, { 'retry-after': '7' }, 7250],
    ['429 with a date', 429, { 'retry-after': new Date(NOW_MS + 9000).toUTCString() }, 9250],
    ['a secondary limit', 403, { 'retry-after': '30' }, 30_250],
    ['a primary limit', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon }, 20_250],
    ['an overloaded server', 503, { 'retry-after': '3' }, 3250],
  ])('are waited for as long as GitHub asks: %s', async (_name, status, headers, waitMs) => {
    server.mishaps.push(mishap(status, 'Slow down', headers));
    expect(await github.listComments(7)).toEqual([]);
    expect(github.waits).toEqual([waitMs]);
  });

  it('hold up a comment too, since it was certainly not made', async () => {
    server.mishaps.push(mishap(429, 'Slow down', { 'retry-after': '1' }));
    await github.createComment(7, 'x');
    expect(server.comments).toHaveLength(1);
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['no time at all', 403, 'You have exceeded a secondary rate limit', {}],
    ['no time at all, by status', 429, 'Slow down', { 'x-ratelimit-remaining': '5' }],
    ['a reset that is no time', 403, 'x', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }],
  ])('are waited for a minute if GitHub names %s', async (_name, status, message, headers) => {
    server.mishaps.push(mishap(status, message, headers));
    expect(await github.listComments(7)).toEqual([]);
    expect(github.waits).toEqual([60_250]);
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['an hour', 429, 'Slow down', { 'retry-after': '3600' }],
    ['a reset far away', 403, 'x', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1999999999' }],
  ])('are not waited for if that takes more than a minute: %s', async (_name, status, message, headers) => {
    server.mishaps.push(mishap(status, message, headers));
    const error = await githubFailureOf(server, github.listComments(7));
    expect(error.message).toContain('GitHub’s rate limit was reached. Run again later.');
    expect(error.permission).toBeUndefined();
    expect(github.waits).toEqual([]);
  });
});

describe('the end of the run', () => {
  it.each(['stall', 'before'])('ends a request with the reason of its signal: %s', async (when) => {
    const controller = new AbortController();
    const client = await openTestGithub(server, { signal: controller.signal });
    const reason = new ServiceError('cancelled', 'The run was cancelled.');
    server.mishaps.push({ kind: 'stall' });
    if (when === 'before') controller.abort(reason);
    const failed = failureOf(client.createComment(7, 'x'));
    while (when === 'stall' && server.requests.length === 0) await new Promise(setImmediate);
    controller.abort(reason);
    expect(await failed).toBe(reason);
    expect(server.requests).toHaveLength(when === 'stall' ? 1 : 0);
  });

  it('ends a wait', async () => {
    const controller = new AbortController();
    const reason = new ServiceError('timeout', 'The run is over.');
    const client = await openTestGithub(server, {
      signal: controller.signal,
      clock: {
        now: () => NOW_MS,
        random: () => 0,
        sleep: (_ms, signal) => {
          controller.abort(reason);
          signal.throwIfAborted();
          return Promise.resolve();
        },
      },
    });
    server.mishaps.push({ kind: 'reset' });
    expect(await failureOf(client.listComments(7))).toBe(reason);
  });
});
