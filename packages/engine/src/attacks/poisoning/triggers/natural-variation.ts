import { factorize, solveLower, solveUpper } from '../../../statistics/multivariate/cholesky.ts';
import {
  columnMeans,
  type Matrix,
  rowOf,
  stackRows,
  takeRows,
} from '../../../statistics/multivariate/matrix.ts';
import { productsOfRows } from '../../../statistics/multivariate/pairs.ts';
import { dot } from '../../../vectors.ts';
import { rowsWhere, type Case } from './case.ts';

/** At most so many rows say how inputs vary: the cost grows with their square, and with the size of the inputs. */
const MOST_ROWS = 700;
const FEWEST_ROWS = 100;
const MOST_PRODUCTS = 1.5e9;
/** The share of the mean variance from which on a direction counts as one in which inputs vary by nature. */
const FLOOR = 0.03;

/** How inputs of one class vary by nature, so that a pattern which lies in other directions can be told apart. */
export interface NaturalVariation {
  /** Weakens a pattern in the directions in which inputs vary anyway, and keeps it in those in which they hardly do. */
  filter(pattern: ArrayLike<number>): Float64Array;
}

/** Leaves out the rows under suspicion: what they share would count as natural. */
export function variationWithout(subject: Case, label: number): NaturalVariation {
  const known = KNOWN.get(subject) ?? new Map<number, NaturalVariation>();
  KNOWN.set(subject, known);
  const variation = known.get(label) ?? measureWithout(subject, label);
  known.set(label, variation);
  return variation;
}

/** Several groups of one label need the same variation, which takes seconds for large pictures. */
const KNOWN = new WeakMap<Case, Map<number, NaturalVariation>>();

function measureWithout(subject: Case, label: number): NaturalVariation {
  const rows = rowsWhere(subject.labels, (given) => label !== -1 && given !== label);
  return naturalVariation({
    ...subject,
    data: takeRows(subject.data, rows),
    labels: subject.labels.filter((given) => label !== -1 && given !== label),
  });
}

/**
 * Measures how rows vary within their classes. The filter is `e (S + e I)^-1` with the covariance S, by Woodbury's identity over a
 * sample of rows.
 */
export function naturalVariation(subject: Case): NaturalVariation {
  const rows = stackRows(subject.trusted, subject.data);
  const labels = new Int32Array(rows.rows);
  labels.set(subject.trustedLabels);
  labels.set(subject.labels, subject.trusted.rows);
  const centred = centreClasses(rows, labels, subject.classes);
  const affordable = Math.max(FEWEST_ROWS, Math.floor(Math.sqrt(MOST_PRODUCTS / rows.columns)));
  const chosen = subject.random.permutation(rows.rows).subarray(0, Math.min(MOST_ROWS, affordable));
  const sample = takeRows(centred, chosen);
  const size = sample.rows;
  const gram = productsOfRows(sample, sample);
  let trace = 0;
  for (let i = 0; i < size; i += 1) trace += gram[i * size + i] ?? 0;
  const ridge = Math.max(1e-9, (FLOOR * trace) / Math.max(1, rows.columns));
  for (let i = 0; i < size; i += 1) gram[i * size + i] = (gram[i * size + i] ?? 0) + ridge;
  factorize(gram, size);
  return {
    filter(pattern) {
      const inner = Float64Array.from({ length: size }, (_unused, i) => dot(rowOf(sample, i), pattern));
      solveLower(gram, size, inner);
      solveUpper(gram, size, inner);
      const result = Float64Array.from(pattern);
      for (let i = 0; i < size; i += 1) {
        const row = rowOf(sample, i);
        const factor = inner[i] ?? 0;
        for (let j = 0; j < result.length; j += 1) result[j] = (result[j] ?? 0) - factor * (row[j] ?? 0);
      }
      return result;
    },
  };
}

function centreClasses(rows: Matrix, labels: Int32Array, classes: number): Matrix {
  const values = Float32Array.from(rows.values);
  for (let label = 0; label < classes; label += 1) {
    const own = Array.from(labels.keys()).filter((row) => labels[row] === label);
    const mean = columnMeans(takeRows(rows, own));
    for (const row of own) {
      mean.forEach(
        (value, j) => (values[row * rows.columns + j] = (values[row * rows.columns + j] ?? 0) - value),
      );
    }
  }
  return { values, rows: rows.rows, columns: rows.columns };
}
