import type { Random } from '../../random.ts';
import type { Matrix } from '../multivariate/matrix.ts';

/** The columns of a table, each a row here, since a cut looks at one column. */
export type Columns = Matrix<ArrayLike<number>>;

/** Rows at or below the value go one way, the others the other way. */
export interface Cut {
  readonly column: number;
  readonly value: number;
}

export interface TreeKind {
  /** Chooses how to divide rows that are learned, at a depth from 0 on; undefined if they become a leaf. */
  readonly cut: (known: Int32Array, depth: number) => Cut | undefined;
  /** Takes the rows that ended in one leaf, with its depth: those that were learned, and those to guess. */
  readonly leaf: (known: Int32Array, asked: Int32Array, depth: number) => void;
}

/**
 * Grows one tree, and sends the rows to guess down while it grows, so that no tree is kept, and branches without any are not grown.
 * It moves rows within both lists.
 */
export function growTree(
  columns: Columns,
  kind: TreeKind,
  known: Int32Array,
  asked: Int32Array,
  depth = 0,
): void {
  if (asked.length === 0) return;
  const cut = kind.cut(known, depth);
  if (cut === undefined) {
    kind.leaf(known, asked, depth);
    return;
  }
  const [lowKnown, lowAsked] = [partition(columns, known, cut), partition(columns, asked, cut)];
  growTree(columns, kind, known.subarray(0, lowKnown), asked.subarray(0, lowAsked), depth + 1);
  growTree(columns, kind, known.subarray(lowKnown), asked.subarray(lowAsked), depth + 1);
}

/** Moves the rows at or below the cut to the front, and returns how many they are. */
function partition({ values, columns: rows }: Columns, order: Int32Array, { column, value }: Cut): number {
  let front = 0;
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    if ((values[column * rows + row] ?? 0) > value) continue;
    order[place] = order[front] ?? 0;
    order[front] = row;
    front += 1;
  }
  return front;
}

/** A random value within the range of a column. @returns undefined if all rows have the same value */
export function randomCut(
  { values, columns: rows }: Columns,
  known: Int32Array,
  column: number,
  random: Random,
): Cut | undefined {
  let [low, high] = [Infinity, -Infinity];
  for (const row of known) {
    const value = values[column * rows + row] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high > low ? { column, value: low + (high - low) * random.uniform() } : undefined;
}

/** Says how much a cut tells about scores, `size` for each row: the squared sums of both parts over their sizes; -1 if one is empty. */
export function worthOf(
  { values, columns: rows }: Columns,
  { column, value }: Cut,
  known: Int32Array,
  { scores, size }: { readonly scores: ArrayLike<number>; readonly size: number },
): number {
  const sums = new Float64Array(2 * size);
  let lower = 0;
  for (const row of known) {
    const isLow = (values[column * rows + row] ?? 0) <= value;
    if (isLow) lower += 1;
    const start = isLow ? 0 : size;
    for (let at = 0; at < size; at += 1) {
      sums[start + at] = (sums[start + at] ?? 0) + (scores[row * size + at] ?? 0);
    }
  }
  if (lower === 0 || lower === known.length) return -1;
  let worth = 0;
  for (let at = 0; at < size; at += 1) {
    worth += (sums[at] ?? 0) ** 2 / lower;
    worth += (sums[size + at] ?? 0) ** 2 / (known.length - lower);
  }
  return worth;
}
