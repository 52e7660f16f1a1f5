import type { ByteSource } from '../byte-source.ts';

/** The records of zip archives (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as they stand in a file. */

export const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
export const END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
export const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const END64_BYTES = 56;
const MAX_UINT32 = 0xffffffff;

/** What a local header and a central record both say of a member. */
export interface MemberHeader {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly bytes: number;
  /** The name in the extra field 0x7075, which some programs prefer. */
  readonly unicodeName: Buffer | undefined;
  /** What is strange about the extra fields, as part of a sentence: readers go on with other numbers, or refuse the archive. */
  readonly strangeness: string | undefined;
}

export interface LocalHeader extends MemberHeader {
  readonly start: number;
  readonly dataStart: number;
}

export interface CentralRecord extends MemberHeader {
  readonly localOffset: number;
  readonly isSymbolicLink: boolean;
  readonly end: number;
}

/** The record at the end, with its zip64 form if there is one. */
export interface EndRecord {
  readonly start: number;
  readonly end: number;
  readonly entries: number;
  readonly directoryBytes: number;
  readonly directoryOffset: number;
  /** Where a reader that counts back from here expects the directory to end. */
  readonly directoryEnd: number;
  /** The bytes that the record takes up, in all its parts. */
  readonly parts: readonly { readonly start: number; readonly end: number }[];
  /** True if the zip64 record contradicts numbers of the old record, which some readers take. */
  readonly isContradictory: boolean;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function uint64(view: DataView, at: number): number {
  return view.getUint32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
}

interface Numbers {
  readonly bytes: number;
  readonly compressedBytes: number;
  readonly localOffset: number;
}

/** Reads the extra fields: larger numbers than the header can hold, in this order, and the Unicode name. */
function readExtra(
  extra: Uint8Array,
  header: Numbers,
): Numbers & Pick<MemberHeader, 'unicodeName' | 'strangeness'> {
  const view = viewOf(extra);
  let strangeness: string | undefined;
  let largeFields = 0;
  let { bytes, compressedBytes, localOffset } = header;
  let unicodeName: Buffer | undefined;
  for (let at = 0; at + 4 <= extra.length;) {
    const id = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    const end = Math.min(extra.length, at + 4 + length);
    if (at + 4 + length > extra.length) strangeness = 'has an extra field that is cut';
    let field = at + 4;
    const next = (): number => {
      field += 8;
      if (field <= end) return uint64(view, field - 8);
      strangeness = 'has a large number that is missing';
      return MAX_UINT32;
    };
    if (id === 1) {
      largeFields += 1;
      if (largeFields > 1) strangeness = 'has its large numbers twice';
      if (bytes === MAX_UINT32) bytes = next();
      if (compressedBytes === MAX_UINT32) compressedBytes = next();
      if (localOffset === MAX_UINT32) localOffset = next();
    }
    if (id === 0x7075 && length > 5) unicodeName = Buffer.from(extra.slice(at + 9, end));
    at += 4 + length;
  }
  return { bytes, compressedBytes, localOffset, unicodeName, strangeness };
}

/** Reads what both kinds of headers have; those of the directory have it two bytes further on. */
function readHeader(source: ByteSource, start: number, isCentral: boolean) {
  const [signature, fixedBytes, shift] = isCentral ? [CENTRAL_SIGNATURE, 46, 2] : [LOCAL_SIGNATURE, 30, 0];
  const fixed = source.read(start, fixedBytes).slice();
  const view = viewOf(fixed);
  if (fixed.length < fixedBytes || view.getUint32(0, true) !== signature) return undefined;
  const nameLength = view.getUint16(26 + shift, true);
  const restLength = nameLength + view.getUint16(28 + shift, true);
  const rest = source.read(start + fixedBytes, restLength).slice();
  const member = {
    name: Buffer.from(rest.subarray(0, nameLength)),
    flags: view.getUint16(6 + shift, true),
    method: view.getUint16(8 + shift, true),
    crc32: view.getUint32(14 + shift, true),
    ...readExtra(rest.subarray(nameLength), {
      bytes: view.getUint32(22 + shift, true),
      compressedBytes: view.getUint32(18 + shift, true),
      localOffset: isCentral ? view.getUint32(42, true) : 0,
    }),
  };
  return { view, member, end: start + fixedBytes + restLength };
}

/** @returns undefined if no local header starts there */
export function readLocalHeader(source: ByteSource, start: number): LocalHeader | undefined {
  const header = readHeader(source, start, false);
  return header === undefined ? undefined : { ...header.member, start, dataStart: header.end };
}

/** @returns undefined if no central record starts there */
export function readCentralRecord(source: ByteSource, start: number): CentralRecord | undefined {
  const header = readHeader(source, start, true);
  if (header === undefined) return undefined;
  const { view, member, end } = header;
  const isUnix = view.getUint8(5) === 3;
  return {
    ...member,
    isSymbolicLink: isUnix && view.getUint32(38, true) >>> 28 === 0xa,
    end: end + view.getUint16(32, true),
  };
}

/**
 * Reads the end record that starts there.
 * @returns the record as each reader takes it: some go where it says that its zip64 form is, some look right before it; empty
 * if no end record starts there
 */
export function readEndRecords(source: ByteSource, start: number): readonly EndRecord[] {
  const fixed = source.read(start, END_BYTES).slice();
  if (fixed.length < END_BYTES) return [];
  const view = viewOf(fixed);
  if (view.getUint32(0, true) !== END_SIGNATURE) return [];
  const end = start + END_BYTES + view.getUint16(20, true);
  const old = {
    ...{ start, end, directoryEnd: start, isContradictory: false, parts: [{ start, end }] },
    entries: view.getUint16(10, true),
    directoryBytes: view.getUint32(12, true),
    directoryOffset: view.getUint32(16, true),
  };
  const places = placesOfEnd64(source, start);
  return places.length === 0 ? [old] : places.map((at) => enlarge(old, readNumbers64(source, at), at));
}

type Numbers64 = Pick<EndRecord, 'entries' | 'directoryBytes' | 'directoryOffset'>;

function enlarge(old: EndRecord, large: Numbers64, at: number): EndRecord {
  const isContradictory =
    (old.entries !== 0xffff && old.entries !== large.entries) ||
    (old.directoryBytes !== MAX_UINT32 && old.directoryBytes !== large.directoryBytes) ||
    (old.directoryOffset !== MAX_UINT32 && old.directoryOffset !== large.directoryOffset);
  const parts = [
    { start: at, end: at + END64_BYTES },
    { start: old.start - LOCATOR_BYTES, end: old.end },
  ];
  return { ...old, ...large, directoryEnd: at, isContradictory, parts };
}

function readNumbers64(source: ByteSource, at: number): Numbers64 {
  const fields = viewOf(source.read(at, END64_BYTES).slice());
  return {
    entries: uint64(fields, 32),
    directoryBytes: uint64(fields, 40),
    directoryOffset: uint64(fields, 48),
  };
}

function placesOfEnd64(source: ByteSource, endStart: number): readonly number[] {
  const locator = source.read(endStart - LOCATOR_BYTES, LOCATOR_BYTES).slice();
  if (locator.length < LOCATOR_BYTES) return [];
  const view = viewOf(locator);
  if (view.getUint32(0, true) !== LOCATOR_SIGNATURE) return [];
  return [...new Set([uint64(view, 8), endStart - LOCATOR_BYTES - END64_BYTES])].filter((at) => {
    const record = source.read(at, END64_BYTES).slice();
    return record.length === END64_BYTES && viewOf(record).getUint32(0, true) === END64_SIGNATURE;
  });
}

/** The end of the data descriptor that follows a member's data, if it has one; else `dataEnd`. */
export function descriptorEnd(source: ByteSource, dataEnd: number, member: MemberHeader): number {
  if ((member.flags & 8) === 0) return dataEnd;
  const bytes = source.read(dataEnd, 24).slice();
  const view = viewOf(bytes);
  const hasSignature = bytes.length >= 4 && view.getUint32(0, true) === DESCRIPTOR_SIGNATURE;
  const at = hasSignature ? 4 : 0;
  const isLarge =
    bytes.length >= at + 20 &&
    uint64(view, at + 4) === member.compressedBytes &&
    uint64(view, at + 12) === member.bytes;
  const isSmall =
    bytes.length >= at + 12 &&
    view.getUint32(at + 4, true) === member.compressedBytes &&
    view.getUint32(at + 8, true) === member.bytes;
  if (isSmall && !(isLarge && member.bytes > 0)) return dataEnd + at + 12;
  return isLarge ? dataEnd + at + 20 : dataEnd;
}

/**
 * Finds where the data of a stored member ends whose sizes stand behind it.
 * @param end where the next member begins, or the archive ends
 */
export function storedEnd(source: ByteSource, { dataStart, flags }: LocalHeader, end: number): number {
  if ((flags & 8) === 0) return end;
  const found = [16, 24].find((length) => {
    if (end - dataStart < length) return false;
    const view = viewOf(source.read(end - length, length).slice());
    const stored = length === 24 ? uint64(view, 8) : view.getUint32(8, true);
    return view.getUint32(0, true) === DESCRIPTOR_SIGNATURE && stored === end - length - dataStart;
  });
  return end - (found ?? 0);
}
