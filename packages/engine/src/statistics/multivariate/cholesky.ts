/**
 * Factorizes a symmetric positive definite matrix, of which the lower triangle is read, in place into its lower Cholesky
 * factor. A pivot that rounding has made zero or less becomes tiny, so that its direction counts for nothing.
 */
export function factorize(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * size + j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (matrix[i * size + k] ?? 0) * (matrix[j * size + k] ?? 0);
      if (i === j) matrix[i * size + i] = Math.sqrt(Math.max(sum, 1e-12));
      else matrix[i * size + j] = sum / (matrix[j * size + j] ?? 1);
    }
  }
}

/** Solves `factor x = right` for one right side, where `factor` comes from `factorize`; the result replaces `right`. */
export function solveLower(factor: Float64Array, size: number, right: Float64Array): void {
  for (let i = 0; i < size; i += 1) solveStep(factor, size, right, i);
}

function solveStep(factor: Float64Array, size: number, right: Float64Array, i: number): void {
  let sum = right[i] ?? 0;
  for (let k = 0; k < i; k += 1) sum -= (factor[i * size + k] ?? 0) * (right[k] ?? 0);
  right[i] = sum / (factor[i * size + i] ?? 1);
}

/** Solves `factor x = right` for each row of `rights`, which the results replace. */
export function solveLowerRows(factor: Float64Array, size: number, rights: Float64Array): void {
  const whole = rights.length - (rights.length % (4 * size));
  for (let first = 0; first < whole; first += 4 * size) {
    let i = 0;
    for (; i + 1 < size; i += 2) solveSteps(factor, size, rights, first, i);
    for (let row = first; i < size && row < first + 4 * size; row += size) {
      solveStep(factor, size, rights.subarray(row, row + size), i);
    }
  }
  for (let row = whole; row < rights.length; row += size) {
    solveLower(factor, size, rights.subarray(row, row + size));
  }
}

/** Finds numbers i and i + 1 of four rows at once: the steps of one row wait for each other, and each number is loaded once. */
function solveSteps(
  factor: Float64Array,
  size: number,
  rights: Float64Array,
  first: number,
  i: number,
): void {
  const [upper, lower] = [i * size, (i + 1) * size];
  const [second, third, fourth] = [first + size, first + 2 * size, first + 3 * size];
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < i; k += 1) {
    const one = factor[upper + k] ?? 0;
    const two = factor[lower + k] ?? 0;
    const p = rights[first + k] ?? 0;
    a += one * p;
    e += two * p;
    const q = rights[second + k] ?? 0;
    b += one * q;
    f += two * q;
    const r = rights[third + k] ?? 0;
    c += one * r;
    g += two * r;
    const s = rights[fourth + k] ?? 0;
    d += one * s;
    h += two * s;
  }
  const pivots = [factor[upper + i] ?? 1, factor[lower + i] ?? 0, factor[lower + i + 1] ?? 1] as const;
  keepTwo(rights, first + i, a, e, pivots);
  keepTwo(rights, second + i, b, f, pivots);
  keepTwo(rights, third + i, c, g, pivots);
  keepTwo(rights, fourth + i, d, h, pivots);
}

function keepTwo(
  rights: Float64Array,
  at: number,
  sum: number,
  nextSum: number,
  [pivot, below, nextPivot]: readonly [number, number, number],
): void {
  const found = ((rights[at] ?? 0) - sum) / pivot;
  rights[at] = found;
  rights[at + 1] = ((rights[at + 1] ?? 0) - nextSum - below * found) / nextPivot;
}

/** Solves `transposed factor x = right` in the same way. */
export function solveUpper(factor: Float64Array, size: number, right: Float64Array): void {
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = right[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) sum -= (factor[k * size + i] ?? 0) * (right[k] ?? 0);
    right[i] = sum / (factor[i * size + i] ?? 1);
  }
}

/** Solves `matrix x = right` for the columns of `right`. @param matrix symmetric and positive definite; it is changed */
export function solveCholesky(
  matrix: Float64Array,
  size: number,
  right: Float64Array,
  columns: number,
): Float64Array {
  factorize(matrix, size);
  const result = new Float64Array(size * columns);
  const column = new Float64Array(size);
  for (let index = 0; index < columns; index += 1) {
    for (let i = 0; i < size; i += 1) column[i] = right[i * columns + index] ?? 0;
    solveLower(matrix, size, column);
    solveUpper(matrix, size, column);
    for (let i = 0; i < size; i += 1) result[i * columns + index] = column[i] ?? 0;
  }
  return result;
}
