import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';

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
): Promise<{ readonly status: number; readonly text: string }> {
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
  return { status: answer.status, text: await answer.text() };
}

describe('what the played GitHub refuses', () => {
  it.each<[number, string, string, string, unknown, Record<string, string>]>([
    [401, 'Bad credentials', 'GET', `${BASE}/issues/7/comments`, undefined, { authorization: 'token wrong' }],
    [401, 'Bad credentials', 'GET', `${BASE}/issues/7/comments`, undefined, { authorization: '' }],
    [415, 'Unsupported', 'GET', `${BASE}/issues/7/comments`, undefined, { accept: 'text/html' }],
    [403, 'User-Agent', 'GET', `${BASE}/issues/7/comments`, undefined, { 'user-agent': '' }],
    [404, 'Not Found', 'GET', '/repos/acme/other/issues/7/comments', undefined, {}],
    [404, 'Not Found', 'DELETE', `${BASE}/issues/7/comments`, undefined, {}],
    [404, 'Not Found', 'PATCH', `${BASE}/issues/comments/99`, { body: 'x' }, {}],
    [400, 'parsing JSON', 'POST', `${BASE}/issues/7/comments`, '{', {}],
    [422, 'be blank', 'POST', `${BASE}/issues/7/comments`, { body: ' ' }, {}],
    [422, '65536', 'POST', `${BASE}/issues/7/comments`, { body: 'x'.repeat(65_537) }, {}],
  ])('%i %s', async (status, message, method, path, body, headers) => {
    const answer = await call(method, path, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(message);
    expect(server.comments).toEqual([]);
  });
});
