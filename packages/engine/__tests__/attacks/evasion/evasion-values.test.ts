import { describe, expect, it } from '@jest/globals';
import { attackValues } from '../../../src/attacks/evasion/values/attack-values.ts';
import type { AnalysisData } from '../../../src/analysis-data.ts';
import { ArtifactFault, NotTestable } from '../../../src/fault.ts';
import { Random } from '../../../src/random.ts';
import type { AttackResult } from '../../../src/types.ts';
import { pairsOf, preparedFrom } from '../../support/attack-analyses.ts';
import { budgetOf } from '../../../../../__tests__/support/engine-victims.ts';
import { openTrees, treeCase } from '../../../../../__tests__/support/tree-models.ts';

const [ROWS, EPS] = [60, 0.06];
const { model: TEXT } = treeCase('xgboost-regression');
const MODEL = openTrees(TEXT);

function valueBy(row: Float64Array): number {
  return MODEL.predict(row)[0] ?? Number.NaN;
}

/** Rows of which columns `b` and `c` hold whole numbers. */
function drawRows(): readonly Float64Array[] {
  const random = new Random(5);
  const number = (): number => Math.round(400 * (random.uniform() - 0.5)) / 100;
  return Array.from({ length: ROWS }, () =>
    Float64Array.of(number(), random.integer(5) - 2, 10 * random.integer(4), number(), number()),
  );
}

function rangeOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** A tolerance that no small change exceeds. */
const WIDE = 0.9 * rangeOf(drawRows().map(valueBy));

/** @param labelOf makes the label of what the model says of a row */
async function prepared(
  labelOf: (value: number, row: number) => number | string,
  settings = {},
): Promise<AnalysisData> {
  const lines = drawRows().map((row, at) => [...row, labelOf(valueBy(row), at)].join(','));
  const data = `a,b,c,d,e,target\n${lines.join('\n')}\n`;
  return preparedFrom({
    ...{ task: 'tabular-regression', files: { model: { 'model.json': TEXT }, data: { 'rows.csv': data } } },
    settings: { maxQueries: 200_000, eps: EPS, samples: 100, ...settings },
  });
}

/** Labels that the model misses by .1 or -.1. */
function nearly(value: number, row: number): number {
  return value + (row % 2 === 0 ? 0.1 : -0.1);
}

async function evade(analysis: AnalysisData): Promise<AttackResult> {
  return attackValues(analysis, budgetOf(1, 200_000));
}

