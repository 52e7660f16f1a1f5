import { type ByteSource, SliceSource } from '../byte-source.ts';
import { endOfZeros } from '../reading/zeros.ts';
import { checkName, memberName } from './member-names.ts';
import { isRefused, scanReading } from './zip-member.ts';
import { descriptorEnd, type LocalHeader, readLocalHeader, storedEnd } from './zip-records.ts';
import type { Unpacking } from '../content-format.ts';

interface Range {
  readonly start: number;
  readonly end: number;
  /** The member's name, or `directory`. */
  readonly what: string;
}

/** The state of the scan of one archive. */
export interface Archive {
  readonly bytes: ByteSource;
  readonly unpacking: Unpacking;
  /** Tells a disagreement between loaders. */
  readonly found: (subject: string, detail: string) => void;
  /** What members and directories take up. */
  readonly ranges: Range[];
  /** The offset of the member that a name stands for, by the loosest reading of the name. */
  readonly names: Map<string, number>;
  readonly scannedAt: Set<number>;
}

const LOCAL_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
const PIECE_BYTES = 256 * 1024;
const KNOWN_METHODS = new Set([0, 8, 9, 12, 14, 93, 95]);

/**
 * Scans what is in an archive and in no directory: members that only readers from the front see, and other content
 * between members.
 * @param hasDirectory false for an archive that was cut, whose members are all found this way
 */
export async function scanGaps(archive: Archive, hasDirectory: boolean): Promise<void> {
  for (const gap of gapsOf(archive)) {
    let at = gap.start;
    for (;;) {
      const local = findLocalHeader(archive.bytes, at, gap.end);
      const end = local?.start ?? gap.end;
      if (hasDirectory && (at > 0 || startsWithZero(archive))) await scanBetween(archive, at, end);
      if (local === undefined) break;
      at = await scanUnlisted(archive, local, gap.end, hasDirectory);
    }
  }
}

/** What begins the file is recognised by its first bytes, unless these are padding. */
function startsWithZero({ bytes }: Archive): boolean {
  return bytes.read(0, 1)[0] === 0;
}

/** Parts that nothing takes up; also tells members whose data overlaps. */
function gapsOf({ bytes, ranges, found }: Archive): Range[] {
  const gaps: Range[] = [];
  let end = 0;
  let last = '';
  let isReported = false;
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    if (range.start > end) gaps.push({ start: end, end: range.start, what: '' });
    const overlaps = range.start < end && range.what !== 'directory' && last !== 'directory';
    if (overlaps && !isReported && range.what !== last) {
      found(range.what, 'Its data overlaps that of another member.');
      isReported = true;
    }
    if (range.end > end) last = range.what;
    end = Math.max(end, range.end);
  }
  if (bytes.size > end) gaps.push({ start: end, end: bytes.size, what: '' });
  return gaps;
}

function findLocalHeader(source: ByteSource, start: number, end: number): LocalHeader | undefined {
  for (let at = start; at < end;) {
    const piece = Buffer.from(source.read(at, Math.min(PIECE_BYTES, end - at)));
    for (let index = piece.indexOf(LOCAL_MAGIC); index >= 0; index = piece.indexOf(LOCAL_MAGIC, index + 1)) {
      const local = readLocalHeader(source, at + index);
      if (local !== undefined && isPlausible(local, end)) return local;
    }
    if (piece.length < PIECE_BYTES) return undefined;
    at += piece.length - 3;
  }
  return undefined;
}

/** The signature also stands in programs that read archives; a member's header has more. */
function isPlausible({ name, method, dataStart }: LocalHeader, end: number): boolean {
  return (
    KNOWN_METHODS.has(method) && name.length > 0 && name.length <= 4096 && dataStart <= end && name[0] !== 0
  );
}

/** @returns where the search goes on */
async function scanUnlisted(
  archive: Archive,
  local: LocalHeader,
  gapEnd: number,
  hasDirectory: boolean,
): Promise<number> {
  const { bytes, unpacking, found } = archive;
  const name = memberName(local.name);
  if (hasDirectory) {
    found(name, 'The member is in the archive, but not in its directory: only some programs see it.');
  }
  const pathFault = checkName(name);
  if (pathFault !== undefined) unpacking.find(pathFault);
  const isSized = local.compressedBytes > 0 && local.compressedBytes < 0xffffffff;
  const dataEnd = isSized
    ? Math.min(gapEnd, local.dataStart + local.compressedBytes)
    : nextHeader(bytes, local, gapEnd);
  const isUnknown = !isSized && local.method === 0;
  const end = isUnknown ? storedEnd(bytes, local, dataEnd) : dataEnd;
  const compressedBytes = isSized ? local.compressedBytes : end - local.dataStart;
  const reading = {
    name,
    method: local.method,
    compressedBytes,
    bytes: isUnknown ? compressedBytes : local.bytes,
    crc32: local.crc32,
    isRefused: isRefused(local.flags),
    dataStart: local.dataStart,
  };
  // Its sizes may stand behind its data; that they differ from the header then says nothing.
  await scanReading(bytes, reading, unpacking, () => undefined);
  return Math.max(local.dataStart, isSized ? descriptorEnd(bytes, dataEnd, local) : dataEnd);
}

function nextHeader(source: ByteSource, { dataStart }: LocalHeader, end: number): number {
  return findLocalHeader(source, dataStart, end)?.start ?? end;
}

async function scanBetween({ bytes, unpacking, found }: Archive, start: number, end: number): Promise<void> {
  const from = endOfZeros(bytes, start, end);
  if (from >= end) return;
  const name = `bytes from ${String(from)}`;
  const scanned = await unpacking.scanMember(name, new SliceSource(bytes, from, end - from));
  if (scanned.isModel) {
    found(name, 'There is a model between the members of the archive, where only some programs look.');
  }
}
