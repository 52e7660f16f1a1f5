import { describe, expect, it } from '@jest/globals';
import { groupCopies } from '../../../src/attacks/poisoning/labels/copies.ts';
import type { Matrix } from '../../../src/statistics/multivariate/matrix.ts';
import { normals } from '../../../../../__tests__/support/engine-victims.ts';

const ROWS = 60;

/** Each row several times, with noise of this size: row `r` is a copy of row `r % ROWS`. */
function repeated(times: number, noise: number, columns: number): Matrix {
  const [first, moves] = [normals(ROWS * columns, 1), normals(times * ROWS * columns, 2)];
  const values = moves.map((move, index) => (first[index % first.length] ?? 0) + noise * move);
  return { values, rows: times * ROWS, columns };
}

/** True if each row is grouped with its copies, and with no other row. */
function isByOriginal({ kept, places }: ReturnType<typeof groupCopies>): boolean {
  return places.every((place, row) => (kept[place] ?? 0) % ROWS === row % ROWS) && kept.length === ROWS;
}

describe('copies of rows', () => {
  it.each([
    ['equal rows of a table', 40, 0, 5, true],
    ['rows of a table with little noise', 5, 0.01, 5, true],
    ['augmented pictures, which differ in every pixel', 4, 0.05, 64, false],
  ])('are one row: %s', (_name, times, noise, columns, isTable) => {
    expect(isByOriginal(groupCopies(repeated(times, noise, columns), isTable))).toBe(true);
  });

  it.each([
    ['rows that lie as rows do', { values: normals(300 * 5, 3), rows: 300, columns: 5 }],
    [
      'equal rows of a table of few categories',
      { values: normals(300 * 3, 4).map((value) => Math.round(value)), rows: 300, columns: 3 },
    ],
    [
      'rows of one category that are far from all others',
      {
        values: Float32Array.from({ length: 120 }, (_unused, index) =>
          index % 2 === 0 ? Math.floor(index / 6) : (7 * index) % 31,
        ),
        rows: 60,
        columns: 2,
      },
    ],
  ])('are not %s', (_name, features) => {
    expect(groupCopies(features, true).kept).toHaveLength(features.rows);
  });

  it('are kept in the order of the rows, and every row has its place', () => {
    const features = repeated(3, 0, 4);
    const { kept, places } = groupCopies(features, true);
    expect(Array.from(kept)).toEqual(Array.from(kept).toSorted((a, b) => a - b));
    expect(places).toHaveLength(3 * ROWS);
    expect(Array.from(kept, (row) => places[row])).toEqual(Array.from(kept.keys()));
  });
});
