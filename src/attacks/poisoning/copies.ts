import { countDistinct, digestsOf } from '../../engine/distinct-inputs.ts';
import { Random } from '../../engine/random.ts';
import { type Matrix, rowOf, squaredDistance, takeRows } from '../../engine/statistics/matrix.ts';
import { nearestRows } from './nearest-rows.ts';
import { unitColumns } from './unit-columns.ts';

/** Rows of which copies count once. */
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
 * Copies in another fold would know a row's label, right or wrong. Equal rows of a table of few categories are no copies.
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

/** For each row the first row in this order that is equal to it. */
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

/** Pairs of rows that are near-copies of each other. */
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

/** Says whether two rows differ in no column by more than a small part of its range. */
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

/** Keeps of each group the row that comes first in a random order: which label its copies have must not depend on their places. */
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
