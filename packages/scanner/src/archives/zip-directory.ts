import type { ByteSource } from '../byte-source.ts';
import { LIMITS } from '../limits.ts';
import {
  type CentralRecord,
  END_BYTES,
  END_SIGNATURE,
  type EndRecord,
  LOCAL_SIGNATURE,
  readCentralRecord,
  readEndRecords,
  readLocalHeader,
} from './zip-records.ts';

/** A directory of a zip archive. */
export interface ZipDirectory {
  readonly record: EndRecord;
  readonly start: number;
  readonly end: number;
  /** What has to be added to the offsets of members: the length of what was put before the archive. */
  readonly base: number;
  readonly entries: readonly CentralRecord[];
}

export interface ZipDirectories {
  /** The directory that most readers take, first; then what others may take. Empty if there is none. */
  readonly directories: readonly ZipDirectory[];
  /** What differs between readers, each as a sentence. */
  readonly disagreements: readonly string[];
}

const END_MAGIC = Buffer.from('PK\x05\x06', 'latin1');
/** A local header with the longest name and the longest extra field. */
const MAX_HEADER_BYTES = 30 + 2 * 0xffff;
const MAX_COMMENT_BYTES = 0xffff;
/** An archive has one end record. More candidates than these are not looked at. */
const MAX_END_RECORDS = 64;

/** True if the content starts as a zip archive does, or ends as one does. */
export function looksLikeZip(head: Uint8Array, bytes: ByteSource): boolean {
  return (
    startsAsZip(head) || findEndRecords(bytes).some((record) => directoryStarts(bytes, record).length > 0)
  );
}

/** True if the content starts with a member's header or, for an empty archive, with the end record. */
export function startsAsZip(head: Uint8Array): boolean {
  if (head.length < 4) return false;
  const signature = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0, true);
  return signature === LOCAL_SIGNATURE || (signature === END_SIGNATURE && head.length >= END_BYTES);
}

/** Finds all end records that a reader might take, the last one first, and each as every reader takes it. */
function findEndRecords(source: ByteSource): EndRecord[] {
  const tailStart = Math.max(0, source.size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = Buffer.from(source.read(tailStart, source.size - tailStart));
  const found: EndRecord[] = [];
  let at = tail.lastIndexOf(END_MAGIC);
  while (at >= 0 && found.length < MAX_END_RECORDS) {
    found.push(...readEndRecords(source, tailStart + at));
    at = at === 0 ? -1 : tail.lastIndexOf(END_MAGIC, at - 1);
  }
  return found;
}

/** The places where readers expect the directory of an end record, if one is there. */
function directoryStarts(source: ByteSource, record: EndRecord): number[] {
  const { directoryOffset, directoryBytes, directoryEnd, start } = record;
  // Counted from the start of the file, and back from the end record, which allows for something before the archive.
  const places = [directoryEnd - directoryBytes, directoryOffset];
  const isEmpty = record.entries === 0 && directoryBytes === 0;
  return [...new Set(places)].filter(
    (place) => place >= 0 && (readCentralRecord(source, place) !== undefined || (isEmpty && place === start)),
  );
}

/** Reads every directory that a reader might take. */
export function readDirectories(source: ByteSource): ZipDirectories {
  const records = findEndRecords(source);
  const all = records.flatMap((record) =>
    directoryStarts(source, record).map((start) => readDirectory(source, record, start)),
  );
  const main = all.find(({ record }) => record.end === source.size) ?? all[0];
  if (main === undefined) return { directories: [], disagreements: [] };
  const others = all.filter(
    (one) => one !== main && one.start !== main.start && !isInsideMember(source, main, one.record.start),
  );
  const disagreements = others.map(({ record }) =>
    record === main.record
      ? 'Its end record names two places for the directory of members.'
      : 'It has more than one end record, and so more than one directory of members.',
  );
  return {
    directories: [main, ...others],
    disagreements: [...new Set([...disagreements, ...countFaults(main)])],
  };
}

/** An archive that is a member of this one has its own end record. */
function isInsideMember(source: ByteSource, { base, entries }: ZipDirectory, offset: number): boolean {
  return entries.some(({ localOffset, compressedBytes }) => {
    const start = base + localOffset;
    // Only a large extra field makes the header longer than this.
    if (offset <= start || offset > start + MAX_HEADER_BYTES + compressedBytes) return false;
    const local = readLocalHeader(source, start);
    return local !== undefined && offset >= local.dataStart && offset < local.dataStart + compressedBytes;
  });
}

function readDirectory(source: ByteSource, record: EndRecord, start: number): ZipDirectory {
  const entries: CentralRecord[] = [];
  let at = start;
  while (at < record.start) {
    const entry = readCentralRecord(source, at);
    if (entry === undefined) break;
    // One more than is scanned, so that the limit is told.
    if (entries.length > LIMITS.contents) break;
    entries.push(entry);
    at = entry.end;
  }
  return { record, start, end: at, base: start - record.directoryOffset, entries };
}

/** Some readers count the members, some go by the size of the directory. */
function countFaults({ record, start, end, entries }: ZipDirectory): string[] {
  const faults: string[] = [];
  if (entries.length !== record.entries) {
    faults.push(
      `Its directory has ${String(entries.length)} members, but its end record says ${String(record.entries)}.`,
    );
  }
  if (end - start !== record.directoryBytes && entries.length === record.entries) {
    faults.push('The size of its directory differs from what its end record says.');
  }
  if (record.isContradictory) {
    faults.push('Its two end records, the old one and that of zip64, contradict each other.');
  }
  return faults;
}
