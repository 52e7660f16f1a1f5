import { type FileHandle, open } from 'node:fs/promises';
import { describeSystemError, type FileFault, FAULTS } from './faults.ts';
import type { ArtifactFile } from './inspect.ts';
import type { FoundFile } from './folder-walk.ts';

/** What a Git LFS pointer begins with, and its greatest size (Git LFS specification). */
const LFS_START = 'version https://git-lfs.github.com/spec/v1';
const LFS_MAX_BYTES = 1024;

/** Opens a file, notes what it is like now, and notices a Git LFS pointer. */
export async function inspectFileContent(found: FoundFile): Promise<ArtifactFile | FileFault> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(found.absolutePath, 'r');
    const { size, mtimeMs, ino } = await handle.stat();
    const isPointer =
      size <= LFS_MAX_BYTES && (await readPart(handle, 0, LFS_START.length)).toString('latin1') === LFS_START;
    if (isPointer) return { name: found.name, text: FAULTS.lfs };
    // Disks that fail on reading are found here and not after the submission.
    if (size > LFS_MAX_BYTES) await readPart(handle, 0, 1);
    return { name: found.name, absolutePath: found.absolutePath, bytes: size, mtimeMs, ino };
  } catch (error) {
    return { name: found.name, text: describeSystemError(error) };
  } finally {
    await handle?.close();
  }
}

const LOCAL_HEADER = Buffer.from('PK\u0003\u0004', 'latin1');
const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const END_RECORD_BYTES = 22;
const ENTRY_COUNT_AT = 10;
const COMMENT_LENGTH_AT = 20;
const MAX_COMMENT_BYTES = 0xffff;

/**
 * A cheap look at whether a file is a zip archive that is whole: its first bytes, and the end record which is written
 * last. Its entries are not read.
 * @returns undefined where it seems to be one, else what is wrong
 * @throws an error of the system where it cannot be read
 */
export async function findZipFault(file: ArtifactFile): Promise<string | undefined> {
  const handle = await open(file.absolutePath, 'r');
  try {
    const start = await readPart(handle, 0, LOCAL_HEADER.length);
    const tailBytes = Math.min(file.bytes, END_RECORD_BYTES + MAX_COMMENT_BYTES);
    const endRecord = findEndRecord(await readPart(handle, file.bytes - tailBytes, tailBytes));
    if (endRecord === undefined) return FAULTS.noZip;
    if (endRecord.readUInt16LE(ENTRY_COUNT_AT) === 0) return FAULTS.emptyZip;
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
    // The comment runs to the end of the file: the signature may also occur by chance in what is before it.
    const fits = record.length >= END_RECORD_BYTES;
    if (fits && record.length === END_RECORD_BYTES + record.readUInt16LE(COMMENT_LENGTH_AT)) return record;
  }
  return undefined;
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
