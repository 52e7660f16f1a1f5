import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { archiveBytes, storedArchiveBytes } from '../../src/analysis/archive-size.ts';
import { requireBytes } from '../../src/analysis/archive-zip.ts';
import { createArchive } from '../../src/analysis/archive.ts';
import { type Artifact, inspectArtifacts } from '../../src/analysis/artifacts.ts';
import { bodyBytes } from '../support/body-bytes.ts';

let workspace = '';

beforeEach(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'archive-'));
});

afterEach(async () => {
  await rm(workspace, { recursive: true });
});

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(path.join(workspace, name), content);
}

async function inspect(artifactPath: string): Promise<Artifact> {
  const spec = { slot: 'data', path: artifactPath, place: { kind: 'input', input: 'artifacts' } } as const;
  const { artifacts, problems } = await inspectArtifacts([spec], workspace);
  expect(problems).toEqual([]);
  const [artifact] = artifacts;
  if (artifact === undefined) throw new Error('no artifact');
  return artifact;
}

/** The archive's bytes, of which there are as many as it announced. */
async function pack(artifact: Artifact): Promise<Buffer> {
  const archive = createArchive(artifact);
  const bytes = await bodyBytes(archive.open());
  expect(bytes.length).toBe(archive.bytes);
  return bytes;
}

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
    await expect(bodyBytes(chunks)).rejects.toThrow(/instead of the 4 announced/u);
  });
});
