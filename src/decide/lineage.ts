import type { Known, Lineage, LineageRecord } from '../core/outcome.ts';
import type { Rescan } from '../core/settings.ts';
import { sameCommit } from './target.ts';
import { isOtherRepository } from './same-repository.ts';

/**
 * What follows from the answer of a lineage check. Pure.
 * @param commit the commit that the run is about, where it is known
 * @param repoUrl what was asked for, where an address was sent
 */
export function decideLineage(
  record: LineageRecord | undefined,
  commit: string | undefined,
  rescan: Rescan,
  repoUrl?: string,
): Lineage {
  if (record === undefined) {
    return { record, matchesCommit: 'unknown', vulnerable: 'unknown', accepted: false };
  }
  const matchesCommit = sameCommit(record.commitid, commit);
  return {
    record,
    matchesCommit,
    vulnerable: flagMeaning(record.supplychain_vuldetected),
    accepted: isAccepted(matchesCommit, rescan),
    ...(isOtherRepository(repoUrl, record.repourl) ? { isOfOtherRepository: true } : {}),
  };
}

/** A count or flag (INTERFACE.md 2.1): a number that can be neither leaves the verdict unknown. */
function flagMeaning(flag: number | undefined): Known {
  if (flag === undefined || !Number.isInteger(flag) || flag < 0) return 'unknown';
  return flag > 0;
}

function isAccepted(matchesCommit: Known, rescan: Rescan): boolean {
  switch (rescan) {
    case 'never':
      return true;
    case 'when-stale':
      // A record that cannot be compared may be as stale as one that differs.
      return matchesCommit === true;
    case 'always':
      return false;
  }
}
