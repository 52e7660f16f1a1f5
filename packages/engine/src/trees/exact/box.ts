import type { ColumnLimits } from '../../exactness.ts';
import { nextBelow, nextFloatAbove, nextFloatBelow } from '../next-number.ts';
import type { TreeEnsemble } from '../tree-ensemble.ts';

/** All rows within reach of one row, in the numbers that the library compares; both ends belong to it. */
export interface Box {
  /** The row itself; NaN is missing, and stays so. */
  readonly row: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/**
 * The box around a row. It is rounded inwards, to numbers that the library can be given, so that each row in it is within reach.
 * @param row as `rowFor` gives it
 * @source TREES: Kantchelian et al. 2016, section 3, with a radius for each column
 */
export function boxAround(
  row: Float64Array,
  { radius, low, high, whole }: ColumnLimits,
  { arithmetic }: Pick<TreeEnsemble, 'arithmetic'>,
): Box {
  const isFloat = arithmetic !== 'double';
  const ends = (side: 1 | -1): Float64Array =>
    row.map((value, column) => {
      const moved = value + side * (radius[column] ?? 0);
      const edge = side === 1 ? (high[column] ?? value) : (low[column] ?? value);
      // Math.max and Math.min give NaN for a missing value.
      const clipped =
        side === 1 ? Math.min(moved, Math.max(edge, value)) : Math.max(moved, Math.min(edge, value));
      const inner = whole.has(column) ? (side === 1 ? Math.floor(clipped) : Math.ceil(clipped)) : clipped;
      const exact = isFloat ? inwards(inner, side) : inner;
      return side === 1 ? Math.max(exact, value) : Math.min(exact, value);
    });
  return { row, low: ends(-1), high: ends(1) };
}

/** The float32 nearest to the end of a box that does not lie outside it. */
function inwards(value: number, side: 1 | -1): number {
  const rounded = Math.fround(value);
  if (side === 1) return rounded > value ? nextFloatBelow(rounded) : rounded;
  return rounded < value ? nextFloatAbove(rounded) : rounded;
}

/** The greatest number of a column that lies below a cut. */
export function below(
  cut: number,
  isWhole: boolean,
  { arithmetic }: Pick<TreeEnsemble, 'arithmetic'>,
): number {
  if (isWhole) return Math.ceil(cut) - 1;
  return arithmetic === 'double' ? nextBelow(cut) : nextFloatBelow(cut);
}

/** The least number of a column that a cut lets pass to the right; the row's `own` number counts even if it is no whole one. */
export function fromCut(
  cut: number,
  isWhole: boolean,
  { arithmetic }: Pick<TreeEnsemble, 'arithmetic'>,
  own: number,
): number {
  if (isWhole) {
    const least = Math.ceil(cut);
    return own >= cut && own < least ? own : least;
  }
  if (arithmetic === 'double') return cut;
  const rounded = Math.fround(cut);
  return rounded < cut ? nextFloatAbove(rounded) : rounded;
}
