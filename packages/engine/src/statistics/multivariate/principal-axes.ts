const MOST_SWEEPS = 30;

/** The eigenvectors of a symmetric matrix, one in each row, and their eigenvalues. */
export interface PrincipalAxes {
  readonly axes: Float64Array;
  readonly variances: Float64Array;
}

/**
 * Finds the eigenvectors of a symmetric matrix by Jacobi's rotations.
 * Source: Golub and Van Loan, "Matrix computations", 4th edition 2013, section 8.5.
 * @param matrix `size` rows; it is overwritten
 */
export function principalAxes(matrix: Float64Array, size: number): PrincipalAxes {
  const axes = new Float64Array(size * size);
  for (let k = 0; k < size; k += 1) axes[k * size + k] = 1;
  let total = 0;
  for (const value of matrix) total += value * value;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let outside = 0;
    for (let p = 0; p < size; p += 1) {
      for (let q = 0; q < p; q += 1) {
        outside += (matrix[p * size + q] ?? 0) ** 2;
        rotate(matrix, axes, size, p, q);
      }
    }
    if (outside <= 1e-22 * total) break;
  }
  return { axes, variances: Float64Array.from({ length: size }, (_unused, k) => matrix[k * size + k] ?? 0) };
}

/** Turns rows and columns p and q so that the entry that they share becomes 0. */
function rotate(matrix: Float64Array, axes: Float64Array, size: number, p: number, q: number): void {
  const shared = matrix[p * size + q] ?? 0;
  if (shared === 0) return;
  const theta = ((matrix[q * size + q] ?? 0) - (matrix[p * size + p] ?? 0)) / (2 * shared);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (let k = 0; k < size; k += 1) {
    const [x, y] = [matrix[k * size + p] ?? 0, matrix[k * size + q] ?? 0];
    matrix[k * size + p] = cosine * x - sine * y;
    matrix[k * size + q] = sine * x + cosine * y;
  }
  turnRows(matrix, size, p, q, cosine, sine);
  turnRows(axes, size, p, q, cosine, sine);
}

function turnRows(
  values: Float64Array,
  size: number,
  p: number,
  q: number,
  cosine: number,
  sine: number,
): void {
  for (let k = 0; k < size; k += 1) {
    const [x, y] = [values[p * size + k] ?? 0, values[q * size + k] ?? 0];
    values[p * size + k] = cosine * x - sine * y;
    values[q * size + k] = sine * x + cosine * y;
  }
}
