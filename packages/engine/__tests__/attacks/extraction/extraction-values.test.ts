import { expect, it } from '@jest/globals';
import { attackValuesByExtraction } from '../../../src/attacks/extraction/attack-values-by-extraction.ts';
import type { AnalysisData } from '../../../src/analysis-data.ts';
import { NotTestable } from '../../../src/fault.ts';
import { Random } from '../../../src/random.ts';
import { preparedFrom } from '../../support/attack-analyses.ts';
import { budgetOf } from '../../../../../__tests__/support/engine-victims.ts';
import { openTrees, treeCase } from '../../../../../__tests__/support/tree-models.ts';

/** @param labelOf makes the label of what the model says of a row; absent for rows without labels */
async function prepared(
  model: string,
  rows: number,
  labelOf?: (value: number, row: number) => number,
): Promise<AnalysisData> {
  const random = new Random(7);
  const trees = openTrees(treeCase(model).model);
  const lines = Array.from({ length: rows }, (_unused, at) => {
    const row = Array.from({ length: 5 }, () => (4 * (random.uniform() - 0.5)).toFixed(3));
    const value = trees.predict(Float64Array.from(row, Number))[0] ?? Number.NaN;
    return [...row, ...(labelOf === undefined ? [] : [labelOf(value, at)])].join(',');
  });
  const header = `a,b,c,d,e${labelOf === undefined ? '' : ',target'}`;
  return preparedFrom({
    ...{ task: 'tabular-regression', attack: 'extraction', needsLabels: false },
    files: {
      model: { 'model.json': treeCase(model).model },
      data: { 'rows.csv': `${header}\n${lines.join('\n')}\n` },
    },
    settings: { maxQueries: 600 },
  });
}

it('a regression by trees is copied, and more queries make a better copy', async () => {
  const analysis = await prepared('xgboost-regression', 300);
  const result = await attackValuesByExtraction(analysis, budgetOf(1, 400));
  const [curve] = result.evidence;
  const points = curve?.kind === 'curve' ? (curve.series[0]?.points ?? []) : [];

  expect(result).toMatchObject({ bound: 'lower', access: 'black-box', cutShort: false });
  expect(result.score.value).toBeGreaterThan(0.6);
  expect(points.at(-1)?.[1]).toBeGreaterThan(points[0]?.[1] ?? 1);
  expect(result.score.low).toBeLessThanOrEqual(result.score.value);
});

it('a copy of few answers earns no pass', async () => {
  const result = await attackValuesByExtraction(await prepared('xgboost-regression', 300), budgetOf(1, 100));
  expect(result.unearned).toContain('only 100 queries');
});

it('too few held-out rows are no test', async () => {
  const attack = attackValuesByExtraction(await prepared('xgboost-regression', 40), budgetOf(1, 600));
  await expect(attack).rejects.toThrow(NotTestable);
});

it.each<readonly [string, (value: number, row: number) => number, RegExp]>([
  ['in another unit', (value) => 10 * value + 30, /correlation 1\.00.*unit of the model's answers/u],
  ['of other rows', (_value, row) => (7 * row) % 11, /do not follow the labels: the correlation is/u],
])('labels %s are no test', async (_what, labelOf, says) => {
  const found = prepared('xgboost-regression', 100, labelOf);
  await expect(found).rejects.toThrow(NotTestable);
  await expect(found).rejects.toThrow(says);
});

it.each<readonly [string, (value: number, row: number) => number, readonly [number, number]]>([
  [
    'miss few rows by far, though R² could be 0 by chance',
    (value, row) => value + (row % 20 === 0 ? 11 : 0),
    [0, 0],
  ],
  ['are known', (value, row) => value + (row % 2) / 100, [0.9, 1]],
])(
  'labels that %s are a test, and say how well the model knows them',
  async (_what, labelOf, [least, low]) => {
    const { skill } = await prepared('xgboost-regression', 100, labelOf);
    expect(skill).toMatchObject({ measure: 'r2' });
    expect(skill?.value).toBeGreaterThan(least);
    expect(skill?.low).toBeLessThan(low);
  },
);
