import type { AnalysisResult, Lineage } from '../core/outcome.ts';
import type { Settings } from '../core/settings.ts';
import { plainLine } from '../text/sanitize.ts';

/** More names in a message are of no help. */
const MAX_LISTED = 5;

type RecordNoticeInputs = Pick<Settings, 'only' | 'vulnerabilityThreshold' | 'analyses'>;

/**
 * The inputs that an accepted record knows nothing of, a sentence or more for each. Pure.
 * @returns none where each analysis has a result of its own: then it is not the record that decides
 */
export function recordWarnings(
  { only, vulnerabilityThreshold, analyses }: RecordNoticeInputs,
  lineage: Lineage,
  results: readonly AnalysisResult[],
): readonly string[] {
  if (!lineage.accepted || (results.length > 0 && results.length >= analyses.length)) return [];
  const threshold =
    vulnerabilityThreshold === undefined
      ? []
      : [
          `${ACCEPTED_WITHOUT} vulnerability-threshold (${String(vulnerabilityThreshold)}): it does not say which ` +
            'thresholds it was judged by. Set rescan: always to have the models judged by this one.',
        ];
  const part =
    only.length === 0
      ? []
      : [
          `${ACCEPTED_WITHOUT} only (${listed(only)}): it is of the whole repository, and does not say which models ` +
            'and attacks it covers. Set rescan: always to have these analyses done.',
        ];
  return [...threshold, ...part];
}

const ACCEPTED_WITHOUT = 'The record of an earlier scan was accepted without regard to the input';

/**
 * What a scan of a part leads to. Pure.
 * @returns none where `only` is not given, or nothing was submitted
 */
export function partNotices(only: readonly string[], results: readonly AnalysisResult[]): readonly string[] {
  if (only.length === 0 || results.every(({ jobId }) => jobId === undefined)) return [];
  return [
    `Only a part was scanned (only: ${listed(only)}), but the record that the service keeps of it is of the whole ` +
      'repository: a later run that accepts it does not scan the rest. Set rescan: always where the rest must be scanned.',
  ];
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_LISTED).map((name) => plainLine(name, 100));
  const left = names.length - shown.length;
  return shown.join(', ') + (left === 0 ? '' : `, and ${String(left)} more`);
}
