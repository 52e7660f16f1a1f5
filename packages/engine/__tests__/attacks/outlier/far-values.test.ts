import { describe, expect, it } from '@jest/globals';
import { farColumns } from '../../../src/attacks/outlier/far-values.ts';
import { checkForOutliers } from '../../../src/attacks/outlier/outlier.ts';
import { Random } from '../../../src/random.ts';
import type { Matrix } from '../../../src/statistics/multivariate/matrix.ts';
import type { AttackResult } from '../../../src/types.ts';
import { budgetOf } from '../../../../../__tests__/support/engine-victims.ts';

const ROWS = 200;
const COLUMNS = 4;

/** Normal columns; the third one is made of its normal number and the row. */
function tableOf(third: (normal: number, row: number) => number): Matrix {
  const values = new Float32Array(ROWS * COLUMNS);
  new Random(3).fillNormals(values);
  for (let row = 0; row < ROWS; row += 1) {
    const at = row * COLUMNS + 2;
    values[at] = third(values[at] ?? 0, row);
  }
  return { values, rows: ROWS, columns: COLUMNS };
}

/** The check of such a table for outliers. */
async function checked(third: (normal: number, row: number) => number): Promise<AttackResult> {
  const values = Float32Array.from(tableOf(third).values);
  const bounds = { low: Float32Array.of(0), high: Float32Array.of(1) };
  const columns = ['a', 'b', 'income', 'd'];
  return checkForOutliers(
    { data: { values, count: ROWS, shape: [COLUMNS], columns, ...bounds } },
    budgetOf(100, 1),
  );
}

const first = (count: number): number[] => Array.from({ length: count }, (_unused, row) => row);

describe('values far from all others in one column', () => {
  it.each<[string, number, (normal: number, row: number) => number]>([
    ['different ones', 20, (normal, row) => (row < 20 ? 1e6 * (2 + row) : normal)],
    ['one code in a tenth of the rows', 20, (normal, row) => (row < 20 ? -999 : normal)],
    ['on both sides', 20, (normal, row) => (row < 20 ? (row % 2 === 0 ? 1 : -1) * (1e4 + row) : normal)],
    ['in a column of numbers above 0', 16, (normal, row) => (row < 16 ? 1e6 + row : 50 + 5 * normal)],
  ])('are found: %s', (_what, count, third) => {
    expect(farColumns(tableOf(third))).toEqual([{ column: 2, rows: first(count) }]);
  });

  it.each<[string, (normal: number, row: number) => number]>([
    ['a normal column', (normal) => normal],
    ['a log-normal column', (normal) => Math.exp(2 * normal)],
    ['an extreme log-normal column', (normal) => Math.exp(5 * normal)],
    ['a heavy tail', (normal) => normal ** 5],
    ['counts', (normal) => Math.max(0, Math.floor(3 * normal))],
    ['mostly zeros', (normal, row) => (row % 3 === 0 ? Math.exp(normal) * 1000 : 0)],
    ['a rare flag', (_normal, row) => (row % 12 === 0 ? 1 : 0)],
    ['a code in a seventh of the rows', (normal, row) => (row % 7 === 0 ? -1 : 1990 + 10 * normal)],
    ['a third of the rows of another kind', (normal, row) => (row % 3 === 0 ? 1e6 + normal : normal)],
    ['two single values', (normal, row) => (row < 2 ? 1e6 : normal)],
  ])('are none in %s', (_what, third) => {
    expect(farColumns(tableOf(third))).toEqual([]);
  });

  it('lift the score, and the sentence names their column', async () => {
    const { score, meaning } = await checked((normal, row) => (row < 20 ? 1e6 * (2 + row) : normal));
    expect(score.value).toBeGreaterThanOrEqual(0.1);
    expect(meaning).toContain('Values lie far from all others in income (20).');
  });

  it('are not named if there are none, and the sentence says what a pass does not see', async () => {
    const { score, meaning } = await checked((normal) => normal);
    expect(score.value).toBeLessThan(0.05);
    expect(meaning).toMatch(/differ strongly from the others\. A large group .* looks usual/u);
  });
});
