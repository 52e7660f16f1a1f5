import type { Random } from '../../engine/random.ts';
import { columnOf, type Matrix, takeRows } from '../../engine/statistics/matrix.ts';
import { squaredDistances } from '../../engine/statistics/pairs.ts';
import { sorted } from '../../engine/statistics/robust.ts';

const NEIGHBOURS = 10;
/** The share of usual inputs that the detector may refuse. */
const REFUSED = 0.01;
const FEWEST_USUAL = 40;

/** A detector that judges new inputs, and what it does to inputs that it has not seen. */
export interface RuntimeDetector {
  readonly neighbours: number;
  /** An input is refused if its mean distance to so many nearest reference inputs is greater. */
  readonly threshold: number;
  /** Each column is divided by its scale before distances are taken. Empty for pictures, whose columns share one unit. */
  readonly scales: readonly number[];
  readonly referenceInputs: number;
  readonly heldOutInputs: number;
  /** The share of usual inputs that were neither reference nor used for the threshold. */
  readonly refusedUsual: number;
  readonly refusedOutliers: number;
}

/**
 * Sets a threshold for new inputs and measures it. Half of the usual inputs are the reference, a quarter sets the
 * threshold (split conformal prediction: a new usual input exceeds it with a chance of at most 1 %, or of 1 / (n + 1) for
 * less than 99 inputs), the last quarter and the outliers measure.
 * Source: Laxhammar and Falkman, "Inductive conformal anomaly detection for sequential detection of anomalous
 * sub-trajectories", Annals of Mathematics and Artificial Intelligence 74, 2015.
 * @param pictures true if all columns have the same unit
 * @param outliers row numbers
 * @returns undefined if there are too few usual inputs
 */
export function measureRuntimeDetector(
  features: Matrix,
  pictures: boolean,
  outliers: readonly number[],
  random: Random,
): RuntimeDetector | undefined {
  const strange = new Set(outliers);
  const usual = random.permutation(features.rows).filter((row) => !strange.has(row));
  if (usual.length < FEWEST_USUAL) return undefined;
  const half = Math.floor(usual.length / 2);
  const end = half + Math.floor((usual.length - half) / 2);
  const reference = takeRows(features, usual.subarray(0, half));
  const scales = pictures ? [] : scalesOf(reference);
  const known = divide(reference, scales);
  const distancesOf = (rows: ArrayLike<number>): Float64Array =>
    meanDistances(divide(takeRows(features, rows), scales), known);
  const ordered = sorted(distancesOf(usual.subarray(half, end)));
  const place = Math.ceil((ordered.length + 1) * (1 - REFUSED)) - 1;
  const threshold = ordered[Math.min(place, ordered.length - 1)] ?? 0;
  const refused = (rows: ArrayLike<number>): number =>
    distancesOf(rows).filter((distance) => distance > threshold).length / Math.max(1, rows.length);
  const heldOut = usual.subarray(end);
  return {
    neighbours: NEIGHBOURS,
    threshold,
    scales,
    referenceInputs: half,
    heldOutInputs: heldOut.length,
    refusedUsual: refused(heldOut),
    refusedOutliers: refused(outliers),
  };
}

/** The standard deviation of each column; 1 for a column that does not vary, so that a change of it counts. */
function scalesOf(rows: Matrix): number[] {
  return Array.from({ length: rows.columns }, (_unused, column) => {
    const values = columnOf(rows, column);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return variance > 1e-12 ? Math.sqrt(variance) : 1;
  });
}

function divide(rows: Matrix, scales: readonly number[]): Matrix {
  if (scales.length === 0) return rows;
  const values = Float64Array.from(
    rows.values,
    (value: number, index: number) => value / (scales[index % rows.columns] ?? 1),
  );
  return { ...rows, values };
}

function meanDistances(asked: Matrix, known: Matrix): Float64Array {
  const distances = squaredDistances(asked, known);
  return Float64Array.from({ length: asked.rows }, (_unused, index) => {
    const near = distances
      .subarray(index * known.rows, (index + 1) * known.rows)
      .sort()
      .subarray(0, NEIGHBOURS);
    return near.reduce((sum, distance) => sum + Math.sqrt(distance), 0) / near.length;
  });
}
