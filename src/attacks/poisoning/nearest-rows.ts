import type { Random } from '../../engine/random.ts';
import type { Matrix } from '../../engine/statistics/matrix.ts';

/** Rows of more columns are compared by so many random mixtures of them, which hardly change who is nearest. */
const DIRECTIONS = 16;

/** The rows that lie nearest to each row, itself left out, in no order. */
export interface NearestRows {
  /** How many each row has. */
  readonly count: number;
  readonly rows: Int32Array;
}

/**
 * Finds the nearest rows without a matrix of all distances.
 * Source for the mixtures: Johnson, Lindenstrauss, "Extensions of Lipschitz mappings into a Hilbert space", 1984.
 */
export function nearestRows(matrix: Matrix, most: number, random: Random): NearestRows {
  const count = Math.max(0, Math.min(most, matrix.rows - 1));
  const points = matrix.columns > DIRECTIONS ? mixed(matrix, random) : matrix;
  const rows = new Int32Array(matrix.rows * count);
  for (let row = 0; row < matrix.rows; row += 1) {
    rows.set(nearestOf(points, row, count), row * count);
  }
  return { count, rows };
}

function nearestOf({ values, rows, columns }: Matrix, row: number, count: number): Int32Array {
  const near = new Int32Array(count);
  const distances = new Float64Array(count).fill(Infinity);
  const own = values.slice(row * columns, (row + 1) * columns);
  let limit = Infinity;
  for (let other = 0; other < rows; other += 1) {
    if (other === row) continue;
    let distance = 0;
    const start = other * columns;
    for (let column = 0; column < columns && distance < limit; column += 1) {
      const apart = (own[column] ?? 0) - (values[start + column] ?? 0);
      distance += apart * apart;
    }
    if (distance >= limit) continue;
    let place = count - 1;
    while (place > 0 && (distances[place - 1] ?? 0) > distance) {
      distances[place] = distances[place - 1] ?? 0;
      near[place] = near[place - 1] ?? 0;
      place -= 1;
    }
    distances[place] = distance;
    near[place] = other;
    limit = distances[count - 1] ?? 0;
  }
  return near;
}

function mixed({ values, rows, columns }: Matrix, random: Random): Matrix {
  const weights = new Float32Array(columns * DIRECTIONS);
  random.fillNormals(weights);
  const result = new Float32Array(rows * DIRECTIONS);
  const sums = new Float64Array(DIRECTIONS);
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    for (let column = 0; column < columns; column += 1) {
      const value = values[row * columns + column] ?? 0;
      if (value === 0) continue;
      const start = column * DIRECTIONS;
      for (let k = 0; k < DIRECTIONS; k += 1) sums[k] = (sums[k] ?? 0) + value * (weights[start + k] ?? 0);
    }
    result.set(sums, row * DIRECTIONS);
  }
  return { values: result, rows, columns: DIRECTIONS };
}
