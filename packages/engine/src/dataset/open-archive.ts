import { crc32, inflateRawSync } from 'node:zlib';
import yauzl from 'yauzl';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { DatasetLimits } from './dataset-limits.ts';
import { isLeftover, type Member, type Members, sizeProblem } from './member.ts';

const STORED = 0;
const DEFLATED = 8;

/** The parts of a local file header (PKWARE APPNOTE 6.3, section 4.3.7). */
const LOCAL_HEADER = { signature: 0x04_03_4b_50, bytes: 30, nameLength: 26, extraLength: 28 } as const;

/**
 * Lists the files of an uploaded zip archive, without unpacking any. The sizes that it declares are checked first.
 * @throws ArtifactFault if it is no archive that can be read, or goes beyond a limit
 */
export async function openArchive(archive: Buffer, what: string, limits: DatasetLimits): Promise<Members> {
  const members = await readEntries(archive, what, limits);
  if (members.length === 0) throw new ArtifactFault(`The archive of ${what} holds no file.`);
  return members;
}

async function readEntries(archive: Buffer, what: string, limits: DatasetLimits): Promise<Members> {
  const members: Member[] = [];
  const leftovers: string[] = [];
  const names = new Set<string>();
  let total = 0;
  try {
    const zip = await yauzl.fromBufferPromise(archive);
    if (zip.entryCount > limits.members) {
      throw new ArtifactFault(
        `The archive of ${what} holds ${String(zip.entryCount)} files; at most ${String(limits.members)} can be analysed.`,
      );
    }
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      if (isLeftover(entry.fileName)) {
        leftovers.push(entry.fileName);
        continue;
      }
      total += entry.uncompressedSize;
      const problem = entryProblem(entry, names, total, limits);
      if (problem !== undefined) {
        throw new ArtifactFault(
          `The file ${shownName(entry.fileName)} in the archive of ${what} ${problem}.`,
        );
      }
      names.add(entry.fileName);
      members.push(memberOf(archive, entry, what));
    }
    return Object.assign(members, { leftovers });
  } catch (error) {
    if (error instanceof ArtifactFault) throw error;
    const reason = error instanceof Error ? shownName(error.message, 200) : 'unknown';
    throw new ArtifactFault(`The upload of ${what} is not a readable zip archive: ${reason}.`);
  }
}

function entryProblem(
  entry: yauzl.Entry,
  names: ReadonlySet<string>,
  total: number,
  limits: DatasetLimits,
): string | undefined {
  if (names.has(entry.fileName)) return 'is there twice';
  if (entry.isEncrypted()) return 'is encrypted: zip it without a password';
  if (![STORED, DEFLATED].includes(entry.compressionMethod)) {
    return 'is compressed in a way that is not read here: use stored or deflated entries';
  }
  return sizeProblem(entry.uncompressedSize, total, limits);
}

function memberOf(archive: Buffer, entry: yauzl.Entry, what: string): Member {
  const { fileName: name, uncompressedSize: bytes } = entry;
  return {
    name,
    bytes,
    read() {
      const content = unpack(archive, entry);
      if (content?.length === bytes && crc32(content) === entry.crc32) return content;
      throw new ArtifactFault(
        `The file ${shownName(name)} in the archive of ${what} is damaged. Make the archive again.`,
      );
    },
  };
}

function unpack(archive: Buffer, entry: yauzl.Entry): Buffer | undefined {
  const header = archive.subarray(entry.relativeOffsetOfLocalHeader);
  if (header.length < LOCAL_HEADER.bytes || header.readUInt32LE(0) !== LOCAL_HEADER.signature) {
    return undefined;
  }
  const start =
    LOCAL_HEADER.bytes +
    header.readUInt16LE(LOCAL_HEADER.nameLength) +
    header.readUInt16LE(LOCAL_HEADER.extraLength);
  const packed = header.subarray(start, start + entry.compressedSize);
  if (entry.compressionMethod === STORED) return packed;
  try {
    // At least 1: an empty file is allowed to inflate to nothing, and zlib refuses a limit of 0.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
  } catch {
    return undefined;
  }
}
