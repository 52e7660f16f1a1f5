import { crc32 } from 'node:zlib';
import {
  type ArchiveEntry,
  dataDescriptor,
  directoryEntry,
  endRecords,
  localHeader,
  type PlacedEntry,
} from './records.ts';

/** How many entries of the directory are given at once. */
const DIRECTORY_BATCH = 500;

/**
 * An archive of stored entries, made while it is read: nothing but the directory's figures is kept.
 * @param readContent gives the bytes of an entry, exactly as many as it says
 */
export async function* writeZip<Entry extends ArchiveEntry>(
  entries: readonly Entry[],
  readContent: (entry: Entry) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const placed: PlacedEntry[] = [];
  let offset = 0;
  let descriptor: Buffer = Buffer.alloc(0);
  for (const entry of entries) {
    const header = localHeader(entry);
    // Together: with many small files, calls of the system are what takes time.
    yield Buffer.concat([descriptor, header]);
    let crc = 0;
    for await (const chunk of readContent(entry)) {
      crc = crc32(chunk, crc);
      yield chunk;
    }
    const done = { name: entry.name, bytes: entry.bytes, offset, crc };
    descriptor = dataDescriptor(done);
    placed.push(done);
    offset += header.length + entry.bytes + descriptor.length;
  }
  yield descriptor;
  let directoryBytes = 0;
  for (let at = 0; at < placed.length; at += DIRECTORY_BATCH) {
    const part = Buffer.concat(placed.slice(at, at + DIRECTORY_BATCH).map(directoryEntry));
    yield part;
    directoryBytes += part.length;
  }
  yield endRecords(placed.length, offset, directoryBytes);
}

/** Passes bytes on and fails where they are not exactly as many as were announced. */
export async function* requireBytes(expected: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  const mismatch = (): Error =>
    new Error(`the archive came to ${String(passed)} bytes instead of the ${String(expected)} announced`);
  for await (const chunk of chunks) {
    passed += chunk.length;
    if (passed > expected) throw mismatch();
    yield chunk;
  }
  if (passed !== expected) throw mismatch();
}
