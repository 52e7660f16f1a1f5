import { columnOf, type Matrix } from '../../statistics/multivariate/matrix.ts';
import { quantile, sorted } from '../../statistics/robust.ts';

/** More than this share of rows beyond so many robust deviations: no column of 220 usual tables has so heavy a tail. */
const LEAST = 0.1;
const FAR = 5;
/** Then rows beyond so many are listed, as the reweighting step of a robust estimate does. */
const CUT = 3;
/** A tail that goes on: this share of the far rows lies as many times farther out again. */
const ENDLESS = 0.2;
/** A column whose quartiles lie more askew is compared by its logarithms. */
const SKEW = 0.15;
/** The range between the quartiles of a normal distribution, in standard deviations. */
const QUARTILES = 1.349;

/**
 * Finds many rows that lie scattered far out: in all columns together, else in one. They hide each other from detectors that fit
 * the tail of usual rows, so medians and quartiles are the scale here. Values that come again are codes, and a tail without end
 * belongs to the column: neither counts. Sources: Rousseeuw and Hubert, 2011 (robust distances, then a cut); Hinkley, Biometrika
 * 62, 1975 (symmetry by quantiles).
 * @returns the rows; empty if they are not more than a tenth
 */
export function scatteredRows(rows: Matrix): readonly number[] {
  const columns = Array.from({ length: rows.columns }, (_unused, column) =>
    deviationsOf(columnOf(rows, column)),
  ).filter((deviations) => deviations !== undefined);
  const together = Float64Array.from({ length: rows.rows }, (_unused, row) =>
    Math.hypot(...columns.map((deviations) => deviations[row] ?? 0)),
  );
  const middle = quantile(sorted(together), 0.5);
  const isTogether = columns.length > 1 && middle > 0;
  const found = isTogether ? farRows(together.map((distance) => distance / middle)) : [];
  return found.length > 0 ? found : [...new Set(columns.flatMap(farRows))];
}

function farRows(distances: Float64Array): number[] {
  const far = distances.filter((distance) => distance > FAR);
  const endless = far.filter((distance) => distance > FAR * FAR);
  const isGroup =
    far.length > LEAST * distances.length &&
    new Set(far).size >= far.length / 2 &&
    endless.length <= ENDLESS * far.length;
  return isGroup ? [...distances.keys()].filter((row) => (distances[row] ?? 0) > CUT) : [];
}

/** @returns how far each value lies from the median, in robust deviations; undefined if half of the values are equal */
function deviationsOf(values: Float64Array): Float64Array | undefined {
  const own = symmetrical(values);
  const { low, middle, high } = quartiles(own);
  const unit = (high - low) / QUARTILES;
  return unit > 0 ? own.map((value) => Math.abs(value - middle) / unit) : undefined;
}

function symmetrical(values: Float64Array): Float64Array {
  for (const sign of [1, -1]) {
    const own = values.map((value) => sign * value);
    const { least, low, middle, high } = quartiles(own);
    if (low + high - 2 * middle <= SKEW * (high - low)) continue;
    // A tenth of the way to the median keeps the logarithm of the end finite.
    return own.map((value) => Math.log(value - least + (middle - least) / 10));
  }
  return values;
}

function quartiles(values: Float64Array): Readonly<Record<'least' | 'low' | 'middle' | 'high', number>> {
  const ordered = sorted(values);
  const [least = 0] = ordered;
  const at = (share: number): number => quantile(ordered, share);
  return { least, low: at(0.25), middle: at(0.5), high: at(0.75) };
}
