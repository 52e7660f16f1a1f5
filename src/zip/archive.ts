import type { StreamBody } from '../core/stream-body.ts';
import { archiveBytes } from './archive-size.ts';
import { ReadAheadReader } from './read-ahead.ts';
import { readUnchanged } from '../artifacts/read-unchanged.ts';
import { requireBytes, writeZip } from './write-zip.ts';
import type { Artifact, ArtifactFile } from '../artifacts/inspect.ts';

/**
 * An artifact as the archive that is sent: a ready zip as it is, anything else zipped on the way, without a temporary
 * file. The same content under the same names gives the same bytes on every machine.
 *
 * Reading fails where a file changed since it was looked at. What was opened is closed however it ends.
 */
export function createArchive(artifact: Artifact): StreamBody {
  const { files, form } = artifact;
  const bytes = archiveBytes(artifact);
  const [only] = files;
  if (form === 'ready-zip' && only !== undefined) return { bytes, open: () => readUnchanged(only) };
  return { bytes, open: () => requireBytes(bytes, streamZip(files)) };
}

async function* streamZip(files: readonly ArtifactFile[]): AsyncGenerator<Buffer> {
  const turns = new ReadAheadReader(files);
  try {
    yield* writeZip(files, (file) => turns.read(file));
  } finally {
    await turns.close();
  }
}
