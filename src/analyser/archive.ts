import type { StreamBody } from '../http/exchange.ts';
import { ReadAheadReader } from '../artifacts/read-ahead.ts';
import { readUnchanged } from '../artifacts/read-unchanged.ts';
import { requireBytes, writeZip } from '../zip/write-zip.ts';
import type { Artifact, ArtifactFile } from '../facts/artifact.ts';
import { type ArchiveEntry, MAX_UINT16, MAX_UINT32, needsZip64 } from '../zip/zip-headers.ts';

/**
 * Creates the archive that is sent for an artifact. A ready zip is sent unchanged; everything else is zipped while it is
 * sent, without a temporary file. The same files under the same names give the same bytes on every machine.
 *
 * Reading fails if a file has changed since it was inspected. Open files are closed even after an error.
 */
export function createArchive(artifact: Artifact): StreamBody {
  const { files, form } = artifact;
  const bytes = archiveBytes(artifact);
  const [only] = files;
  if (form === 'ready-zip' && only !== undefined) return { bytes, open: () => readUnchanged(only) };
  return { bytes, open: () => requireBytes(bytes, streamZip(files)) };
}

async function* streamZip(files: readonly ArtifactFile[]): AsyncGenerator<Buffer> {
  const reader = new ReadAheadReader(files);
  try {
    yield* writeZip(files, (file) => reader.read(file));
  } finally {
    await reader.close();
  }
}

// Sizes of the parts of a zip archive (PKWARE APPNOTE 6.3, sections 4.3 and 4.5).
const LOCAL_HEADER = 30;
const DATA_DESCRIPTOR = 16;
const DATA_DESCRIPTOR_64 = 24;
const DIRECTORY_ENTRY = 46;
const DIRECTORY_EXTRA_64 = 28;
const END_RECORDS = 22;
const END_RECORDS_64 = 56 + 20;

/** The number of bytes that an artifact's upload has. It is known beforehand because nothing is compressed. */
export function archiveBytes(artifact: Artifact): number {
  return artifact.form === 'ready-zip' ? artifact.bytes : storedArchiveBytes(artifact.files);
}

/** The size of an archive with stored entries and data descriptors, without comments or folders. */
export function storedArchiveBytes(entries: readonly ArchiveEntry[]): number {
  let offset = 0;
  let directory = 0;
  for (const { name, bytes } of entries) {
    const large = needsZip64({ bytes, offset });
    const nameBytes = Buffer.byteLength(name);
    offset += LOCAL_HEADER + nameBytes + bytes + (large ? DATA_DESCRIPTOR_64 : DATA_DESCRIPTOR);
    directory += DIRECTORY_ENTRY + nameBytes + (large ? DIRECTORY_EXTRA_64 : 0);
  }
  const large = entries.length >= MAX_UINT16 || directory >= MAX_UINT32 || offset >= MAX_UINT32;
  return offset + directory + END_RECORDS + (large ? END_RECORDS_64 : 0);
}
