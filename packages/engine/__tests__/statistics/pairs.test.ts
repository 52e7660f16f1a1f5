import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Matrix, rowOf, squaredDistance } from '../../src/statistics/multivariate/matrix.ts';
import { productsOfRows, squaredDistances } from '../../src/statistics/multivariate/pairs.ts';

/** Two matrices of as many columns, of sizes on both sides of a block and of a tile. */
const matrices = fc
  .record({
    first: fc.integer({ min: 0, max: 70 }),
    second: fc.integer({ min: 0, max: 70 }),
    columns: fc.nat(9),
  })
  .chain(({ first, second, columns }) => fc.tuple(matrix(first, columns), matrix(second, columns)));

function matrix(rows: number, columns: number): fc.Arbitrary<Matrix> {
  return fc
    .array(fc.float({ noNaN: true, min: -100, max: 100 }), {
      minLength: rows * columns,
      maxLength: rows * columns,
    })
    .map((values) => ({ values: Float32Array.from(values), rows, columns }));
}

function pairsOf(
  first: Matrix,
  second: Matrix,
  compare: (a: ArrayLike<number>, b: ArrayLike<number>) => number,
): number[] {
  return Array.from({ length: first.rows }, (_first, i) =>
    Array.from({ length: second.rows }, (_second, j) => compare(rowOf(first, i), rowOf(second, j))),
  ).flat();
}

function product(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Array.from(a, (value, at) => value * (b[at] ?? 0)).reduce((sum, value) => sum + value, 0);
}

describe('all pairs of rows', () => {
  test('have the distances and products that two rows at a time have, to the last bit', () => {
    fc.assert(
      fc.property(matrices, ([first, second]) => {
        expect(Array.from(squaredDistances(first, second))).toEqual(pairsOf(first, second, squaredDistance));
        expect(Array.from(squaredDistances(first, first))).toEqual(pairsOf(first, first, squaredDistance));
        const zeroes = (values: Iterable<number>): number[] => Array.from(values, (value) => value + 0);
        expect(zeroes(productsOfRows(first, second))).toEqual(zeroes(pairsOf(first, second, product)));
        expect(zeroes(productsOfRows(second, second))).toEqual(zeroes(pairsOf(second, second, product)));
      }),
      { numRuns: 30 },
    );
  });
});
