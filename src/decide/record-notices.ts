import { listNames } from '../core/list-names.ts';
import type { AnalysisResult, Lineage } from '../facts/outcome.ts';
import type { Settings } from '../facts/settings.ts';
import { plainLine } from '../text/sanitize.ts';

/** More names in one message do not help. */
const MAX_LISTED = 5;

type RecordNoticeInputs = Pick<Settings, 'only' | 'vulnerabilityThreshold' | 'analyses'>;

/**
 * Warns of inputs that an accepted record does not take into account. Pure.
 * @returns one or more sentences for each input; none if every analysis has its own result, since the record then
 *   decides nothing
 */
export function recordWarnings(
  { only, vulnerabilityThreshold, analyses }: RecordNoticeInputs,
  lineage: Lineage,
  results: readonly AnalysisResult[],
): readonly string[] {
  if (
    !lineage.accepted ||
    lineage.cached !== undefined ||
    (results.length > 0 && results.length >= analyses.length)
  ) {
    return [];
  }
  const threshold =
    vulnerabilityThreshold === undefined
      ? []
      : [
          `${ACCEPTED_WITHOUT} vulnerability-threshold (${String(vulnerabilityThreshold)}): it does not say which ` +
            'thresholds were used. To judge the models by this threshold, set rescan: always.',
        ];
  const part =
    only.length === 0
      ? []
      : [
          `${ACCEPTED_WITHOUT} only (${listNames(only, MAX_LISTED, (name) => plainLine(name, 100))}): it covers the repository as a whole, and does not say which ` +
            'models and attacks were analysed. To run these analyses, set rescan: always.',
        ];
  return [...threshold, ...part];
}

const ACCEPTED_WITHOUT = 'The record of an earlier scan was accepted without regard to the input';

/**
 * Explains the consequence of scanning only a part. Pure.
 * @returns none if `only` is not given, or nothing was submitted
 */
export function partNotices(only: readonly string[], results: readonly AnalysisResult[]): readonly string[] {
  if (only.length === 0 || results.every(({ jobId }) => jobId === undefined)) return [];
  return [
    `Only a part was scanned (only: ${listNames(only, MAX_LISTED, (name) => plainLine(name, 100))}), but the record of this scan covers the repository as a whole: a ` +
      'later run that accepts it does not scan the rest. Set rescan: always in runs that must scan the rest.',
  ];
}
