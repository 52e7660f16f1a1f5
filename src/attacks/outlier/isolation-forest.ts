import type { Random } from '../../engine/random.ts';
import { type Matrix, transposed } from '../../engine/statistics/matrix.ts';

const TREES = 200;
const SAMPLE = 256;
const EULER = 0.5772156649015329;

/**
 * Scores rows by how few random cuts set them apart from the others: near 1 for outliers, about .5 and less for others.
 * Source: Liu, Ting, Zhou, "Isolation forest", ICDM 2008.
 */
export function isolationForest(rows: Matrix, random: Random): Float64Array {
  const depths = new Float64Array(rows.rows);
  // Each cut looks at one column only.
  const columns = transposed(rows);
  const size = Math.min(SAMPLE, rows.rows);
  const everyone = Int32Array.from({ length: rows.rows }, (_unused, row) => row);
  for (let tree = 0; tree < TREES; tree += 1) {
    const sample = random.permutation(rows.rows).subarray(0, size);
    isolate(columns, sample, everyone.slice(), 0, Math.ceil(Math.log2(Math.max(2, size))), random, depths);
  }
  const usual = averageDepth(size);
  return depths.map((depth) => 2 ** (-depth / TREES / Math.max(1e-9, usual)));
}

/**
 * Divides the sample by random cuts, and adds the depth at which each row ends.
 * @param columns each in a row of its own
 */
function isolate(
  columns: Matrix,
  sample: Int32Array,
  scored: Int32Array,
  depth: number,
  deepest: number,
  random: Random,
  depths: Float64Array,
): void {
  if (scored.length === 0) return;
  const cut = depth >= deepest || sample.length <= 1 ? undefined : randomCut(columns, sample, random);
  if (cut === undefined) {
    const reached = depth + averageDepth(sample.length);
    for (const row of scored) depths[row] = (depths[row] ?? 0) + reached;
    return;
  }
  const inSample = partition(columns, sample, cut.column, cut.value);
  const inScored = partition(columns, scored, cut.column, cut.value);
  isolate(
    columns,
    sample.subarray(0, inSample),
    scored.subarray(0, inScored),
    depth + 1,
    deepest,
    random,
    depths,
  );
  isolate(columns, sample.subarray(inSample), scored.subarray(inScored), depth + 1, deepest, random, depths);
}

/** A random value in a random column whose values differ. */
function randomCut(
  columns: Matrix,
  sample: Int32Array,
  random: Random,
): { column: number; value: number } | undefined {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const column = random.integer(columns.rows);
    let [low, high] = [Infinity, -Infinity];
    for (const row of sample) {
      const value = columns.values[column * columns.columns + row] ?? 0;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    if (high > low) return { column, value: low + (high - low) * random.uniform() };
  }
  return undefined;
}

function partition(columns: Matrix, order: Int32Array, column: number, value: number): number {
  let front = 0;
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    if ((columns.values[column * columns.columns + row] ?? 0) > value) continue;
    order[place] = order[front] ?? 0;
    order[front] = row;
    front += 1;
  }
  return front;
}

/** The mean depth of an unsuccessful search in a binary tree of so many rows. */
function averageDepth(size: number): number {
  if (size <= 1) return 0;
  return size === 2 ? 1 : 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}
