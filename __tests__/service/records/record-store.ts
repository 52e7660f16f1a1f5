import { keyOf, type LineageRecord, plainRepoUrl, type Target } from './lineage-record.ts';

/** A lineage check, and the commit at the head of its branch at that time. */
interface LineageCheck {
  readonly id: number;
  readonly target: Target;
  readonly commit: string;
}

/** Lineage records, lineage checks, and commits that were set by hand; in memory. */
export interface RecordStore {
  /** @returns the check's id */
  addCheck(target: Target, commit: string): number;
  checkById(id: number): LineageCheck | undefined;
  latestCheckOf(orgId: string): LineageCheck | undefined;
  /** Every target of a lineage check, each once; the depth is that of its last check. */
  listTargets(): readonly Target[];
  addRecord(record: LineageRecord): void;
  /** The newest record of a target. */
  findRecord(target: Target): LineageRecord | undefined;
  /** Every record, the oldest first. */
  listRecords(): readonly LineageRecord[];
  /** Removes the records of one repository, or all. @returns how many */
  deleteRecords(repoUrl?: string): number;
  setCommit(repoUrl: string, branch: string, commit: string): void;
  commitOf(repoUrl: string, branch: string): string | undefined;
}

export function createRecordStore(): RecordStore {
  const checks: LineageCheck[] = [];
  const commits = new Map<string, string>();
  let records: readonly LineageRecord[] = [];
  const branchKey = (repoUrl: string, branch: string): string =>
    JSON.stringify([plainRepoUrl(repoUrl), branch]);
  return {
    addCheck(target, commit) {
      checks.push({ id: checks.length, target, commit });
      return checks.length - 1;
    },
    checkById: (id) => checks[id],
    latestCheckOf: (orgId) => checks.findLast(({ target }) => target.orgId === orgId),
    listTargets: () => [...new Map(checks.map(({ target }) => [keyOf(target), target])).values()],
    addRecord(record) {
      records = [...records, record];
    },
    findRecord: (target) => records.findLast((record) => keyOf(targetOf(record)) === keyOf(target)),
    listRecords: () => records,
    deleteRecords(repoUrl) {
      const before = records.length;
      records = records.filter(
        ({ repourl }) => repoUrl !== undefined && plainRepoUrl(repourl) !== plainRepoUrl(repoUrl),
      );
      return before - records.length;
    },
    setCommit(repoUrl, branch, commit) {
      commits.set(branchKey(repoUrl, branch), commit);
    },
    commitOf: (repoUrl, branch) => commits.get(branchKey(repoUrl, branch)),
  };
}

function targetOf({ orgid, repotype, repourl, branchname }: LineageRecord): Omit<Target, 'depth'> {
  return { orgId: orgid, repoType: repotype, repoUrl: repourl, branch: branchname };
}
