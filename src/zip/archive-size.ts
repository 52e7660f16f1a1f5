import { type ArchiveEntry, LIMIT_16, LIMIT_32, needsZip64 } from './records.ts';
import type { Artifact } from '../artifacts/inspect.ts';

// Sizes of the parts of a zip archive (PKWARE APPNOTE 6.3, sections 4.3 and 4.5).
const LOCAL_HEADER = 30;
const DATA_DESCRIPTOR = 16;
const DATA_DESCRIPTOR_64 = 24;
const DIRECTORY_ENTRY = 46;
const DIRECTORY_EXTRA_64 = 28;
const END_RECORDS = 22;
const END_RECORDS_64 = 56 + 20;

/** How many bytes will be sent for an artifact: known beforehand, since nothing is compressed. */
export function archiveBytes(artifact: Artifact): number {
  return artifact.form === 'ready-zip' ? artifact.bytes : storedArchiveBytes(artifact.files);
}

/** The size of an archive of stored entries with data descriptors and without comments or folders. */
export function storedArchiveBytes(entries: readonly ArchiveEntry[]): number {
  let offset = 0;
  let directory = 0;
  for (const { name, bytes } of entries) {
    const large = needsZip64({ bytes, offset });
    const nameBytes = Buffer.byteLength(name);
    offset += LOCAL_HEADER + nameBytes + bytes + (large ? DATA_DESCRIPTOR_64 : DATA_DESCRIPTOR);
    directory += DIRECTORY_ENTRY + nameBytes + (large ? DIRECTORY_EXTRA_64 : 0);
  }
  const large = entries.length >= LIMIT_16 || directory >= LIMIT_32 || offset >= LIMIT_32;
  return offset + directory + END_RECORDS + (large ? END_RECORDS_64 : 0);
}
