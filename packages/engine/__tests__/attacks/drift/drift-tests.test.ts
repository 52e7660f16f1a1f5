import { describe, expect, test } from '@jest/globals';
import { isolationTest } from '../../../src/attacks/drift/relation-test.ts';
import { compareScores, testModel } from '../../../src/attacks/drift/model-tests.ts';
import { Random } from '../../../src/random.ts';
import type { Matrix } from '../../../src/statistics/multivariate/matrix.ts';
import { budgetOf, linearVictim, testVictim } from '../../../../../__tests__/support/engine-victims.ts';

const LIMITS = { most: 199, enough: 20, mayGoOn: () => true };
const HALF = 80;

/** Two samples of columns that depend on each other; every other row of the second one gets noise. */
function samples(noise: number, seed: number, columns = 6): readonly [Matrix, Int32Array] {
  const random = new Random(seed);
  const [values, other] = [new Float32Array(2 * HALF * columns), new Float32Array(2 * HALF * columns)];
  random.fillNormals(values);
  random.fillNormals(other);
  for (let row = 0; row < 2 * HALF; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      const index = row * columns + column;
      values[index] = (values[row * columns] ?? 0) + 0.3 * (values[index] ?? 0);
    }
    const noisy = row >= HALF && row % 2 === 0;
    for (let index = row * columns; noisy && index < (row + 1) * columns; index += 1) {
      values[index] = (values[index] ?? 0) + noise * (other[index] ?? 0);
    }
  }
  const marks = Int32Array.from({ length: 2 * HALF }, (_unused, row) => (row < HALF ? 0 : 1));
  return [{ values, rows: 2 * HALF, columns }, marks];
}

describe('the distance to the nearest rows', () => {
  test.each([6, 300])('finds noise on half of the rows, in %d columns', (columns) => {
    const [joined, marks] = samples(0.6, 1, columns);
    const found = isolationTest(joined, marks, new Random(2), LIMITS);
    expect(found.p).toBeLessThan(0.01);
    expect(found.auc).toBeGreaterThan(0.6);
  });

  test('finds rows that lie closer, too', () => {
    const [{ values, ...sizes }, marks] = samples(0, 3);
    const closer = values.map((value, index) => (index >= HALF * 6 ? 0.5 * value : value));
    expect(isolationTest({ ...sizes, values: closer }, marks, new Random(2), LIMITS).p).toBeLessThan(0.01);
  });

  test('alarms in about one of twenty draws of one distribution', () => {
    const alarms = Array.from({ length: 60 }, (_unused, seed) => {
      const [joined, marks] = samples(0, 100 + seed);
      return isolationTest(joined, marks, new Random(seed), LIMITS).p <= 0.05;
    }).filter(Boolean);
    // 99.9 % of the time, if the rate is .05.
    expect(alarms.length).toBeLessThanOrEqual(9);
  });
});

describe('what the model answers', () => {
  const inputs = (values: readonly number[]): Parameters<typeof testModel>[1] => ({
    inputs: {
      values: Float32Array.from(values),
      count: values.length,
      shape: [1],
      low: Float32Array.of(-9),
      high: Float32Array.of(9),
    },
    rows: Int32Array.from(values.keys()),
  });
  const before = inputs(Array.from({ length: 60 }, (_unused, row) => 1 + row / 60));
  const now = inputs(Array.from({ length: 60 }, (_unused, row) => 1.5 + row / 60));

  test('scores show a shift that changes no predicted class', async () => {
    const victim = linearVictim(Float32Array.of(1), 0, 'scores');
    const found = await testModel(victim, before, now, budgetOf(1, 1000));
    expect(found.scores?.p).toBeLessThan(0.001);
    expect(found.labels.map(({ p }) => p)).toEqual([1]);
    expect(victim.queries).toBe(120);
  });

  test('values of a regression are compared as scores are', async () => {
    const moved = testVictim(1, 'values', 1, ([number = 0]) => [2 * number]);
    const still = testVictim(1, 'values', 1, () => [0]);
    const [found, none] = [
      await testModel(moved, before, now, budgetOf(1, 1000)),
      await testModel(still, before, now, budgetOf(1, 1000)),
    ];
    expect(found.scores?.p).toBeLessThan(0.001);
    expect(none.scores?.p).toBe(1);
    expect(found.labels).toEqual([]);
  });

  test.each([
    ['labels only', linearVictim(Float32Array.of(1), 1.6, 'labels'), 1000, 1],
    ['too few queries', linearVictim(Float32Array.of(1), 0, 'scores'), 119, 0],
    ['no model', undefined, 1000, 0],
  ])('are not compared as scores: %s', async (_name, victim, queries, labels) => {
    const found = await testModel(victim, before, now, budgetOf(1, queries));
    expect(found.scores).toBeUndefined();
    expect(found.labels).toHaveLength(labels);
  });

  test('a model that was not asked for lack of time is no whole comparison', async () => {
    const victim = linearVictim(Float32Array.of(1), 0, 'scores');
    const late = { ...budgetOf(1, 1000), timeLeftMs: () => 0 };
    expect(await testModel(victim, before, now, late)).toEqual({ labels: [], cutShort: true });
    expect(await testModel(undefined, before, now, late)).toEqual({ labels: [] });
  });

  test('two scores count as one test, three as three', () => {
    const matrix = (from: number, columns: number): Matrix => ({
      values: Float32Array.from({ length: 30 * columns }, (_unused, index) => {
        const value = (from + Math.floor(index / columns)) / 60;
        return index % columns === 0 ? value : (1 - value) / (columns - 1);
      }),
      rows: 30,
      columns,
    });
    const [two, three] = [2, 3].map((columns) => compareScores(matrix(0, columns), matrix(12, columns)));
    expect(two?.statistic).toBeCloseTo(0.4, 12);
    expect(three?.p).toBeCloseTo(3 * (two?.p ?? 0), 12);
  });
});
