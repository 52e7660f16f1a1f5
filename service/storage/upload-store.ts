import type { DatabaseSync } from 'node:sqlite';
import { type Slot, SLOTS } from '../../src/core/attack-table.ts';
import { type DatabaseRow, memberOf, optionalNumber, optionalText, textOf } from '../database/columns.ts';

/** One upload slot of a job or of a registered model. */
export interface UploadSlot {
  readonly uploadId: string;
  /** The job id or, for a registration, the model id. */
  readonly owner: string;
  readonly slot: Slot;
  /** The file that arrived; undefined until one does. */
  readonly arrived: ArrivedFile | undefined;
}

interface ArrivedFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Why it is no readable zip archive; undefined if it is one. */
  readonly problem: string | undefined;
}

/** Upload slots and what arrived in them. */
export interface UploadStore {
  addSlots(slots: readonly UploadSlot[]): void;
  findSlot(uploadId: string): UploadSlot | undefined;
  slotsOf(owner: string): readonly UploadSlot[];
  setArrived(uploadId: string, file: ArrivedFile): void;
}

/** Creates the store in an open database. */
export function createUploadStore(database: DatabaseSync): UploadStore {
  const insert = database.prepare(
    'INSERT INTO upload (upload_id, owner, slot, bytes, sha256, problem) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const find = database.prepare('SELECT * FROM upload WHERE upload_id = ?');
  const byOwner = database.prepare('SELECT * FROM upload WHERE owner = ? ORDER BY rowid');
  const arrive = database.prepare('UPDATE upload SET bytes = ?, sha256 = ?, problem = ? WHERE upload_id = ?');
  return {
    addSlots(slots) {
      for (const { uploadId, owner, slot, arrived } of slots) {
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
    slot: memberOf(SLOTS, row, 'slot'),
    arrived:
      bytes === undefined
        ? undefined
        : { bytes, sha256: textOf(row, 'sha256'), problem: optionalText(row, 'problem') },
  };
}
