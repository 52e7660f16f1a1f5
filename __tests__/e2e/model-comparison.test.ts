import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readable, resultsOf, scanLocally, type ScanRun, statesOf } from '../support/e2e-run.ts';
import { type GithubServer, startGithubServer } from '../support/github-server.ts';
import { linearModel, matrix } from '../support/onnx-writer.ts';
import { PUSH, type RunnerEvent } from '../support/runner-environment.ts';

const [BASE, HEAD] = ['b'.repeat(40), 'a'.repeat(40)];
const CONFIG = '.github/model-security.yml';
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

const ROWS = Array.from({ length: 400 }, (_unused, row) => [Math.sin(row * 12.9898), Math.cos(row * 78.233)]);
const DATA = `a,b,class\n${ROWS.map(([x = 0, y = 0]) => `${String(x)},${String(y)},${x >= y ? '0' : '1'}\n`).join('')}`;
/** The class is the larger of both columns; with a weight of the second one. */
const EXACT = linearModel({ weights: matrix('1 0', '0 1') });
const TILTED = linearModel({ weights: matrix('1 0', '0 1.5') });

function configOf(limits: Readonly<Record<string, number>>, name = 'points'): string {
  const model = {
    ...{ name, task: 'tabular-classification', ...limits },
    artifacts: { model: 'model.onnx', data: 'data.csv' },
    attacks: { outlier: {} },
  };
  return JSON.stringify({ version: 1, models: [model] });
}

let github: GithubServer;

beforeAll(async () => {
  github = await startGithubServer({ repository: PUSH.repository });
});
beforeEach(() => {
  github.files.clear();
});
afterAll(() => github.close());

/** Runs the bundle for a pull request that has this model and this config file. */
async function run(
  model: Buffer,
  config: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ScanRun> {
  return scanLocally(
    {
      compare: 'base',
      'config-file': CONFIG,
      'supply-chain': 'false',
      'results-file': 'results.json',
      ...inputs,
    },
    {
      ...{ githubToken: github.token, env: { GITHUB_API_URL: github.url }, event: EVENT },
      ...{ timeLimitMs: 90_000, files: { 'model.onnx': model, 'data.csv': DATA, [CONFIG]: config } },
    },
  );
}

function comparisonIn(found: ScanRun): unknown {
  const file: unknown = JSON.parse(found.written['results.json']?.toString() ?? '{}');
  return file;
}

describe('a pull request', () => {
  it('that makes a model answer otherwise is told so, and fails by the limits of its config', async () => {
    const config = configOf({ 'max-disagreement': 0.05, 'max-accuracy-loss': 0.01 });
    github.files.set(BASE, { [CONFIG]: config, 'model.onnx': EXACT, 'data.csv': DATA });
    const found = await run(TILTED, config);

    expect(statesOf(found)).toEqual({
      'points/outlier': 'passed',
      'points/disagreement': 'vulnerable',
      'points/accuracy-loss': 'vulnerable',
    });
    expect(found.outputs).toMatchObject({ status: 'vulnerable', verdict: 'vulnerable' });
    expect(comparisonIn(found)).toMatchObject({
      comparison: {
        base: BASE,
        models: [
          { model: 'points', kind: 'changed', change: { rows: 400, paired: true, parts: { changed: 1 } } },
        ],
      },
    });
    expect(readable(found.summary)).toMatch(/10\.\d % of 400 inputs/u);
  }, 120_000);

  it('whose change is accepted passes, and the entry is in use', async () => {
    const accept = [{ finding: 'points/disagreement', 'max-score': 0.2, reason: 'a new cut' }];
    const limited: unknown = JSON.parse(configOf({ 'max-disagreement': 0.05 }));
    const config = JSON.stringify({ ...Object(limited), accept });
    github.files.set(BASE, { [CONFIG]: config, 'model.onnx': EXACT, 'data.csv': DATA });
    const found = await run(TILTED, config);

    expect(found.outputs).toMatchObject({ status: 'passed', 'accepted-findings': '1' });
    expect(found.log).not.toMatch(/matches nothing/u);
  }, 120_000);

  it('that leaves a model as it is passes the limits, and nothing of the base is fetched but its list', async () => {
    const config = configOf({ 'max-disagreement': 0.05 });
    github.files.set(BASE, { [CONFIG]: config, 'model.onnx': EXACT, 'data.csv': DATA });
    const before = github.requests.length;
    const found = await run(EXACT, config);

    expect(statesOf(found)).toEqual({ 'points/outlier': 'passed', 'points/disagreement': 'passed' });
    const blobs = github.requests.slice(before).filter(({ path }) => path.includes('/git/blobs/'));
    // The config file alone is read.
    expect(new Set(blobs.map(({ path }) => path)).size).toBe(1);
    expect(comparisonIn(found)).toMatchObject({ comparison: { models: [{ kind: 'same' }] } });
  }, 120_000);

  it('that renames a model, adds one and drops one says which', async () => {
    github.files.set(BASE, { [CONFIG]: configOf({}, 'old'), 'model.onnx': EXACT, 'data.csv': DATA });
    const renamed = await run(EXACT, configOf({}, 'new'));
    expect(comparisonIn(renamed)).toMatchObject({
      comparison: { models: [{ model: 'new', kind: 'renamed', from: 'old' }] },
    });
    const other = await run(TILTED, configOf({}, 'new'));
    expect(comparisonIn(other)).toMatchObject({
      comparison: {
        models: [
          { model: 'new', kind: 'added' },
          { model: 'old', kind: 'removed' },
        ],
      },
    });
  }, 240_000);

  it('is not tested if its base cannot be read, and says why', async () => {
    const config = configOf({ 'max-disagreement': 0.05 });
    const found = await run(TILTED, config);

    expect(resultsOf(found)).toEqual(
      expect.arrayContaining([expect.objectContaining({ attack: 'disagreement', state: 'not-tested' })]),
    );
    expect(found.outputs).toMatchObject({ 'failure-reason': 'not-tested', verdict: 'none' });
  }, 120_000);

  it('whose model before is a Git LFS pointer names the line that fetches it', async () => {
    const config = configOf({ 'max-disagreement': 0.05 });
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'1'.repeat(64)}\nsize 1000\n`;
    github.files.set(BASE, { [CONFIG]: config, 'model.onnx': pointer, 'data.csv': DATA });
    const found = await run(TILTED, config);

    expect(found.log).toContain(`git lfs fetch origin ${BASE}`);
  }, 120_000);
});
