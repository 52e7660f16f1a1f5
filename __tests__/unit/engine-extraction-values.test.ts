import { expect, it } from '@jest/globals';
import { attackValuesByExtraction } from '../../src/attacks/extraction/attack-values-by-extraction.ts';
import type { AnalysisData } from '../../src/engine/analysis-data.ts';
import { NotTestable } from '../../src/engine/fault.ts';
import { prepareAnalysis } from '../../src/engine/prepare/prepare-analysis.ts';
import { Random } from '../../src/engine/random.ts';
import { uploadOf } from '../support/engine-memory-upload.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf } from '../support/engine-victims.ts';
import { treeCase } from '../support/tree-models.ts';

async function prepared(model: string, rows: number): Promise<AnalysisData> {
  const random = new Random(7);
  const lines = Array.from({ length: rows }, () =>
    Array.from({ length: 5 }, () => (4 * (random.uniform() - 0.5)).toFixed(3)).join(','),
  );
  return prepareAnalysis(
    {
      ...{
        task: 'tabular-regression',
        attack: 'extraction',
        needs: ['model'],
        needsLabels: false,
        fields: {},
      },
      slots: {
        model: uploadOf({ 'model.json': treeCase(model).model }),
        data: uploadOf({ 'rows.csv': `a,b,c,d,e\n${lines.join('\n')}\n` }),
      },
      settings: { seed: 1, timeMs: 60_000, maxQueries: 600 },
    },
    { runtime: await testRuntime(), endpoint: undefined },
  );
}

it('a regression by trees is copied, and more questions make a better copy', async () => {
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
  expect(result.unearned).toContain('only 100 questions');
});

it('too few held-out rows are no test', async () => {
  const attack = attackValuesByExtraction(await prepared('xgboost-regression', 40), budgetOf(1, 600));
  await expect(attack).rejects.toThrow(NotTestable);
});
