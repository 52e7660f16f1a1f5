import { expect, it } from '@jest/globals';
import { scanLocally } from '../support/e2e-run.ts';
import { textModel, textTable } from '../support/text-table.ts';

const TASK = 'tabular-classification';
const CONFIG = JSON.stringify({
  version: 1,
  models: [
    {
      ...{ name: 'jobs', task: TASK, artifacts: { model: 'jobs.onnx', data: 'now.csv' } },
      attacks: {
        extraction: { number_of_attack_queries: 100 },
        drift: { artifacts: { reference_data: 'before.csv' } },
        outlier: null,
      },
    },
    {
      name: 'data',
      task: TASK,
      artifacts: { data: 'now.csv', reference_data: 'other.csv' },
      attacks: { drift: null },
    },
  ],
});

it('a table with text, an index column and missing numbers is analysed, with a model of it and without', async () => {
  const files = {
    'jobs.onnx': textModel(),
    'now.csv': textTable(200, 1),
    'before.csv': textTable(200, 2),
    'other.csv': textTable(200, 3, ['pilot', 'clerk']),
  };
  const run = await scanLocally(
    { 'results-file': 'r.json' },
    { timeLimitMs: 200_000, files, config: CONFIG },
  );

  expect(JSON.parse(run.outputs['results'] ?? '')).toMatchObject([
    { model: 'jobs', attack: 'extraction', state: 'vulnerable' },
    { model: 'jobs', attack: 'drift', state: 'passed', score: 0 },
    { model: 'jobs', attack: 'outlier', state: 'passed' },
    { model: 'data', attack: 'drift', state: 'vulnerable' },
  ]);
}, 220_000);
