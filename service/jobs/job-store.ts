import type { DatabaseSync } from 'node:sqlite';
import {
  type Attack,
  ATTACKS,
  FIELDS,
  type FieldName,
  type Slot,
  SLOTS,
  type Task,
  TASKS,
} from '../../src/core/attack-table.ts';
import { at } from '../../src/core/json.ts';
import { type DatabaseRow, numberOf, optionalNumber, optionalText, textOf } from '../database.ts';
import { ENDINGS, type Job, type JobKind } from './jobs.ts';

/** One upload slot of a job or of a registered model. */
export interface UploadSlot {
  readonly uploadId: string;
  /** The job id or, for a registration, the model id. */
  readonly owner: string;
  readonly slot: Slot;
  /** What arrived; undefined while nothing did. */
  readonly arrived: ArrivedFile | undefined;
}

interface ArrivedFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Why it is no readable zip archive; undefined where it is one. */
  readonly problem: string | undefined;
}

/** A model that was registered for one task and one attack. */
export interface RegisteredModel {
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
}

/** Jobs, their uploads, and registered models. */
export interface JobStore {
  addJob(job: Job): void;
  findJob(jobId: string): Job | undefined;
  /** Every job, the oldest first. */
  listJobs(): readonly Job[];
  startJob(jobId: string, startedMs: number, sanityProblem: string | undefined): void;
  /** Jobs of the lineage checks of one target that no record speaks of yet, the oldest first. */
  unrecordedJobs(targetKey: string): readonly Job[];
  markRecorded(jobIds: readonly string[]): void;
  addSlots(owner: string, slots: readonly UploadSlot[]): void;
  findSlot(uploadId: string): UploadSlot | undefined;
  slotsOf(owner: string): readonly UploadSlot[];
  setArrived(uploadId: string, file: ArrivedFile): void;
  addModel(model: RegisteredModel): void;
  findModel(modelId: string): RegisteredModel | undefined;
}

/** The store in an open database. */
export function createJobStore(database: DatabaseSync): JobStore {
  return { ...jobMethods(database), ...slotMethods(database), ...modelMethods(database) };
}

type JobMethods = Pick<
  JobStore,
  'addJob' | 'findJob' | 'listJobs' | 'startJob' | 'unrecordedJobs' | 'markRecorded'
>;

const INSERT_JOB = `INSERT INTO job (job_id, org_id, model_id, task, attack, fields, ending, stage_ms,
  created_ms, started_ms, sanity_problem, check_id, recorded)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`;

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
      const course = [JSON.stringify(job.fields), job.ending, job.stageMs, job.createdMs] as const;
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
  const task = optionalText(row, 'task');
  return {
    jobId: textOf(row, 'job_id'),
    orgId: textOf(row, 'org_id'),
    modelId: textOf(row, 'model_id'),
    task: task === undefined ? undefined : memberOf(TASKS, task),
    kind: memberOf<JobKind>([...ATTACKS, 'supply-chain'], textOf(row, 'attack')),
    fields: readFields(textOf(row, 'fields')),
    ending: memberOf(ENDINGS, textOf(row, 'ending')),
    stageMs: numberOf(row, 'stage_ms'),
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

/** The names of all fields of INTERFACE.md 2.3, as their type. */
function fieldNames(): readonly FieldName[] {
  return Object.keys(FIELDS).filter((name): name is FieldName => Object.hasOwn(FIELDS, name));
}

function memberOf<const T extends string>(members: readonly T[], text: string): T {
  const found = members.find((member) => member === text);
  if (found === undefined) throw new Error(`the sandbox's database holds the unknown value "${text}"`);
  return found;
}

type SlotMethods = Pick<JobStore, 'addSlots' | 'findSlot' | 'slotsOf' | 'setArrived'>;

function slotMethods(database: DatabaseSync): SlotMethods {
  const insert = database.prepare(
    'INSERT INTO upload (upload_id, owner, slot, bytes, sha256, problem) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const find = database.prepare('SELECT * FROM upload WHERE upload_id = ?');
  const byOwner = database.prepare('SELECT * FROM upload WHERE owner = ? ORDER BY rowid');
  const arrive = database.prepare('UPDATE upload SET bytes = ?, sha256 = ?, problem = ? WHERE upload_id = ?');
  return {
    addSlots(owner, slots) {
      for (const { uploadId, slot, arrived } of slots) {
        const file = [arrived?.bytes ?? null, arrived?.sha256 ?? null, arrived?.problem ?? null] as const;
        insert.run(uploadId, owner, slot, ...file);
      }
    },
    findSlot(uploadId) {
      const row = find.get(uploadId);
      return row === undefined ? undefined : readSlot(row);
    },
    slotsOf: (owner) => byOwner.all(owner).map(readSlot),
    setArrived(uploadId, file) {
      arrive.run(file.bytes, file.sha256, file.problem ?? null, uploadId);
    },
  };
}

function readSlot(row: DatabaseRow): UploadSlot {
  const bytes = optionalNumber(row, 'bytes');
  return {
    uploadId: textOf(row, 'upload_id'),
    owner: textOf(row, 'owner'),
    slot: memberOf(SLOTS, textOf(row, 'slot')),
    arrived:
      bytes === undefined
        ? undefined
        : { bytes, sha256: textOf(row, 'sha256'), problem: optionalText(row, 'problem') },
  };
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
      const attack = memberOf(ATTACKS, textOf(row, 'attack'));
      return { modelId, task: memberOf(TASKS, textOf(row, 'task')), attack };
    },
  };
}
