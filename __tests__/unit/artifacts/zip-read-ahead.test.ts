import { execFile } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { appendFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { CHUNK_BYTES } from '../../../src/artifacts/read-unchanged.ts';
import { createArchive } from '../../../src/analyser/archive.ts';
import { pack, useArchiveWorkspace } from '../../support/archive-workspace.ts';
import { bodyBytes } from '../../support/body-bytes.ts';

const { folder, write, inspect } = useArchiveWorkspace();

/** Files of the workspace that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${descriptor}`);
      return target.startsWith(folder()) ? [target] : [];
    } catch {
      // The listing's own descriptor is closed by now.
      return [];
    }
  });
}

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('a file that changes', () => {
  const content = Buffer.alloc(6 * CHUNK_BYTES, 'x');

  it.each([
    ['grew', (file: string) => appendFile(file, 'y')],
    ['shrank', (file: string) => writeFile(file, 'y')],
    ['was written again with as many bytes', (file: string) => rewriteLater(file)],
    ['was swapped for another', (file: string) => swap(file)],
    ['vanished', (file: string) => rm(file)],
  ])('fails its upload: it %s before', async (_what, change) => {
    const file = await write('data/a.bin', content);
    await write('data/b.bin', content);
    const folder = await inspect('data');
    await change(file);
    await expect(bodyBytes(createArchive(folder).open())).rejects.toThrow(/"a.bin" changed between/u);
  });

  async function rewriteLater(file: string): Promise<void> {
    await writeFile(file, content);
    await utimes(file, 1_000_000, 1_000_000);
  }

  async function swap(file: string): Promise<void> {
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  }

  it.each([
    ['it changed', (file: string) => appendFile(file, 'y')],
    ['it was cut off', (file: string) => writeFile(file, '')],
  ])('fails its upload before its last byte: %s while it was sent', async (_what, change) => {
    const large = Buffer.alloc(60 * CHUNK_BYTES, 'x');
    const file = await write('data/a.bin', large);
    const archive = createArchive(await inspect('data'));
    let read = 0;
    const reading = async (): Promise<void> => {
      for await (const chunk of archive.open()) {
        if (read === 0) await change(file);
        read += chunk.length;
      }
    };
    await expect(reading()).rejects.toThrow(/"a.bin" changed between/u);
    expect(read).toBeLessThan(large.length);
  });

  it('fails a ready zip’s upload too', async () => {
    await write('a.csv', content);
    const zip = await pack(await inspect('a.csv'));
    const file = await write('ready.zip', zip);
    const ready = await inspect('ready.zip');
    await appendFile(file, 'y');
    await expect(bodyBytes(createArchive(ready).open())).rejects.toThrow(/"ready.zip" changed between/u);
  });

  onLinux('leaves nothing open', async () => {
    const file = await write('data/a.bin', content);
    const folder = await inspect('data');
    await appendFile(file, 'y');
    await expect(bodyBytes(createArchive(folder).open())).rejects.toThrow(/changed between/u);
    expect(openFiles()).toEqual([]);
  });
});

describe('an archive', () => {
  it('fails in the turn of a file that could not be read ahead, and not before', async () => {
    const content = 'x'.repeat(1000);
    for (const name of ['a', 'b']) await write(`data/${name}.csv`, content);
    const { files } = await inspect('data');
    await rm(path.join(folder(), 'data', 'b.csv'));
    const module = new URL('../../../src/artifacts/read-ahead.ts', import.meta.url).href;
    const program = `
      import { ReadAheadReader } from ${JSON.stringify(module)};
      const [one, other] = ${JSON.stringify(files)};
      const turns = new ReadAheadReader([one, other]);
      for await (const chunk of turns.read(one)) console.log(chunk.length);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await turns.read(other).next().catch((error) => console.log(error.message));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout).toMatch(/^1000\n"b.csv" changed between/u);
  });

  it('keeps a chunk as it is until the next but one is asked for', async () => {
    const sizes = [CHUNK_BYTES * 5, 1000, 0, 1, 200_000, CHUNK_BYTES * 3 + 7, 0, 0, 9, 300_000];
    for (let index = 0; index < 60; index += 1) {
      const content = Buffer.alloc(sizes[index % sizes.length] ?? 0, `${String(index)} `);
      await write(`data/${String(index)}.bin`, content);
    }
    const archive = createArchive(await inspect('data'));
    const late: Buffer[] = [];
    let before: Buffer = Buffer.alloc(0);
    for await (const chunk of archive.open()) {
      // Long enough for whatever is read meanwhile to be there.
      await delay(3);
      late.push(Buffer.from(before));
      before = chunk;
    }
    late.push(Buffer.from(before));
    expect(Buffer.concat(late).equals(await bodyBytes(archive.open()))).toBe(true);
  });

  onLinux('closes its file when its reader goes away', async () => {
    await write('data/a.bin', Buffer.alloc(60 * CHUNK_BYTES, 'x'));
    for await (const chunk of createArchive(await inspect('data')).open()) {
      if (chunk.length > 0 && openFiles().length > 0) break;
    }
    expect(openFiles()).toEqual([]);
  });

  onLinux('leaves nothing open, whenever its reader goes away', async () => {
    for (let index = 0; index < 5; index += 1) await write(`data/${String(index)}.csv`, 'x');
    await write('data/large.bin', Buffer.alloc(60 * CHUNK_BYTES, 'x'));
    const archive = createArchive(await inspect('data'));
    for (let moment = 0; moment < 60; moment += 1) {
      const chunks = archive.open()[Symbol.asyncIterator]();
      for (let turn = 0; turn < moment; turn += 1) await chunks.next();
      await chunks.return?.();
      expect(openFiles()).toEqual([]);
    }
  });

  onLinux.each([
    ['one large file', CHUNK_BYTES, 1],
    ['seven small files', 1000, 7],
  ])('opens at most %s at a time', async (_what, bytes, atOnce) => {
    for (let index = 0; index < 20; index += 1) {
      await write(`data/${String(index)}.bin`, Buffer.alloc(bytes, 'x'));
    }
    let most = 0;
    const archive = createArchive(await inspect('data'));
    // A busy machine can close small files before anyone looks: look again.
    for (let time = 0; time < 50 && (time < 3 || most === 0); time += 1) {
      const chunks = archive.open()[Symbol.asyncIterator]();
      while ((await chunks.next()).done !== true) most = Math.max(most, openFiles().length);
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(atOnce);
  });
});