describe('evasion of a regression by trees', () => {
  it('is exact, and each row moves by more than the error of the model, within eps, by the library as well', async () => {
    const analysis = await prepared(nearly);
    const result = await evade(analysis);
    const pairs = pairsOf(result);

    expect(result).toMatchObject({ access: 'exact', bound: 'exact', cutShort: false });
    expect(result.figures).toMatchObject({ tolerance: expect.closeTo(0.1, 5), undecided: 0 });
    const { moved, kept } = result.figures;
    expect(result.meaning).toMatch(
      new RegExp(`^${String(moved)} of 60 predictions can be .*; for ${String(kept)} it is proved`, 'u'),
    );
    expect(pairs.length).toBe(moved);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { original, changed, distance } of pairs) {
      const moved = valueBy(Float64Array.from(changed)) - valueBy(Float64Array.from(original));
      expect(Math.abs(moved)).toBeGreaterThan(0.1);
      expect(distance).toBeLessThanOrEqual(EPS + 1e-6);
      expect([changed[1], changed[2]].every((value) => Number.isInteger(value))).toBe(true);
    }
  });

  it.each([
    [{ baselineEps: 0.07 }, 0.07, 'the baseline'],
    [{ baselineEps: 0.07, eps: 0.1 }, 0.1, 'the settings'],
    [{ baselineEps: 0.07, least: { eps: 0.2 } }, 0.2, "the policy's minimum"],
    [{ least: { eps: 0.01 } }, 0.05, 'the default'],
  ])('takes the eps of its baseline if none is set: %j', async (settings, eps, from) => {
    const { figures } = await evade({ ...(await prepared(nearly)), settings: { samples: 20, ...settings } });
    expect(figures).toMatchObject({ eps, 'eps from': from });
  });

  it('moves no column that is fixed', async () => {
    const pairs = pairsOf(await evade(await prepared(nearly, { fixed: ['a'], eps: 0.3 })));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.every(({ original, changed }) => original[0] === changed[0])).toBe(true);
  });

  it('finds nearly as much by answers alone, and never more', async () => {
    const analysis = await prepared(nearly);
    const exact = await evade(analysis);
    const searched = await evade({ ...analysis, exactValues: () => undefined });

    expect(searched).toMatchObject({ access: 'black-box', bound: 'lower', cutShort: false });
    expect(searched.score.value).toBeLessThanOrEqual(exact.score.value);
    expect(searched.score.value).toBeGreaterThanOrEqual(0.9 * exact.score.value);
  });

  it('is not tested more laxly than its baseline was, and says so, but keeps a stricter tolerance of its own', async () => {
    const [limited, own] = [
      await evade(await prepared(nearly, { mostTolerance: 0.05 })),
      await evade(await prepared(nearly, { mostTolerance: 0.2 })),
    ];

    expect(limited.skill).toMatchObject({ measure: 'r2', tolerance: 0.05 });
    expect(limited.limits.join(' ')).toContain(
      "The tolerance is 0.05: that of the baseline, since this model's own, 0.1, would be laxer.",
    );
    expect(own.skill?.tolerance).toBeCloseTo(0.1, 5);
    expect(limited.score.value).toBeGreaterThan(own.score.value);
  });

  it('takes the tolerance of the settings, which a small change does not exceed', async () => {
    const result = await evade(await prepared(nearly, { tolerance: WIDE }));
    expect(result).toMatchObject({ score: { value: 0 }, bound: 'exact' });
    expect(result.meaning).toContain('proved for all 60 rows');
  });

  it.each([1.001, 1e6])(
    'fails for a tolerance of %d times the range of predictions and labels',
    async (times) => {
      const tolerance = times * rangeOf(drawRows().map((row, at) => nearly(valueBy(row), at)));
      const found = evade(await prepared(nearly, { tolerance }));
      await expect(found).rejects.toBeInstanceOf(ArtifactFault);
      await expect(found).rejects.toThrow(
        /^tolerance is \S+, but .* between -?\d\S* and \S+: even the largest possible move/u,
      );
    },
  );

  it('says so, if every prediction can be moved', async () => {
    const { score, meaning } = await evade(await prepared(nearly, { tolerance: 0.00001, eps: 1 }));
    expect(score.value).toBe(1);
    expect(meaning).toContain('60 of 60 predictions can be moved by more than 0.00001');
  });

  it('takes half the spread of predictions, if the model makes no error', async () => {
    const { figures, meaning } = await evade(await prepared((value) => value));
    expect(figures['tolerance from']).toContain('half the standard deviation');
    expect(meaning).toContain('(R² 1.00, no error beyond rounding)');
  });

  it('does not call a model robust, if the time is over before anything is proved', async () => {
    const analysis = await prepared(nearly);
    const over = { ...budgetOf(1, 200_000), timeLeftMs: () => 0 };
    await expect(attackValues(analysis, over)).resolves.toMatchObject({
      score: { value: 0, high: 1 },
      bound: 'lower',
      cutShort: true,
      unearned: expect.stringContaining('Only 0 of'),
    });
  });

  it('is no pass, if the search gets too few queries', async () => {
    const analysis = { ...(await prepared(nearly, { tolerance: WIDE })), exactValues: () => undefined };
    const { unearned } = await attackValues(analysis, budgetOf(1, 6_000));
    expect(unearned).toContain('fewer than 200 queries');
  });
});

describe('evasion of a regression cannot be tested', () => {
  const random = new Random(3);
  it.each<readonly [string, (value: number) => number, string]>([
    [
      'if the labels have nothing to do with the predictions',
      () => random.uniform(),
      'do not follow the labels',
    ],
    ['if all labels are the same', () => 7, 'All 60 labels in data are the same'],
  ])('%s', async (_when, labelOf, says) => {
    const attack = prepared(labelOf).then(evade);
    await expect(attack).rejects.toThrow(NotTestable);
    await expect(attack).rejects.toThrow(says);
  });

  it('if all columns are fixed', async () => {
    await expect(prepared(nearly, { fixed: ['a', 'b', 'c', 'd', 'e'] })).rejects.toThrow(NotTestable);
  });
});

it('labels of a regression that are no numbers are refused with their row', async () => {
  await expect(prepared((value, row) => (row === 3 ? 'cheap' : value))).rejects.toThrow(
    'the label of input 3 (counted from 0) is "cheap"',
  );
});
