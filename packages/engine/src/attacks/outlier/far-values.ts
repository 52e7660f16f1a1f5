import { columnOf, type Matrix } from '../../statistics/multivariate/matrix.ts';
import { quantile } from '../../statistics/robust.ts';

/** The first value behind a gap lies so many times as far out as the last one before it. */
const FAR = 10;
/** Fewer values are no group, and a long tail often has one or two behind a gap. */
const FEWEST = 3;
/** More rows are another population. */
const MOST = 0.25;
/** If more rows share one value, it is taken for a code, such as -1 for unknown. */
const CODE = 0.1;

export interface FarColumn {
  readonly column: number;
  readonly rows: readonly number[];
}

/**
 * Finds values behind a wide gap in one column: detectors of ranks do not see how wide it is. Distances count in quartile ranges of
 * the values before the gap. The gap must also be wider than everything before it by logarithms: a long tail has no such gap.
 */
export function farColumns(rows: Matrix): readonly FarColumn[] {
  return Array.from({ length: rows.columns }, (_unused, column) => {
    const values = columnOf(rows, column);
    const high = firstFar(values);
    const low = firstFar(values.map((value) => -value));
    const far = [...values.keys()].filter((row) => (values[row] ?? 0) >= high || -(values[row] ?? 0) >= low);
    return { column, rows: far };
  }).filter(({ rows: far }) => far.length > 0);
}

/** @returns the least of the values that lie far above all others; infinite if none do */
function firstFar(values: Float64Array): number {
  const ordered = values.slice().sort();
  const count = ordered.length;
  const last = ordered.at(-1);
  for (let first = count - Math.floor(MOST * count); first <= count - FEWEST; first += 1) {
    const [before = 0, far = 0] = ordered.subarray(first - 1, first + 1);
    const isCode = far === last && count - first > CODE * count;
    if (far > before && !isCode && isFar(ordered.subarray(0, first), before, far)) return far;
  }
  return Infinity;
}

/** @param kept the values before the gap, sorted */
function isFar(kept: Float64Array, before: number, far: number): boolean {
  const middle = quantile(kept, 0.5);
  const range = quantile(kept, 0.75) - quantile(kept, 0.25);
  if (!(range > 0)) return false;
  const [inner, outer] = [(before - middle) / range, (far - middle) / range];
  const [least = 0] = kept;
  return (
    outer + 1 > FAR * (inner + 1) &&
    Math.asinh(outer) > 2 * Math.asinh(inner) &&
    (least <= 0 || far / before > before / least)
  );
}
