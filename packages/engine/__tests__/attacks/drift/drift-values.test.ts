import { describe, expect, test } from '@jest/globals';
import { checkForDrift } from '../../../src/attacks/drift/drift.ts';
import { testValues } from '../../../src/attacks/drift/value-tests.ts';
import { Random } from '../../../src/random.ts';
import type { Matrix } from '../../../src/statistics/multivariate/matrix.ts';
import type { AttackResult, Inputs } from '../../../src/types.ts';
import { budgetOf, linearVictim, type TestVictim } from '../../../../../__tests__/support/engine-victims.ts';

const ROWS = 120;
const COLUMNS = 3;

/** Normal columns; every so many rows hold `value` in the second one. */
function table(seed: number, every?: number, value = 0): Inputs {
  const random = new Random(seed);
  const values = new Float32Array(ROWS * COLUMNS);
  random.fillNormals(values);
  for (let row = 0; every !== undefined && row < ROWS; row += every) values[row * COLUMNS + 1] = value;
  const bounds = { low: Float32Array.of(-9), high: Float32Array.of(9) };
  return { values, count: ROWS, shape: [COLUMNS], ...bounds };
}

const matrixOf = ({ values, count }: Inputs): Matrix => ({ values, rows: count, columns: COLUMNS });

const valuesOf = (reference: Inputs, current: Inputs): ReturnType<typeof testValues> =>
  testValues(matrixOf(reference), matrixOf(current), reference);

function check(data: Inputs, maxQueries?: number): Promise<AttackResult> {
  const victim = maxQueries === undefined ? undefined : asked();
  const analysis = { victim, data, labels: undefined, reference: table(1), referenceLabels: undefined };
  return checkForDrift(analysis, budgetOf(1, maxQueries ?? 0));
}

const asked = (): TestVictim => linearVictim(Float32Array.of(1, 1, 1), 0, 'scores');

describe('values that the reference has not', () => {
  // Fisher's exact test, one-sided: 12 of 120 rows against none has p = C(120, 12) / C(240, 12), by counting.
  test('a value that was never seen: how many rows, and how unlikely', () => {
    const { found, tests } = valuesOf(table(1), table(2, 10, -1));
    const [first] = found;
    expect(first).toMatchObject({ column: 1, values: '-1', reference: 0, current: 12, rise: 0.1 });
    let p = 1;
    for (let step = 0; step < 12; step += 1) p *= (120 - step) / (240 - step);
    expect(first?.p).toBeCloseTo(p, 12);
    // Above and below in each column, and the one value that many rows hold.
    expect(tests).toBe(2 * COLUMNS + 1);
  });

  test.each([
    [7, /^above /u],
    [-7, /^below /u],
  ])('values around %d lie out of range', (centre, name) => {
    const current = table(2);
    const values = current.values.map((value, index) =>
      index % (10 * COLUMNS) === 1 ? centre + value / 10 : value / 4,
    );
    const [first] = valuesOf(table(1), { ...current, values }).found;
    expect(first).toMatchObject({ column: 1, reference: 0, current: 12, rise: 0.1 });
    expect(first?.values).toMatch(name);
  });

  test('a value that was always frequent is no finding, and one that became rarer neither', () => {
    expect(valuesOf(table(1, 10, -1), table(2, 10, -1)).found).toEqual([]);
    expect(valuesOf(table(1, 10, -1), table(2)).found).toEqual([]);
    expect(valuesOf(table(1, 1, 4), table(2, 1, 4)).found).toEqual([]);
  });

  test('alarms in at most about one of twenty draws of one distribution', () => {
    const alarms = Array.from({ length: 100 }, (_unused, seed) => {
      const { found, tests } = valuesOf(table(100 + seed, 8, 1), table(300 + seed, 8, 1));
      return (found[0]?.p ?? 1) * tests < 0.05;
    }).filter(Boolean);
    // 99.9 % of the time, if the rate is .05.
    expect(alarms.length).toBeLessThanOrEqual(13);
  });
});

describe('the whole check', () => {
  test('a tenth of one column became -1: drift of at least a tenth, and the column is named', async () => {
    const result = await check(table(2, 10, -1));
    expect(result.score.value).toBeGreaterThanOrEqual(0.1);
    expect(result.meaning).toContain('new, more frequent or out of range');
    expect(JSON.stringify(result.evidence)).toContain('"-1"');
  });

  test('too few queries to ask the model: cut short, so that no finding is no pass', async () => {
    const short = await check(table(2), 2 * ROWS - 1);
    expect(short).toMatchObject({ cutShort: true, queries: 0 });
    expect(short.score.value).toBe(0);
    expect(short.limits.join('\n')).toContain('that takes 240 queries, and only 239 are allowed');
    const enough = await check(table(2), 2 * ROWS);
    expect(enough).toMatchObject({ cutShort: false, queries: 240 });
  });

  test('too few queries hide no drift that the inputs show', async () => {
    const result = await check(table(2, 10, -1), 1);
    expect(result.cutShort).toBe(true);
    expect(result.score.value).toBeGreaterThanOrEqual(0.1);
  });
});
