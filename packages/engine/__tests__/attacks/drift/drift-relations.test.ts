import { describe, expect, it } from '@jest/globals';
import { checkForDrift } from '../../../src/attacks/drift/drift.ts';
import { relationTest } from '../../../src/attacks/drift/relation-test.ts';
import { Random } from '../../../src/random.ts';
import type { Matrix } from '../../../src/statistics/multivariate/matrix.ts';
import { budgetOf, normals } from '../../../../../__tests__/support/engine-victims.ts';

const LIMITS = { most: 199, enough: 20, mayGoOn: () => true };
const HALF = 200;

/** Skewed columns without relations; in the second half the fourth follows the second. */
function samples(columns: number, correlation: number, seed: number): readonly [Matrix, Int32Array] {
  const values = normals(2 * HALF * columns, seed);
  for (let row = HALF; row < 2 * HALF; row += 1) {
    const at = row * columns;
    const own = Math.sqrt(1 - correlation ** 2) * (values[at + 3] ?? 0);
    values[at + 3] = correlation * (values[at + 1] ?? 0) + own;
  }
  const marks = Int32Array.from({ length: 2 * HALF }, (_unused, row) => (row < HALF ? 0 : 1));
  return [{ values: values.map(Math.exp), rows: 2 * HALF, columns }, marks];
}

describe('relations of columns', () => {
  it('one that is new among hundreds of pairs is found, with the pair', () => {
    const found = relationTest(...samples(30, 0.8, 1), new Random(2), LIMITS);
    expect(found).toMatchObject({ columns: [1, 3], p: 1 / 200 });
    expect(found?.correlations[0]).toBeCloseTo(0, 0);
    expect(found?.correlations[1]).toBeGreaterThan(0.7);
    expect(found?.statistic).toBeGreaterThan(0.2);
  });

  it('alarm in about one of twenty draws of one distribution', () => {
    const alarms = Array.from({ length: 60 }, (_unused, seed) =>
      relationTest(...samples(6, 0, 100 + seed), new Random(seed), LIMITS),
    ).filter((found) => (found?.p ?? 0) <= 0.05);
    // 99.9 % of the time, if the rate is .05.
    expect(alarms.length).toBeLessThanOrEqual(9);
  });

  it('are not compared with too many columns', () => {
    expect(relationTest(...samples(201, 0.8, 1), new Random(2), LIMITS)).toBeUndefined();
  });

  it('that changed lift the score of the whole check, and the report names the pair', async () => {
    const columns = 30;
    const [{ values }] = samples(columns, 0.8, 1);
    const part = (from: number): Parameters<typeof checkForDrift>[0]['data'] => ({
      values: Float32Array.from(values.subarray(from * columns, (from + HALF) * columns)),
      count: HALF,
      shape: [columns],
      low: Float32Array.of(0),
      high: Float32Array.of(1),
    });
    const { score, figures } = await checkForDrift(
      {
        reference: part(0),
        data: part(HALF),
        victim: undefined,
        labels: undefined,
        referenceLabels: undefined,
      },
      budgetOf(100, 1),
    );
    expect(score.value).toBeGreaterThan(0.2);
    expect(figures['relation that changed most']).toMatch(/^column 2 and column 4: -?0\.\d+, now 0\.\d+$/u);
  });
});
