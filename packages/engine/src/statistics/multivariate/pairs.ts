import { type Matrix, transposed } from './matrix.ts';

/** Rows that are compared at once: every number that is loaded serves several pairs. */
const [TALL, WIDE] = [4, 2];
/** Rows that are copied as 64-bit numbers at once, so that no copy of a large matrix is needed. */
const BLOCK = 32;

/** Rows to compare, `length` numbers each, and the place of the `TALL` times `WIDE` results. */
interface Operands {
  readonly length: number;
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly results: Float64Array;
}

/** Computes the results of rows that begin at the given places. */
type Tile = (operands: Operands, leftStart: number, rightStart: number) => void;

/**
 * Returns the squared Euclidean distances of all rows of both: `second.rows` numbers for each row of the first. Equal rows
 * have the distance 0 exactly. About four times as fast as comparing two rows at a time.
 */
export function squaredDistances(first: Matrix, second: Matrix): Float64Array {
  return allPairs(first, second, distanceTile);
}

/** Returns the products of all rows of both: `second.rows` numbers for each row of the first. */
export function productsOfRows(first: Matrix, second: Matrix): Float64Array {
  return allPairs(first, second, productTile);
}

/** Returns the mean over all rows of the product of each two columns: their covariances, if the means of the columns are 0. */
export function meanProducts(rows: Matrix): Float64Array {
  const columns = transposed(rows);
  return productsOfRows(columns, columns).map((sum) => sum / rows.rows);
}

function allPairs(first: Matrix, second: Matrix, tile: Tile): Float64Array {
  const pairs = new Float64Array(first.rows * second.rows);
  const isSame = first === second;
  const [left, right] = [emptyBlock(first), emptyBlock(second)];
  for (let top = 0; top < first.rows; top += BLOCK) {
    copyBlock(left, first, top);
    for (let start = 0; start < (isSame ? Math.min(top + BLOCK, second.rows) : second.rows); start += BLOCK) {
      copyBlock(right, second, start);
      fillBlock(pairs, second.rows, left, right, tile);
      if (isSame) mirror(pairs, first.rows, top, start);
    }
  }
  return pairs;
}

interface Block {
  readonly values: Float64Array;
  readonly columns: number;
  top: number;
  rows: number;
}

function emptyBlock({ columns }: Matrix): Block {
  return { values: new Float64Array((BLOCK + TALL) * columns), columns, top: 0, rows: 0 };
}

function copyBlock(block: Block, { values, rows, columns }: Matrix, top: number): void {
  block.top = top;
  block.rows = Math.min(BLOCK, rows - top);
  block.values.set(values.subarray(top * columns, (top + block.rows) * columns));
}

function fillBlock(pairs: Float64Array, width: number, left: Block, right: Block, tile: Tile): void {
  const { columns } = left;
  const results = new Float64Array(TALL * WIDE);
  const operands = { length: columns, left: left.values, right: right.values, results };
  for (let i = 0; i < left.rows; i += TALL) {
    for (let j = 0; j < right.rows; j += WIDE) {
      tile(operands, i * columns, j * columns);
      for (let row = i; row < Math.min(i + TALL, left.rows); row += 1) {
        for (let column = j; column < Math.min(j + WIDE, right.rows); column += 1) {
          pairs[(left.top + row) * width + right.top + column] = results[(row - i) * WIDE + column - j] ?? 0;
        }
      }
    }
  }
}

/** Copies a block of the lower triangle to its place in the upper one, while it is in the cache. */
function mirror(pairs: Float64Array, size: number, top: number, left: number): void {
  for (let i = top; i < Math.min(top + BLOCK, size); i += 1) {
    for (let j = left; j < Math.min(left + BLOCK, i); j += 1) pairs[j * size + i] = pairs[i * size + j] ?? 0;
  }
}

function distanceTile(
  { length, left, right, results }: Operands,
  leftStart: number,
  rightStart: number,
): void {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    const one = right[rightStart + at] ?? 0;
    const two = right[rightStart + length + at] ?? 0;
    const place = leftStart + at;
    const first = left[place] ?? 0;
    a += (first - one) * (first - one);
    b += (first - two) * (first - two);
    const second = left[place + length] ?? 0;
    c += (second - one) * (second - one);
    d += (second - two) * (second - two);
    const third = left[place + 2 * length] ?? 0;
    e += (third - one) * (third - one);
    f += (third - two) * (third - two);
    const fourth = left[place + 3 * length] ?? 0;
    g += (fourth - one) * (fourth - one);
    h += (fourth - two) * (fourth - two);
  }
  keep(results, a, b, c, d, e, f, g, h);
}

function productTile(
  { length, left, right, results }: Operands,
  leftStart: number,
  rightStart: number,
): void {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    const one = right[rightStart + at] ?? 0;
    const two = right[rightStart + length + at] ?? 0;
    const place = leftStart + at;
    const first = left[place] ?? 0;
    a += first * one;
    b += first * two;
    const second = left[place + length] ?? 0;
    c += second * one;
    d += second * two;
    const third = left[place + 2 * length] ?? 0;
    e += third * one;
    f += third * two;
    const fourth = left[place + 3 * length] ?? 0;
    g += fourth * one;
    h += fourth * two;
  }
  keep(results, a, b, c, d, e, f, g, h);
}

/** Stores the results one by one: a list of them would be made for every tile. */
function keep(
  results: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): void {
  results[0] = a;
  results[1] = b;
  results[2] = c;
  results[3] = d;
  results[4] = e;
  results[5] = f;
  results[6] = g;
  results[7] = h;
}
