import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { projectPath } from '../../tools/project.ts';
import { resultsOf, type ScanRun, scanLocally } from '../support/e2e-run.ts';

const TIME = { timeLimitMs: 300_000 };

function fileOf(path: string): Buffer {
  return readFileSync(projectPath(`__tests__/fixtures/cases/${path}`));
}

function configWith(model: string, task: string, attacks: object): string {
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
      config: configWith('fraud.json', 'tabular-classification', { evasion: { samples: 100 } }),
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
  const config = configWith('spam.json', 'tabular-classification', {
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
  const config = configWith('m.onnx', 'tabular-regression', {
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
