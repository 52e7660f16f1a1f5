import type { Random } from '../../random.ts';
import { estimateBulk, whiten } from './mahalanobis.ts';
import type { Matrix } from './matrix.ts';
import { principalCoordinates } from './principal-coordinates.ts';

/** Rows with more columns are whitened in their principal coordinates: the cost grows with the cube of the columns. */
const MOST_WHITENED = 256;
export const COORDINATES = 128;

/** True if rows have so many columns that they are whitened in their principal coordinates. */
export function isWide({ columns }: Matrix): boolean {
  return columns > MOST_WHITENED;
}

/** Returns rows in coordinates in which their bulk is round, as `whiten` does. @param rows columns with mean 0 */
export function whitened(rows: Matrix, random: Random): Matrix {
  const coordinates = isWide(rows) ? principalCoordinates(rows, COORDINATES, random) : rows;
  return whiten(coordinates, estimateBulk(coordinates));
}
