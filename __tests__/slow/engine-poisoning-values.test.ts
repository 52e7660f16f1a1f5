import { describe, expect, it } from '@jest/globals';
import { checkTargetsForPoisoning } from '../../packages/engine/src/attacks/poisoning/values/check-values.ts';
import { repeatedTarget } from '../../packages/engine/src/attacks/poisoning/values/repeated-target.ts';
import { NotTestable } from '@model-security-scan/engine/fault';
import { Random } from '../../packages/engine/src/random.ts';
import { CHANGES, check, COLUMNS, makeCase, MODEL } from '../support/changed-targets.ts';
import { prepareTable } from '../support/engine-memory-upload.ts';
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

  it('finds a value that a fifth of the targets was set to, and tells it from one that rows tell of', () => {
    const seen = (change: (target: number, row: number) => number): ReturnType<typeof repeatedTarget> => {
      const { values, targets } = makeCase((normal) => normal());
      const features = { values, rows: targets.length, columns: COLUMNS };
      return repeatedTarget(features, targets.map(change), new Random(1));
    };
    const blind = seen((target, row) => (row % 5 === 0 ? 0 : target));
    expect(blind).toMatchObject({ value: 0, share: 0.2 });
    expect(blind?.unexplained).toBeGreaterThan(0.15);
    expect(seen((target) => Math.max(target, 0))?.unexplained).toBeLessThan(0.1);
    expect(seen((target) => Math.round(target))).toBeUndefined();
    expect(seen((target) => target)).toBeUndefined();
  });

  it('does not pass targets of which a fifth was set to one value, blindly', async () => {
    const found = await check(
      makeCase(
        (normal) => 2 * normal(),
        () => 0,
        600,
      ),
    ).then(
      ({ score, unearned }) => (score.value > 0.15 ? 'red' : (unearned ?? 'passed')),
      (error: unknown) => (error instanceof NotTestable ? 'not tested' : error),
    );
    expect(found).not.toBe('passed');
  });

  it('passes a limit that targets do not exceed, since its rows tell of it', async () => {
    const honest = makeCase((normal) => normal(), undefined, 600);
    const limited = { ...honest, targets: honest.targets.map((target) => Math.min(target, 1.5)) };
    const { unearned, figures } = await check(limited, (input) =>
      MODEL(input).map((one) => Math.min(one, 1.5)),
    );
    expect(unearned).toBeUndefined();
    expect(figures['most frequent target']).toBe(1.5);
    expect(figures['share of it that nothing explains']).toBeLessThan(0.05);
  });

  it('counts copies of a row once, so that they do not vouch for its target', async () => {
    const once = makeCase((normal) => normal(), CHANGES['are those of other rows'], 200);
    const repeat = <T extends Float32Array | Float64Array>(all: T, make: (from: number[]) => T): T =>
      make([0, 1, 2].flatMap(() => [...all]));
    const thrice = {
      values: repeat(once.values, (all) => Float32Array.from(all)),
      targets: repeat(once.targets, (all) => Float64Array.from(all)),
      changed: once.changed,
    };
    const [short, long] = [await check(once), await check(thrice)];
    expect(long.figures['rows without copies']).toBe(short.figures['rows without copies']);
    expect(long.score.value).toBeGreaterThan(0.1);
    expect(long.score.high - long.score.low).toBeGreaterThan(0.7 * (short.score.high - short.score.low));
  });

  it('says what its bound is about', async () => {
    const { meaning } = await check(makeCase((normal) => normal()));
    expect(meaning).toMatch(
      /up to \d+\.\d % may be that of another row\); changes in one region of the inputs, or smaller than the usual error of/u,
    );
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
    const files = { data: linesOf(300, 75), universal_data: linesOf(100, 0) };
    const analysis = await prepareTable(
      { model: { 'model.json': model }, ...files },
      { task: 'tabular-regression', attack: 'poisoning', settings: { maxQueries: 200_000 } },
    );
    const { score, figures } = await checkTargetsForPoisoning(analysis, budgetOf(1, 100_000));
    expect(analysis.universalTargets?.length).toBe(100);
    expect(score.value).toBeGreaterThan(0.15);
    expect(figures['rows with changed targets']).toBe(75);
    expect(figures['changed targets that the model learned']).toBe(0);
  });
});
