import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { plainLine } from '../text.ts';
import type { ArtifactFile } from './artifacts.ts';

/**
 * Chunks that were sent wait for the garbage collector, which comes sooner for many small ones than for a few large
 * ones: with 48 KiB about 35 MiB of them pile up, with 128 KiB 65 MiB (measured on 1 GiB), for little speed.
 */
export const CHUNK_BYTES = 48 * 1024;

/**
 * The bytes of a file, provided that it stays what it was when it was looked at: the stream fails where the file is
 * another one, has changed, or gives fewer bytes than were seen. Nothing is opened before the stream is read, and
 * whatever ends the stream closes the file.
 */
export function openUnchanged(file: ArtifactFile): Readable {
  return Readable.from(readUnchanged(file), { objectMode: false, highWaterMark: CHUNK_BYTES });
}

async function* readUnchanged(file: ArtifactFile): AsyncGenerator<Buffer> {
  const handle = await open(file.path, 'r').catch((error: unknown) => {
    throw changedError(file, { cause: error });
  });
  try {
    requireUnchanged(file, await handle.stat());
    for (let left = file.bytes; left > 0;) {
      const chunk = Buffer.allocUnsafeSlow(Math.min(left, CHUNK_BYTES));
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
      if (bytesRead === 0) throw changedError(file);
      left -= bytesRead;
      // Before the last bytes leave, since with them the upload is complete.
      if (left === 0) requireUnchanged(file, await handle.stat());
      yield chunk.subarray(0, bytesRead);
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

/** Passes bytes on and fails where they are not exactly as many as were announced. */
export function requireBytes(expected: number): Transform {
  let passed = 0;
  const mismatch = (): Error =>
    new Error(`the archive came to ${String(passed)} bytes instead of the ${String(expected)} announced`);
  return new Transform({
    highWaterMark: CHUNK_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > expected) done(mismatch());
      else done(null, chunk);
    },
    flush(done) {
      done(passed === expected ? null : mismatch());
    },
  });
}
