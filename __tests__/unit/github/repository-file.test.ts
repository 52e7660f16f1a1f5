import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { githubFailureOf } from '../../support/github-faults.ts';
import { type GithubServer, startGithubServer } from '../../support/github-server.ts';
import { openTestGithub, type TestGithub } from '../../support/test-github.ts';

const COMMIT = 'b'.repeat(40);
const PATH = '.github/model security#1.yml';
const LARGE = 2 * 1024 * 1024;

let server: GithubServer;
let github: TestGithub;

beforeEach(async () => {
  server = await startGithubServer();
  github = await openTestGithub(server);
  server.files.set(COMMIT, {
    [PATH]: 'version: 1\n# ä\n',
    'empty.json': '',
    'large.json': `"${'x'.repeat(LARGE)}"`,
    'huge.json': { bytes: 101 * 1024 * 1024 },
    'binary.yml': Buffer.from([0xff, 0xfe]),
    linked: { type: 'symlink' },
    module: { type: 'submodule' },
  });
});

afterEach(async () => {
  await server.close();
});

function read(path: string, maxBytes = 10 * LARGE): ReturnType<TestGithub['readFileAt']> {
  return github.readFileAt({ path, commit: COMMIT, maxBytes });
}

describe('a file at a commit', () => {
  it.each([
    ['with a name that has to be encoded', PATH, 'version: 1\n# ä\n'],
    ['that is empty', 'empty.json', ''],
    ['that comes without its content', 'large.json', `"${'x'.repeat(LARGE)}"`],
  ])('%s is read', async (_name, path, text) => {
    expect(await read(path)).toEqual({ kind: 'text', text });
  });

  it.each([
    ['over 100 MB', 'huge.json', 10 * LARGE, 'has over 100 MB'],
    ['over the limit', 'large.json', 1000, 'has 2.1 MB; at most 1.0 kB are read'],
    ['no text', 'binary.yml', 1000, 'is not UTF-8 text'],
    ['a link to something else', 'linked', 1000, 'is not a regular file'],
    ['a folder', '.github', 1000, 'is a folder'],
    ['a submodule', 'module', 1000, 'is not a regular file'],
    ['behind a link', 'linked/model-security.yml', 1000, 'leads through "linked", which is not a folder'],
    ['in a submodule', 'module/a/b.yml', 1000, 'leads through "module", which is not a folder'],
    ['behind a file', 'empty.json/b.yml', 1000, 'leads through "empty.json", which is not a folder'],
    ['there in other letters', '.GitHub/x.yml', 1000, 'is missing, but there is ".github"'],
    ['there with another name', 'Empty.json', 1000, 'is missing, but there is "empty.json"'],
  ])('that is %s is refused', async (_name, path, maxBytes, why) => {
    const file = await read(path, maxBytes);
    expect(file).toEqual({ kind: 'unusable', why: expect.stringContaining(why) });
  });

  it.each(['other.yml', '.github/other.yml', 'a/b/other.yml'])('may be missing: %s', async (path) => {
    expect(await read(path)).toEqual({ kind: 'missing' });
  });

  it('is not called missing if its folder has more files than GitHub lists', async () => {
    const many = Array.from({ length: 1000 }, (_unused, index) => [`${String(index)}.txt`, ''] as const);
    server.files.set(COMMIT, Object.fromEntries(many));
    expect(await read('other.yml')).toMatchObject({ kind: 'unusable' });
  });

  it('is not called missing if the token may not read the commit', async () => {
    server.files.clear();
    const error = await githubFailureOf(server, read(PATH));
    expect(error).toMatchObject({ status: 404, permission: 'contents: read' });
  });

  it('cannot be read without the permission, and that is said', async () => {
    server.access.contents = 'none';
    const error = await githubFailureOf(server, read(PATH));
    expect(error).toMatchObject({ status: 403, permission: 'contents: read' });
    expect(error.message).toContain('"contents: read"');
  });

  it.each([
    ['another form', { type: 'file', size: 3, encoding: 'utf-8', content: 'abc' }],
    ['a cut content', { type: 'file', size: 300, encoding: 'base64', content: 'YWJj' }],
  ])('is not guessed from an answer with %s', async (_name, body) => {
    server.mishaps.push({ kind: 'answer', answer: { body: JSON.stringify(body) } });
    const error = await githubFailureOf(server, read(PATH));
    expect(error.message).toContain('not the one that its documentation describes');
  });
});
