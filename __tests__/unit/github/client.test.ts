import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type GithubClient } from '../../../src/github/client.ts';
import { BOT, type GithubServer, type Mishap, startGithubServer } from '../../support/github-server.ts';
import { githubFailureOf, mishap } from '../../support/github-faults.ts';
import { jsonAnswer } from '../../support/strict-server.ts';
import { openTestGithub, type TestGithub } from '../../support/test-github.ts';

let server: GithubServer;
let github: TestGithub;

beforeEach(async () => {
  server = await startGithubServer();
  github = await openTestGithub(server);
});

afterEach(async () => {
  await server.close();
});

describe('the address', () => {
  it.each([
    ['github.com', (): string => server.url],
    ['an enterprise server', (): string => server.enterpriseUrl],
    ['an enterprise server, with a slash at its end', (): string => `${server.enterpriseUrl}/`],
  ])('may be that of %s', async (_name, apiUrl) => {
    const client = await openTestGithub(server, { apiUrl: apiUrl() });
    await client.createComment(7, 'hello');
    const path = `${new URL(apiUrl()).pathname.replace(/\/$/u, '')}/repos/acme/vision-models/issues/7/comments`;
    expect(server.calls()).toEqual([`POST ${path}`]);
    expect(server.comments).toMatchObject([{ issue: 7, body: 'hello' }]);
  });

  it('is not left by a redirect: the token stays with it', async () => {
    const headers = { location: `${server.url}/elsewhere` };
    server.mishaps.push({ kind: 'answer', answer: { status: 307, headers } });
    const error = await githubFailureOf(server, github.listComments(7));
    expect(error.message).toContain('a redirect (status 307 to 127.0.0.1');
    expect(server.requests).toHaveLength(1);
  });

  it.each(['vision-models', 'acme/vision/models', '', 'acme/vision models\n'])(
    'needs a repository as owner/name, not %j',
    async (repository) => {
      const error = await githubFailureOf(server, openTestGithub(server, { repository }));
      expect(error.message).toContain('expected a repository as owner/name');
      expect(error.status).toBeUndefined();
    },
  );
});

describe('lists', () => {
  it.each([0, 1, 100, 101, 250])('are read to their end: %d comments', async (count) => {
    for (let index = 0; index < count; index += 1) {
      server.addComment(7, `number ${String(index)}`, { login: BOT, type: 'Bot' });
      server.addComment(8, 'of another', null);
    }
    const comments = await github.listComments(7);
    expect(comments.map(({ body }) => body)).toEqual(
      Array.from({ length: count }, (_value, index) => `number ${String(index)}`),
    );
    expect(server.requests).toHaveLength(Math.max(1, Math.ceil(count / 100)));
  });

  it('leave out items of an unexpected shape', async () => {
    const odd = [
      null,
      1,
      {},
      { id: 1.5, body: 'x' },
      { id: 5 },
      { id: 6, body: 'kept' },
      { id: 0, body: 'x' },
    ];
    server.mishaps.push({ kind: 'answer', answer: jsonAnswer(odd) });
    expect(await github.listComments(7)).toEqual([{ id: 6, body: 'kept' }]);
  });

  it('tell bots from people, by type and by name', async () => {
    server.addComment(7, 'a', { login: 'octocat', type: 'User' });
    server.addComment(7, 'b', { login: 'helper', type: 'Bot' });
    server.addComment(7, 'c', { login: 'renamed[bot]', type: 'Mystery' });
    server.addComment(7, 'd', null);
    expect((await github.listComments(7)).map(({ author }) => author?.isBot)).toEqual([
      false,
      true,
      true,
      undefined,
    ]);
  });

  it.each([
    ['an object', jsonAnswer({ message: 'hello' })],
    ['nothing', jsonAnswer(null)],
  ])('are no %s', async (_name, wrong) => {
    server.mishaps.push({ kind: 'answer', answer: wrong });
    const error = await githubFailureOf(server, github.listComments(7));
    expect(error.message).toMatchSnapshot();
  });

  it('have an end, whatever GitHub says', async () => {
    const endless = { ...jsonAnswer([]), headers: { link: '<https://x.example/>; rel="next"' } };
    server.mishaps.push(...Array.from({ length: 100 }, (): Mishap => ({ kind: 'answer', answer: endless })));
    const error = await githubFailureOf(server, github.listComments(7));
    expect(error.message).toContain('more than 100 pages');
    expect(server.requests).toHaveLength(100);
  });
});

describe('a token without the permission', () => {
  const permission = 'pull-requests: write';
  const cases: [string, (client: GithubClient) => Promise<unknown>][] = [
    ['list the comments of pull request 7', (client) => client.listComments(7)],
    ['comment on pull request 7', (client) => client.createComment(7, 'x')],
    ['update the comment 9', (client) => client.updateComment(9, 'x')],
  ];

  it.each(cases)('is named: %s', async (operation, call) => {
    server.access.pulls = 'none';
    const error = await githubFailureOf(server, call(github));
    expect(error).toMatchObject({ operation, status: 403, permission });
    expect(error.message).toBe(
      `Could not ${operation}: GitHub answered 403, "Resource not accessible by integration". ` +
        `The token of the input github-token needs the permission "${permission}": add it under "permissions" of ` +
        'the job. Runs for pull requests from forks get a token that can only read.',
    );
    expect(server.requests).toHaveLength(1);
  });

  it('says that a token is wrong, and never shows it', async () => {
    server.mishaps.push(mishap(401, `Bad credentials: ${server.token}\n::error::x`));
    const error = await githubFailureOf(server, github.listComments(7));
    expect(error.message).toContain('"Bad credentials: *** ::error::x"');
    expect(error.message).toContain('Check the input github-token');
  });

  it('repeats the message of GitHub', async () => {
    const error = await githubFailureOf(server, github.createComment(7, 'x'.repeat(65_537)));
    expect(error.status).toBe(422);
    expect(error.message).toMatch(/"Validation.*65536 characters\)"/u);
    server.mishaps.push({
      kind: 'answer',
      answer: jsonAnswer({ errors: ['one', { message: 'two' }, 3] }, 422),
    });
    expect((await githubFailureOf(server, github.listComments(7))).message).toContain(
      'GitHub answered 422, "one: two"',
    );
    server.mishaps.push({ kind: 'answer', answer: { status: 410, body: '' } });
    expect((await githubFailureOf(server, github.listComments(7))).message).toMatch(/GitHub.*410/u);
  });
});

describe('the account behind the token', () => {
  it('is unknown for the token of a workflow', async () => {
    expect(await github.findOwnLogin()).toBeUndefined();
  });

  it('is found for the token of a person', async () => {
    await server.close();
    server = await startGithubServer({ login: 'octocat' });
    github = await openTestGithub(server);
    expect(await github.findOwnLogin()).toBe('octocat');
  });

  it('is not guessed if GitHub fails', async () => {
    server.mishaps.push(mishap(401, 'Bad credentials'));
    expect((await githubFailureOf(server, github.findOwnLogin())).status).toBe(401);
  });
});

describe('the console', () => {
  it('gets no output from octokit, not even deprecations', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name),
    );
    const headers = { deprecation: 'true', sunset: 'Sat, 01 Jan 2028 00:00:00 GMT' };
    server.mishaps.push(
      { kind: 'answer', answer: { ...jsonAnswer([]), headers } },
      mishap(502, 'x', headers),
    );
    await github.listComments(7);
    await github.listComments(7);
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});
