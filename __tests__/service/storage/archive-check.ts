import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

/** More is not unpacked: a zip bomb of a few megabytes says that it holds terabytes, and takes days. */
const MOST_BYTES = 2 ** 32;

/**
 * Reads a zip archive from beginning to end.
 * @returns why it cannot be read, or undefined if it is whole and holds at least one file
 */
export async function archiveProblem(file: string): Promise<string | undefined> {
  try {
    const zip = await yauzl.openPromise(file);
    let files = 0;
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      files += 1;
      // yauzl ends the reading of an entry that holds more than it says.
      bytes += entry.uncompressedSize;
      if (bytes > MOST_BYTES) return `the zip archive unpacks to more than ${String(MOST_BYTES)} bytes`;
      const sum = await checksum(await zip.openReadStreamPromise(entry));
      if (sum !== entry.crc32) return `${entry.fileName} in the zip archive is damaged`;
    }
    return files === 0 ? 'the zip archive holds no file' : undefined;
  } catch (error) {
    return `not a readable zip archive: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function checksum(content: AsyncIterable<Buffer>): Promise<number> {
  let sum = 0;
  for await (const chunk of content) sum = crc32(chunk, sum);
  return sum;
}
