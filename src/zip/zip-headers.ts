/** The records of a zip archive with stored entries (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as plain bytes. */

/** The old format's fields hold smaller numbers than these; the maximum itself means "see the zip64 record". */
export const MAX_UINT32 = 0xffffffff;
export const MAX_UINT16 = 0xffff;

/** A file that is going into an archive. */
export interface ArchiveEntry {
  /** With forward slashes. */
  readonly name: string;
  readonly bytes: number;
}

/** A file that has been written to the archive. */
export interface PlacedEntry extends ArchiveEntry {
  /** The position of its local header. */
  readonly offset: number;
  readonly crc: number;
}

const VERSION = 20;
const VERSION_64 = 45;
/** Made on Unix, by version 6.3 of the format. */
const MADE_BY = 0x033f;
/** The name is UTF-8; checksum and sizes follow the data. */
const FLAGS = 0x0808;
const STORED = 0;
// The machine's times and permissions stay out of the archive: every file is from 1980-01-01 00:00, with rw-r--r--.
const TIME = 0;
const DATE = 0x0021;
const ATTRIBUTES = 0o100644 * 0x10000;

type Field = readonly [width: 2 | 4 | 8, value: number];

function toBytes(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}

/** True if an entry's numbers are too large for the old format. */
export function needsZip64({ bytes, offset }: Pick<PlacedEntry, 'bytes' | 'offset'>): boolean {
  return bytes >= MAX_UINT32 || offset >= MAX_UINT32;
}

/** The record before an entry's data. */
export function localHeader({ name }: ArchiveEntry): Buffer {
  const nameBytes = Buffer.from(name);
  const header = toBytes(
    [4, 0x04034b50],
    [2, VERSION],
    [2, FLAGS],
    [2, STORED],
    [2, TIME],
    [2, DATE],
    // Checksum and both sizes.
    [4, 0],
    [4, 0],
    [4, 0],
    [2, nameBytes.length],
    [2, 0],
  );
  return Buffer.concat([header, nameBytes]);
}

/** The record after an entry's data. */
export function dataDescriptor(entry: PlacedEntry): Buffer {
  const width = needsZip64(entry) ? 8 : 4;
  return toBytes([4, 0x08074b50], [4, entry.crc], [width, entry.bytes], [width, entry.bytes]);
}

/** An entry's record in the directory, which follows all entries. */
export function directoryEntry(entry: PlacedEntry): Buffer {
  const { name, bytes, offset, crc } = entry;
  const nameBytes = Buffer.from(name);
  const large = needsZip64(entry);
  const extra = large ? toBytes([2, 1], [2, 24], [8, bytes], [8, bytes], [8, offset]) : Buffer.alloc(0);
  const header = toBytes(
    [4, 0x02014b50],
    [2, MADE_BY],
    [2, large ? VERSION_64 : VERSION],
    [2, FLAGS],
    [2, STORED],
    [2, TIME],
    [2, DATE],
    [4, crc],
    [4, large ? MAX_UINT32 : bytes],
    [4, large ? MAX_UINT32 : bytes],
    [2, nameBytes.length],
    [2, extra.length],
    // Comment length, disk number, internal attributes.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, ATTRIBUTES],
    [4, large ? MAX_UINT32 : offset],
  );
  return Buffer.concat([header, nameBytes, extra]);
}

/**
 * The records that end the archive.
 * @param count number of entries
 * @param offset position of the directory
 * @param size bytes of the directory
 */
export function endRecords(count: number, offset: number, size: number): Buffer {
  const end = toBytes(
    [4, 0x06054b50],
    // The number of this disk, and of the directory's disk.
    [2, 0],
    [2, 0],
    [2, Math.min(count, MAX_UINT16)],
    [2, Math.min(count, MAX_UINT16)],
    [4, Math.min(size, MAX_UINT32)],
    [4, Math.min(offset, MAX_UINT32)],
    // Comment length.
    [2, 0],
  );
  if (count < MAX_UINT16 && size < MAX_UINT32 && offset < MAX_UINT32) return end;
  const end64 = toBytes(
    [4, 0x06064b50],
    // The size of the rest of this record.
    [8, 44],
    [2, MADE_BY],
    [2, VERSION_64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  );
  // The disk and position of the zip64 end record, and the number of disks.
  const locator = toBytes([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]);
  return Buffer.concat([end64, locator, end]);
}
