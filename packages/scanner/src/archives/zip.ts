import { strangeLayout, layoutFound } from '../strange-layout.ts';
import { finding, notScanned } from '../rules/file-finding.ts';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { Unpack, Unpacking } from '../content-format.ts';
import { checkLink, checkName, loosestName, memberName } from './member-names.ts';
import { readDirectories, type ZipDirectory } from './zip-directory.ts';
import { type Archive, scanGaps } from './zip-gaps.ts';
import { isRefused, type MemberReading, scanReading } from './zip-member.ts';
import {
  type CentralRecord,
  descriptorEnd,
  type LocalHeader,
  type MemberHeader,
  readLocalHeader,
} from './zip-records.ts';

/**
 * Scans a zip archive, and everything in it that any loader could take: what the local headers say as well as what the
 * directory says, every directory that a reader might find, and members that no directory has. What loaders disagree
 * about is a finding.
 */
export const unpackZip: Unpack = async ({ bytes }, unpacking) => {
  const { directories, disagreements } = readDirectories(bytes);
  const found = (subject: string, detail: string): void => {
    unpacking.find(finding('high', 'archive-tampering', plainLine(subject, 200), detail));
  };
  for (const detail of disagreements) found('directory', detail);
  if (directories.length === 0) {
    const detail =
      'It has no directory of members, so it was cut or damaged; members were looked for by their headers.';
    unpacking.find(notScanned('unreadable', 'zip', detail));
  }
  const archive: Archive = { bytes, unpacking, found, ranges: [], names: new Map(), scannedAt: new Set() };
  for (const directory of directories) await scanDirectory(archive, directory);
  await scanGaps(archive, directories.length > 0);
};

async function scanDirectory(archive: Archive, directory: ZipDirectory): Promise<void> {
  archive.ranges.push({ start: directory.start, end: directory.end, what: 'directory' });
  for (const part of directory.record.parts) archive.ranges.push({ ...part, what: 'directory' });
  for (const entry of directory.entries) {
    const start = directory.base + entry.localOffset;
    checkDuplicate(archive, entry, start);
    const local = readLocalHeader(archive.bytes, start);
    if (local === undefined) findMissing(archive, entry);
    else await scanMember(archive, entry, local);
  }
}

function checkDuplicate({ names, found }: Archive, entry: CentralRecord, start: number): void {
  const name = memberName(entry.name);
  const loosest = loosestName(name);
  // PyTorch finds its own members in any case.
  const key = /\.(?:pkl|py)$/iu.test(loosest) ? loosest.toLowerCase() : loosest;
  const earlier = names.get(key);
  names.set(key, start);
  if (earlier !== undefined && earlier !== start) {
    found(name, 'Two members have this name: one loader takes the first, another the last.');
  }
  if (name.includes('\0')) found(name, 'There is a NUL in the name: some loaders cut the name there.');
}

function findMissing({ unpacking }: Archive, entry: CentralRecord): void {
  const subject = plainLine(memberName(entry.name), 200);
  const detail = 'The directory has the member, but it is not in the archive.';
  unpacking.find(notScanned('unreadable', subject, detail));
}

async function scanMember(archive: Archive, entry: CentralRecord, local: LocalHeader): Promise<void> {
  const { bytes, unpacking, found } = archive;
  const name = memberName(entry.name);
  const dataEnd = local.dataStart + entry.compressedBytes;
  archive.ranges.push({ start: local.start, end: descriptorEnd(bytes, dataEnd, entry), what: name });
  const pathFault = checkName(name);
  if (pathFault !== undefined) unpacking.find(pathFault);
  for (const detail of differences(entry, local)) found(name, detail);
  judgeHeaders(entry, local, unpacking);
  if (archive.scannedAt.has(local.start)) return;
  archive.scannedAt.add(local.start);
  if (entry.isSymbolicLink) {
    const target = Buffer.from(bytes.read(local.dataStart, Math.min(entry.compressedBytes, 1024))).toString(
      'latin1',
    );
    const linkFault = entry.method === 0 ? checkLink(name, target) : undefined;
    if (linkFault !== undefined) unpacking.find(linkFault);
  }
  if (name.endsWith('/') && entry.bytes === 0 && entry.compressedBytes === 0) return;
  for (const reading of readingsOf(entry, local)) {
    await scanReading(bytes, reading, unpacking, (detail) => {
      found(name, detail);
    });
  }
}

/** Writers of zip archives write no such header, so that nobody can tell what a loader reads. */
function judgeHeaders(entry: CentralRecord, local: LocalHeader, unpacking: Unpacking): void {
  const strangeness = entry.strangeness ?? local.strangeness;
  if (strangeness === undefined) return;
  const detail = `The header of "${plainLine(memberName(entry.name), 100)}" ${strangeness}. What a loader reads is not known.`;
  unpacking.find(layoutFound(strangeLayout('zip header', detail, local.start)));
}

/** True if the sizes and the checksum stand behind the data, so that the local header need not have them. */
function hasDescriptor({ flags, compressedBytes, bytes, crc32 }: LocalHeader): boolean {
  return (
    (flags & 8) !== 0 &&
    (compressedBytes === 0 || compressedBytes >= 0xffffffff) &&
    (bytes === 0 || bytes >= 0xffffffff) &&
    crc32 === 0
  );
}

function differences(entry: CentralRecord, local: LocalHeader): string[] {
  const differing: string[] = [];
  if (!entry.name.equals(local.name)) differing.push('name');
  if (isRefused(entry.flags) !== isRefused(local.flags)) differing.push('flags');
  if (entry.method !== local.method) differing.push('method of compression');
  if (!hasDescriptor(local)) {
    if (entry.compressedBytes !== local.compressedBytes || entry.bytes !== local.bytes) {
      differing.push('size');
    }
    if (entry.crc32 !== local.crc32) differing.push('checksum');
  }
  const details = differing.map(
    (what) =>
      `Its ${what} differs between its own header and the directory: loaders go by the one or the other.`,
  );
  const unicode = [entry, local].some((header) => hasOtherUnicodeName(header));
  return unicode ? [...details, 'It has a second name, which some programs prefer.'] : details;
}

function hasOtherUnicodeName({ name, unicodeName }: MemberHeader): boolean {
  const isAscii = name.every((byte) => byte < 128);
  return unicodeName !== undefined && isAscii && !unicodeName.equals(name);
}

/** By the directory, and by the member's own header if that says something else about its data. */
function readingsOf(entry: CentralRecord, local: LocalHeader): readonly MemberReading[] {
  const { dataStart } = local;
  const byDirectory = readingOf(entry, dataStart);
  const byLocal = { ...readingOf(local, dataStart), crc32: entry.crc32 };
  const sizes = hasDescriptor(local)
    ? { compressedBytes: entry.compressedBytes, bytes: entry.bytes }
    : { compressedBytes: local.compressedBytes, bytes: local.bytes };
  const isSame =
    byLocal.method === byDirectory.method &&
    sizes.compressedBytes === byDirectory.compressedBytes &&
    sizes.bytes === byDirectory.bytes;
  const isFlaggedTwice = byLocal.isRefused && byDirectory.isRefused;
  const first = { ...byDirectory, isRefused: isFlaggedTwice };
  return isSame ? [first] : [first, { ...byLocal, ...sizes, isRefused: isFlaggedTwice }];
}

function readingOf(header: MemberHeader, dataStart: number): MemberReading {
  return {
    name: memberName(header.name),
    method: header.method,
    compressedBytes: header.compressedBytes,
    bytes: header.bytes,
    crc32: header.crc32,
    isRefused: isRefused(header.flags),
    dataStart,
  };
}
