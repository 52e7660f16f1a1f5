import type { Random } from '../../random.ts';
import { centredOn, columnMeans, columnOf, type Matrix } from './matrix.ts';
import { meanProducts, productsOfRows } from './pairs.ts';
import { principalAxes } from './principal-axes.ts';
import { principalCoordinates } from './principal-coordinates.ts';
import { type LocationAndScale, robustScale } from '../robust.ts';
import { COORDINATES, isWide } from './whitened.ts';

/** Directions with a smaller share of the greatest variance hold rounding errors only. */
const LEAST_VARIANCE = 1e-9;
/** A median deviation that is a smaller share of the mean deviation comes from rounding errors. */
const LEAST_SCALE = 1e-6;

/**
 * Returns rows in their principal components, each in robust deviations from its median. If a relation between columns
 * holds nearly exactly, a component hardly varies, and a row that breaks the relation lies many deviations out.
 * Sources: Gnanadesikan and Kettenring, "Robust estimates, residuals, and outlier detection with multiresponse data",
 * Biometrics 28, 1972 (the last components show broken relations); Shyu et al., "A novel anomaly detection scheme based on
 * principal component classifier", ICDM workshop 2003.
 * @param rows columns with mean 0
 */
export function robustComponents(rows: Matrix, random: Random): Matrix {
  const seen = isWide(rows) ? principalCoordinates(rows, COORDINATES, random) : rows;
  const { columns } = seen;
  const covariance = meanProducts({ ...seen, values: centredOn(seen, columnMeans(seen)) });
  const { axes, variances } = principalAxes(covariance, columns);
  const least = LEAST_VARIANCE * Math.max(...variances);
  const kept = Array.from(variances.keys()).filter((axis) => (variances[axis] ?? 0) > least);
  const projected = productsOfRows(seen, { values: axes, rows: columns, columns });
  const values = new Float64Array(seen.rows * kept.length);
  kept.forEach((axis, place) => {
    const own = columnOf({ values: projected, rows: seen.rows, columns }, axis);
    const { location, scale } = scaleOf(own);
    own.forEach((value, row) => (values[row * kept.length + place] = (value - location) / scale));
  });
  return { values, rows: seen.rows, columns: kept.length };
}

function scaleOf(values: Float64Array): LocationAndScale {
  const { location, scale } = robustScale(values);
  const distances = values.reduce((sum, value) => sum + Math.abs(value - location), 0);
  const mean = (distances / values.length) * Math.sqrt(Math.PI / 2);
  return { location, scale: scale > LEAST_SCALE * mean ? scale : mean };
}
