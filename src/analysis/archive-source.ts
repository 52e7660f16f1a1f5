import { constants, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { plainLine } from '../text.ts';
import type { ArtifactFile } from './artifacts.ts';

/** A pipe that has taken the file's place must not hold the run, nor a link lead elsewhere. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** What is read at once. Less costs time in more system calls, more gains none (docs/performance.md). */
export const CHUNK_BYTES = 512 * 1024;

/** Memory for reading files into, one after the other, of which the largest has `largestBytes`. */
export function chunkMemory(largestBytes: number): Buffer {
  return Buffer.allocUnsafeSlow(Math.min(largestBytes, CHUNK_BYTES));
}

/**
 * The bytes of a file, provided that it stays what it was when it was looked at: fails where the file is another one,
 * has changed, or gives fewer bytes than were seen. Nothing is opened before the first chunk is asked for, and whoever
 * stops early closes the file.
 * @param memory that every chunk stands in, until the next one is asked for: new memory for each would pile up faster
 *   than the garbage collector takes it away
 */
export async function* readUnchanged(
  file: ArtifactFile,
  memory = chunkMemory(file.bytes),
): AsyncGenerator<Buffer> {
  const handle = await open(file.path, PLAIN_FILE).catch((error: unknown) => {
    throw changedError(file, { cause: error });
  });
  try {
    for (let left = file.bytes; left > 0;) {
      const { bytesRead } = await handle.read(memory, 0, Math.min(left, memory.length), null);
      if (bytesRead === 0) throw changedError(file);
      const isFirst = left === file.bytes;
      left -= bytesRead;
      // Before the first bytes leave, so as not to send for nothing; before the last, as they complete the upload.
      if (isFirst || left === 0) requireUnchanged(file, await handle.stat());
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
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
