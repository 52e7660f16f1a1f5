import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { archiveBytes, storedArchiveBytes } from '../../../src/analyser/archive.ts';
import { requireBytes } from '../../../src/zip/write-zip.ts';
import { pack, useArchiveWorkspace } from '../../support/archive-workspace.ts';
import { bodyBytes } from '../../support/body-bytes.ts';

const { write, inspect } = useArchiveWorkspace();

describe('the announced size', () => {
  const GIB = 1024 ** 3;

  function forecastOfYazl(entries: readonly { name: string; bytes: number }[]): Promise<number> {
    return new Promise((resolve) => {
      const zip = new ZipFile();
      for (const { name, bytes } of entries) {
        zip.addReadStreamLazy(
          name,
          { size: bytes, compress: false, forceDosTimestamp: true },
          () => undefined,
        );
      }
      const told = (...sizes: unknown[]): void => {
        resolve(Number(sizes[0]));
      };
      zip.end({ forceZip64Format: false, comment: '' }, told);
    });
  }

  it.each([
    ['one small file', [7]],
    ['a file just below the old limit', [0xfffffffe]],
    ['a file at the old limit', [0xffffffff]],
    ['a small file after a large one', [5 * GIB, 7]],
    ['files that pass the limit together', [3 * GIB, 3 * GIB, 7]],
    ['an offset just at the limit', [0xffffffff - 30 - 5 - 16, 7]],
    ['an offset just below the limit', [0xffffffff - 30 - 5 - 16 - 1, 7]],
    ['as many files as need the new form', Array.from({ length: 0xffff }, () => 0)],
  ])('is right for %s', async (_what, sizes) => {
    const entries = sizes.map((bytes, index) => ({ name: `f${String(index).padStart(4, '0')}`, bytes }));
    expect(storedArchiveBytes(entries)).toBe(await forecastOfYazl(entries));
  });

  it('is that of the file for a ready zip', async () => {
    await write('a.csv', 'content');
    await write('ready.zip', await pack(await inspect('a.csv')));
    const ready = await inspect('ready.zip');
    expect(archiveBytes(ready)).toBe(ready.bytes);
  });

  it.each(['', 'abc', 'abcdef'])('is required of the stream: %j is not 4 bytes', async (content) => {
    const chunks = requireBytes(4, Readable.from([Buffer.from(content)]));
    await expect(bodyBytes(chunks)).rejects.toThrow(/instead of the announced 4/u);
  });
});
