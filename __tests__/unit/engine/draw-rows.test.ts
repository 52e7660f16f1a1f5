import { describe, expect, it } from '@jest/globals';
import { Words } from '../../../src/engine/dataset/table-columns.ts';
import { drawRows } from '../../../src/engine/draw-rows.ts';
import { Random } from '../../../src/engine/random.ts';

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
