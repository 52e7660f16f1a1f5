import { describe, expect, test } from '@jest/globals';
import { estimateBulk, squaredLengths, whiten } from '../../../src/statistics/multivariate/mahalanobis.ts';
import { findNeighbours, nearestDistance } from '../../../src/statistics/multivariate/nearest-rows.ts';
import { principalCoordinates } from '../../../src/statistics/multivariate/principal-coordinates.ts';
import { scoreOutliers } from '../../../src/attacks/outlier/score-outliers.ts';
import { Random } from '../../../src/random.ts';
import { type Matrix, rowOf, squaredDistance } from '../../../src/statistics/multivariate/matrix.ts';
import { localOutlierFactor } from '../../../src/attacks/outlier/isolation-forest.ts';

/** By scikit-learn 1.9, of the twelve points below. */
const LOF = [
  0.903663, 1.145768, 0.954996, 1.020899, 1.052968, 1.07224, 1.050424, 1.121005, 1.046831, 1.065901, 1.396497,
  0.923679,
];

function normals(rows: number, columns: number, seed: number): Matrix {
  const values = new Float32Array(rows * columns);
  new Random(seed).fillNormals(values);
  return { values, rows, columns };
}

function changed(matrix: Matrix, change: (value: number, row: number, column: number) => number): Matrix {
  const values = Float32Array.from(matrix.values, (value: number, index: number) =>
    change(value, Math.floor(index / matrix.columns), index % matrix.columns),
  );
  return { ...matrix, values };
}

describe('neighbours', () => {
  test('the local outlier factor is that of scikit-learn 1.9: LocalOutlierFactor(n_neighbors=4)', () => {
    const values = Float64Array.from({ length: 24 }, (_unused, index) => {
      const i = Math.floor(index / 2) + 1;
      return index % 2 === 0 ? ((i * 37) % 101) / 10 : ((i * 53) % 97) / 10;
    });
    const factors = localOutlierFactor(findNeighbours({ values, rows: 12, columns: 2 }, 4));
    expect(Array.from(factors)).toEqual(LOF.map((factor) => expect.closeTo(factor, 5)));
  });

  test('they are the nearest of all other rows, from near to far', () => {
    const matrix = normals(25, 3, 1);
    const found = findNeighbours(matrix, 5);
    for (let row = 0; row < 25; row += 1) {
      const all = Array.from({ length: 25 }, (_unused, other) => other)
        .filter((other) => other !== row)
        .sort((a, b) => distance(matrix, row, a) - distance(matrix, row, b));
      expect(Array.from(found.rows.subarray(row * 5, row * 5 + 5))).toEqual(all.slice(0, 5));
    }
    expect(nearestDistance(found, 1)[3]).toBeCloseTo(found.distances[15] ?? 0, 12);
  });

  function distance(matrix: Matrix, a: number, b: number): number {
    return squaredDistance(rowOf(matrix, a), rowOf(matrix, b));
  }
});

describe('the Mahalanobis distance', () => {
  test('hardly changes if columns are mixed, also when they nearly depend on each other', () => {
    const plain = normals(400, 2, 2);
    const mixed = {
      ...plain,
      values: Float64Array.from(plain.values, (_value: number, index: number) => {
        const [a = 0, b = 0] = rowOf(plain, Math.floor(index / 2));
        return index % 2 === 0 ? a + 0.03 * b : a - 0.03 * b;
      }),
    };
    const [before, after] = [plain, mixed].map((rows) => squaredLengths(whiten(rows, estimateBulk(rows))));
    const strangest = (lengths: Float64Array | undefined): number[] =>
      Array.from(lengths?.keys() ?? [])
        .sort((a, b) => (lengths?.[b] ?? 0) - (lengths?.[a] ?? 0))
        .slice(0, 10);
    const same = strangest(before).filter((row) => strangest(after).includes(row));
    expect(same.length).toBeGreaterThanOrEqual(9);
  });
});

test('principal coordinates keep all distances if the rows span no more', () => {
  const factors = normals(3, 40, 6);
  const weights = normals(30, 3, 7);
  const rows = {
    values: Float64Array.from({ length: 1200 }, (_unused, index) =>
      [0, 1, 2].reduce(
        (sum, k) =>
          sum +
          (weights.values[Math.floor(index / 40) * 3 + k] ?? 0) *
            (factors.values[k * 40 + (index % 40)] ?? 0),
        0,
      ),
    ),
    rows: 30,
    columns: 40,
  };
  const found = principalCoordinates(rows, 3, new Random(8));
  for (let row = 1; row < 30; row += 1) {
    const [own, first] = [rowOf(found, row).subarray(0, 3), rowOf(found, 0).subarray(0, 3)];
    expect(squaredDistance(own, first)).toBeCloseTo(squaredDistance(rowOf(rows, row), rowOf(rows, 0)), 3);
  }
});

test('outliers in 600 columns are found', () => {
  const rows = changed(normals(80, 600, 9), (value, row) => (row < 3 ? 1.5 * value : value));
  const { combined, fence, found } = scoreOutliers(rows, true, new Random(1));
  expect(found.slice(0, 3).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(found.length).toBeLessThanOrEqual(4);
  expect(Array.from(combined).filter((score) => score > fence)).toHaveLength(found.length);
});
