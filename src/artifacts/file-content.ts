import { type FileHandle, open } from 'node:fs/promises';
import { describeSystemError, type FileFault, FAULTS } from './faults.ts';
import type { ArtifactFile, FoundFile } from '../facts/artifact.ts';

/** The first line of every Git LFS pointer, and the most bytes that a pointer has (Git LFS specification). */
const LFS_START = 'version https://git-lfs.github.com/spec/v1';
const MAX_LFS_POINTER_BYTES = 1024;

/** Opens a file, records its size and version, and detects a Git LFS pointer. */
export async function inspectFileContent(found: FoundFile): Promise<ArtifactFile | FileFault> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(found.absolutePath, 'r');
    const { size, mtimeMs, ctimeMs, ino } = await handle.stat();
    const isPointer =
      size <= MAX_LFS_POINTER_BYTES &&
      (await readPart(handle, 0, LFS_START.length)).toString('latin1') === LFS_START;
    if (isPointer) return { name: found.name, text: FAULTS.lfs };
    // A disk that cannot be read is better found now than after the submission.
    if (size > MAX_LFS_POINTER_BYTES) await readPart(handle, 0, 1);
    return { ...found, bytes: size, mtimeMs, ctimeMs, ino, hashed: {} };
  } catch (error) {
    return { name: found.name, text: describeSystemError(error) };
  } finally {
    await handle?.close();
  }
}

const LOCAL_HEADER = Buffer.from('PK\u0003\u0004', 'latin1');
const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const END_RECORD_BYTES = 22;
const ENTRY_COUNT_OFFSET = 10;
const COMMENT_LENGTH_OFFSET = 20;
const MAX_COMMENT_BYTES = 0xffff;

/**
 * Checks cheaply that a file is a complete zip archive: only its first bytes and its end record, which is written last,
 * are read, not its entries.
 * @returns undefined if the file looks complete, otherwise the fault
 * @throws the system's error if the file cannot be read
 */
export async function findZipFault(file: ArtifactFile): Promise<string | undefined> {
  const handle = await open(file.absolutePath, 'r');
  try {
    const start = await readPart(handle, 0, LOCAL_HEADER.length);
    const tailBytes = Math.min(file.bytes, END_RECORD_BYTES + MAX_COMMENT_BYTES);
    const endRecord = findEndRecord(await readPart(handle, file.bytes - tailBytes, tailBytes));
    if (endRecord === undefined) return FAULTS.noZip;
    if (endRecord.readUInt16LE(ENTRY_COUNT_OFFSET) === 0) return FAULTS.emptyZip;
    return start.equals(LOCAL_HEADER) ? undefined : FAULTS.noZip;
  } finally {
    await handle.close();
  }
}

function findEndRecord(tail: Buffer): Buffer | undefined {
  for (
    let at = tail.lastIndexOf(END_RECORD);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_RECORD, at - 1)
  ) {
    const record = tail.subarray(at);
    if (record.length < END_RECORD_BYTES) continue;
    // The bytes of the signature can also occur by chance. Only in a real record does the comment end with the file.
    const recordBytes = END_RECORD_BYTES + record.readUInt16LE(COMMENT_LENGTH_OFFSET);
    if (record.length === recordBytes) return record;
  }
  return undefined;
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
