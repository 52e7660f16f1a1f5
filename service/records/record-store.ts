import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseRow, numberOf, textOf } from '../database/columns.ts';
import { keyOf, type LineageRecord, plainRepoUrl, type Target } from './lineage-record.ts';

/** A lineage check, and the commit at the head of its branch at that time. */
interface LineageCheck {
  readonly id: number;
  readonly target: Target;
  readonly commit: string;
}

/** Lineage records, lineage checks, and commits that were set by hand. */
export interface RecordStore {
  /** @returns the check's id */
  addCheck(target: Target, commit: string): number;
  checkById(id: number): LineageCheck | undefined;
  latestCheckOf(orgId: string): LineageCheck | undefined;
  /** Every target of a lineage check, each once; the depth is that of one of its checks. */
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

/** Creates the store in an open database. */
export function createRecordStore(database: DatabaseSync): RecordStore {
  return { ...checkMethods(database), ...recordMethods(database), ...commitMethods(database) };
}

type CheckMethods = Pick<RecordStore, 'addCheck' | 'checkById' | 'latestCheckOf' | 'listTargets'>;

function checkMethods(database: DatabaseSync): CheckMethods {
  const insert = database.prepare(
    'INSERT INTO lineage_check (target_key, org_id, repo_type, repo_url, branch, depth, commit_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const byId = database.prepare('SELECT * FROM lineage_check WHERE id = ?');
  const latest = database.prepare('SELECT * FROM lineage_check WHERE org_id = ? ORDER BY id DESC LIMIT 1');
  const targets = database.prepare('SELECT * FROM lineage_check GROUP BY target_key');
  return {
    addCheck(target, commit) {
      const { orgId, repoType, repoUrl, branch, depth } = target;
      const done = insert.run(keyOf(target), orgId, repoType, repoUrl, branch, depth, commit);
      return Number(done.lastInsertRowid);
    },
    checkById: (id) => readCheck(byId.get(id)),
    latestCheckOf: (orgId) => readCheck(latest.get(orgId)),
    listTargets: () => targets.all().map(readTarget),
  };
}

function readCheck(row: DatabaseRow | undefined): LineageCheck | undefined {
  if (row === undefined) return undefined;
  return { id: numberOf(row, 'id'), target: readTarget(row), commit: textOf(row, 'commit_id') };
}

function readTarget(row: DatabaseRow): Target {
  return {
    orgId: textOf(row, 'org_id'),
    repoType: textOf(row, 'repo_type'),
    repoUrl: textOf(row, 'repo_url'),
    branch: textOf(row, 'branch'),
    depth: numberOf(row, 'depth'),
  };
}

type RecordMethods = Pick<RecordStore, 'addRecord' | 'findRecord' | 'listRecords' | 'deleteRecords'>;

function recordMethods(database: DatabaseSync): RecordMethods {
  const insert = database.prepare(
    `INSERT INTO record (target_key, branchname, commitid, createdtimestamp, depth, hashedjobid, modelid, orgid,
     repotype, repourl, supplychain_vuldetected) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const find = database.prepare('SELECT * FROM record WHERE target_key = ? ORDER BY id DESC LIMIT 1');
  const list = database.prepare('SELECT * FROM record ORDER BY id');
  const remove = database.prepare('DELETE FROM record WHERE id = ?');
  return {
    addRecord(record) {
      const { branchname, commitid, createdtimestamp, depth, hashedjobid, modelid } = record;
      const { orgid, repotype, repourl, supplychain_vuldetected: flag } = record;
      const key = keyOf({ orgId: orgid, repoType: repotype, repoUrl: repourl, branch: branchname });
      const first = [key, branchname, commitid, createdtimestamp, depth, hashedjobid] as const;
      insert.run(...first, modelid, orgid, repotype, repourl, flag);
    },
    findRecord(target) {
      const row = find.get(keyOf(target));
      return row === undefined ? undefined : readRecord(row);
    },
    listRecords: () => list.all().map(readRecord),
    deleteRecords(repoUrl) {
      const doomed = list.all().filter((row) => repoUrl === undefined || isOf(row, repoUrl));
      for (const row of doomed) remove.run(numberOf(row, 'id'));
      return doomed.length;
    },
  };
}

function isOf(row: DatabaseRow, repoUrl: string): boolean {
  return plainRepoUrl(textOf(row, 'repourl')) === plainRepoUrl(repoUrl);
}

function readRecord(row: DatabaseRow): LineageRecord {
  return {
    branchname: textOf(row, 'branchname'),
    commitid: textOf(row, 'commitid'),
    createdtimestamp: textOf(row, 'createdtimestamp'),
    depth: textOf(row, 'depth'),
    hashedjobid: textOf(row, 'hashedjobid'),
    modelid: textOf(row, 'modelid'),
    orgid: textOf(row, 'orgid'),
    repotype: textOf(row, 'repotype'),
    repourl: textOf(row, 'repourl'),
    supplychain_vuldetected: numberOf(row, 'supplychain_vuldetected'),
  };
}

function commitMethods(database: DatabaseSync): Pick<RecordStore, 'setCommit' | 'commitOf'> {
  const set = database.prepare(
    'INSERT OR REPLACE INTO known_commit (repo_url, branch, commit_id) VALUES (?, ?, ?)',
  );
  const get = database.prepare('SELECT commit_id FROM known_commit WHERE repo_url = ? AND branch = ?');
  return {
    setCommit(repoUrl, branch, commit) {
      set.run(plainRepoUrl(repoUrl), branch, commit);
    },
    commitOf(repoUrl, branch) {
      const row = get.get(plainRepoUrl(repoUrl), branch);
      return row === undefined ? undefined : textOf(row, 'commit_id');
    },
  };
}
