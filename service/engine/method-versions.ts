import type { Attack, Task } from '../../src/core/attack-table.ts';

/**
 * The version of each method. It goes up with every change that gives another score for the same inputs: results of an
 * earlier version are then not compared. Whether a result is reused does not depend on it: see engine-source.ts.
 */
export const METHOD_VERSIONS = {
  drift: 3,
  evasion: 2,
  extraction: 2,
  forecastExtraction: 1,
  outlier: 5,
  poisoning: 3,
} as const;

/** Goes up with every change outside the methods that changes scores: how models and data are read and prepared. */
export const ENGINE_VERSION = '1';

/** Names the version of the method of an analysis. */
export function methodVersion(task: Task, attack: Attack): string {
  const isForecast = attack === 'extraction' && task === 'time-series-forecasting';
  return String(METHOD_VERSIONS[isForecast ? 'forecastExtraction' : attack]);
}
