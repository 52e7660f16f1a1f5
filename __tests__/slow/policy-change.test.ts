import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { readable, scanLocally, type ScanRun } from '../support/e2e-run.ts';
import { type GithubServer, startGithubServer } from '../support/github-server.ts';
import { PUSH, type RunnerEvent } from '../support/runner-environment.ts';
import { expectSafeMarkdown } from '../support/safe-markdown.ts';

const BASE = 'b'.repeat(40);
const CONFIG = '.github/model-security.yml';
const HARMFUL = Buffer.from('cos\nsystem\n(S"echo"\ntR.', 'latin1');
const ENTRY = { finding: 'wine/extraction', until: '2099-01-31', reason: 'we <b>like</b> it @octocat' };

const EVENT: RunnerEvent = {
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 7,
      head: { ref: 'topic', sha: 'a'.repeat(40), repo: { full_name: PUSH.repository } },
      base: { sha: BASE, repo: { full_name: PUSH.repository } },
    },
  },
};

let github: GithubServer;

beforeAll(async () => {
  github = await startGithubServer({ repository: PUSH.repository });
});
beforeEach(() => {
  github.access.contents = 'read';
  github.comments.splice(0);
  github.mishaps.splice(0);
  github.files.clear();
});
afterAll(() => github.close());

/** Writes a config file with one model that is vulnerable above a low threshold. */
function configWith(threshold: number, more: object = {}): string {
  const config: unknown = JSON.parse(wineConfig({ threshold }));
  return JSON.stringify({ ...Object(config), ...more });
}

interface Scanned {
  readonly head: string;
  readonly files?: Readonly<Record<string, Buffer | string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: RunnerEvent;
}

/** Runs the bundle for a pull request. */
function run({ head, files = BUILT_IN_FILES, inputs = {}, event = EVENT }: Scanned): Promise<ScanRun> {
  const env = { GITHUB_API_URL: github.url };
  const rest = { githubToken: github.token, env, event, timeLimitMs: 120_000 };
  return scanLocally({ 'comment-on-pr': 'on-vulnerability', ...inputs }, { ...rest, config: head, files });
}

const FROM_BASE = { 'policy-from': 'base' };
/** Files are enough for what is not about models. */
const FILES_ONLY = JSON.stringify({ version: 1, files: {} });
const IGNORING = JSON.stringify({
  version: 1,
  files: { paths: ['**', '!**/*.pkl'] },
});

