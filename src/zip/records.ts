/** The records of a zip archive of stored entries (PKWARE APPNOTE 6.3, sections 4.3 to 4.5), as plain bytes. */

/** From here on a number does not fit in the old format's field, where it also means "see the zip64 record". */
export const LIMIT_32 = 0xffffffff;
export const LIMIT_16 = 0xffff;

/** What is known of a file before it stands in an archive. */
export interface ArchiveEntry {
  /** With forward slashes. */
  readonly name: string;
  readonly bytes: number;
}

/** What is known once it stands there. */
export interface PlacedEntry extends ArchiveEntry {
  /** Where its local header begins. */
  readonly offset: number;
  readonly crc: number;
}

const VERSION = 20;
const VERSION_64 = 45;
/** By the rules of Unix, version 6.3 of the format. */
const MADE_BY = 0x033f;
/** The name is UTF-8; checksum and sizes follow the data. */
const FLAGS = 0x0808;
const STORED = 0;
// Nothing of the machine gets into the archive, neither time nor permissions: 1980-01-01 00:00, rw-r--r--.
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

/** Whether an entry's numbers are too large for the old format. */
export function needsZip64({ bytes, offset }: Pick<PlacedEntry, 'bytes' | 'offset'>): boolean {
  return bytes >= LIMIT_32 || offset >= LIMIT_32;
}

/** Stands before an entry's data. */
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

/** Stands behind an entry's data. */
export function dataDescriptor(entry: PlacedEntry): Buffer {
  const width = needsZip64(entry) ? 8 : 4;
  return toBytes([4, 0x08074b50], [4, entry.crc], [width, entry.bytes], [width, entry.bytes]);
}

/** Stands in the directory, behind all entries. */
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
    [4, large ? LIMIT_32 : bytes],
    [4, large ? LIMIT_32 : bytes],
    [2, nameBytes.length],
    [2, extra.length],
    // Comment, disk, whether it is text.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, ATTRIBUTES],
    [4, large ? LIMIT_32 : offset],
  );
  return Buffer.concat([header, nameBytes, extra]);
}

/**
 * Ends the archive.
 * @param count of the entries
 * @param offset where the directory begins
 * @param size of the directory
 */
export function endRecords(count: number, offset: number, size: number): Buffer {
  const end = toBytes(
    [4, 0x06054b50],
    // This disk, and the directory's.
    [2, 0],
    [2, 0],
    [2, Math.min(count, LIMIT_16)],
    [2, Math.min(count, LIMIT_16)],
    [4, Math.min(size, LIMIT_32)],
    [4, Math.min(offset, LIMIT_32)],
    // Comment.
    [2, 0],
  );
  if (count < LIMIT_16 && size < LIMIT_32 && offset < LIMIT_32) return end;
  const end64 = toBytes(
    [4, 0x06064b50],
    // Bytes of this record from here on.
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
  // Its disk, where it begins, and how many disks there are.
  const locator = toBytes([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]);
  return Buffer.concat([end64, locator, end]);
}
