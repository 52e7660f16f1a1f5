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
