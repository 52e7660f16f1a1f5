import { describe, expect, test } from '@jest/globals';
import { checkForOutliers } from '../../packages/engine/src/attacks/outlier/outlier.ts';
import { Random } from '../../packages/engine/src/random.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { budgetOf } from '../support/engine-victims.ts';

type Row = (random: Random) => readonly number[];

const yesNo = (random: Random, share: number): number => (random.uniform() < share ? 1 : 0);
const times = (count: number, value: (index: number) => number): number[] =>
  Array.from({ length: count }, (_unused, index) => value(index));
const normal = (random: Random): number => {
  const values = new Float32Array(1);
  random.fillNormals(values);
  return values[0] ?? 0;
};
/** One of some categories, the first ones more often, as a column for each. */
const oneHot = (random: Random, categories: number): number[] => {
  const chosen = Math.floor(random.uniform() ** 2 * categories);
  return times(categories, (index) => (index === chosen ? 1 : 0));
};

const CLEAN: readonly (readonly [string, Row])[] = [
  ['five yes-or-no columns', (random) => times(5, (index) => yesNo(random, 0.2 + 0.1 * index))],
  ['eight yes-or-no columns', (random) => times(8, (index) => yesNo(random, 0.1 + 0.1 * index))],
  ['three one-hot columns', (random) => times(3, () => 0).flatMap(() => oneHot(random, 5))],
  ['counts', (random) => times(6, () => Math.floor(-Math.log(1 - random.uniform()) * 2))],
  ['numbers beside yes-or-no', (random) => [...times(5, () => normal(random)), ...oneHot(random, 6)]],
  ['skewed numbers', (random) => times(6, () => Math.exp(normal(random)))],
  ['normal numbers', (random) => times(6, () => normal(random))],
];

/** @param strange so many of the first rows are changed by 5, up or down, in each column */
function check(row: Row, count: number, seed: number, strange = 0): Promise<AttackResult> {
  const random = new Random(seed);
  const rows = times(count, (index) => index).map((index) =>
    row(random).map((value) => (index < strange ? value + (random.uniform() < 0.5 ? -5 : 5) : value)),
  );
  const columns = rows[0]?.length ?? 0;
  const data = {
    values: Float32Array.from(rows.flat()),
    count,
    shape: [columns],
    low: new Float32Array(columns).fill(-99),
    high: new Float32Array(columns).fill(99),
  };
  return checkForOutliers({ data }, budgetOf(1, 0));
}

describe.each(CLEAN)('a table of %s', (_name, row) => {
  test('scores below the default threshold of .05 if it is clean', async () => {
    expect((await check(row, 400, 1)).score.value).toBeLessThan(0.05);
  });
});

test('small clean tables are seldom above the default threshold: at most one of 18', async () => {
  // Of fewer rows, those of yes-or-no columns are not different enough for a verdict.
  const sizes = [40, 60, 80];
  const checks = CLEAN.slice(1).flatMap(([, row]) => sizes.map((count) => check(row, count, 11)));
  const scores = (await Promise.all(checks)).map(({ score }) => score.value);
  expect(scores).toHaveLength(18);
  expect(scores.filter((score) => score > 0.05).length).toBeLessThanOrEqual(1);
}, 240_000);

test.each([40, 100])('a tenth of the rows far away is found among %d', async (count) => {
  const [, row] = CLEAN[6] ?? CLEAN[0] ?? ['', (): number[] => []];
  const result = await check(row, count, 21, count / 10);
  expect(result.score.value).toBeGreaterThan(0.05);
});

test.each(CLEAN.slice(0, 3))('strange rows of %s are found', async (_name, row) => {
  const result = await check(row, 400, 4, 20);
  expect(result.score.value).toBeGreaterThanOrEqual(0.05);
  expect(result.limits).toContain(
    'Most inputs occur more than once, so only inputs that occur once were judged.',
  );
});
