import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commentMark, type CommentRequest, syncComment } from '../../src/github/comment.ts';
import { classifyFinding } from '../../src/decide/finding.ts';
import { STATUSES } from '../../src/core/outcome.ts';
import { BOT, type GithubServer, startGithubServer } from '../support/github-server.ts';
import { sampleLineage, sampleOutcome } from '../support/sample-outcomes.ts';
import { jsonAnswer } from '../support/strict-server.ts';
import { failureOf } from '../support/test-transport.ts';
import { openTestGithub, type TestGithub } from '../support/test-github.ts';

const MARK = commentMark(['ci.yml', 'scan', '']);
const BOT_USER = { login: BOT, type: 'Bot' };
const PERSON = { login: 'octocat', type: 'User' };

let server: GithubServer;
let github: TestGithub;

beforeEach(async () => {
  server = await startGithubServer();
  github = await openTestGithub(server);
});

afterEach(async () => {
  await server.close();
});

function request(changes: Partial<CommentRequest> = {}): CommentRequest {
  return {
    pullRequest: 7,
    mark: MARK,
    policy: 'always',
    finding: 'vulnerable',
    body: `${MARK}\nfound`,
    resolvedBody: `${MARK}\nresolved`,
    ...changes,
  };
}

describe('the mark', () => {
  it('is one hidden line, the same for the same parts and another for others', () => {
    expect(MARK).toMatch(/^<!-- model-security-scan:[0-9a-f]{16} -->$/u);
    expect(commentMark(['ci.yml', 'scan', ''])).toBe(MARK);
    const others = [
      ['ci.yml', 'scan'],
      ['ci.yml', '', 'scan'],
      ['ci.yml,scan', ''],
      ['ci.yml', 'scan', 'a/b'],
    ];
    expect(new Set([MARK, ...others.map(commentMark)]).size).toBe(5);
  });
});

describe('the finding of a run', () => {
  it.each(STATUSES)('with status %s', (status) => {
    const found = new Map<string, string>([
      ['passed', 'clean'],
      ['vulnerable', 'vulnerable'],
    ]);
    expect(classifyFinding(sampleOutcome({ status }))).toBe(found.get(status) ?? 'unknown');
  });

  it.each([
    [sampleLineage(), 'clean'],
    [sampleLineage({ matchesCommit: false }), 'unknown'],
    [sampleLineage({ matchesCommit: 'unknown' }), 'unknown'],
    [sampleLineage({ vulnerable: 'unknown' }), 'unknown'],
  ])('is clean by a record only if the record is about this commit and clean', (lineage, finding) => {
    expect(classifyFinding(sampleOutcome({ status: 'already-scanned', lineage }))).toBe(finding);
    expect(classifyFinding(sampleOutcome({ status: 'error', lineage }))).toBe('unknown');
  });
});

