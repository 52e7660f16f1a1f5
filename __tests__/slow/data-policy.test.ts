import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, WITHSTOOD, wineConfig } from '../support/built-in-models.ts';
import { readable, requestsOf, scan, scanLocally, statesOf } from '../support/e2e-run.ts';
import { ALL_ROWS_CONFIG, MODEL_FILES } from '../support/e2e-models.ts';
import { type GithubServer, startGithubServer } from '../support/github-server.ts';
import { closeServices, openService } from '../support/played-service-client.ts';
import { PUSH, type RunnerEvent } from '../support/runner-environment.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const OTHER = '0'.repeat(64);
const DATA = sha256Of(BUILT_IN_FILES['wine.csv']);
const MODEL = { path: 'wine.onnx', sha256: sha256Of(BUILT_IN_FILES['wine.onnx']) };

function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The config of wines, in which evasion has few samples, a small eps and its own data. */
function evasionOf(data: unknown, more: object = {}): string {
  const evasion = { samples: 20, eps: 0.001, threshold: 1, artifacts: { data }, ...more };
  return wineConfig({ attacks: { evasion } });
}

describe('a pinned artifact with another content, in the bundle', () => {
  it('fails only its own analysis with base-url: local', async () => {
    const pinned = { path: 'wine.csv', sha256: OTHER };
    const config = wineConfig({
      artifacts: { model: MODEL, data: 'wine.csv', minmax: 'wine-minmax.csv' },
      attacks: { evasion: { artifacts: { data: pinned } }, ...WITHSTOOD },
    });
    const run = await scanLocally({}, { ...LIMIT, config });
    expect(run.outputs).toMatchObject({ status: 'error', verdict: 'none' });
    expect(statesOf(run)).toEqual({ 'wine/evasion': 'failed', 'wine/outlier': 'passed' });
    expect(run.log).toContain(`has SHA-256 ${DATA}, but its "sha256" is ${OTHER}`);
  }, 150_000);

  it('is not believed to have the cached result of its content', async () => {
    const record = { 'cache-directory': '.records' };
    const first = await scanLocally(record, { ...LIMIT, config: evasionOf('wine.csv') });
    expect(first.outputs['status']).toBe('passed');
    const files = { ...BUILT_IN_FILES, ...first.written };
    const pinned = (sha256: string): string => evasionOf({ path: 'wine.csv', sha256 });
    const same = await scanLocally({ ...record, mode: 'check' }, { ...LIMIT, files, config: pinned(DATA) });
    expect(same.outputs['record-found']).toBe('true');
    const wrong = await scanLocally({ ...record, mode: 'check' }, { ...LIMIT, files, config: pinned(OTHER) });
    expect(wrong.outputs).toMatchObject({ 'record-found': 'false', verdict: 'none' });
    const plan = await scanLocally({ mode: 'plan' }, { ...LIMIT, config: pinned(OTHER) });
    expect(plan.outputs['failure-reason']).toBe('invalid-input');
  }, 300_000);
});

describe('a pinned artifact, with a service', () => {
  afterAll(closeServices);

  it('is refused before anything is submitted', async () => {
    const service = await openService();
    const pinned = `{ path: data/images, sha256: ${OTHER} }`;
    const config = ALL_ROWS_CONFIG.replace(' data: data/images', ` data: ${pinned}`);
    const run = await scan(service, {}, { config });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input', results: '[]' });
    expect(requestsOf(service, 'model-analyse')).toEqual([]);
    const lines = ['0.png', '1.png'].map(
      (name) => `${sha256Of(MODEL_FILES[`data/images/${name}`] ?? '')}  ${name}\n`,
    );
    expect(run.log).toContain(`has SHA-256 ${sha256Of(lines.join(''))}, but its "sha256" is ${OTHER}`);

    const right = ALL_ROWS_CONFIG.replace(
      ' data: data/images',
      ` data: { path: data/images, sha256: ${sha256Of(lines.join(''))} }`,
    );
    const submitted = await scan(service, {}, { config: right });
    expect(submitted.outputs['status']).toBe('submitted');
  }, 60_000);
});

describe('the minimum, in the bundle', () => {
  it('raises samples and eps, says so, and counts for the accuracy', async () => {
    const inputs = { 'results-file': 'results.json' };
    const withMinimum = (minimum: object): string =>
      JSON.stringify({ ...Object(JSON.parse(evasionOf('wine.csv'))), minimum });
    const config = withMinimum({ samples: 25, 'tabular-classification': { eps: 0.02, samples: 24 } });
    const run = await scanLocally(inputs, { ...LIMIT, config });
    expect(run.outputs['status']).toBe('passed');
    for (const text of [run.log, readable(run.summary)]) {
      expect(text).toContain('samples 20 -> 24, eps 0.001 -> 0.02');
    }
    const results: unknown = JSON.parse(run.written['results.json']?.toString() ?? '');
    expect(results).toMatchObject({ analyses: [{ settings: { samples: '24', eps: '0.02' } }] });

    const failed = await scanLocally(inputs, { ...LIMIT, config: withMinimum({ accuracy: 1 }) });
    expect(failed.outputs).toMatchObject({ status: 'error', 'failure-reason': 'not-tested' });
    expect(failed.log).toContain('below 1, the "minimum"');
  }, 300_000);
});

describe('policy-from: base, in the bundle', () => {
  const BASE = 'b'.repeat(40);
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
  afterAll(() => github.close());

  it('keeps to the pins and the budgets of the base', async () => {
    github.files.clear();
    const base = evasionOf({ path: 'wine.csv', sha256: DATA }, { samples: 25, eps: 0.002 });
    github.files.set(BASE, { '.github/model-security.yml': base });
    const env = { GITHUB_API_URL: github.url };
    const options = { ...LIMIT, githubToken: github.token, env, event: EVENT };
    const inputs = { 'policy-from': 'base', 'results-file': 'results.json' };
    const weak = evasionOf('wine.csv');
    const run = await scanLocally(inputs, { ...options, config: weak });
    expect(run.outputs['status']).toBe('passed');
    const results: unknown = JSON.parse(run.written['results.json']?.toString() ?? '');
    expect(results).toMatchObject({ analyses: [{ settings: { samples: '25', eps: '0.002' } }] });
    expect(run.log).toContain('wine/evasion samples 25 -> 20');
    expect(run.log).toContain('wine/evasion sha256 of data');

    const [header = '', ...rows] = BUILT_IN_FILES['wine.csv'].toString().split('\n');
    const fewer = [header, ...rows.slice(0, 60)].join('\n');
    const own = evasionOf({ path: 'wine.csv', sha256: sha256Of(fewer) });
    const files = { ...BUILT_IN_FILES, 'wine.csv': fewer };
    const changed = await scanLocally(inputs, { ...options, files, config: own });
    expect(statesOf(changed)).toEqual({ 'wine/evasion': 'failed' });
    expect(changed.log).toContain(`but the policy of the base pins it to ${DATA}`);

    const minmax = { path: 'wine-minmax.csv', sha256: sha256Of(BUILT_IN_FILES['wine-minmax.csv']) };
    const configOf = (more: object): string => {
      const artifacts = { model: 'wine.onnx', data: 'wine.csv', ...more };
      return wineConfig({ artifacts, attacks: { evasion: {} } });
    };
    github.files.set(BASE, { '.github/model-security.yml': configOf({ minmax }) });
    const dropped = await scanLocally(inputs, { ...options, config: configOf({}) });
    expect(dropped.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(dropped.log).toContain('minmax of "wine/evasion"');
  }, 300_000);
});
