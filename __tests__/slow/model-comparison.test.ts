import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  readable,
  resultsOf,
  scanLocally,
  type ScanOptions,
  type ScanRun,
  statesOf,
} from '../support/e2e-run.ts';
import { type GithubServer, startGithubServer } from '../support/github-server.ts';
import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import { externalModel, weightsFile } from '../support/external-model.ts';
import { floats, graphModel, linearModel, matrix, tensorOf, valueOf } from '../support/onnx-writer.ts';
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
/** The exact one with weights of 8 bits, in steps of a fortieth; one of them is rounded. */
const QUANTIZED = graphModel('weights = DequantizeLinear(whole, scale); scores = MatMul(input, weights)', {
  tensors: [tensorOf('whole', [2, 2], Buffer.of(40, 0, 0, 41), 3), tensorOf('scale', [], floats(0.025))],
  inputs: [valueOf('input', ['N', 2])],
  outputs: [valueOf('scores', ['N', 2])],
});
const PNGS = Object.fromEntries(ROWS.map((row, at) => [`pictures/${String(at)}.png`, png(row)]));
/** The class is the brighter one of two pixels. */
const BRIGHTER = linearModel({ weights: matrix('1 0', '0 1.5'), inputShape: ['N', 1, 1, 2] });

/** A picture of two grey pixels, from numbers of -1 to 1. */
function png(row: readonly number[]): Buffer {
  const picture = new PNG({ width: 2, height: 1 });
  picture.data.set(
    row.flatMap((value) => [...Array.from({ length: 3 }, () => Math.round(127 * (value + 1))), 255]),
  );
  return PNG.sync.write(picture);
}

function configOf(limits: Readonly<Record<string, number>>, name = 'points', file = 'model.onnx'): string {
  const model = {
    ...{ name, task: 'tabular-classification', ...limits },
    artifacts: { model: file, data: 'data.csv' },
    attacks: { outlier: {} },
  };
  return JSON.stringify({ version: 1, models: [model] });
}

function picturesConfig(preprocessing: string): string {
  const model = {
    ...{ name: 'pictures', task: 'image-classification', config: { color_space: 'gray' }, preprocessing },
    artifacts: { model: 'model.onnx', data: 'pictures' },
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
  {
    inputs = {},
    files = {},
  }: Pick<ScanOptions, 'files'> & { readonly inputs?: Readonly<Record<string, string>> } = {},
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
      ...{
        timeLimitMs: 90_000,
        files: { 'model.onnx': model, 'data.csv': DATA, [CONFIG]: config, ...files },
      },
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
    const changed = await run(TILTED, configOf({}, 'new'));
    expect(comparisonIn(changed)).toMatchObject({
      comparison: { models: [{ model: 'new', kind: 'renamed', from: 'old', differs: ['model'] }] },
    });
    const files = { 'other.onnx': TILTED };
    const other = await run(EXACT, configOf({}, 'new', 'other.onnx'), { files });
    expect(comparisonIn(other)).toMatchObject({
      comparison: {
        models: [
          { model: 'new', kind: 'added' },
          { model: 'old', kind: 'removed' },
        ],
      },
    });
  }, 360_000);

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

  it('that quantizes a model says so by its tensors, and how many answers that costs', async () => {
    const config = configOf({ 'max-disagreement': 0.05 });
    github.files.set(BASE, { [CONFIG]: config, 'model.onnx': EXACT, 'data.csv': DATA });
    const found = await run(QUANTIZED, config);

    expect(statesOf(found)).toMatchObject({ 'points/disagreement': 'passed' });
    expect(comparisonIn(found)).toMatchObject({
      comparison: {
        models: [{ kind: 'changed', change: { parts: { changed: 0, added: 2, removed: 2 }, paired: true } }],
      },
    });
  }, 120_000);

  it('that prepares pictures otherwise is compared, although the model file is the same', async () => {
    const before = picturesConfig('zero-to-one');
    github.files.set(BASE, { [CONFIG]: before, 'model.onnx': BRIGHTER, ...PNGS });
    const found = await run(BRIGHTER, picturesConfig('minus-one-to-one'), { files: PNGS });

    expect(comparisonIn(found)).toMatchObject({
      comparison: {
        models: [{ kind: 'changed', differs: ['preprocessing'], change: { parts: { changed: 0 } } }],
      },
    });
    expect(readable(found.summary)).toMatch(/Changed: preprocessing\./u);
  }, 120_000);

  it('that leaves a model in Git LFS as it is leaves it the same, and another is read where git keeps it', async () => {
    const config = configOf({ 'max-disagreement': 0.05 });
    const oid = createHash('sha256').update(EXACT).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${String(EXACT.length)}\n`;
    github.files.set(BASE, { [CONFIG]: config, 'model.onnx': pointer, 'data.csv': DATA });
    const same = await run(EXACT, config);
    const kept = `.git/lfs/objects/${oid.slice(0, 2)}/${oid.slice(2, 4)}/${oid}`;
    const files = { '.git/HEAD': `${HEAD}\n`, [kept]: EXACT };
    const other = await run(TILTED, config, { files });

    expect(comparisonIn(same)).toMatchObject({ comparison: { models: [{ kind: 'same' }] } });
    expect(statesOf(other)).toMatchObject({ 'points/disagreement': 'vulnerable' });
  }, 240_000);

  it('that only changes the file beside a model, which holds its numbers, changes the model', async () => {
    const config = configOf({});
    const model = externalModel(2, { location: 'weights.bin' });
    const before = { [CONFIG]: config, 'model.onnx': model, 'data.csv': DATA };
    github.files.set(BASE, { ...before, 'weights.bin': weightsFile(0, 1, 0, 0, 1) });
    const [same, other] = await Promise.all(
      [1, 1.5].map((last) => run(model, config, { files: { 'weights.bin': weightsFile(0, 1, 0, 0, last) } })),
    );

    expect(same && comparisonIn(same)).toMatchObject({ comparison: { models: [{ kind: 'same' }] } });
    expect(other && comparisonIn(other)).toMatchObject({
      comparison: { models: [{ differs: ['model'], change: { parts: { changed: 1 } } }] },
    });
  }, 240_000);
});
