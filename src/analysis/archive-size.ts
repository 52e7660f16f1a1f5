import type { Artifact } from './artifacts.ts';

// Sizes of the parts of a zip archive (PKWARE APPNOTE 6.3, sections 4.3 and 4.5).
const LOCAL_HEADER = 30;
const DATA_DESCRIPTOR = 16;
const DATA_DESCRIPTOR_64 = 24;
const DIRECTORY_ENTRY = 46;
const DIRECTORY_EXTRA_64 = 28;
const END_RECORDS = 22;
const END_RECORDS_64 = 56 + 20;
/** From here on a number does not fit in the old format's field, where it also means "see the zip64 record". */
const LIMIT_32 = 0xffffffff;
const LIMIT_16 = 0xffff;

/** What is known of a file that will stand in an archive. */
interface Entry {
  readonly name: string;
  readonly bytes: number;
}

/** How many bytes will be sent for an artifact: known beforehand, since nothing is compressed. */
export function archiveBytes(artifact: Artifact): number {
  return artifact.form === 'ready-zip' ? artifact.bytes : storedArchiveBytes(artifact.files);
}

/**
 * The size of an archive of stored entries with data descriptors and without extra fields, comments or folders.
 * yazl's own forecast is 76 bytes too high where the central directory is over 64 KiB, hence this one.
 */
export function storedArchiveBytes(entries: readonly Entry[]): number {
  let offset = 0;
  let directory = 0;
  for (const { name, bytes } of entries) {
    const large = bytes >= LIMIT_32 || offset >= LIMIT_32;
    const nameBytes = Buffer.byteLength(name);
    offset += LOCAL_HEADER + nameBytes + bytes + (large ? DATA_DESCRIPTOR_64 : DATA_DESCRIPTOR);
    directory += DIRECTORY_ENTRY + nameBytes + (large ? DIRECTORY_EXTRA_64 : 0);
  }
  const large = entries.length >= LIMIT_16 || directory >= LIMIT_32 || offset >= LIMIT_32;
  return offset + directory + END_RECORDS + (large ? END_RECORDS_64 : 0);
}
