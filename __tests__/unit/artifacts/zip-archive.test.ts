import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, utimes } from 'node:fs/promises';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as yauzl from 'yauzl';
import { CHUNK_BYTES } from '../../../src/artifacts/read-unchanged.ts';
import { pack, useArchiveWorkspace } from '../../support/archive-workspace.ts';

const { folder, write, inspect } = useArchiveWorkspace();

async function unpack(archive: Buffer): Promise<Map<string, Buffer>> {
  const content = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    content.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return content;
}

describe('a file', () => {
  it.each([1, CHUNK_BYTES, CHUNK_BYTES + 1, 5 * CHUNK_BYTES])('of %d bytes is wrapped', async (size) => {
    const content = Buffer.alloc(size, 'pattern');
    await write('models/digits.h5', content);
    const unpacked = await unpack(await pack(await inspect('models/digits.h5')));
    expect([...unpacked.keys()]).toEqual(['digits.h5']);
    expect(unpacked.get('digits.h5')?.equals(content)).toBe(true);
  });

  it('that is a ready zip is sent as it is', async () => {
    await write('a.csv', 'content');
    const zip = await pack(await inspect('a.csv'));
    await write('ready.zip', zip);
    expect((await pack(await inspect('ready.zip'))).equals(zip)).toBe(true);
  });
});

describe('a folder', () => {
  it('of 3,000 files is packed whole: its directory is larger than 64 KiB', async () => {
    const names = Array.from(
      { length: 3000 },
      (_unused, index) => `part-${String(index % 7)}/${String(index)}.csv`,
    );
    for (const name of names) await write(`data/${name}`, name);
    const unpacked = await unpack(await pack(await inspect('data')));
    expect([...unpacked.keys()].toSorted()).toEqual(names.toSorted());
    expect([...unpacked].every(([name, content]) => content.toString() === name)).toBe(true);
  });

  it('of any names and content comes back the same', async () => {
    const part = fc
      .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,10}[\p{L}\p{N}]$/u)
      // Some file systems do not tell these apart.
      .map((name) => name.normalize('NFC').toLowerCase().normalize('NFC'));
    const name = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    const tree = fc.uniqueArray(fc.tuple(name, fc.uint8Array({ maxLength: 300 })), {
      minLength: 1,
      maxLength: 12,
      // No name is also a folder of another.
      comparator: ([one], [other]) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`),
    });
    let round = 0;
    const property = fc.asyncProperty(tree, async (files) => {
      fc.pre(files.some(([, content]) => content.length > 0));
      round += 1;
      const folder = `tree-${String(round)}`;
      for (const [file, content] of files) await write(`${folder}/${file}`, Buffer.from(content));
      const unpacked = await unpack(await pack(await inspect(folder)));
      expect(unpacked).toEqual(new Map(files.map(([file, content]) => [file, Buffer.from(content)])));
      expect([...unpacked.keys()]).toEqual(
        files
          .map(([file]) => file)
          .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))),
      );
    });
    await fc.assert(property, { numRuns: 60 });
  });
});

describe('the same content', () => {
  const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

  it('gives the same bytes, whatever the times, permissions and order of writing', async () => {
    await write('one/b.csv', 'b');
    await write('one/a/c.csv', 'c');
    await write('two/a/c.csv', 'c');
    await write('two/b.csv', 'b');
    await utimes(path.join(folder(), 'two/b.csv'), 1_000_000, 1_000_000);
    await chmod(path.join(folder(), 'two/a/c.csv'), 0o755);
    expect(digest(await pack(await inspect('one')))).toBe(digest(await pack(await inspect('two'))));
  });

  it.each(['UTC', 'America/St_Johns', 'Pacific/Kiritimati'])('gives the same bytes in %s', async (zone) => {
    await write('data/a.csv', 'content');
    const script = [
      "import { createHash } from 'node:crypto';",
      "import { inspectArtifacts } from './src/artifacts/inspect.ts';",
      "import { createArchive } from './src/analyser/archive.ts';",
      "const spec = { slot: 'data', path: 'data', place: { kind: 'input', input: 'x' } };",
      'const { artifacts } = await inspectArtifacts([spec], process.argv[1], new AbortController().signal);',
      "const hash = createHash('sha256');",
      'for await (const chunk of createArchive(artifacts[0]).open()) hash.update(chunk);',
      "process.stdout.write(hash.digest('hex'));",
    ].join('\n');
    const args = ['--input-type=module', '--eval', script, folder()];
    const env = { ...process.env, TZ: zone, NODE_NO_WARNINGS: '1' };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toBe(digest(await pack(await inspect('data'))));
  });
});
