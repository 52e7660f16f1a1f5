import { notScanned } from '../rules/file-finding.ts';
import { crc32 } from 'node:zlib';
import { plainLine } from '@model-security-scan/common/sanitize';
import { type ByteSource, MemorySource, SliceSource } from '../byte-source.ts';
import type { Expanded, ScannedMember, Unpacking } from '../content-format.ts';
import { LIMITS } from '../limits.ts';
import { decodeBzip2 } from './bzip2.ts';
import type { Decode } from './decoder.ts';
import { decodeZipLzma } from './lzma-streams.ts';
import { decodeRawDeflate, decodeZstd, inflateSmall } from './native-decoders.ts';
import { decodeXz } from './xz.ts';

/** One way to read a member: loaders that go by different headers read it in different ways. */
export interface MemberReading {
  readonly name: string;
  readonly method: number;
  readonly compressedBytes: number;
  readonly bytes: number;
  readonly crc32: number;
  /** True if flags say that the member is encrypted, or that a reader needs more than this format offers. */
  readonly isRefused: boolean;
  readonly dataStart: number;
}

/** Flags that careful readers refuse: encrypted, patched, strongly encrypted, hidden headers. */
const REFUSED_FLAGS = 0x2061;
export function isRefused(flags: number): boolean {
  return (flags & REFUSED_FLAGS) !== 0;
}

const STORED = 0;
const DEFLATED = 8;
/** The checksum of a larger member is compared only if it is decompressed anyway. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/** By the method. Deflate64 is deflate with longer matches; its start is often the same. */
const DECODERS: ReadonlyMap<number, Decode> = new Map([
  [DEFLATED, decodeRawDeflate],
  [9, decodeRawDeflate],
  [12, decodeBzip2],
  [93, decodeZstd],
  [95, decodeXz],
]);
const LZMA = 14;

/** Says how a member's content differs from what its headers say, for loaders that do not compare them. */
type Report = (detail: string) => void;

/** Scans a member in one reading. */
export async function scanReading(
  archive: ByteSource,
  reading: MemberReading,
  unpacking: Unpacking,
  report: Report,
): Promise<void> {
  const { name, dataStart, compressedBytes, method } = reading;
  const data = new SliceSource(archive, dataStart, compressedBytes);
  if (method === STORED) {
    await scanStored(data, reading, unpacking, report);
    return;
  }
  const decode = method === LZMA ? decodeZipLzma(reading.bytes) : DECODERS.get(method);
  if (decode === undefined) {
    const text = `It is compressed by method ${String(method)}, which is not read.`;
    unpacking.find(notScanned('opaque', plainLine(name, 200), text));
    return;
  }
  await scanCompressed(data, decode, reading, unpacking, report);
}

async function scanStored(
  data: SliceSource,
  reading: MemberReading,
  unpacking: Unpacking,
  report: Report,
): Promise<void> {
  const { bytes, compressedBytes } = reading;
  const isChecked = data.size <= MAX_CHECKED_BYTES;
  if (reading.isRefused) {
    if (!isChecked || crcOf(data) !== reading.crc32) {
      findEncrypted(reading, unpacking);
      return;
    }
    report('Its flags say that it is encrypted, but it is not: some loaders ignore the flag.');
  }
  const scanned = await unpacking.scanMember(reading.name, data);
  if (data.size < compressedBytes) findFault(reading, unpacking, scanned, 'the data ends too early');
  else if (bytes !== compressedBytes) report('It is stored, but its two sizes differ.');
  else if (scanned.isRecognized && isChecked && crcOf(data) !== reading.crc32) report(WRONG_CRC);
}

const WRONG_CRC =
  'Its checksum is wrong: a tool that compares checksums refuses what a loader that does not compare them runs.';

async function scanCompressed(
  data: SliceSource,
  decode: Decode,
  reading: MemberReading,
  unpacking: Unpacking,
  report: Report,
): Promise<void> {
  const expanded = expandSmall(data, reading) ?? (await unpacking.expand(data, decode));
  try {
    const { bytes, fault, isCut } = expanded;
    const isWhole = fault === undefined && !isCut;
    const isTrue = isWhole && bytes.size === reading.bytes && expanded.crc32 === reading.crc32;
    if (reading.isRefused && !isTrue) {
      findEncrypted(reading, unpacking);
      return;
    }
    if (reading.isRefused) {
      report('Its flags say that it is encrypted, but it is not: some loaders ignore the flag.');
    }
    const scanned = await unpacking.scanMember(reading.name, bytes);
    if (fault !== undefined) findFault(reading, unpacking, scanned, fault);
    if (!isWhole) return;
    if (bytes.size !== reading.bytes) report('Its content is not as long as its header says.');
    else if (!isTrue) report(WRONG_CRC);
  } finally {
    expanded.dispose();
  }
}

/** Most members are small and faultless; this is the fast way for them. */
function expandSmall(data: SliceSource, { method, bytes }: MemberReading): Expanded | undefined {
  if (method !== DEFLATED || bytes > LIMITS.memoryBytes / 4 || data.size > LIMITS.memoryBytes / 4) {
    return undefined;
  }
  const content = inflateSmall(data.read(0, data.size), bytes);
  if (content === undefined) return undefined;
  const dispose = (): void => undefined;
  return { bytes: new MemorySource(content), crc32: crc32(content), used: data.size, isCut: false, dispose };
}

function findEncrypted({ name }: MemberReading, unpacking: Unpacking): void {
  const severity = unpacking.isModelName(name) ? 'not-scanned' : 'review';
  unpacking.find({ rule: 'encrypted', severity, subject: plainLine(name, 200), when: 'none' });
}

function findFault(
  reading: MemberReading,
  unpacking: Unpacking,
  scanned: ScannedMember,
  fault: string,
): void {
  const subject = plainLine(reading.name, 200);
  const what = scanned.isRecognized ? 'The rest of the member was not scanned' : 'The member was not scanned';
  unpacking.find(notScanned('unreadable', subject, `${what}: ${fault}.`));
}

function crcOf(source: ByteSource): number {
  let crc = 0;
  for (let at = 0; at < source.size;) {
    const bytes = source.read(at, PIECE_BYTES);
    if (bytes.length === 0) break;
    crc = crc32(bytes, crc);
    at += bytes.length;
  }
  return crc;
}

const PIECE_BYTES = 256 * 1024;
