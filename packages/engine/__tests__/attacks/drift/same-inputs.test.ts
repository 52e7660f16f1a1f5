import { describe, expect, it, test } from '@jest/globals';
import { checkForDrift } from '../../../src/attacks/drift/drift.ts';
import { checkForOutliers } from '../../../src/attacks/outlier/outlier.ts';
import { Random } from '../../../src/random.ts';
import type { AttackResult, Inputs } from '../../../src/types.ts';
import { Words } from '../../../src/dataset/tables/table-columns.ts';
import { drawRows } from '../../../src/draw-rows.ts';
import { budgetOf, normals } from '../../../../../__tests__/support/engine-victims.ts';

const COLUMNS = 3;
const BUDGET = budgetOf(1, 1000);

/** Rows of a table with normal columns, of which so many are different: the others repeat them. */
function table(count: number, distinct: number, seed = 1): Inputs {
  const drawn = normals(distinct * COLUMNS, seed);
  const values = Float32Array.from(
    { length: count * COLUMNS },
    (_unused, index) => drawn[index % drawn.length] ?? 0,
  );
  const low = new Float32Array(COLUMNS).fill(-10);
  return { values, count, shape: [COLUMNS], low, high: low.map((bound) => -bound) };
}

function reversed(inputs: Inputs): Inputs {
  const rows = Array.from({ length: inputs.count }, (_unused, row) =>
    inputs.values.subarray(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return { ...inputs, values: Float32Array.from(rows.toReversed().flatMap((row) => [...row])) };
}

function driftBetween(reference: Inputs, data: Inputs): Promise<AttackResult> {
  const none = { victim: undefined, labels: undefined, referenceLabels: undefined };
  return checkForDrift({ ...none, data, reference }, BUDGET);
}

describe('drift', () => {
  test.each([
    ['in the same order', table(40, 40)],
    ['in another order', reversed(table(40, 40))],
  ])('has no verdict on data that is its own reference, %s', async (_name, data) => {
    const found = driftBetween(table(40, 40), data);
    await expect(found).rejects.toThrow('reference_data and data hold the same inputs');
  });

  test.each([
    ['the reference', table(40, 19), table(40, 40, 2), 'reference_data has 40, of which 19 are different'],
    ['current data', table(40, 40), table(40, 19, 2), 'data has 40, of which 19 are different'],
  ])('has no verdict if %s holds copies of few rows', async (_name, reference, data, words) => {
    await expect(driftBetween(reference, data)).rejects.toThrow(words);
  });

  test('has a verdict on other data like the reference', async () => {
    const found = await driftBetween(table(40, 40), table(40, 40, 2));
    expect(found.score.value).toBe(0);
  });
});

describe('outliers', () => {
  const pictures = (distinct: number): Inputs => ({ ...table(40, distinct), shape: [1, 1, COLUMNS] });

  test.each([
    ['copies of few rows', table(40, 19), 'data has 40, of which 19 are different'],
    ['copies of few pictures', pictures(19), 'data has 40, of which 19 are different'],
    ['few rows', table(19, 19), 'data has 19:'],
  ])('have no verdict on %s', (_name, data, words) => {
    expect(() => checkForOutliers({ data }, BUDGET)).toThrow(words);
  });

  test.each([
    ['a table of which enough rows differ', table(40, 20)],
    ['pictures of which enough differ', pictures(20)],
  ])('have one on %s', async (_name, data) => {
    expect((await checkForOutliers({ data }, BUDGET)).score.value).toBeGreaterThanOrEqual(0);
  });
});

const SIZE = 3;

function dataOf(rows: readonly (readonly number[])[]): { values: Float32Array; count: number } {
  return { values: Float32Array.from(rows.flat()), count: rows.length };
}

function randomRows(count: number, seed: number): number[][] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => Array.from({ length: SIZE }, () => random.uniform()));
}

/** The keys of the rows that are drawn first. */
function firstKeys(rows: readonly (readonly number[])[], count: number, seed = 1): readonly number[] {
  const { keys, order } = drawRows(dataOf(rows), seed);
  return Array.from(order.subarray(0, count), (row) => keys[row] ?? 0);
}

describe('rows that are drawn by their content', () => {
  const rows = randomRows(400, 1);

  it('are the same in any order of the file, and nearly the same with 5 % more rows', () => {
    const drawn = firstKeys(rows, 100);
    expect(firstKeys(rows.toReversed(), 100)).toEqual(drawn);
    const more = new Set(firstKeys([...randomRows(20, 2), ...rows], 100));
    expect(drawn.filter((key) => more.has(key)).length).toBeGreaterThanOrEqual(88);
    expect(firstKeys(rows, 100, 2)).not.toEqual(drawn);
  });

  it('hold so many different rows of each class first', () => {
    const labels = Int32Array.from(rows, (_unused, row) => (row % 50 === 0 ? 1 : 0));
    const copied = [...rows, ...rows.slice(0, 1)];
    const { keys, order } = drawRows(dataOf(copied), 1, { labels: Int32Array.from([...labels, 1]), each: 6 });
    const first = order.subarray(0, 12);
    expect(first.filter((row) => labels[row % 400] === 1)).toHaveLength(6);
    expect(new Set(Array.from(first, (row) => keys[row]))).toHaveProperty('size', 12);
    expect(order.toSorted()).toEqual(Int32Array.from(copied.keys()));
  });

  it('count columns in the order of their names, also if they are texts', () => {
    const [known, turned] = [new Words(), new Words()];
    const words = ['red', 'blue', 'red'];
    const forth = words.map((word, row) => [known.codeOf(word), row, 7]);
    const back = words.map((word, row) => [7, row, turned.codeOf(word)]);
    const inOrder = { ...dataOf(forth), texts: new Map([[0, known]]) };
    const reversed = { ...dataOf(back), texts: new Map([[2, turned]]) };
    const named = drawRows({ ...inOrder, columns: ['a', 'b', 'c'] }, 1);
    expect(drawRows({ ...reversed, columns: ['c', 'b', 'a'] }, 1)).toEqual(named);
    expect(drawRows(reversed, 1)).not.toEqual(named);
    expect(drawRows(inOrder, 1)).toEqual(named);
  });

  it('count a text by its letters, whatever its code', () => {
    const coded = (words: readonly string[]): Float64Array => {
      const known = new Words();
      const codes = words.map((word) => [1, known.codeOf(word)]);
      return drawRows({ ...dataOf(codes), texts: new Map([[1, known]]) }, 1).keys;
    };
    const [one, other] = [coded(['red', 'blue']), coded(['blue', 'red'])];
    expect([one[0], one[1]]).toEqual([other[1], other[0]]);
    expect(one[0]).not.toBe(one[1]);
  });
});
