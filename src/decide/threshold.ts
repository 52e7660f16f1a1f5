/** Every score above it is vulnerable: the default of a service's `vulnerability_threshold`. */
const DEFAULT_THRESHOLD = 0;

/**
 * The threshold of a verdict; a score above it is vulnerable. The one place that decides it.
 * @param override the input vulnerability-threshold, which holds for all analyses
 * @param own that of the analysis: its `vulnerability_threshold`, or the one that a commit status remembers; absent for
 *   attacks that have none
 */
export function effectiveThreshold(override: number | undefined, own: string | number | undefined): number {
  return override ?? (own === undefined ? DEFAULT_THRESHOLD : Number(own));
}
