import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { wineConfig } from '../support/built-in-models.ts';
import { readable, scanLocally, type ScanOptions, type ScanRun } from '../support/e2e-run.ts';
import { type GithubServer, startGithubServer } from '../support/github-server.ts';
import { PUSH, type RunnerEvent } from '../support/runner-environment.ts';

const [BASE, HEAD] = ['b'.repeat(40), 'a'.repeat(40)];
const CONFIG = '.github/model-security.yml';
const HARMFUL = Buffer.from('cos\nsystem\n(S"echo"\ntR.', 'latin1');
const STRICT = JSON.stringify({ version: 1, files: {} });
const LOOSE = JSON.stringify({ version: 1, files: { paths: ['**', '!repo/*.pkl'] } });

const EVENT: RunnerEvent = {
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 7,
      head: { ref: 'topic', sha: HEAD, repo: { full_name: PUSH.repository } },
      base: { sha: BASE, repo: { full_name: PUSH.repository } },
    },
  },
};

let github: GithubServer;

beforeAll(async () => {
  github = await startGithubServer({ repository: PUSH.repository });
});
beforeEach(() => {
  github.files.clear();
});
afterAll(() => github.close());

/** Runs the bundle for a pull request whose own policy ignores its harmful file, with the repository in a folder. */
function run(inputs: Readonly<Record<string, string>>, options: ScanOptions = {}): Promise<ScanRun> {
  const files = {
    'repo/model.pkl': HARMFUL,
    'repo/clean.pkl.txt': 'x',
    [`repo/${CONFIG}`]: LOOSE,
    ...options.files,
  };
  return scanLocally(
    { 'config-file': `repo/${CONFIG}`, 'supply-chain': 'true', ...inputs },
    {
      ...{ githubToken: github.token, env: { GITHUB_API_URL: github.url }, event: EVENT },
      ...{ timeLimitMs: 60_000, checkout: 'repo', ...options, files },
    },
  );
}

const FROM_BASE = { 'policy-from': 'base' };
const INVALID = { status: 'error', 'failure-reason': 'invalid-input', results: '[]' };

describe('a repository that is checked out into a folder', () => {
  it('is judged by the policy of its base, which is not in that folder', async () => {
    github.files.set(BASE, { [CONFIG]: STRICT, 'other.txt': '' });
    const judged = await run({ ...FROM_BASE, 'report-file': 'page.html' });
    expect(judged.outputs['status']).toBe('vulnerable');
    expect(judged.log).not.toContain('The base has no policy');
    expect(readable(judged.summary)).toContain('files paths not given → **, !repo/*.pkl');
    const page = judged.written['page.html']?.toString() ?? '';
    expect(page).toContain('policy-from</dt><dd>base</dd>');
    // The settings that the page lists are those that judged.
    expect(page).not.toContain('<dt>files</dt>');
    const own = await run({ 'report-file': 'page.html' });
    expect(own.written['page.html']?.toString()).toContain('<dt>files</dt><dd>**, !repo/*.pkl</dd>');
    expect(own.outputs['status']).toBe('passed');
    expect(readable(own.summary)).toContain('The pull request changes it:');
  });

  it('cannot drop an analysis of its base', async () => {
    github.files.set(BASE, { [CONFIG]: wineConfig() });
    const judged = await run(FROM_BASE);
    expect(judged.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(judged.log).toContain('but this pull request does not');
  });

  it('may be the first to have a policy', async () => {
    github.files.set(BASE, { 'README.md': '' });
    const judged = await run(FROM_BASE);
    expect(judged.outputs['status']).toBe('vulnerable');
    expect(judged.log).toContain('The base has no policy');
  });
});

const NO_REPOSITORY = 'It is not known which repository is checked out in "repo"';
const OTHER_REPOSITORY = 'belongs to another repository, which is checked out in "repo"';

/** Places that say nothing about the repository of the pull request. */
const UNKNOWN: readonly (readonly [string, ScanOptions, string])[] = [
  ['another commit is checked out', { files: { 'repo/.git/HEAD': `${'c'.repeat(40)}\n` } }, NO_REPOSITORY],
  ['HEAD names no commit', { files: { 'repo/.git/HEAD': 'ref: refs/heads/none\n' } }, NO_REPOSITORY],
  [
    'the folder is another checkout inside that of the workspace',
    { checkout: '', files: { 'repo/.git/HEAD': `${HEAD}\n` } },
    OTHER_REPOSITORY,
  ],
  ['nothing is checked out', { checkout: 'elsewhere' }, 'the workspace has no .git folder'],
];

describe('a config file of which nobody knows where it lies in the repository, because', () => {
  it.each(UNKNOWN)('%s, fails the run that needs the base', async (_name, options, words) => {
    github.files.set(BASE, { 'README.md': '' });
    const failed = await run(FROM_BASE, options);
    expect(failed.outputs).toMatchObject(INVALID);
    expect(failed.log).toContain(words);
  });

  it('nothing is checked out, is no reason to pass over a policy that the base has at this path', async () => {
    github.files.set(BASE, { [`repo/${CONFIG}`]: STRICT });
    const judged = await run(FROM_BASE, { checkout: 'elsewhere' });
    expect(judged.outputs['status']).toBe('vulnerable');
  });

  it.each(['symlink', 'submodule'] as const)('the base has a %s on the way, fails the run', async (type) => {
    github.files.set(BASE, { '.github': { type } });
    const failed = await run(FROM_BASE);
    expect(failed.outputs).toMatchObject(INVALID);
    expect(failed.log).toContain('".github", which is not a');
  });
});
