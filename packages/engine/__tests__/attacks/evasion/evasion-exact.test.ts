import { describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../../src/attacks/evasion/attack-by-evasion.ts';
import type { AnalysisData } from '../../../src/analysis-data.ts';
import { Random } from '../../../src/random.ts';
import type { AttackResult } from '../../../src/types.ts';
import { pairsOf, preparedFrom } from '../../support/attack-analyses.ts';
import { budgetOf } from '../../../../../__tests__/support/engine-victims.ts';
import { rememberingModel } from '../../support/remembering-tree.ts';
import { type OpenedTrees, openTrees, treeCase } from '../../../../../__tests__/support/tree-models.ts';

const ROWS = 60;
const EPS = 0.06;

function classBy({ predict }: OpenedTrees, row: Float64Array): number {
  const predicted = predict(row);
  return predicted.length === 1
    ? Number((predicted[0] ?? 0) > 0.5)
    : predicted.indexOf(Math.max(...predicted));
}

/** Rows of which columns `b` and `c` hold whole numbers, labelled as the model says. */
function drawRows(model: OpenedTrees): readonly Float64Array[] {
  const random = new Random(5);
  const number = (): number => Math.round(400 * (random.uniform() - 0.5)) / 100;
  return Array.from({ length: ROWS }, () =>
    Float64Array.of(number(), random.integer(5) - 2, 10 * random.integer(4), number(), number()),
  ).filter((row) => Number.isFinite(classBy(model, row)));
}

async function prepared(text: string, rows: readonly Float64Array[], settings = {}): Promise<AnalysisData> {
  const model = openTrees(text);
  const lines = rows.map((row) => [...row, classBy(model, row)].join(','));
  const data = `a,b,c,d,e,label\n${lines.join('\n')}\n`;
  return preparedFrom({
    files: { model: { 'model.json': text }, data: { 'rows.csv': data } },
    settings: { eps: EPS, samples: 100, ...settings },
  });
}

async function evade(analysis: AnalysisData): Promise<AttackResult> {
  return attackByEvasion(analysis, budgetOf(1, 20_000));
}

/** The linear model of XGBoost with names for its columns, in this order or the other way round. */
function namedLinear(isReversed: boolean): string {
  const inOrder = <T>(items: readonly T[]): readonly T[] => (isReversed ? items.toReversed() : items);
  const names = JSON.stringify(inOrder(['a', 'b', 'c', 'd', 'e']));
  return treeCase('xgboost-linear')
    .model.replace('"feature_names":[]', `"feature_names":${names}`)
    .replace(/"weights":\[([^\]]*)\]/u, (_all, list: string) => {
      // The weights of each column, one for each class; then the biases.
      const weights = list.split(',');
      const classes = weights.length / 6;
      const ofColumn = Array.from({ length: 5 }, (_unused, at) =>
        weights.slice(at * classes, (at + 1) * classes),
      );
      return `"weights":[${[...inOrder(ofColumn), weights.slice(5 * classes)].join(',')}]`;
    });
}

it('attacks the same rows if a new version of the model takes its columns in another order', async () => {
  const model = openTrees(namedLinear(false));
  const lines = drawRows(model).map((row) => [...row, classBy(model, row)].join(','));
  const data = { 'rows.csv': `a,b,c,d,e,label\n${lines.join('\n')}\n` };
  const [before, after] = await Promise.all(
    [false, true].map(async (isReversed) => {
      const files = { model: { 'model.json': namedLinear(isReversed) }, data };
      return evade(await preparedFrom({ files, settings: { eps: EPS, samples: 20 } }));
    }),
  );
  expect(before?.outcomes?.inputs).toHaveLength(8 * ROWS); // six bytes of each, in base64
  expect(after?.outcomes).toEqual(before?.outcomes);
  expect(after?.score).toEqual(before?.score);
});

describe.each(['xgboost-binary', 'xgboost-softprob', 'lightgbm-binary', 'xgboost-linear'])(
  'evasion of %s',
  (name) => {
    const { model: text } = treeCase(name);
    const model = openTrees(text);
    const rows = drawRows(model);

    it('is exact, and each turned row is another class by the library as well, within eps', async () => {
      const analysis = await prepared(text, rows);
      const result = await evade(analysis);
      const pairs = pairsOf(result);

      expect(result).toMatchObject({ access: 'exact', bound: 'exact', cutShort: false });
      expect(pairs.length).toBe(result.figures['turned']);
      expect(pairs.length).toBeGreaterThan(0);
      const { low, high } = analysis.data;
      for (const { original, changed, distance } of pairs) {
        expect(classBy(model, Float64Array.from(changed))).not.toBe(
          classBy(model, Float64Array.from(original)),
        );
        expect(distance).toBeLessThanOrEqual(EPS * (1 + 1e-6));
        for (const [column, value] of changed.entries()) {
          const reach = EPS * ((high[column] ?? 0) - (low[column] ?? 0));
          expect(Math.abs(value - (original[column] ?? 0))).toBeLessThanOrEqual(reach * (1 + 1e-6));
        }
        expect([changed[1], changed[2]].every(Number.isInteger)).toBe(true);
      }
      expect(result.limits.join(' ')).toContain('Columns that take whole numbers only: b, c.');

      // No drawn change turns a row that was proved.
      const turned = new Set(pairs.map((pair) => pair.name));
      const random = new Random(9);
      const { names = [] } = analysis.data;
      let tried = 0;
      for (const [at, row] of rows.entries()) {
        if (turned.has(names[at] ?? '')) continue;
        for (let draw = 0; draw < 50; draw += 1) {
          const moved = row.map((value, column) => {
            const reach = EPS * ((high[column] ?? 0) - (low[column] ?? 0));
            const wanted = value + (2 * random.uniform() - 1) * reach;
            const inside = Math.min(high[column] ?? 0, Math.max(low[column] ?? 0, wanted));
            return [1, 2].includes(column) ? value + Math.trunc(inside - value) : inside;
          });
          tried += 1;
          expect(classBy(model, moved)).toBe(classBy(model, row));
        }
      }
      expect(tried).toBeGreaterThan(500);
    });
  },
);

