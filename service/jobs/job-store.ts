import type { DatabaseSync } from 'node:sqlite';
import {
  type Attack,
  ATTACKS,
  FIELDS,
  type FieldName,
  type Task,
  TASKS,
} from '../../src/core/attack-table.ts';
import { at } from '../../src/core/json.ts';
import {
  type DatabaseRow,
  memberOf,
  numberOf,
  optionalNumber,
  optionalText,
  textOf,
} from '../database/columns.ts';
import type { Job, JobKind } from './job.ts';

/** A model that was registered for one task and one attack. */
export interface RegisteredModel {
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
}

/** Jobs and registered models. */
export interface JobStore {
  addJob(job: Job): void;
  findJob(jobId: string): Job | undefined;
  /** Every job, the oldest first. */
  listJobs(): readonly Job[];
  startJob(jobId: string, startedMs: number, sanityProblem: string | undefined): void;
  /** Jobs of one target that no record covers yet, the oldest first. */
  unrecordedJobs(targetKey: string): readonly Job[];
  markRecorded(jobIds: readonly string[]): void;
  addModel(model: RegisteredModel): void;
  findModel(modelId: string): RegisteredModel | undefined;
}

/** Creates the store in an open database. */
export function createJobStore(database: DatabaseSync): JobStore {
  return { ...jobMethods(database), ...modelMethods(database) };
}

type JobMethods = Pick<
  JobStore,
  'addJob' | 'findJob' | 'listJobs' | 'startJob' | 'unrecordedJobs' | 'markRecorded'
>;

const INSERT_JOB = `INSERT INTO job (job_id, org_id, model_id, task, attack, fields, plan,
  created_ms, started_ms, sanity_problem, check_id, recorded)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`;

function jobMethods(database: DatabaseSync): JobMethods {
  const insert = database.prepare(INSERT_JOB);
  const find = database.prepare('SELECT * FROM job WHERE job_id = ?');
  const list = database.prepare('SELECT * FROM job ORDER BY rowid');
  const start = database.prepare('UPDATE job SET started_ms = ?, sanity_problem = ? WHERE job_id = ?');
  const mark = database.prepare('UPDATE job SET recorded = 1 WHERE job_id = ?');
  const unrecorded = database.prepare(
    `SELECT job.* FROM job JOIN lineage_check ON lineage_check.id = job.check_id
     WHERE lineage_check.target_key = ? AND job.recorded = 0 ORDER BY job.rowid`,
  );
  return {
    addJob(job) {
      const head = [job.jobId, job.orgId, job.modelId, job.task ?? null, job.kind] as const;
      const course = [JSON.stringify(job.fields), job.plan, job.createdMs] as const;
      insert.run(...head, ...course, job.startedMs ?? null, job.sanityProblem ?? null, job.checkId ?? null);
    },
    findJob(jobId) {
      const row = find.get(jobId);
      return row === undefined ? undefined : readJob(row);
    },
    listJobs: () => list.all().map(readJob),
    startJob(jobId, startedMs, sanityProblem) {
      start.run(startedMs, sanityProblem ?? null, jobId);
    },
    unrecordedJobs: (targetKey) => unrecorded.all(targetKey).map(readJob),
    markRecorded(jobIds) {
      for (const jobId of jobIds) mark.run(jobId);
    },
  };
}

function readJob(row: DatabaseRow): Job {
  return {
    jobId: textOf(row, 'job_id'),
    orgId: textOf(row, 'org_id'),
    modelId: textOf(row, 'model_id'),
    task: row['task'] === null ? undefined : memberOf(TASKS, row, 'task'),
    kind: memberOf<JobKind>([...ATTACKS, 'supply-chain'], row, 'attack'),
    fields: readFields(textOf(row, 'fields')),
    plan: textOf(row, 'plan'),
    createdMs: numberOf(row, 'created_ms'),
    startedMs: optionalNumber(row, 'started_ms'),
    sanityProblem: optionalText(row, 'sanity_problem'),
    checkId: optionalNumber(row, 'check_id'),
  };
}

function readFields(text: string): Partial<Record<FieldName, string>> {
  const stored: unknown = JSON.parse(text);
  const fields: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames()) {
    const value = at(stored, name);
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

/** The names of all fields of service spec 2.3, as their type. */
function fieldNames(): readonly FieldName[] {
  return Object.keys(FIELDS).filter((name): name is FieldName => Object.hasOwn(FIELDS, name));
}

function modelMethods(database: DatabaseSync): Pick<JobStore, 'addModel' | 'findModel'> {
  const insert = database.prepare('INSERT INTO model (model_id, task, attack) VALUES (?, ?, ?)');
  const find = database.prepare('SELECT * FROM model WHERE model_id = ?');
  return {
    addModel(model) {
      insert.run(model.modelId, model.task, model.attack);
    },
    findModel(modelId) {
      const row = find.get(modelId);
      if (row === undefined) return undefined;
      return { modelId, task: memberOf(TASKS, row, 'task'), attack: memberOf(ATTACKS, row, 'attack') };
    },
  };
}
