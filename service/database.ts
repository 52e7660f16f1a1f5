import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

export type DatabaseRow = Record<string, SQLOutputValue>;

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
  attack TEXT NOT NULL, fields TEXT NOT NULL, ending TEXT NOT NULL, stage_ms REAL NOT NULL,
  created_ms REAL NOT NULL, started_ms REAL, sanity_problem TEXT, check_id INTEGER, recorded INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS job_check ON job (check_id, recorded);
CREATE TABLE IF NOT EXISTS upload (
  upload_id TEXT PRIMARY KEY, owner TEXT NOT NULL, slot TEXT NOT NULL, bytes INTEGER, sha256 TEXT,
  problem TEXT) STRICT;
CREATE INDEX IF NOT EXISTS upload_owner ON upload (owner);
`;

/**
 * Opens the sandbox's database in a folder, making both where they are not there yet.
 * @throws Error where the folder cannot be used, or another sandbox is using it
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, 'sandbox.sqlite');
  const database = new DatabaseSync(file);
  try {
    // One sandbox a folder: a second one would hand out jobs that the first does not move.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    // In one transaction: a disk is waited for once, not for every table.
    database.exec(`BEGIN; ${SCHEMA} COMMIT;`);
    return database;
  } catch (cause) {
    database.close();
    throw new Error(`cannot use ${file}: is another sandbox running on this folder? Give another --data`, {
      cause,
    });
  }
}

/** The secret that upload addresses are signed with; made once, so that they outlive a restart. */
export function signingSecret(database: DatabaseSync): string {
  database
    .prepare('INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)')
    .run('signing-secret', randomBytes(32).toString('hex'));
  const row = database.prepare('SELECT value FROM setting WHERE name = ?').get('signing-secret');
  return textOf(row ?? {}, 'value');
}

/** A column that holds text. @throws Error where it does not */
export function textOf(row: DatabaseRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`column ${column} of the sandbox's database holds no text`);
  return value;
}

/** A column that holds a number. @throws Error where it does not */
export function numberOf(row: DatabaseRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') {
    throw new Error(`column ${column} of the sandbox's database holds no number`);
  }
  return value;
}

/** A column that holds text or nothing. */
export function optionalText(row: DatabaseRow, column: string): string | undefined {
  return row[column] === null ? undefined : textOf(row, column);
}

/** A column that holds a number or nothing. */
export function optionalNumber(row: DatabaseRow, column: string): number | undefined {
  return row[column] === null ? undefined : numberOf(row, column);
}
