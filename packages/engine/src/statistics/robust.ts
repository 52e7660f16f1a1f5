import { mean } from '../vectors.ts';

/** Makes the median absolute deviation of a normal distribution its standard deviation. */
const NORMAL_SCALE = 1.482602218505602;

/** Returns the sorted numbers of a list; the list stays as it is. */
export function sorted(values: ArrayLike<number>): Float64Array {
  return Float64Array.from(values).sort();
}

/** A quantile of sorted numbers, between the two nearest order statistics, as numpy.quantile does by default; 0 of none. */
export function quantile(ordered: Float64Array, share: number): number {
  const place = (ordered.length - 1) * share;
  const below = Math.floor(place);
  const low = ordered[below] ?? 0;
  const high = ordered[below + 1] ?? low;
  return low + (high - low) * (place - below);
}

export function median(values: ArrayLike<number>): number {
  return quantile(sorted(values), 0.5);
}

export interface LocationAndScale {
  readonly location: number;
  readonly scale: number;
}

/**
 * Returns the median and the scaled median absolute deviation, which half of the values can't move at will. If more than
 * half of the values are equal, the scale is that of the mean absolute deviation, and 0 only if all are.
 * Source: Hampel, "The influence curve and its role in robust estimation", JASA 69, 1974.
 */
export function robustScale(values: ArrayLike<number>): LocationAndScale {
  const location = median(values);
  const distances = Array.from(values, (value) => Math.abs(value - location));
  const scale = NORMAL_SCALE * median(distances);
  return { location, scale: scale > 0 ? scale : mean(distances) * Math.sqrt(Math.PI / 2) };
}