describe('exact evasion', () => {
  const { model: text } = treeCase('xgboost-binary');
  const rows = drawRows(openTrees(text));

  it('leaves fixed columns as they are', async () => {
    const free = await evade(await prepared(text, rows));
    const held = await evade(await prepared(text, rows, { fixed: ['a', '3'] }));
    expect(pairsOf(free).some(({ original, changed }) => original[0] !== changed[0])).toBe(true);
    expect(
      pairsOf(held).every(
        ({ original, changed }) => original[0] === changed[0] && original[3] === changed[3],
      ),
    ).toBe(true);
    expect(held.limits.join(' ')).toContain(
      'Columns that stay as they are (categories, one-hot groups, fixed): a, d.',
    );
    // No step of one of the whole columns is within eps.
    expect(free.meaning).toContain('changing 4 of 5 columns, each by up to');
    expect(held.meaning).toContain('changing 2 of 5 columns, each by up to');
  });

  it('takes exactly the columns that the user lists for whole numbers', async () => {
    const result = await evade(await prepared(text, rows, { integer: ['c'], eps: 0.3 }));
    expect(result.limits.join(' ')).toContain('Columns that take whole numbers only: c.');
    expect(pairsOf(result).some(({ changed }) => !Number.isInteger(changed[1]))).toBe(true);
  });

  it('earns no pass when fewer than 20 rows are decided', async () => {
    const analysis = await prepared(text, rows, { eps: 1e-6 });
    const known = analysis.exact?.();
    if (known === undefined || 'why' in known) throw new Error('The model is exact.');
    let asked = 0;
    const decideFirst = (count: number): AnalysisData => ({
      ...analysis,
      exact: () => ({
        ...known,
        prove: (...args) => ((asked += 1) > count ? { verdict: 'undecided' } : known.prove(...args)),
      }),
    });
    const few = await evade(decideFirst(19));
    expect(few).toMatchObject({ bound: 'lower', cutShort: false, score: { value: 0 } });
    expect(few.unearned).toMatch(/^Only 19 of \d+ rows were decided/u);
    asked = 0;
    const enough = await evade(decideFirst(20));
    expect(enough).toMatchObject({ bound: 'lower', score: { value: 0 } });
    expect(enough.unearned).toBeUndefined();
  });

  it('judges mixtures of rows when they are turned far more often: the model knows its rows by heart', async () => {
    const classes = Array.from({ length: 40 }, (_unused, row) => Number(row >= 20));
    const known = classes.map((_unused, row) => Float64Array.of(row + 0.5, 0, 0, 0, 0));
    const result = await evade(await prepared(rememberingModel(classes), known, { eps: 0.003 }));
    expect(result.figures).toMatchObject({ samples: 40, turned: 0, mixtures: 10 });
    expect(result.score.value).toBe(Number(result.figures['turned mixtures']) / 10);
    expect(result.score.value).toBeGreaterThan(0.5);
    expect(result).toMatchObject({ bound: 'exact', access: 'exact' });
    expect(result.outcomes).toBeUndefined();
    expect(result.limits[0]).toContain('The model seems to have memorized its test rows');
    expect(pairsOf(result).every(({ name }) => name === 'a mixture of two rows')).toBe(true);
  });

  it('refuses a column that does not exist', async () => {
    await expect(prepared(text, rows, { fixed: ['age'] })).rejects.toThrow(
      'fixed names the column age, which the data does not have. It has: a, b, c, d, e.',
    );
  });

  it('refuses fractions in columns that take whole numbers only, and names them', async () => {
    const broken = rows.map((row, at) => (at === 2 ? Float64Array.of(0.5, 0.25, ...row.subarray(2)) : row));
    await expect(prepared(text, broken, { integer: ['c', 'b', '0'] })).rejects.toThrow(
      /^integer names columns that hold fractions: b, 0\. For example, b is 0\.25 in row 3\. /u,
    );
  });

  it('gives a bracket for rows that are not decided, and no time-out', async () => {
    const analysis = await prepared(text, rows);
    const known = analysis.exact?.();
    if (known === undefined || 'why' in known) throw new Error('nothing is proved');
    const never = { ...known, prove: () => ({ verdict: 'undecided' }) as const };
    const result = await evade({ ...analysis, exact: () => never });
    expect(result).toMatchObject({ bound: 'lower', access: 'exact', cutShort: false, isTimed: true });
    expect(result.score).toMatchObject({ value: 0, low: 0, high: 1 });
    expect(result.meaning).toMatch(/^None of .* was turned by .* are undecided\.$/u);
    expect(result.limits.join(' ')).toContain('rows were not decided within one second each');
  });
});

it('judges all rows of a linear model, however few are wanted, and of trees as many as wanted', async () => {
  const counts = await Promise.all(
    ['xgboost-linear', 'xgboost-binary'].map(async (name) => {
      const { model: text } = treeCase(name);
      const rows = drawRows(openTrees(text));
      const { figures } = await evade(await prepared(text, rows, { samples: 20 }));
      return [rows.length, figures['samples']];
    }),
  );
  expect(counts).toEqual([
    [ROWS, ROWS],
    [ROWS, 20],
  ]);
});
