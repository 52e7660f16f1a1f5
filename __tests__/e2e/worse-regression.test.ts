import { expect, it } from '@jest/globals';
import { Random } from '../../packages/engine/src/random.ts';
import { annotationsOf, resultsOf, scanLocally } from '../support/e2e-run.ts';
import { openTrees, treeCase } from '../support/tree-models.ts';

const { model: MODEL } = treeCase('xgboost-regression');
const CONFIG = JSON.stringify({
  version: 1,
  models: [
    {
      ...{ name: 'demand', task: 'tabular-regression' },
      artifacts: { model: 'demand.json', data: 'demand.csv' },
      attacks: { evasion: { samples: 30, eps: 0.1, threshold: 0.05 } },
    },
  ],
});

/** @param error of each label, upwards or downwards */
function tableWith(error: number): string {
  const { predict } = openTrees(MODEL);
  const random = new Random(5);
  const lines = Array.from({ length: 120 }, (_unused, at) => {
    const row = Array.from({ length: 5 }, () => Number((4 * (random.uniform() - 0.5)).toFixed(3)));
    const value = predict(Float64Array.from(row))[0] ?? Number.NaN;
    return [...row, value + (at % 2 === 0 ? error : -error)].join(',');
  });
  return `a,b,c,d,e,target\n${lines.join('\n')}\n`;
}

it('a regression that became worse is tested as its baseline was, warned of, and never fixed', async () => {
  const files = { 'demand.json': MODEL, 'demand.csv': tableWith(0.1) };
  const inputs = { 'supply-chain': 'false' };
  const first = await scanLocally({ ...inputs, 'results-file': 'b.json' }, { config: CONFIG, files });
  expect(first.outputs['status']).toBe('vulnerable');
  const worse = { ...files, 'demand.csv': tableWith(1), 'b.json': first.written['b.json'] ?? '' };
  const options = { config: CONFIG, files: worse };

  const [alone, compared] = [
    await scanLocally(inputs, options),
    await scanLocally({ ...inputs, baseline: 'b.json' }, options),
  ];
  const [own, limited] = [alone, compared].map((run) => Number(resultsOf(run)[0]?.['score']));

  expect(alone.log).toMatch(/by more than 1[ ,]/u);
  expect(compared.log).toMatch(/by more than 0\.1[ ,]/u);
  expect(own).toBeLessThan(limited ?? 0);
  expect(compared.outputs['fixed-findings']).toBe('0');
  expect(annotationsOf(compared, 'warning').join('\n')).toMatch(
    /demand: since the baseline, its R² fell from/u,
  );
}, 120_000);
