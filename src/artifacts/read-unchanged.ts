import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { ArtifactFile, HashedPart } from '../facts/artifact.ts';
import { createHash, type Hash } from 'node:crypto';

/** If a pipe or a link has replaced the file, it must neither block the run nor lead elsewhere. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** The bytes read at once. Smaller chunks need more system calls; larger ones are no faster (docs/performance.md). */
export const CHUNK_BYTES = 512 * 1024;

/** Returns the memory for the next chunk. */
export type ChunkMemory = () => Buffer;

/**
 * Alternates between two blocks of memory, because a chunk is still being sent while the next one is read. New memory
 * for every chunk would pile up faster than the garbage collector frees it.
 * @param largestBytes size of the largest file that is read
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
 * Reads a file, provided that it has not changed since it was inspected. Fails if the file was replaced or changed, or
 * has become shorter, or if its content has another hash than before. The file is opened when the first chunk is requested, and closed even if the reader stops early.
 */
export async function* readUnchanged(
  file: ArtifactFile,
  memory: ChunkMemory = chunkMemory(file.bytes),
): AsyncGenerator<Buffer> {
  const handle = await openUnchanged(file);
  const content = contentCheck(file);
  try {
    for (let left = file.bytes; left > 0;) {
      const chunk = memory();
      const { bytesRead } = await handle.read(chunk, 0, Math.min(left, chunk.length), null);
      if (bytesRead === 0) throw changedError(file);
      const isFirst = left === file.bytes;
      left -= bytesRead;
      // Checked before the first chunk, to avoid a useless upload, and before the last, which completes the upload.
      if (isFirst || left === 0) requireUnchanged(file, await handle.stat());
      content.add(chunk.subarray(0, bytesRead));
      if (left === 0) content.end();
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/**
 * Reads a whole file at once, with the same checks.
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
    const whole = memory.subarray(0, file.bytes);
    const content = contentCheck(file);
    content.add(whole);
    content.end();
    return whole;
  } finally {
    await handle.close();
  }
}

/**
 * Checks that a file is still the one that was inspected and hashed, without reading all of it.
 * @throws Error if it was replaced or changed
 */
export async function requireSameFile(file: ArtifactFile): Promise<void> {
  const handle = await openUnchanged(file);
  try {
    requireUnchanged(file, await handle.stat());
    // A scan has read another content meanwhile: see bind-to-scan.ts.
    if (file.hashed.sha256 === '') throw changedError(file);
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
  const same =
    now.size === file.bytes &&
    now.mtimeMs === file.mtimeMs &&
    now.ctimeMs === file.ctimeMs &&
    now.ino === file.ino;
  if (!same) throw changedError(file);
}

/**
 * Compares a file's content with the hashes of an earlier reading: of the whole file, of the parts that a scan has read, or
 * of both. Times do not show every change: a write through shared memory can be recorded late, and two changes within one
 * tick of the file system have the same time.
 */
function contentCheck(file: ArtifactFile): Pick<PartsInOrder, 'add' | 'end'> {
  const { sha256, parts = [] } = file.hashed;
  const whole = sha256 === undefined ? [] : [{ start: 0, bytes: file.bytes, sha256 }];
  const lists = [whole, parts].map((list) => new PartsInOrder(list, () => changedError(file)));
  return {
    add: (piece) => {
      for (const list of lists) list.add(piece);
    },
    end: () => {
      for (const list of lists) list.end();
    },
  };
}

function changedError(file: ArtifactFile, options?: ErrorOptions): Error {
  return new Error(
    `"${plainLine(file.name, 200)}" changed between the check before the submission and the end of its upload; ` +
      'make sure that no step or process writes to it during the scan, then run again',
    options,
  );
}

/** Compares the content of a file, which comes in pieces, with hashes of some of its parts: in order, without overlap. */
class PartsInOrder {
  readonly #parts: readonly HashedPart[];
  readonly #describe: () => Error;
  #next = 0;
  #offset = 0;
  #hash: Hash | undefined;

  constructor(parts: readonly HashedPart[], describe: () => Error) {
    this.#parts = parts;
    this.#describe = describe;
  }

  /** @throws the error if a part that ends in this piece has another content */
  add(piece: Buffer): void {
    const end = this.#offset + piece.length;
    for (let part = this.#parts[this.#next]; part !== undefined; part = this.#parts[this.#next]) {
      if (part.start >= end) break;
      const partEnd = part.start + part.bytes;
      this.#hash ??= createHash('sha256');
      this.#hash.update(piece.subarray(Math.max(0, part.start - this.#offset), partEnd - this.#offset));
      if (partEnd > end) break;
      if (this.#hash.digest('hex') !== part.sha256) throw this.#describe();
      this.#hash = undefined;
      this.#next += 1;
    }
    this.#offset = end;
  }

  /** @throws the error if the content has ended before a part */
  end(): void {
    if (this.#next < this.#parts.length) throw this.#describe();
  }
}
