import { describe, expect, it } from '@jest/globals';
import { checkTargetsForPoisoning } from '../../src/attacks/poisoning/values/check-values.ts';
import { prepareAnalysis } from '../../src/engine/prepare/prepare-analysis.ts';
import { Random } from '../../src/engine/random.ts';
import { CHANGES, check, makeCase } from '../support/changed-targets.ts';
import { uploadOf } from '../support/engine-memory-upload.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf } from '../support/engine-victims.ts';
import { openTrees, treeCase } from '../support/tree-models.ts';

describe('poisoning of a regression', () => {
  it('says that honest targets are right', async () => {
    const { score, notTested, unearned } = await check(makeCase((normal) => normal()));
    expect(score.value).toBe(0);
    expect(score.high).toBeLessThan(0.15);
    expect(notTested).toEqual(['backdoors']);
    expect(unearned).toBeUndefined();
  });

  it('is red if targets are changed that noise cannot explain', async () => {
    const { score, meaning } = await check(makeCase(() => 0, CHANGES['are those of other rows']));
    expect(score.value).toBeGreaterThan(0.15);
    expect(meaning).toMatch(
      /^\d+\.\d % of the targets of 300 rows \(95 %: .*\) do not follow from their rows/u,
    );
  });

  it('gives no verdict if the model answers with other values', async () => {
    const given = makeCase((normal) => normal());
    await expect(check(given, () => [7])).rejects.toThrow('may have been trained on other data');
  });

  it('gives no verdict on fewer than 20 different rows', async () => {
    await expect(check(makeCase(() => 0, undefined, 19))).rejects.toThrow('at least 20 different inputs');
  });

  it('reads targets of the data and of trusted data from tables', async () => {
    const { model } = treeCase('xgboost-regression');
    const trees = openTrees(model);
    const random = new Random(5);
    const linesOf = (rows: number, changed: number): string => {
      const lines = Array.from({ length: rows }, (_unused, at) => {
        const row = Float64Array.from({ length: 5 }, () => Math.round(400 * (random.uniform() - 0.5)) / 100);
        return [...row, at < changed ? 500 : (trees.predict(row)[0] ?? 0)].join(',');
      });
      return `a,b,c,d,e,target\n${lines.join('\n')}\n`;
    };
    const analysis = await prepareAnalysis(
      {
        ...{
          task: 'tabular-regression',
          attack: 'poisoning',
          needs: ['model'],
          needsLabels: true,
          fields: {},
        },
        slots: {
          model: uploadOf({ 'model.json': model }),
          data: uploadOf({ 'rows.csv': linesOf(300, 75) }),
          universal_data: uploadOf({ 'trusted.csv': linesOf(100, 0) }),
        },
        settings: { seed: 1, timeMs: 60_000, maxQueries: 200_000 },
      },
      { runtime: await testRuntime(), endpoint: undefined },
    );
    const { score, figures } = await checkTargetsForPoisoning(analysis, budgetOf(1, 100_000));
    expect(analysis.universalTargets?.length).toBe(100);
    expect(score.value).toBeGreaterThan(0.15);
    expect(figures['rows with changed targets']).toBe(75);
    expect(figures['changed targets that the model learned']).toBe(0);
  });
});
