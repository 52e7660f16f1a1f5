import { columnOf, type Matrix } from './matrix.ts';

/**
 * Replaces each number by the normal number of the same rank in its column; equal numbers get the mean of their ranks, and
 * each column variance 1. Skewed and heavy-tailed columns look alike then, and any relation by which one column rises with
 * another becomes nearly linear.
 * Sources: Van der Waerden, "Order tests for the two-sample problem", 1952; Liu, Lafferty, Wasserman, "The nonparanormal",
 * JMLR 10, 2009.
 */
export function normalScores(rows: Matrix): Matrix {
  const values = new Float64Array(rows.rows * rows.columns);
  const quantiles = Float64Array.from({ length: rows.rows }, (_unused, rank) =>
    normalQuantile((rank + 0.5) / rows.rows),
  );
  for (let column = 0; column < rows.columns; column += 1) {
    const scores = scoresOf(columnOf(rows, column), quantiles);
    scores.forEach((score, row) => (values[row * rows.columns + column] = score));
  }
  return { values, rows: rows.rows, columns: rows.columns };
}

function scoresOf(values: Float64Array, quantiles: Float64Array): Float64Array {
  const order = Int32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const scores = new Float64Array(values.length);
  let squares = 0;
  for (let first = 0, end = 0; first < order.length; first = end) {
    while (end < order.length && values[order[end] ?? 0] === values[order[first] ?? 0]) end += 1;
    const middle = (first + end - 1) / 2;
    const score = ((quantiles[Math.floor(middle)] ?? 0) + (quantiles[Math.ceil(middle)] ?? 0)) / 2;
    for (let place = first; place < end; place += 1) scores[order[place] ?? 0] = score;
    squares += (end - first) * score * score;
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(Math.max(0, squares / scores.length - mean * mean));
  return scores.map((score) => (spread > 1e-9 ? (score - mean) / spread : 0));
}

/** Coefficients of Acklam's rational approximations of the normal quantile: relative error below 1.2e-9. */
const CENTRE = [
  [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
] as const;
const TAIL = [
  [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
] as const;

/** Returns the number that a standard normal one stays below with this chance, above 0 and below 1 (Acklam 2003). */
export function normalQuantile(chance: number): number {
  if (chance > 0.5) return -normalQuantile(1 - chance);
  if (chance < 0.02425) {
    const x = Math.sqrt(-2 * Math.log(chance));
    return polynomial(TAIL[0], x) / polynomial(TAIL[1], x);
  }
  const x = chance - 0.5;
  return (polynomial(CENTRE[0], x * x) * x) / polynomial(CENTRE[1], x * x);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
