import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { projectPath } from '../../tools/project.ts';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { readable, resultsOf, type ScanRun, scanLocally } from '../support/e2e-run.ts';

const FOREST = readFileSync(projectPath('__tests__/fixtures/engine/wine-forest.onnx'));
const FILES = BUILT_IN_FILES;
const LIMIT = { files: FILES, timeLimitMs: 150_000 };

function configWith(evasion: object): string {
  return wineConfig({ attacks: { evasion: { samples: 30, threshold: 0.01, ...evasion } } });
}

it('compares another model on the same inputs with its baseline input by input, in the bundle', async () => {
  const config = configWith({ eps: 0.1 });
  const first = await scanLocally({ 'results-file': 'base.json' }, { ...LIMIT, config });
  const baseline = first.written['base.json']?.toString() ?? '';
  expect(JSON.parse(baseline)).toMatchObject({
    analyses: [{ settings: { eps: '0.1', samples: '30' }, outcomes: { eps: 0.1 } }],
  });
  expect(first.outputs['results']).not.toContain('outcomes');

  const files = { ...FILES, 'wine.onnx': FOREST, 'base.json': baseline };
  const other = await scanLocally({ baseline: 'base.json' }, { ...LIMIT, files, config });
  const changed =
    /of \d+ inputs that both runs attacked, \d+ fell that held before, \d+ the other way: (?:no )?more than chance \(p [=<] [\d.]+, level 0\.\d+\)/u;
  expect(other.log).toMatch(changed);
  expect(readable(other.summary)).toMatch(changed);
  expect(resultsOf(other)[0]).toMatchObject({
    state: 'vulnerable',
    finding: other.log.includes('no more than chance') ? 'known' : 'new',
  });

  const farther = await scanLocally(
    { baseline: 'base.json' },
    { ...LIMIT, files, config: configWith({ eps: 0.2 }) },
  );
  expect(farther.log).toContain('eps was 0.1 and is 0.2');
  expect(farther.log).not.toContain('inputs that both runs attacked');
}, 600_000);

const TIME = { timeLimitMs: 300_000 };

function fileOf(path: string): Buffer {
  return readFileSync(projectPath(`__tests__/fixtures/cases/${path}`));
}

function caseConfig(model: string, task: string, attacks: object): string {
  const artifacts = { model, data: 'data.csv' };
  return JSON.stringify({ version: 1, models: [{ name: 'one', task, artifacts, attacks }] });
}

function findingsOf(run: ScanRun): readonly unknown[] {
  return resultsOf(run).map(({ state, finding }) => [state, finding]);
}

it('finds that every detected case of a rare class falls', async () => {
  const folder = 'honest-07-imbalanced-pass-hides-the-rare-class';
  const run = await scanLocally(
    { 'results-file': 'r.json' },
    {
      ...TIME,
      config: caseConfig('fraud.json', 'tabular-classification', { evasion: { samples: 100 } }),
      files: { 'fraud.json': fileOf(`${folder}/fraud.json`), 'data.csv': fileOf(`${folder}/holdout.csv`) },
    },
  );
  expect(findingsOf(run)).toEqual([['vulnerable', 'new']]);
  const written: unknown = JSON.parse(run.written['r.json']?.toString() ?? '');
  expect(written).toMatchObject({
    analyses: [
      { classes: { score: 'mean', rates: [{ names: ['0'] }, { names: ['1'], inputs: 8, share: 1 }] } },
    ],
  });
  expect(run.log).toContain('1: 8 of 8 (1)');
}, 300_000);

it('is not red because five percent of the rows are new', async () => {
  const folder = 'honest-15-five-percent-rows-redraw-the-sample';
  const config = caseConfig('spam.json', 'tabular-classification', {
    extraction: { number_of_attack_queries: 1000 },
    evasion: { samples: 100 },
  });
  const files = (data: string): Record<string, Buffer> => ({
    'spam.json': fileOf(`${folder}/spam.json`),
    'data.csv': fileOf(`${folder}/${data}`),
  });
  const first = await scanLocally(
    { 'results-file': 'b.json' },
    { ...TIME, config, files: files('test.csv') },
  );
  expect(findingsOf(first).map(String)).toContain('vulnerable,new');
  const baseline = first.written['b.json'] ?? '';
  const more = { ...files('test-plus-5-percent.csv'), 'b.json': baseline };
  const second = await scanLocally({ baseline: 'b.json' }, { ...TIME, config, files: more });
  expect(second.exitCode).toBe(0);
  expect(second.log).toMatch(/the model is the same, byte by byte; of 9\d inputs that both runs attacked/u);
}, 900_000);

it('is not red because a regression was trained with another seed, or five percent of the rows are new', async () => {
  const folder = 'honest-01-baseline-red-by-chance-regression';
  const config = caseConfig('m.onnx', 'tabular-regression', {
    extraction: { number_of_attack_queries: 2000 },
  });
  const files = (model: string, data = 'test.csv'): Record<string, Buffer> => ({
    'm.onnx': fileOf(`${folder}/${model}`),
    'data.csv': fileOf(`${folder}/${data}`),
  });
  const first = await scanLocally({ 'results-file': 'b.json' }, { ...TIME, config, files: files('m2.onnx') });
  expect(findingsOf(first)).toEqual([['vulnerable', 'new']]);
  const baseline = { 'b.json': first.written['b.json'] ?? '' };
  for (const later of [files('m0.onnx'), files('m1.onnx'), files('m2.onnx', 'test-plus-5-percent.csv')]) {
    const run = await scanLocally(
      { baseline: 'b.json' },
      { ...TIME, config, files: { ...later, ...baseline } },
    );
    expect(findingsOf(run)).toEqual([['vulnerable', 'known']]);
  }
}, 900_000);
