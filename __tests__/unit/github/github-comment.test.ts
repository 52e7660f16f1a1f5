import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_FINDINGS, type OpenFindings } from '../../../src/facts/run-outcome.ts';
import { commentMark, type CommentRequest, syncComment } from '../../../src/github/sync-comment.ts';
import { ANY_CHARACTER } from '../../support/any-character.ts';
import { BOT, type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { jsonAnswer } from '../../support/strict-server.ts';
import { failureOf } from '../../support/test-transport.ts';
import { openTestGithub, type TestGithub } from '../../support/test-github.ts';

const IDENTITY = ['ci.yml', 'scan', ''];
const MARK = commentMark(IDENTITY, NO_FINDINGS);
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

/** Asks for a comment with this text, whatever is there. */
function request(text = 'found', resolves = false): CommentRequest {
  return { pullRequest: 7, identity: IDENTITY, write: () => ({ body: `${MARK}\n${text}`, resolves }) };
}

describe('the mark', () => {
  it('is one hidden line, the same for the same parts and another for others', () => {
    expect(MARK).toMatch(/^<!-- model-security-scan:[0-9a-f]{16} -->$/u);
    expect(commentMark(['ci.yml', 'scan', ''], NO_FINDINGS)).toBe(MARK);
    const others = [
      ['ci.yml', 'scan'],
      ['ci.yml', '', 'scan'],
      ['ci.yml,scan', ''],
      ['ci.yml', 'scan', 'a/b'],
    ];
    expect(new Set([MARK, ...others.map((parts) => commentMark(parts, NO_FINDINGS))]).size).toBe(5);
  });
});

describe('the findings in a comment', () => {
  /** Writes a comment with these findings, and reads them back as the next run does. */
  async function readBack(open: OpenFindings): Promise<OpenFindings | undefined> {
    server.comments.length = 0;
    server.addComment(7, `${commentMark(IDENTITY, open)}\r\nfound`, BOT_USER);
    let read: OpenFindings | undefined;
    await syncComment(github, {
      ...request(),
      write: (found) => {
        read = found;
        return undefined;
      },
    });
    return read;
  }

  it('are read back by the next run, whatever their names are', async () => {
    const anyName = fc.string({ minLength: 1, maxLength: 30, unit: ANY_CHARACTER });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyName, { maxLength: 10 }), fc.nat(500), async (names, others) => {
        const mark = commentMark(IDENTITY, { names, others });
        expect(mark).toMatch(/^<!-- [ -~]* -->$/u);
        expect(mark.indexOf('>')).toBe(mark.length - 1);
        expect(mark).not.toContain('@');
        expect(await readBack({ names, others })).toEqual({ names, others });
      }),
      { numRuns: 50 },
    );
  });

  it('are counted if their names do not fit', async () => {
    const names = Array.from({ length: 2000 }, (_value, index) => `model-${String(index)}/evasion`);
    expect(commentMark(IDENTITY, { names, others: 3 }).length).toBeLessThan(4100);
    const read = await readBack({ names, others: 3 });
    expect(read?.names).toEqual(names.slice(0, read?.names.length));
    expect((read?.names.length ?? 0) + (read?.others ?? 0)).toBe(2003);
  });

  it.each([
    ['nothing', '', NO_FINDINGS],
    ['no names', ' open= others=', NO_FINDINGS],
    ['broken names', ' open=%,%zz,a%2Fb', { names: ['a/b'], others: 0 }],
    ['a huge number', ' others=9999999', { names: [], others: 1_000_000 }],
  ])('that a person wrote there are read with care: %s', async (_name, findings, expected) => {
    server.addComment(7, `${MARK.replace(' -->', '')}${findings} -->\nfound`, BOT_USER);
    let read: OpenFindings | undefined;
    const write = (open: OpenFindings | undefined): undefined => void (read = open);
    await syncComment(github, { ...request(), write });
    expect(read).toEqual(expected);
  });
});

describe('the action on the comment', () => {
  it.each([
    [false, false, 'created'],
    [true, false, 'updated'],
    [true, true, 'resolved'],
  ])('with a comment there: %s, resolving: %s -> %s', async (there, resolves, action) => {
    if (there) server.addComment(7, `${MARK}\nearlier`, BOT_USER);
    expect(await syncComment(github, request('text', resolves))).toEqual({ action });
    expect(server.comments.map(({ body }) => body)).toEqual([`${MARK}\ntext`]);
  });

  it.each([false, true])('may be none, with a comment there: %s', async (there) => {
    if (there) server.addComment(7, `${MARK}\nearlier`, BOT_USER);
    const found: (OpenFindings | undefined)[] = [];
    const write = (open: OpenFindings | undefined): undefined => void found.push(open);
    expect(await syncComment(github, { ...request(), write })).toEqual({ action: 'none' });
    expect(found).toEqual([there ? NO_FINDINGS : undefined]);
    expect(server.comments.map(({ body }) => body)).toEqual(there ? [`${MARK}\nearlier`] : []);
  });

  it('is one comment over many runs, and none is touched that says the same', async () => {
    const actions = [];
    for (const text of ['found', 'found', 'more', 'more\n']) {
      actions.push((await syncComment(github, request(text))).action);
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
    [
      'has the mark of another job',
      BOT_USER,
      `${commentMark(['other.yml', 'scan', ''], NO_FINDINGS)}\nearlier`,
    ],
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
    expect(await syncComment(github, request('more'))).toEqual({ action: 'updated' });
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
