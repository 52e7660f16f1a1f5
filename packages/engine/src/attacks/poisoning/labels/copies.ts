import { countDistinct, digestsOf } from '../../../distinct-inputs.ts';
import { Random } from '../../../random.ts';
import {
  columnMeans,
  type Matrix,
  rowOf,
  squaredDistance,
  takeRows,
} from '../../../statistics/multivariate/matrix.ts';

export interface Copies {
  /** One row of each group of copies, in the order of the rows. */
  readonly kept: Int32Array;
  /** For each row the place of its group in `kept`. */
  readonly places: Int32Array;
}

/** Near-copies are looked for among so many rows at once. */
const MOST_TOGETHER = 6000;
/** Of one row, at most so many near-copies are found beside it. */
const MOST_COPIES = 10;
/** Near-copies lie at least so many times nearer to each other than to the next row; chosen on our own tables and pictures. */
const APART = 3;
/** In tables no number of a near-copy differs by more than this part of the column's range, so rows of one category are none. */
const NEAR = 0.03;
/** Rows are equal by nature if columns that are shuffled make at least so large a part of their repetitions. */
const NATURAL = 0.5;

/**
 * Groups rows that are copies of each other: equal ones, and those that lie together far from all others, as augmented pictures do.
 * Copies in another fold would know a row's label. Equal rows of a table of few categories are no copies.
 */
export function groupCopies(features: Matrix, isTable: boolean): Copies {
  const random = new Random(0);
  const order = random.permutation(features.rows);
  const equal = groupEqual(features, order);
  const all = Int32Array.from({ length: features.rows }, (_unused, row) => row);
  if (isTable && isEqualByNature(features, equal, random)) return { kept: all, places: all };
  const first = concluded(equal, order);
  const leaders = Int32Array.from(equal);
  const few = takeRows(features, first.kept);
  const chunks = Math.max(1, Math.ceil(few.rows / MOST_TOGETHER));
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const rows = Int32Array.from(first.kept.keys()).filter((row) => row % chunks === chunk);
    const links = nearCopies(takeRows(few, rows), isTable, random);
    for (const [one, other] of links) {
      unite(leaders, first.kept[rows[one] ?? 0] ?? 0, first.kept[rows[other] ?? 0] ?? 0);
    }
  }
  return concluded(leaders, order);
}

function groupEqual(features: Matrix, order: Int32Array): Int32Array {
  const digests = digestsOf({ values: Float32Array.from(features.values), count: features.rows });
  const first = new Map<string, number>();
  for (const row of order) {
    const digest = digests[row] ?? '';
    if (!first.has(digest)) first.set(digest, row);
  }
  return Int32Array.from(digests, (digest, row) => first.get(digest) ?? row);
}

/** True if the values of the columns alone explain how many rows are equal: few categories give few different rows. */
function isEqualByNature({ values, rows, columns }: Matrix, equal: Int32Array, random: Random): boolean {
  const repeated = rows - new Set(equal).size;
  if (repeated === 0) return false;
  const shuffled = new Float32Array(values.length);
  for (let column = 0; column < columns; column += 1) {
    random.permutation(rows).forEach((from, row) => {
      shuffled[row * columns + column] = values[from * columns + column] ?? 0;
    });
  }
  return rows - countDistinct({ values: shuffled, count: rows }) >= NATURAL * repeated;
}

function nearCopies(features: Matrix, isTable: boolean, random: Random): (readonly [number, number])[] {
  if (features.rows <= MOST_COPIES + 1) return [];
  const points = isTable ? unitColumns(features) : features;
  const { rows: others, count } = nearestRows(points, MOST_COPIES + 1, random);
  const isNear = isTable ? sameNumbers(features) : () => true;
  const close = Array.from({ length: points.rows }, (_unused, row) => {
    const ordered = Array.from(others.subarray(row * count, (row + 1) * count), (other) => ({
      other,
      distance: squaredDistance(rowOf(points, row), rowOf(points, other)),
    })).sort((a, b) => a.distance - b.distance);
    const last = ordered.findLastIndex(
      ({ distance }, place) => (ordered[place + 1]?.distance ?? 0) > APART * APART * distance,
    );
    return new Set(ordered.slice(0, last + 1).flatMap(({ other }) => (isNear(row, other) ? [other] : [])));
  });
  return close.flatMap((copies, row) =>
    [...copies].flatMap((other) => (other < row && close[other]?.has(row) === true ? [[row, other]] : [])),
  );
}

function sameNumbers(features: Matrix): (one: number, other: number) => boolean {
  const { values, columns } = features;
  const low = new Float64Array(columns).fill(Infinity);
  const high = new Float64Array(columns).fill(-Infinity);
  values.forEach((value: number, index: number) => {
    const column = index % columns;
    low[column] = Math.min(low[column] ?? value, value);
    high[column] = Math.max(high[column] ?? value, value);
  });
  return (one, other) => {
    for (let column = 0; column < columns; column += 1) {
      const apart = (values[one * columns + column] ?? 0) - (values[other * columns + column] ?? 0);
      if (Math.abs(apart) > NEAR * ((high[column] ?? 0) - (low[column] ?? 0))) return false;
    }
    return true;
  };
}

function unite(leaders: Int32Array, one: number, other: number): void {
  const [first, second] = [leaderOf(leaders, one), leaderOf(leaders, other)];
  leaders[second] = first;
}

function leaderOf(leaders: Int32Array, row: number): number {
  let at = row;
  while (leaders[at] !== at) at = leaders[at] ?? at;
  return at;
}

/** Keeps of each group a random row: which label its copies have must not depend on their places. */
function concluded(leaders: Int32Array, order: Int32Array): Copies {
  const chosen = new Map<number, number>();
  for (const row of order) {
    const leader = leaderOf(leaders, row);
    if (!chosen.has(leader)) chosen.set(leader, row);
  }
  const kept = Int32Array.from(chosen.values()).sort();
  const placeOf = new Map(Array.from(kept, (row, place) => [row, place]));
  const places = Int32Array.from({ length: leaders.length }, (_unused, row) => {
    return placeOf.get(chosen.get(leaderOf(leaders, row)) ?? row) ?? 0;
  });
  return { kept, places };
}

/** Brings each column to mean 0 and standard deviation 1; constant ones become 0. */
export function unitColumns(matrix: Matrix): Matrix {
  const { columns, rows } = matrix;
  const means = columnMeans(matrix);
  const squares = new Float64Array(columns);
  matrix.values.forEach((value: number, index: number) => {
    const column = index % columns;
    squares[column] = (squares[column] ?? 0) + (value - (means[column] ?? 0)) ** 2 / Math.max(1, rows);
  });
  const values = Float32Array.from(matrix.values, (value: number, index: number) => {
    const column = index % columns;
    const deviation = Math.sqrt(squares[column] ?? 0);
    return deviation > 1e-12 ? (value - (means[column] ?? 0)) / deviation : 0;
  });
  return { ...matrix, values };
}

/** Rows of more columns are compared by so many random mixtures of them, which hardly change who is nearest. */
const DIRECTIONS = 16;

interface NearestRows {
  readonly count: number;
  readonly rows: Int32Array;
}

/** Finds the nearest rows without a matrix of all distances; mixtures of columns as of Johnson and Lindenstrauss, 1984. */
function nearestRows(matrix: Matrix, most: number, random: Random): NearestRows {
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
