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
  for (let i = 0; i < size; i += 1) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (factor[i * size + k] ?? 0) * (right[k] ?? 0);
    right[i] = sum / (factor[i * size + i] ?? 1);
  }
}

/** Solves `factor x = right` for each row of `rights`, which the results replace. */
export function solveLowerRows(factor: Float64Array, size: number, rights: Float64Array): void {
  const whole = rights.length - (rights.length % (4 * size));
  for (let first = 0; first < whole; first += 4 * size) {
    for (let i = 0; i < size; i += 1) solveStep(factor, size, rights, first, i);
  }
  for (let row = whole; row < rights.length; row += size) {
    solveLower(factor, size, rights.subarray(row, row + size));
  }
}

/** Finds number i of four rows at once: the steps of one row wait for each other. */
function solveStep(factor: Float64Array, size: number, rights: Float64Array, first: number, i: number): void {
  const [second, third, fourth] = [first + size, first + 2 * size, first + 3 * size];
  let a = rights[first + i] ?? 0;
  let b = rights[second + i] ?? 0;
  let c = rights[third + i] ?? 0;
  let d = rights[fourth + i] ?? 0;
  for (let k = 0; k < i; k += 1) {
    const one = factor[i * size + k] ?? 0;
    a -= one * (rights[first + k] ?? 0);
    b -= one * (rights[second + k] ?? 0);
    c -= one * (rights[third + k] ?? 0);
    d -= one * (rights[fourth + k] ?? 0);
  }
  const pivot = factor[i * size + i] ?? 1;
  rights[first + i] = a / pivot;
  rights[second + i] = b / pivot;
  rights[third + i] = c / pivot;
  rights[fourth + i] = d / pivot;
}

/** Solves `transposed factor x = right` in the same way. */
export function solveUpper(factor: Float64Array, size: number, right: Float64Array): void {
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = right[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) sum -= (factor[k * size + i] ?? 0) * (right[k] ?? 0);
    right[i] = sum / (factor[i * size + i] ?? 1);
  }
}

/**
 * Solves `matrix x = right` for several right sides, the columns of `right`.
 * @param matrix symmetric and positive definite; it is changed
 */
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
