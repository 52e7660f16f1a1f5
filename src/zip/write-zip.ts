import { crc32 } from 'node:zlib';
import {
  type ArchiveEntry,
  dataDescriptor,
  directoryEntry,
  endRecords,
  localHeader,
  type PlacedEntry,
} from './zip-headers.ts';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

/** The number of directory entries in one chunk. */
const ENTRIES_PER_CHUNK = 500;

/**
 * Writes an archive of stored entries while it is read. Only the directory's figures are kept in memory.
 * @param readContent returns the content of an entry, which must have exactly the entry's number of bytes
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
    // In one chunk: with many small files, most of the time goes into system calls.
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
  for (let at = 0; at < placed.length; at += ENTRIES_PER_CHUNK) {
    const part = Buffer.concat(placed.slice(at, at + ENTRIES_PER_CHUNK).map(directoryEntry));
    yield part;
    directoryBytes += part.length;
  }
  yield endRecords(placed.length, offset, directoryBytes);
}

/** Passes bytes on, and fails if their number differs from the announced one. */
export async function* requireBytes(expected: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  const mismatch = (): Error =>
    new Error(`the archive has ${String(passed)} bytes instead of the announced ${String(expected)}`);
  for await (const chunk of chunks) {
    passed += chunk.length;
    if (passed > expected) throw mismatch();
    yield chunk;
  }
  if (passed !== expected) throw mismatch();
}

/** A file of an archive. */
export interface ArchiveFile {
  /** With forward slashes. Text of others is in it only as `markedName` makes it. */
  readonly name: string;
  readonly content: Buffer;
}

/** Makes a zip archive. The same files give the same bytes. */
export async function zipFiles(files: readonly ArchiveFile[]): Promise<Buffer> {
  const entries = files.map(({ name, content }) => ({ name, bytes: content.length, content }));
  return buffer(Readable.from(writeZip(entries, contentOf)));
}

async function* contentOf({ content }: { readonly content: Buffer }): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
