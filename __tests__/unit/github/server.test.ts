import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';

const SHA = '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90';
const BASE = '/repos/acme/vision-models';

let server: GithubServer;

beforeEach(async () => {
  server = await startGithubServer();
});

afterEach(async () => {
  await server.close();
});

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly text: string; readonly link: string | null }> {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      authorization: `token ${server.token}`,
      accept: 'application/vnd.github.v3+json',
      'user-agent': 'test',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), link: answer.headers.get('link') };
}

describe('what the played GitHub refuses', () => {
  it.each<[number, string, string, string, unknown, Record<string, string>]>([
    [401, 'Bad credentials', 'GET', `${BASE}/pulls?state=open`, undefined, { authorization: 'token wrong' }],
    [401, 'Bad credentials', 'GET', `${BASE}/pulls?state=open`, undefined, { authorization: '' }],
    [415, 'Unsupported', 'GET', `${BASE}/pulls?state=open`, undefined, { accept: 'text/html' }],
    [403, 'User-Agent', 'GET', `${BASE}/pulls?state=open`, undefined, { 'user-agent': '' }],
    [422, 'Only open', 'GET', `${BASE}/pulls`, undefined, {}],
    [404, 'Not Found', 'GET', '/repos/acme/other/pulls?state=open', undefined, {}],
    [404, 'Not Found', 'DELETE', `${BASE}/issues/7/comments`, undefined, {}],
    [404, 'Not Found', 'PATCH', `${BASE}/issues/comments/99`, { body: 'x' }, {}],
    [400, 'parsing JSON', 'POST', `${BASE}/issues/7/comments`, '{', {}],
    [422, 'be blank', 'POST', `${BASE}/issues/7/comments`, { body: ' ' }, {}],
    [422, '65536', 'POST', `${BASE}/issues/7/comments`, { body: 'x'.repeat(65_537) }, {}],
    [422, 'No commit', 'POST', `${BASE}/statuses/main`, { state: 'success' }, {}],
    [422, 'state is not', 'POST', `${BASE}/statuses/${SHA}`, { state: 'great' }, {}],
    [422, '255', 'POST', `${BASE}/statuses/${SHA}`, { state: 'error', context: 'x'.repeat(256) }, {}],
    [422, 'http(s)', 'POST', `${BASE}/statuses/${SHA}`, { state: 'error', target_url: 'ftp://x' }, {}],
  ])('%i %s', async (status, message, method, path, body, headers) => {
    const answer = await call(method, path, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(message);
    expect(server.comments).toEqual([]);
    expect(server.statuses).toEqual([]);
  });

  it('is the thousand and first status of a commit and context', async () => {
    const status = { id: 1, sha: SHA, context: 'a', state: 'error', description: null, target_url: null };
    server.statuses.push(...Array.from({ length: 1000 }, () => status));
    const refused = await call('POST', `${BASE}/statuses/${SHA}`, { state: 'error', context: 'a' });
    expect(refused.text).toContain('reached the maximum number of statuses');
    expect((await call('POST', `${BASE}/statuses/${SHA}`, { state: 'error', context: 'b' })).status).toBe(
      201,
    );
  });

  it('is a text of a comment that is too long for an update, too, but not one of as many astral characters', async () => {
    const { id } = server.addComment(7, 'old', null);
    const path = `${BASE}/issues/comments/${String(id)}`;
    expect((await call('PATCH', path, { body: 'x'.repeat(65_537) })).status).toBe(422);
    expect((await call('PATCH', path, { body: '\u{1F4A3}'.repeat(65_536) })).status).toBe(200);
  });
});

it('gives pages of 30 unless asked for others, and never over 100', async () => {
  server.pulls.push(...Array.from({ length: 205 }, (_value, index) => ({ number: index + 1, sha: SHA })));
  const first = await call('GET', `${BASE}/pulls?state=open`);
  expect(first.text.match(/"number"/gu)).toHaveLength(30);
  expect(first.link).toContain('page=2>; rel="next"');
  const last = await call('GET', `${BASE}/pulls?state=open&per_page=500&page=3`, undefined, {
    authorization: `Bearer ${server.token}`,
  });
  expect(last.text.match(/"number"/gu)).toHaveLength(5);
  expect(last.link).toMatch(/page=2>; rel="prev"$/u);
});
