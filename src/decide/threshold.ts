/** The default of a service's `vulnerability_threshold`: any score above 0 is vulnerable. */
const DEFAULT_THRESHOLD = 0;

/**
 * Decides the threshold of a verdict; a score above it is vulnerable. No other function decides it.
 * @param override the input vulnerability-threshold, which applies to all analyses
 * @param own the analysis's own threshold: its `vulnerability_threshold`, or the one stored in a commit status; absent
 *   for attacks without one
 */
export function effectiveThreshold(override: number | undefined, own: string | number | undefined): number {
  return override ?? (own === undefined ? DEFAULT_THRESHOLD : Number(own));
}
