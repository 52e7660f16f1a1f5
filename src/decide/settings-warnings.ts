import type { Settings } from '../facts/settings.ts';
import { baselineWarnings } from './baseline-warnings.ts';
import { thresholdWarnings } from './threshold.ts';

/**
 * Warns of what the settings say, whatever the run finds: thresholds and increases that no score can be above, and a baseline
 * that has more than the run looks at. Pure.
 * @returns one or more sentences for each; names in them are untrusted
 */
export function settingsWarnings(settings: Settings): readonly string[] {
  return [...thresholdWarnings(settings), ...baselineWarnings(settings, settings.policy.baseline)];
}

/** GitHub takes no more content than this from one token in an hour. */
const STATUSES_AN_HOUR = 500;

/**
 * Warns if GitHub's limit will hold a run up.
 * @param analyses how many the run does
 */
export function manyStatuses(
  { wait, reports }: Pick<Settings, 'wait' | 'reports'>,
  analyses: number,
): string | undefined {
  const writes = analyses * (wait ? 3 : 2);
  if (!reports.commitStatus || writes <= STATUSES_AN_HOUR) return undefined;
  return (
    `${String(analyses)} analyses write about ${String(writes)} commit statuses, but GitHub takes only ` +
    `${String(STATUSES_AN_HOUR)} an hour, so the run has to wait. Raise timeout-minutes, spread the ` +
    'analyses over several hours with only, or set commit-status: false.'
  );
}
