import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { at } from '@model-security-scan/common/json';
import { BUILT_IN_FILES, WITHSTOOD, WITHSTOOD_EVASION, wineConfig } from '../support/built-in-models.ts';
import { scanLocally } from '../support/e2e-run.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const withstood = { threshold: 1, attacks: { ...WITHSTOOD, ...WITHSTOOD_EVASION } };

function runWith(
  config: Parameters<typeof wineConfig>[0],
  keys: object = {},
  inputs: Readonly<Record<string, string>> = {},
): ReturnType<typeof scanLocally> {
  const text = JSON.stringify({ ...Object(JSON.parse(wineConfig(config))), ...keys });
  return scanLocally(inputs, { ...LIMIT, config: text });
}

describe('minimum and require-attacked of the config file, in the bundle', () => {
  it('decide nothing if they are wrong, or if the files are not scanned', async () => {
    const run = await runWith(withstood, { minimum: { sample: 5 }, 'require-attacked': 'maybe' });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(run.log).toMatch(/"sample".*"samples"\?/u);
    expect(run.log).toMatch(/"require-attacked".*"maybe"/u);
    const unscanned = await runWith(withstood, { 'require-attacked': true }, { 'supply-chain': 'false' });
    expect(unscanned.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(unscanned.log).toMatch(/"require-attacked".*supply-chain/u);
  }, 60_000);
});

describe('the statement of the verdict, in the bundle', () => {
  it('is about the models and data that were analysed', async () => {
    const run = await runWith(withstood, {}, { 'verdict-file': 'out/verdict.json' });
    expect(run.outputs).toMatchObject({ status: 'passed', 'verdict-file': 'out/verdict.json' });
    const statement: unknown = JSON.parse(run.written['out/verdict.json']?.toString() ?? '');
    const names = ['model.pkl', 'wine-minmax.csv', 'wine.csv', 'wine.onnx'] as const;
    const subject = names.map((name) => ({
      name,
      digest: { sha256: createHash('sha256').update(BUILT_IN_FILES[name]).digest('hex') },
    }));
    expect(at(statement, 'subject')).toEqual(expect.arrayContaining(subject));
    expect(at(statement, 'predicate')).toMatchObject({
      verdict: 'passed',
      analyses: expect.arrayContaining([
        expect.objectContaining({ name: 'wine/outlier', state: 'passed', threshold: 1 }),
        expect.objectContaining({ name: 'wine/evasion', state: 'passed', threshold: 1 }),
      ]),
    });
  }, 150_000);

  it('is not about a model that only checks of data were given, and require-attacked fails such a run', async () => {
    const file = { 'verdict-file': 'verdict.json' };
    const run = await runWith({ attacks: WITHSTOOD }, {}, file);
    expect(run.outputs).toMatchObject({ status: 'passed', 'unattacked-models': '2' });
    expect(run.log).toMatch(/2 models were not attacked: digits\.onnx, wine\.onnx/u);
    const statement: unknown = JSON.parse(run.written['verdict.json']?.toString() ?? '');
    const subjects = [at(statement, 'subject')].flat().map((subject) => at(subject, 'name'));
    expect(subjects).toContain('wine.csv');
    expect(subjects).not.toContain('wine.onnx');
    const required = await runWith({ attacks: WITHSTOOD }, { 'require-attacked': true }, file);
    expect(required.outputs).toMatchObject({
      ...{ status: 'error', verdict: 'none', 'failure-reason': 'not-tested', 'verdict-file': '' },
    });
  }, 300_000);

  it('is not written, and the output is empty, if there is no verdict', async () => {
    const config = wineConfig({ artifacts: { model: 'model.pkl', data: 'wine.csv' } });
    const run = await scanLocally({ 'verdict-file': 'verdict.json' }, { ...LIMIT, config });
    expect(run.outputs).toMatchObject({ status: 'error', 'verdict-file': '' });
    expect(run.written['verdict.json']).toBeUndefined();
    expect(run.log).toContain('No statement of the verdict was written');
  }, 150_000);
});