describe('a pull request that changes its gate', () => {
  it('passes by its own policy, but summary and comment show how', async () => {
    github.files.set(BASE, { [CONFIG]: configWith(0.1) });
    const passed = await run({ head: configWith(0.99, { accept: [ENTRY] }) });
    expect(passed.outputs['status']).toBe('passed');
    const [comment] = github.comments;
    // The first line of a comment is its hidden mark.
    for (const text of [passed.summary, (comment?.body ?? '').replace(/^.*\n/u, '')]) {
      expectSafeMarkdown(text);
      expect(readable(text)).toContain('The pull request changes it:');
      expect(readable(text)).toContain('wine/extraction threshold 0.1 → 0.99');
      expect(readable(text)).toMatch(/wine\/extraction.*2099-01-31/u);
    }
    expect(passed.log).toContain('wine/extraction threshold 0.1 -> 0.99');
  }, 150_000);

  it('fails by the policy of its base', async () => {
    github.files.set(BASE, { [CONFIG]: configWith(0.1) });
    const failed = await run({ head: configWith(0.99, { accept: [ENTRY] }), inputs: FROM_BASE });
    expect(failed.outputs).toMatchObject({
      status: 'vulnerable',
      'new-findings': '1',
      'accepted-findings': '0',
    });
    expect(failed.log).toContain('threshold 0.1 (config). After');
    expect(readable(failed.summary)).toContain('it counts once it is on');
    expect(readable(failed.summary)).toContain('The policy of the base judged this run');
    expect(readable(failed.summary)).toContain('which counts once it is merged:');
  }, 150_000);

  it('cannot leave out files that the base scans', async () => {
    github.files.set(BASE, { [CONFIG]: FILES_ONLY });
    const files = { 'model.pkl': HARMFUL };
    const own = await run({ head: IGNORING, files });
    expect(own.outputs['status']).toBe('passed');
    expect(readable(own.summary)).toContain('files paths not given → **, !**/*.pkl');
    const judged = await run({ head: IGNORING, files, inputs: FROM_BASE });
    expect(judged.outputs['status']).toBe('vulnerable');
  }, 60_000);

  it('cannot accept a model that the base wants to be attacked', async () => {
    github.files.set(BASE, { [CONFIG]: FILES_ONLY });
    const files = {
      'risk.txt': 'tree\nversion=v4\nmax_feature_idx=3\nobjective=binary\n\nTree=0\n\nend of trees\n',
    };
    const accept = [{ model: 'risk.txt', reason: 'noise' }];
    const head = JSON.stringify({ version: 1, accept });
    const own = await run({ head, files });
    expect(own.outputs).toMatchObject({ status: 'passed', 'unattacked-models': '0' });
    expect(readable(own.summary)).toContain('model risk.txt not given → (noise)');
    const judged = await run({ head, files, inputs: FROM_BASE });
    expect(judged.outputs).toMatchObject({ verdict: 'none', 'unattacked-models': '1' });
  }, 60_000);

  it('cannot drop require-attacked, nor the minimum of the base', async () => {
    const strict = { minimum: { queries: 600 }, 'require-attacked': true };
    github.files.set(BASE, { [CONFIG]: configWith(1, strict) });
    const head = configWith(1, { minimum: { queries: 10 } });
    const own = await run({ head });
    expect(own.outputs).toMatchObject({ status: 'passed', 'unattacked-models': '1' });
    expect(readable(own.summary)).toContain('minimum queries 600 → 10');
    expect(readable(own.summary)).toContain('require-attacked true → not given');
    const judged = await run({ head, inputs: FROM_BASE });
    expect(judged.outputs).toMatchObject({ status: 'error', 'failure-reason': 'not-tested' });
    expect(judged.log).toContain('requires every model to be attacked');
    expect(judged.log).toContain('number_of_attack_queries 500 -> 600');
    const unscanned = await run({ head, inputs: { ...FROM_BASE, 'supply-chain': 'false' } });
    expect(unscanned.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(unscanned.log).toContain('"require-attacked" needs the supply-chain scan');
  }, 300_000);

  it('cannot drop an analysis, nor the whole file', async () => {
    github.files.set(BASE, { [CONFIG]: configWith(0.1) });
    const run1 = await run({ head: FILES_ONLY, inputs: FROM_BASE });
    expect(run1.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input', results: '[]' });
    expect(run1.log).toContain('"wine/extraction" as tabular-classification');
    expect(readable(run1.summary)).toContain('wine/extraction analysed, threshold 0.1 → not given');
    const shown = await run({ head: FILES_ONLY });
    expect(shown.outputs['status']).toBe('passed');
    expect(readable(shown.summary)).toContain('wine/extraction analysed, threshold 0.1 → not given');
  }, 60_000);

  it('cannot bring a baseline', async () => {
    const scanned = await run({ head: configWith(0.1), inputs: { 'results-file': 'results.json' } });
    const text = scanned.written['results.json']?.toString() ?? '';
    github.files.set(BASE, { [CONFIG]: configWith(0.1) });
    const files = { ...BUILT_IN_FILES, 'base.json': text };
    const inputs = { baseline: 'base.json' };
    const own = await run({ head: configWith(0.1), files, inputs });
    expect(own.outputs).toMatchObject({ status: 'passed', 'known-findings': '1' });
    expect(readable(own.summary)).toContain('baseline base.json not given → sha256');
    const judged = await run({ head: configWith(0.1), files, inputs: { ...inputs, ...FROM_BASE } });
    expect(judged.outputs).toMatchObject({ status: 'vulnerable', 'known-findings': '0' });
    expect(judged.log).toContain('"base.json". So no baseline counts.');
    github.files.set(BASE, { [CONFIG]: configWith(0.1), 'base.json': text });
    const known = await run({ head: configWith(0.99), files, inputs: { ...inputs, ...FROM_BASE } });
    expect(known.outputs).toMatchObject({ status: 'passed', 'known-findings': '1' });
  }, 300_000);
});

describe('a base that has no policy', () => {
  it('leaves the stricter of the pull request’s and the default', async () => {
    github.files.set(BASE, { 'README.md': 'hello' });
    const judged = await run({ head: IGNORING, files: { 'model.pkl': HARMFUL }, inputs: FROM_BASE });
    expect(judged.outputs['status']).toBe('vulnerable');
    expect(judged.log).toContain(`The base has no policy: it has no file "${CONFIG}".`);
  }, 60_000);
});

describe('a base that cannot be read', () => {
  const clean = { 'model.pkl': BUILT_IN_FILES['model.pkl'] };

  /** Why it cannot be read: what GitHub has or says, the reason of the failure, and its words. */
  const FAULTS: readonly (readonly [string, () => void, string, string])[] = [
    [
      'a token without the permission',
      (): void => {
        github.files.set(BASE, { [CONFIG]: FILES_ONLY });
        github.access.contents = 'none';
      },
      'invalid-input',
      'needs the permission "contents: read"',
    ],
    ['a commit that is hidden', (): void => undefined, 'invalid-input', 'GitHub answered 404'],
    [
      'a policy with mistakes',
      (): void => {
        github.files.set(BASE, { [CONFIG]: '{ version: 1, accept: 7 }' });
      },
      'invalid-input',
      `${CONFIG} at ${BASE.slice(0, 7)}:`,
    ],
    [
      'a file that is too large',
      (): void => {
        github.files.set(BASE, { [CONFIG]: { bytes: 3_000_000 } });
      },
      'invalid-input',
      'has 3.0 MB; at most 2.1 MB are read',
    ],
    [
      'a GitHub that is down',
      (): void => {
        const answer = { status: 502, body: '{}' };
        github.mishaps.push({ kind: 'answer', answer }, { kind: 'answer', answer });
      },
      'unavailable',
      'status 502',
    ],
  ];

  it.each(FAULTS)('because of %s is shown', async (_name, arrange, _reason, words) => {
    arrange();
    const shown = await run({ head: FILES_ONLY, files: clean, inputs: { 'max-attempts': '2' } });
    expect(shown.outputs['status']).toBe('passed');
    expect(shown.summary).toContain(
      'The policy of the base could not be read, so its changes are not shown.',
    );
    expect(shown.log).toContain(words);
  });

  it.each(FAULTS)('because of %s fails the run that needs it', async (_name, arrange, reason, words) => {
    arrange();
    const inputs = { ...FROM_BASE, 'max-attempts': '2' };
    const failed = await run({ head: FILES_ONLY, files: clean, inputs });
    expect(failed.outputs).toMatchObject({ status: 'error', 'failure-reason': reason, results: '[]' });
    expect(failed.log).toContain(words);
  });
});

describe('a run that is not about a pull request', () => {
  it('is judged by its own policy, and says so', async () => {
    const event = { name: 'push', payload: { ref: 'refs/heads/main' } };
    const pushed = await run({ head: FILES_ONLY, files: {}, inputs: FROM_BASE, event });
    expect(pushed.log).toContain('policy-from: base has no effect');
  });

  it('takes only known words', async () => {
    const wrong = await run({ head: FILES_ONLY, files: {}, inputs: { 'policy-from': 'bases' } });
    expect(wrong.outputs['failure-reason']).toBe('invalid-input');
    expect(wrong.log).toMatch(/policy-from.*"bases".*head, base.*"base"/u);
  });
});
