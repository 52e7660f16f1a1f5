import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textOf } from './columns.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS lineage_check (
  id INTEGER PRIMARY KEY, target_key TEXT NOT NULL, org_id TEXT NOT NULL, repo_type TEXT NOT NULL,
  repo_url TEXT NOT NULL, branch TEXT NOT NULL, depth INTEGER NOT NULL, commit_id TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS lineage_check_org ON lineage_check (org_id, id);
CREATE TABLE IF NOT EXISTS known_commit (
  repo_url TEXT NOT NULL, branch TEXT NOT NULL, commit_id TEXT NOT NULL, PRIMARY KEY (repo_url, branch)) STRICT;
CREATE TABLE IF NOT EXISTS record (
  id INTEGER PRIMARY KEY, target_key TEXT NOT NULL, branchname TEXT NOT NULL, commitid TEXT NOT NULL,
  createdtimestamp TEXT NOT NULL, depth TEXT NOT NULL, hashedjobid TEXT NOT NULL, modelid TEXT NOT NULL,
  orgid TEXT NOT NULL, repotype TEXT NOT NULL, repourl TEXT NOT NULL,
  supplychain_vuldetected INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS record_target ON record (target_key, id);
CREATE TABLE IF NOT EXISTS model (model_id TEXT PRIMARY KEY, task TEXT NOT NULL, attack TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS job (
  job_id TEXT PRIMARY KEY, org_id TEXT NOT NULL, model_id TEXT NOT NULL, task TEXT,
  attack TEXT NOT NULL, fields TEXT NOT NULL, plan TEXT NOT NULL,
  created_ms REAL NOT NULL, started_ms REAL, sanity_problem TEXT, check_id INTEGER, recorded INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS job_check ON job (check_id, recorded);
CREATE TABLE IF NOT EXISTS upload (
  upload_id TEXT PRIMARY KEY, owner TEXT NOT NULL, slot TEXT NOT NULL, bytes INTEGER, sha256 TEXT,
  problem TEXT) STRICT;
CREATE INDEX IF NOT EXISTS upload_owner ON upload (owner);
`;

/** Earlier versions kept a job's ending and the length of its stages in columns of their own. */
const MERGE_PLAN_COLUMNS = `
ALTER TABLE job ADD COLUMN plan TEXT NOT NULL DEFAULT '';
UPDATE job SET plan = json_object('ending', ending, 'stageMs', stage_ms);
ALTER TABLE job DROP COLUMN ending;
ALTER TABLE job DROP COLUMN stage_ms;
`;

/**
 * Opens the service's database in a folder and creates both if necessary.
 * @throws Error if the folder cannot be used, or another service is using it
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, 'sandbox.sqlite');
  const database = new DatabaseSync(file);
  try {
    // One service per folder: a second one would hand out jobs that the first does not know.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    // One transaction: the disk is waited for once instead of once for each table.
    database.exec(`BEGIN; ${SCHEMA} ${hasOldJobs(database) ? MERGE_PLAN_COLUMNS : ''} COMMIT;`);
    return database;
  } catch (cause) {
    database.close();
    throw new Error(
      `cannot use ${file}: is another local service running on this folder? Give another --data`,
      {
        cause,
      },
    );
  }
}

function hasOldJobs(database: DatabaseSync): boolean {
  const columns = database.prepare("SELECT name FROM pragma_table_info('job')").all();
  return columns.some((column) => column['name'] === 'ending');
}

/** The secret that signs upload addresses. It is stored, so that the addresses survive a restart. */
export function signingSecret(database: DatabaseSync): string {
  database
    .prepare('INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)')
    .run('signing-secret', randomBytes(32).toString('hex'));
  const row = database.prepare('SELECT value FROM setting WHERE name = ?').get('signing-secret');
  return textOf(row ?? {}, 'value');
}
