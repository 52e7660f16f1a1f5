/** Returns row `index` of a matrix whose rows have `size` numbers: a view, not a copy. */
export function rowOf(matrix: Float32Array, index: number, size: number): Float32Array {
  return matrix.subarray(index * size, (index + 1) * size);
}

/** Returns a copy of the rows with these numbers, in this order. */
export function takeRows(matrix: Float32Array, rows: ArrayLike<number>, size: number): Float32Array {
  const taken = new Float32Array(rows.length * size);
  for (let index = 0; index < rows.length; index += 1) {
    taken.set(rowOf(matrix, rows[index] ?? 0, size), index * size);
  }
  return taken;
}

export type Floats = Float32Array | Float64Array;

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

export function addScaled(a: Floats, factor: number, b: Floats): void {
  for (let index = 0; index < a.length; index += 1) a[index] = (a[index] ?? 0) + factor * (b[index] ?? 0);
}

export function squaredDistance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/** Brings a vector to length 1, in place. A vector of zeros stays. */
export function normalize(a: Float32Array): Float32Array {
  const length = Math.sqrt(dot(a, a));
  if (length > 0) for (let index = 0; index < a.length; index += 1) a[index] = (a[index] ?? 0) / length;
  return a;
}

/** Returns the index of the largest number, the first of equals. */
export function argMax(a: ArrayLike<number>): number {
  let best = 0;
  for (let index = 1; index < a.length; index += 1) if ((a[index] ?? 0) > (a[best] ?? 0)) best = index;
  return best;
}

/** Returns the place of the largest number in each row of `size` numbers: of scores the class. */
export function argMaxOfRows(rows: Floats, size: number): Int32Array {
  return Int32Array.from({ length: rows.length / size }, (_unused, row) =>
    argMax(rows.subarray(row * size, (row + 1) * size)),
  );
}

/** Returns the rows one after another. @param size of each */
export function joinRows(rows: readonly Float32Array[], size: number): Float32Array {
  const joined = new Float32Array(rows.length * size);
  for (const [index, row] of rows.entries()) joined.set(row, index * size);
  return joined;
}

/** Returns the value in the middle, the upper of two: one that occurs, also if others are Infinity. NaN if there are none. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the mean; 0 if there are no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function product(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all * size, 1);
}
