/** Makes the median absolute deviation of a normal distribution its standard deviation. */
const NORMAL_SCALE = 1.482602218505602;

/** Returns the sorted numbers of a list; the list stays as it is. */
export function sorted(values: ArrayLike<number>): Float64Array {
  return Float64Array.from(values).sort();
}

/** A quantile of sorted numbers, between the two nearest order statistics, as numpy.quantile does by default. */
export function quantile(ordered: Float64Array, share: number): number {
  const place = (ordered.length - 1) * share;
  const below = Math.floor(place);
  const low = ordered[below] ?? 0;
  const high = ordered[Math.min(ordered.length - 1, below + 1)] ?? low;
  return low + (high - low) * (place - below);
}

export function median(values: ArrayLike<number>): number {
  return values.length === 0 ? 0 : quantile(sorted(values), 0.5);
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
  const distances = Float64Array.from(values, (value) => Math.abs(value - location));
  const scale = NORMAL_SCALE * median(distances);
  if (scale > 0) return { location, scale };
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
  return { location, scale: mean * Math.sqrt(Math.PI / 2) };
}
