import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { writeZip } from '../../zip/write-zip.ts';

/** A file of an archive. */
export interface ArchiveFile {
  /** With forward slashes. Text of others is in it only as `markedName` makes it. */
  readonly name: string;
  readonly content: Buffer;
}

/** Makes a zip archive. The same files give the same bytes. */
export async function zipFiles(files: readonly ArchiveFile[]): Promise<Buffer> {
  const entries = files.map(({ name, content }) => ({ name, bytes: content.length, content }));
  return buffer(Readable.from(writeZip(entries, contentOf)));
}

async function* contentOf({ content }: { readonly content: Buffer }): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
