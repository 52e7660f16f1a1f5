import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { plainLine } from '../text/sanitize.ts';
import type { ArtifactFile } from './inspect.ts';

/** A pipe that has taken the file's place must not hold the run, nor a link lead elsewhere. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** What is read at once. Less costs time in more system calls, more gains none (docs/performance.md). */
export const CHUNK_BYTES = 512 * 1024;

/** Gives the memory for one chunk after the other. */
export type ChunkMemory = () => Buffer;

/**
 * Two blocks in turn, since a chunk is still being sent while the next one is read: new memory for each would pile up
 * faster than the garbage collector takes it away.
 * @param largestBytes of the largest file that is read into it
 */
export function chunkMemory(largestBytes: number): ChunkMemory {
  const size = Math.min(largestBytes, CHUNK_BYTES);
  const blocks: [Buffer?, Buffer?] = [];
  let turn: 0 | 1 = 1;
  return () => {
    turn = turn === 0 ? 1 : 0;
    return (blocks[turn] ??= Buffer.allocUnsafeSlow(size));
  };
}

/**
 * The bytes of a file, provided that it stays what it was when it was looked at: fails where the file is another one,
 * has changed, or gives fewer bytes than were seen. Nothing is opened before the first chunk is asked for, and whoever
 * stops early closes the file.
 */
export async function* readUnchanged(
  file: ArtifactFile,
  memory: ChunkMemory = chunkMemory(file.bytes),
): AsyncGenerator<Buffer> {
  const handle = await openUnchanged(file);
  try {
    for (let left = file.bytes; left > 0;) {
      const chunk = memory();
      const { bytesRead } = await handle.read(chunk, 0, Math.min(left, chunk.length), null);
      if (bytesRead === 0) throw changedError(file);
      const isFirst = left === file.bytes;
      left -= bytesRead;
      // Before the first bytes leave, so as not to send for nothing; before the last, as they complete the upload.
      if (isFirst || left === 0) requireUnchanged(file, await handle.stat());
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/**
 * All of a file at once, under the same conditions.
 * @param memory at least as large as the file
 */
export async function readWhole(file: ArtifactFile, memory: Buffer): Promise<Buffer> {
  const handle = await openUnchanged(file);
  try {
    for (let read = 0; read < file.bytes;) {
      const { bytesRead } = await handle.read(memory, read, file.bytes - read, null);
      if (bytesRead === 0) throw changedError(file);
      read += bytesRead;
    }
    requireUnchanged(file, await handle.stat());
    return memory.subarray(0, file.bytes);
  } finally {
    await handle.close();
  }
}

async function openUnchanged(file: ArtifactFile): Promise<FileHandle> {
  try {
    return await open(file.absolutePath, PLAIN_FILE);
  } catch (error) {
    throw changedError(file, { cause: error });
  }
}

function requireUnchanged(file: ArtifactFile, now: Stats): void {
  const same = now.size === file.bytes && now.mtimeMs === file.mtimeMs && now.ino === file.ino;
  if (!same) throw changedError(file);
}

function changedError(file: ArtifactFile, options?: ErrorOptions): Error {
  return new Error(
    `"${plainLine(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
      'make sure that no step or process writes to it meanwhile, then run again',
    options,
  );
}
