import { buffer } from 'node:stream/consumers';
import * as yauzl from 'yauzl';

/** Reads all files of an archive. A name twice, or one that leaves the folder, is refused. */
export async function readZip(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true, strictFileNames: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
