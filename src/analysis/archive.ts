import type { Readable } from 'node:stream';
import { ZipFile, type ReadStreamOptions } from 'yazl';
import type { StreamBody } from '../service/http-types.ts';
import { archiveBytes } from './archive-size.ts';
import { openUnchanged, requireBytes } from './archive-source.ts';
import type { Artifact, ArtifactFile } from './artifacts.ts';

/**
 * An artifact as the archive that is sent: a ready zip as it is, anything else zipped on the way, without a temporary
 * file. The same content under the same names gives the same bytes on every machine.
 *
 * The streams fail where a file changed since it was looked at. They read one file at a time, at the reader's pace,
 * and close it when they are destroyed.
 */
export function createArchive(artifact: Artifact): StreamBody {
  const { files, form } = artifact;
  const bytes = archiveBytes(artifact);
  const [only] = files;
  if (form === 'ready-zip' && only !== undefined) return { bytes, open: () => openUnchanged(only) };
  return { bytes, open: () => zipOnTheWay(files, bytes) };
}

function zipOnTheWay(files: readonly ArtifactFile[], bytes: number): Readable {
  const zip = new ZipFile();
  const output = requireBytes(bytes);
  const fail = (error: Error): void => {
    output.destroy(error);
  };
  let source: Readable | undefined;
  zip.on('error', fail);
  for (const file of files) {
    zip.addReadStreamLazy(file.name, entryOptions(file), (begin) => {
      // yazl does not learn that nobody reads any more, and would go on to the next file.
      if (output.destroyed) return;
      source = openUnchanged(file);
      source.once('error', fail);
      begin(null, source);
    });
  }
  zip.end();
  output.once('close', () => source?.destroy());
  return zip.outputStream.pipe(output);
}

/** Nothing of the machine gets into the archive: neither time, time zone nor permissions. */
function entryOptions(file: ArtifactFile): Partial<ReadStreamOptions> {
  return {
    size: file.bytes,
    compress: false,
    // The archive's times have no zone and are taken from the local one.
    mtime: new Date(1980, 0, 1),
    forceDosTimestamp: true,
    mode: 0o100644,
  };
}
