import type { AnalysisResult, Known, Lineage, LineageRecord, Outcome } from '../facts/run-outcome.ts';
import type { Rescan, Settings } from '../facts/settings.ts';
import { sameCommit } from './target.ts';
import { type AskedRecord, findMismatches } from './record-mismatch.ts';
import { listNames } from '@model-security-scan/common/list-names';
import { plainLine } from '@model-security-scan/common/sanitize';

/**
 * Decides whether the record of an earlier scan is accepted, so that this run needs no scan. Pure.
 * @param record from the lineage check; undefined if there is none
 * @param commit the commit that the run is about, if it is known
 * @param asked what the lineage check asked for
 */
export function decideLineage(
  record: LineageRecord | undefined,
  commit: string | undefined,
  rescan: Rescan,
  asked: AskedRecord = {},
): Lineage {
  if (record === undefined) {
    return { record, matchesCommit: 'unknown', vulnerable: 'unknown', accepted: false };
  }
  const matchesCommit = sameCommit(record.commitid, commit);
  const isOfOther = findMismatches(record, asked);
  return {
    record,
    matchesCommit,
    vulnerable: readFlag(record.supplychain_vuldetected),
    accepted: isOfOther.length === 0 && isAccepted(matchesCommit, rescan),
    ...(isOfOther.length === 0 ? {} : { isOfOther }),
  };
}

/** Reads a count or flag (service spec 2.1); a number that can be neither is `unknown`. */
function readFlag(flag: number | undefined): Known {
  if (flag === undefined || !Number.isInteger(flag) || flag < 0) return 'unknown';
  return flag > 0;
}

function isAccepted(matchesCommit: Known, rescan: Rescan): boolean {
  switch (rescan) {
    case 'never':
      return true;
    case 'when-stale':
      // If the commits cannot be compared, the record may be stale.
      return matchesCommit === true;
    case 'always':
      return false;
  }
}

/**
 * Decides whether a cached result is accepted. It is about the content that this run would analyse, so it is accepted
 * whatever its commit. With `rescan: always` the run looks for none.
 * @param isReused true if the run reuses the results of its analyses, which then decide
 */
export function decideContentLineage(
  record: LineageRecord | undefined,
  commit: string | undefined,
  isReused: boolean,
): Lineage {
  const lineage = decideLineage(record, commit, 'never');
  return record === undefined ? lineage : { ...lineage, cached: isReused ? 'reused' : 'reported' };
}

/** True if a record affects the verdict: it is accepted, or it is not certainly about another commit, or something else. */
export function recordCounts({ record, accepted, matchesCommit, cached, isOfOther }: Lineage): boolean {
  if (cached === 'reused' || isOfOther !== undefined) return false;
  return record !== undefined && (accepted || matchesCommit !== false);
}

/** True if the flag of an earlier scan's record is what makes the run vulnerable. */
export function isFoundByRecord({ status, lineage }: Pick<Outcome, 'status' | 'lineage'>): boolean {
  return status === 'vulnerable' && lineage?.vulnerable === true && recordCounts(lineage);
}

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
