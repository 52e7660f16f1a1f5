import { execFile } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TOUCHING_PICKLE } from '../support/inert-pickle.ts';
import { makeZip } from '../support/zip-writing.ts';

/** Files that are made to cost a scanner its time, its memory or its disk. */

const MIB = 1024 ** 2;
const CHILD = new URL('../support/scan-child.ts', import.meta.url).pathname;
/** Node itself takes about 100 MiB, and buffers that a busy machine has not freed yet up to 360 more; what is read has gigabytes. */
const MAX_PEAK_MIB = 700;
/** Beyond these the scan would end. Without them the peak would tell how late a busy machine collects garbage. */
const HEAP_LIMITS = ['--max-old-space-size=200', '--max-semi-space-size=8'];
jest.setTimeout(600_000);

interface Told {
  readonly verdicts: readonly string[];
  readonly isHashed: boolean;
  readonly seconds: number;
  readonly peakMib: number;
}

function isReported(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && 'verdicts' in value && 'peakMib' in value;
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function scanInChild(name: string): Promise<Told> {
  const temporary = join(folder, 'temporary');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...HEAP_LIMITS,
    CHILD,
    join(folder, name),
    temporary,
  ]);
  const told: unknown = JSON.parse(stdout);
  if (!isReported(told)) throw new Error(`The scan told ${stdout}.`);
  expect(told.peakMib).toBeLessThan(MAX_PEAK_MIB);
  expect(existsSync(temporary) ? readdirSync(temporary) : []).toEqual([]);
  return told;
}

test('100,000 members are scanned, and the last of them is found', async () => {
  const content = Buffer.from('x');
  const members = Array.from({ length: 99_999 }, (_, index) => ({
    name: `d/${String(index)}.txt`,
    content,
  }));
  // An end record of the old form counts modulo 65,536.
  const archive = makeZip([...members, { name: 'last.pkl', content: TOUCHING_PICKLE }], {
    count: 100_000 % 65_536,
  });
  await writeFile(join(folder, 'many.zip'), archive);
  expect((await scanInChild('many.zip')).verdicts).toContain('critical pickle-code os.system');
});

test('more members than that are not scanned, and that is told', async () => {
  const content = Buffer.from('x');
  const members = Array.from({ length: 100_500 }, (_, index) => ({
    name: `d/${String(index)}.txt`,
    content,
  }));
  await writeFile(
    join(folder, 'many.zip'),
    makeZip([{ name: 'first.pkl', content: TOUCHING_PICKLE }, ...members], { count: 100_501 % 65_536 }),
  );
  const { verdicts } = await scanInChild('many.zip');
  expect(verdicts).toContain('critical pickle-code os.system');
  expect(verdicts).toContain('not-scanned over-limit members');
});

test('a decompression bomb is cut, and its temporary file is gone', async () => {
  const zeros = Buffer.alloc(MIB);
  // A stream may always expand to 512 MiB; this one would expand to more.
  const content = Readable.from(Array.from({ length: 520 }, () => zeros));
  await pipeline(content, createGzip(), createWriteStream(join(folder, 'bomb.pkl')));
  const { verdicts, isHashed } = await scanInChild('bomb.pkl');
  expect(verdicts).toContain('not-scanned over-limit size');
  expect(isHashed).toBe(true);
});

test('a bomb in many members is cut when the file as a whole takes too much work', async () => {
  // Each fits into memory, so that the disk of the machine does not matter; together they have 4 GiB.
  const part = { content: Buffer.alloc(8 * MIB), isDeflated: true };
  const first = makeZip([{ ...part, name: 'x' }]);
  const members = Array.from({ length: 512 }, (_, index) => ({
    name: `${String(index)}.zip`,
    content: first,
  }));
  await writeFile(join(folder, 'bomb.zip'), makeZip(members));
  expect((await scanInChild('bomb.zip')).verdicts).toEqual(['review over-limit work']);
});

test('archives inside each other are followed to a depth, and that is told', async () => {
  let content: Buffer = TOUCHING_PICKLE;
  for (let depth = 0; depth < 100; depth += 1) content = makeZip([{ name: 'a.zip', content }]);
  await writeFile(join(folder, 'nested.zip'), content);
  expect((await scanInChild('nested.zip')).verdicts).toEqual(['review over-limit depth']);
});

test('a file of more than 4 GiB with holes is hashed in little memory', async () => {
  const file = await open(join(folder, 'sparse.pt'), 'w');
  // More than 32 bits count.
  await file.truncate(4097 * MIB);
  await file.close();
  const { verdicts, isHashed } = await scanInChild('sparse.pt');
  expect(verdicts).toEqual(['not-scanned opaque unknown']);
  expect(isHashed).toBe(true);
});
