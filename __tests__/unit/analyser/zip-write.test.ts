import { type FileHandle, open } from 'node:fs/promises';
import * as path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import type { ArchiveEntry } from '../../../src/zip/zip-headers.ts';
import { storedArchiveBytes } from '../../../src/analyser/archive.ts';
import { writeZip } from '../../../src/zip/write-zip.ts';
import { bodyBytes } from '../../support/body-bytes.ts';
import { useFolder } from '../../support/opened.ts';

const GIB = 1024 ** 3;
const ZEROS = Buffer.alloc(16 * 1024 ** 2);

let folder = '';

useFolder((made) => (folder = made));

interface FilledEntry extends ArchiveEntry {
  readonly content: Buffer;
}

function filled(name: string, content: Buffer): FilledEntry {
  return { name, bytes: content.length, content };
}

function zip(entries: readonly FilledEntry[]): AsyncIterable<Buffer> {
  return writeZip(entries, ({ content }) => Readable.from(content.length === 0 ? [] : [content]));
}

/** The same archive by a library. */
async function zipByLibrary(entries: readonly FilledEntry[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const { name, content } of entries) {
    const options = {
      size: content.length,
      compress: false,
      mtime: new Date(1980, 0, 1),
      forceDosTimestamp: true,
      mode: 0o100644,
    };
    archive.addReadStream(Readable.from([content]), name, options);
  }
  archive.end();
  return buffer(archive.outputStream);
}

describe('an archive', () => {
  it('is byte for byte what a library makes of the same files', async () => {
    const entries = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[\p{L}\p{N}]{1,9}(\/[\p{L}\p{N} .]{1,9}[\p{L}\p{N}])?$/u),
        content: fc.uint8Array({ minLength: 1, maxLength: 3000 }),
      }),
      { minLength: 1, maxLength: 8, selector: ({ name }) => name },
    );
    const property = fc.asyncProperty(entries, async (drawn) => {
      const files = drawn.map(({ name, content }) => filled(name, Buffer.from(content)));
      const bytes = await bodyBytes(zip(files));
      expect(bytes.equals(await zipByLibrary(files))).toBe(true);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('holds more entries than the old format can count', async () => {
    const entries = Array.from({ length: 0xffff + 2 }, (_unused, index) =>
      filled(`${String(index)}.csv`, Buffer.from(String(index))),
    );
    const bytes = await bodyBytes(zip(entries));
    expect(bytes.length).toBe(storedArchiveBytes(entries));
    const read = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    expect(read.entryCount).toBe(entries.length);
    const names: string[] = [];
    for await (const entry of read.eachEntry()) names.push(entry.fileName);
    expect(names).toEqual(entries.map(({ name }) => name));
  });
});

describe('an archive over 4 GiB', () => {
  const entries = [
    { name: 'first.bin', bytes: 7 },
    { name: 'large.bin', bytes: 4 * GIB + 5 },
    { name: 'last.bin', bytes: 9 },
  ];

  function* zeros({ bytes }: ArchiveEntry): Generator<Buffer> {
    for (let left = bytes; left > 0; left -= ZEROS.length) {
      yield ZEROS.subarray(0, Math.min(left, ZEROS.length));
    }
  }

  /** Zeros are not written: they stay holes, and the file takes hardly any space. */
  async function writeSparse(handle: FileHandle): Promise<number> {
    let at = 0;
    for await (const chunk of writeZip(entries, (entry) => Readable.from(zeros(entry)))) {
      if (chunk.buffer !== ZEROS.buffer) await handle.write(chunk, 0, chunk.length, at);
      at += chunk.length;
    }
    return at;
  }

  it('is as long as announced, and a library reads it', async () => {
    const file = path.join(folder, 'large.zip');
    await using handle = await open(file, 'w');
    const bytes = await writeSparse(handle);
    expect(bytes).toBe(storedArchiveBytes(entries));
    const read = await yauzl.openPromise(file, { lazyEntries: true });
    const seen: unknown[] = [];
    let last: Buffer | undefined;
    for await (const entry of read.eachEntry()) {
      seen.push({ name: entry.fileName, bytes: entry.uncompressedSize });
      if (entry.fileName === 'last.bin') last = await buffer(await read.openReadStreamPromise(entry));
    }
    expect(seen).toEqual(entries);
    expect(last).toEqual(Buffer.alloc(9));
  });
});
