import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveProblem } from './archive-check.ts';
import type { StorageState } from './storage-state.ts';
import type { UploadSlot } from './upload-store.ts';

/** A file that was received but belongs to no slot yet. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Streams an upload to the disk.
 * @throws Error if the stream breaks off; nothing is left behind then
 */
export async function receiveFile(content: Readable, directory: string): Promise<ReceivedFile> {
  const file = path.join(directory, `${randomUUID()}.part`);
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(content, measure, createWriteStream(file));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { path: file, bytes, sha256: hash.digest('hex') };
}

/** Removes a received file. */
export async function dropFile(file: ReceivedFile): Promise<void> {
  await rm(file.path, { force: true });
}

/** The path of a slot's file, once it has arrived. */
function uploadFile({ uploadDirectory }: Pick<StorageState, 'uploadDirectory'>, uploadId: string): string {
  return path.join(uploadDirectory, `${uploadId}.zip`);
}

/** Puts a received file into its slot and reports its arrival. */
export async function keepFile(state: StorageState, slot: UploadSlot, file: ReceivedFile): Promise<void> {
  const problem = await archiveProblem(file.path);
  await rename(file.path, uploadFile(state, slot.uploadId));
  state.uploads.setArrived(slot.uploadId, { bytes: file.bytes, sha256: file.sha256, problem });
  state.fileArrived(slot.owner);
}
