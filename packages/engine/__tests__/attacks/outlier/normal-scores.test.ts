import { describe, expect, test } from '@jest/globals';
import { scoreOutliers } from '../../../src/attacks/outlier/score-outliers.ts';
import { Random } from '../../../src/random.ts';
import { columnOf, type Matrix, rowOf } from '../../../src/statistics/multivariate/matrix.ts';
import { normalQuantile, normalScores } from '../../../src/statistics/multivariate/normal-scores.ts';
import { principalAxes, robustComponents } from '../../../src/statistics/multivariate/robust-components.ts';

function normals(rows: number, columns: number, seed: number): Matrix {
  const values = new Float32Array(rows * columns);
  new Random(seed).fillNormals(values);
  return { values: Float64Array.from(values), rows, columns };
}

/** Makes a matrix of the rows that a function returns. */
function matrixOf(rows: readonly (readonly number[])[]): Matrix {
  return { values: Float64Array.from(rows.flat()), rows: rows.length, columns: rows[0]?.length ?? 0 };
}

describe('normal scores', () => {
  test.each([
    [1e-6, -4.753424308823],
    [0.001, -3.090232306168],
    [0.01, -2.326347874041],
    [0.3, -0.524400512708],
    [0.5, 0],
    [0.975, 1.95996398454],
  ])('the quantile of %d is that of scipy', (chance, expected) => {
    expect(normalQuantile(chance)).toBeCloseTo(expected, 7);
  });

  test('they are the same if a column is stretched so that its order stays', () => {
    const rows = normals(60, 3, 1);
    const stretched = { ...rows, values: rows.values.map((value) => Math.exp(3 * value)) };
    expect(normalScores(stretched).values).toEqual(normalScores(rows).values);
  });

  test('they have mean 0 and variance 1, equal numbers have equal scores, and a constant column has 0', () => {
    const rows = matrixOf(Array.from({ length: 40 }, (_unused, row) => [row % 3, 7]));
    const scores = normalScores(rows);
    const [varied, constant] = [columnOf(scores, 0), columnOf(scores, 1)];
    expect(new Set(varied).size).toBe(3);
    expect(varied.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9);
    expect(varied.reduce((sum, value) => sum + value * value, 0) / 40).toBeCloseTo(1, 9);
    expect(new Set(constant)).toEqual(new Set([0]));
  });
});

test.each([1, 2, 7, 30])('principal axes of a matrix of %d columns are its eigenvectors', (size) => {
  const half = normals(size, size, size).values;
  const matrix = Float64Array.from(
    { length: size * size },
    (_unused, index) => (half[index] ?? 0) + (half[(index % size) * size + Math.floor(index / size)] ?? 0),
  );
  const { axes, variances } = principalAxes(matrix.slice(), size);
  for (let axis = 0; axis < size; axis += 1) {
    const own = axes.subarray(axis * size, (axis + 1) * size);
    expect(own.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 9);
    for (let row = 0; row < size; row += 1) {
      const image = own.reduce((sum, value, k) => sum + value * (matrix[row * size + k] ?? 0), 0);
      expect(image).toBeCloseTo((variances[axis] ?? 0) * (own[row] ?? 0), 7);
    }
  }
});

describe('robust components', () => {
  test('a row that breaks a relation of two columns lies far out, however small the relation is', () => {
    const random = normals(100, 2, 3);
    const rows = matrixOf(
      Array.from({ length: 100 }, (_unused, row) => {
        const [a = 0, b = 0] = rowOf(random, row);
        return [a, a + 0.01 * b + (row === 4 ? 0.2 : 0)];
      }),
    );
    const components = robustComponents(rows, new Random(1));
    const greatest = Array.from({ length: 100 }, (_unused, row) =>
      Math.max(...rowOf(components, row).map(Math.abs)),
    );
    expect(greatest.indexOf(Math.max(...greatest))).toBe(4);
    expect(greatest[4]).toBeGreaterThan(8);
  });

  test('columns that depend on each other exactly give one component', () => {
    const rows = matrixOf(Array.from({ length: 30 }, (_unused, row) => [row - 14.5, 2 * (row - 14.5), 0]));
    expect(robustComponents(rows, new Random(1)).columns).toBe(1);
  });
});

test.each([1, 2, 3, 4])(
  'a number beside the square of another is the strangest of 80 rows, seed %d',
  (seed) => {
    const random = normals(80, 4, seed);
    const rows = Array.from({ length: 80 }, (_unused, row) => {
      const [a = 0, ...others] = rowOf(random, row);
      return [Math.exp(a), Math.exp(2 * a), ...others];
    });
    // Neither number is rare: one has rank 20 of its column, the other rank 60.
    const order = Array.from(rows.keys()).sort((a, b) => (rows[a]?.[0] ?? 0) - (rows[b]?.[0] ?? 0));
    const [broken = 0, other = 0] = [order[20], order[60]];
    const changed = rows.map((row, index) =>
      index === broken ? [row[0] ?? 0, rows[other]?.[1] ?? 0, ...row.slice(2)] : row,
    );
    const { combined } = scoreOutliers(matrixOf(changed), false, new Random(1));
    expect(combined.indexOf(Math.max(...combined))).toBe(broken);
  },
);
