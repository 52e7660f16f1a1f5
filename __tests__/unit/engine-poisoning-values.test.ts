import { describe, expect, it } from '@jest/globals';
import { checkTargetsForPoisoning } from '../../src/attacks/poisoning/values/check-values.ts';
import { NotTestable } from '../../src/engine/fault.ts';
import { prepareAnalysis } from '../../src/engine/prepare/prepare-analysis.ts';
import { Random } from '../../src/engine/random.ts';
import type { AttackResult } from '../../src/engine/types.ts';
import { uploadOf } from '../support/engine-memory-upload.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf, testVictim } from '../support/engine-victims.ts';
import { openTrees, treeCase } from '../support/tree-models.ts';

const [ROWS, COLUMNS, CHANGED] = [300, 4, 0.2];
const NOISE = 0.3;

/** The noise of an honest target, by normal numbers and the first column. */
type NoiseOf = (normal: () => number, first: number) => number;

const HONEST: Readonly<Record<string, NoiseOf>> = {
  normal: (normal) => normal(),
  'in some rows ten times as large as in others': (normal, first) => normal() * Math.exp(1.2 * first),
  'heavy-tailed (t with 2 degrees of freedom)': (normal) =>
    normal() / Math.sqrt((normal() ** 2 + normal() ** 2) / 2),
  'one-sided (log-normal)': (normal) => Math.exp(normal() / 2),
};

/** What becomes of an honest target, by all of them. */
type ChangeOf = (target: number, all: Float64Array, random: Random) => number;

const CHANGES: Readonly<Record<string, ChangeOf>> = {
  'are those of other rows': (_target, all, random) => all[random.integer(all.length)] ?? 0,
  'are a hundred times as large': (target) => 100 * target,
  'have the other sign': (target) => -target,
};

interface Case {
  readonly values: Float32Array;
  readonly targets: Float64Array;
  readonly changed: ReadonlySet<number>;
}

function makeCase(noise: NoiseOf, change?: ChangeOf, rows: number = ROWS): Case {
  const random = new Random(11);
  const values = new Float32Array(rows * COLUMNS);
  random.fillNormals(values);
  const drawn = new Float32Array(2);
  const normal = (): number => {
    random.fillNormals(drawn);
    return drawn[0] ?? 0;
  };
  const honest = Float64Array.from({ length: rows }, (_unused, row) => {
    const [a = 0, b = 0, c = 0] = values.subarray(row * COLUMNS);
    return 2 * a - b + 0.5 * c + NOISE * noise(normal, a);
  });
  const changed = new Set(change === undefined ? [] : random.permutation(rows).subarray(0, CHANGED * rows));
  const targets = honest.map((target, row) =>
    change !== undefined && changed.has(row) ? change(target, honest, random) : target,
  );
  return { values, targets, changed };
}

/** A model that learned the honest relation. */
const MODEL = (input: Float32Array): readonly number[] => [
  2 * (input[0] ?? 0) - (input[1] ?? 0) + 0.5 * (input[2] ?? 0),
];

async function check(
  { values, targets }: Case,
  answer = MODEL,
): Promise<AttackResult & { readonly listed: readonly number[] }> {
  const data = {
    ...{ values, count: targets.length, shape: [COLUMNS] },
    ...{ low: new Float32Array(COLUMNS).fill(-5), high: new Float32Array(COLUMNS).fill(5) },
  };
  const victim = testVictim(COLUMNS, 'values', 1, answer);
  const result = await checkTargetsForPoisoning(
    { victim, data, targets, universal: undefined },
    budgetOf(1, 100_000),
  );
  const listed = result.evidence.flatMap((one) =>
    one.kind === 'table' ? one.rows.map(([name]) => Number(String(name).slice('row '.length)) - 1) : [],
  );
  return { ...result, listed };
}

describe('poisoning of a regression', () => {
  it.each(Object.entries(HONEST))(
    'says that honest targets are right if their noise is %s',
    async (_name, noise) => {
      const { score, listed, notTested, unearned } = await check(makeCase(noise));
      expect(score.value).toBe(0);
      expect(score.high).toBeLessThan(0.15);
      expect(listed.length).toBeLessThanOrEqual(4);
      expect(notTested).toEqual(['backdoors']);
      expect(unearned).toBeUndefined();
    },
  );

  it.each(Object.entries(CHANGES))('finds a fifth of the targets, if they %s', async (_name, change) => {
    const given = makeCase(HONEST['normal'] ?? ((normal) => normal()), change);
    const { score, listed, defences } = await check(given);
    const right = listed.filter((row) => given.changed.has(row)).length;
    expect(score.low).toBeGreaterThan(0.1);
    expect(score.low).toBeLessThanOrEqual(CHANGED);
    expect(score.high).toBeGreaterThanOrEqual(CHANGED);
    expect(right / listed.length).toBeGreaterThan(0.9);
    expect(right / given.changed.size).toBeGreaterThan(0.6);
    expect(defences).toMatchObject([{ setting: { rows: listed.length } }]);
  });

  it('is red if targets are changed that noise cannot explain', async () => {
    const { score, meaning } = await check(makeCase(() => 0, CHANGES['are those of other rows']));
    expect(score.value).toBeGreaterThan(0.15);
    expect(meaning).toMatch(
      /^\d+\.\d % of the targets of 300 rows \(95 %: .*\) do not follow from their rows/u,
    );
  });

  it('says how many of the changed targets the model learned', async () => {
    const given = makeCase(() => 0, CHANGES['are a hundred times as large']);
    const byRow = new Map(
      Array.from(given.targets, (target, row) => [
        given.values.subarray(row * COLUMNS, (row + 1) * COLUMNS).join(),
        target,
      ]),
    );
    const knows = await check(given, (input) => [byRow.get(input.join()) ?? 0]);
    expect(knows.figures['changed targets that the model learned']).toBe(knows.listed.length);
    const honest = await check(given);
    expect(honest.figures['changed targets that the model learned']).toBe(0);
  });

  it('gives no verdict if targets do not follow from their rows', async () => {
    await expect(check(makeCase((normal) => 100 * normal()))).rejects.toThrow(
      'the other rows tell too little',
    );
  });

  it('gives no verdict if the model answers with other values', async () => {
    const given = makeCase((normal) => normal());
    await expect(check(given, () => [7])).rejects.toThrow('may not be the data that it was trained on');
  });

  it('does not pass if a fifth of the targets is the largest one', async () => {
    const change: ChangeOf = (_target, all) => all.reduce((one, other) => Math.max(one, other));
    const verdict = check(makeCase(HONEST['normal'] ?? ((normal) => normal()), change)).then(
      ({ score, unearned }) => score.value > 0.15 || unearned !== undefined,
      (error: unknown) => error instanceof NotTestable,
    );
    await expect(verdict).resolves.toBe(true);
  });

  it('gives no verdict on fewer than 20 different rows', async () => {
    await expect(check(makeCase(() => 0, undefined, 19))).rejects.toThrow('at least 20 different inputs');
  });

  it('gives the same result again', async () => {
    const given = makeCase((normal) => normal(), CHANGES['have the other sign'], 100);
    const { score, evidence } = await check(given);
    await expect(check(given)).resolves.toMatchObject({ score, evidence });
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
