import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startWhenComplete } from '../jobs/analysis.ts';
import { archiveProblem } from './archive-check.ts';
import type { UploadSlot } from '../jobs/job-store.ts';
import type { Service } from '../front/service.ts';

/** A file that was received but belongs to no slot yet. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Streams an upload to the disk.
 * @throws Error where the stream breaks off; nothing is left behind then
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

/** Removes a received file that is not wanted after all. */
export async function dropFile(file: ReceivedFile): Promise<void> {
  await rm(file.path, { force: true });
}

/** Puts a received file into its slot, and starts its job where it was the last one missing. */
export async function keepFile(service: Service, slot: UploadSlot, file: ReceivedFile): Promise<void> {
  const problem = await archiveProblem(file.path);
  await rename(file.path, path.join(service.uploadDirectory, `${slot.uploadId}.zip`));
  service.jobs.setArrived(slot.uploadId, { bytes: file.bytes, sha256: file.sha256, problem });
  startWhenComplete(service, slot.owner);
}
