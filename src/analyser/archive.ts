import type { StreamBody } from '../core/stream-body.ts';
import { archiveBytes } from './archive-size.ts';
import { ReadAheadReader } from '../artifacts/read-ahead.ts';
import { readUnchanged } from '../artifacts/read-unchanged.ts';
import { requireBytes, writeZip } from '../zip/write-zip.ts';
import type { Artifact, ArtifactFile } from '../facts/artifact.ts';

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
