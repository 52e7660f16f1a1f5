import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { at } from '../../src/core/json.ts';
import {
  BUILT_IN_FILES,
  FATAL,
  WITHSTOOD,
  WITHSTOOD_EVASION,
  wineConfig,
} from '../support/built-in-models.ts';
import { scanLocally } from '../support/e2e-run.ts';

const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };
const waiver = { finding: 'wine/extraction', until: '2099-01-31', reason: 'r' };
const loose = wineConfig({ threshold: 1, attacks: FATAL });
const waived = wineConfig({ threshold: 0.1 });
const withstood = wineConfig({ threshold: 1, attacks: { ...WITHSTOOD, ...WITHSTOOD_EVASION } });

async function runWith(
  policy: string,
  config: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Awaited<ReturnType<typeof scanLocally>>> {
  const files = { ...BUILT_IN_FILES, 'org/policy.yml': policy };
  return scanLocally({ 'policy-file': 'org/policy.yml', ...more }, { ...LIMIT, files, config });
}

describe('an organization’s policy, in the bundle', () => {
  it('lowers the threshold, and says whose it is', async () => {
    const policy = 'version: 1\nthresholds: { extraction: { threshold: 0.1 } }';
    const run = await runWith(policy, loose);
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'new-findings': '1' });
    for (const text of [run.log, run.summary]) {
      expect(text).toContain('the repository asks for 1');
    }
    expect(run.summary).toContain('Judged by the organization');
  }, 150_000);

  it('forbids waivers, and a missing analysis fails before anything is done', async () => {
    const config = JSON.stringify({ ...Object(JSON.parse(waived)), waivers: [waiver] });
    const run = await runWith('version: 1\nwaivers: { max-days: 90 }', config);
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'waived-findings': '0' });
    expect(run.log).toContain('its waiver ends more than 90 days ahead');

    const required = 'version: 1\nrequired:\n  - { model: wine, attacks: [evasion] }';
    const missing = await runWith(required, loose);
    expect(missing.outputs).toMatchObject({
      status: 'error',
      'failure-reason': 'invalid-input',
      results: '[]',
    });
    expect(missing.log).toContain('The organization’s policy requires evasion of the model "wine"');
  }, 300_000);

  it('decides nothing if it is wrong', async () => {
    const run = await runWith('version: 1\nwaivers: never', loose);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(run.log).toContain('expected one of permitted, forbidden');
  }, 60_000);
});

describe('the statement of the verdict, in the bundle', () => {
  it('is about the models and data that were analysed, and names the policy', async () => {
    const run = await runWith('version: 1', withstood, { 'verdict-file': 'out/verdict.json' });
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
      policy: { source: 'org/policy.yml' },
    });
  }, 150_000);

  it('is not about a model that only checks of data were given, and require-attacked fails such a run', async () => {
    const config = wineConfig({ attacks: WITHSTOOD });
    const file = { 'verdict-file': 'verdict.json' };
    const run = await runWith('version: 1', config, file);
    expect(run.outputs).toMatchObject({ status: 'passed', 'unattacked-models': '2' });
    expect(run.log).toContain('2 models were not attacked: digits.onnx, wine.onnx.');
    const statement: unknown = JSON.parse(run.written['verdict.json']?.toString() ?? '');
    const subjects = [at(statement, 'subject')].flat().map((subject) => at(subject, 'name'));
    expect(subjects).toContain('wine.csv');
    expect(subjects).not.toContain('wine.onnx');
    const required = await runWith('version: 1\nrequire-attacked: true', config, file);
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