describe('the action on the comment', () => {
  const cases = [
    ['always', 'vulnerable', false, 'created', 'found'],
    ['always', 'clean', false, 'created', 'found'],
    ['always', 'unknown', false, 'created', 'found'],
    ['always', 'vulnerable', true, 'updated', 'found'],
    ['always', 'clean', true, 'updated', 'found'],
    ['always', 'unknown', true, 'updated', 'found'],
    ['on-vulnerability', 'vulnerable', false, 'created', 'found'],
    ['on-vulnerability', 'clean', false, 'none', undefined],
    ['on-vulnerability', 'unknown', false, 'none', undefined],
    ['on-vulnerability', 'vulnerable', true, 'updated', 'found'],
    ['on-vulnerability', 'clean', true, 'resolved', 'resolved'],
    ['on-vulnerability', 'unknown', true, 'none', 'earlier'],
    ['never', 'vulnerable', false, 'none', undefined],
    ['never', 'vulnerable', true, 'none', 'earlier'],
  ] as const;

  it.each(cases)('%s, %s, a comment there: %s -> %s', async (policy, finding, there, action, text) => {
    if (there) server.addComment(7, `${MARK}\nearlier`, BOT_USER);
    expect(await syncComment(github, request({ policy, finding }))).toEqual({ action });
    expect(server.comments.map(({ body }) => body)).toEqual(text === undefined ? [] : [`${MARK}\n${text}`]);
  });

  it('sends nothing if nothing can follow', async () => {
    await syncComment(github, request({ policy: 'never' }));
    await syncComment(github, request({ policy: 'on-vulnerability', finding: 'unknown' }));
    expect(server.requests).toEqual([]);
  });

  it('is one comment over many runs, and none is touched that says the same', async () => {
    const actions = [];
    for (const changes of [{}, {}, { body: `${MARK}\nmore` }, { body: `${MARK}\nmore\n` }]) {
      actions.push((await syncComment(github, request(changes))).action);
    }
    expect(actions).toEqual(['created', 'none', 'updated', 'none']);
    expect(server.comments).toHaveLength(1);
    expect(server.calls().filter((call) => !call.startsWith('GET'))).toEqual([
      'POST /repos/acme/vision-models/issues/7/comments',
      'PATCH /repos/acme/vision-models/issues/comments/1',
    ]);
  });

  it('knows its own text with other line ends', async () => {
    server.addComment(7, `${MARK}\r\nfound\r\n`, BOT_USER);
    expect(await syncComment(github, request())).toEqual({ action: 'none' });
  });
});

describe('the comment that is taken', () => {
  it('is found on a later page, and the oldest of several', async () => {
    for (let index = 0; index < 130; index += 1) server.addComment(7, 'talk', PERSON);
    const first = server.addComment(7, `${MARK}\nearlier`, BOT_USER);
    server.addComment(7, `${MARK}\nearlier`, BOT_USER);
    expect(await syncComment(github, request())).toEqual({ action: 'updated' });
    expect(server.calls().at(-1)).toBe(`PATCH /repos/acme/vision-models/issues/comments/${String(first.id)}`);
  });

  it.each([
    ['quotes the mark further down', BOT_USER, `see\n${MARK}\nearlier`],
    ['has the mark of another job', BOT_USER, `${commentMark(['other.yml', 'scan', ''])}\nearlier`],
    ['is by a person who pasted the mark', PERSON, `${MARK}\nearlier`],
  ])('is not one that %s', async (_name, user, body) => {
    server.addComment(7, body, user);
    expect(await syncComment(github, request())).toEqual({ action: 'created' });
    expect(server.comments.map((comment) => comment.body)).toEqual([body, `${MARK}\nfound`]);
    // From now on there is one of its own.
    expect(await syncComment(github, request())).toEqual({ action: 'none' });
  });

  it('is one of the account of the token, not of another person', async () => {
    await server.close();
    server = await startGithubServer({ login: 'octocat' });
    github = await openTestGithub(server);
    server.addComment(7, `${MARK}\npasted`, { login: 'mallory', type: 'User' });
    expect(await syncComment(github, request())).toEqual({ action: 'created' });
    expect(await syncComment(github, request({ body: `${MARK}\nmore` }))).toEqual({ action: 'updated' });
    expect(server.comments.map(({ body }) => body)).toEqual([`${MARK}\npasted`, `${MARK}\nmore`]);
  });

  it('is one whose author the API does not tell', async () => {
    server.addComment(7, `${MARK}\nearlier`, null);
    expect(await syncComment(github, request())).toEqual({ action: 'updated' });
  });
});

describe('a token without the right', () => {
  it('changes nothing and names the permission', async () => {
    server.access.pulls = 'read';
    const error = await failureOf(syncComment(github, request()));
    expect(error.message).toContain('needs the permission "pull-requests: write"');
    expect(server.comments).toEqual([]);
  });

  it('is not taken for a missing account', async () => {
    server.addComment(7, `${MARK}\nearlier`, PERSON);
    server.mishaps.push(undefined, {
      kind: 'answer',
      answer: jsonAnswer({ message: 'Bad credentials' }, 401),
    });
    expect((await failureOf(syncComment(github, request()))).message).toContain(
      'Could not look up the account of the token',
    );
    expect(server.comments).toHaveLength(1);
  });
});
