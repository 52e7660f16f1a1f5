import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { scanFile } from '../../packages/scanner/src/scan-file.ts';
import { u32, u64 } from '../support/binary-writer.ts';
import { TOUCHING_PICKLE } from '../support/inert-pickle.ts';
import * as p from '../support/pickle-builder.ts';
import { makeTar } from '../support/tar-writing.ts';

/* A pickle behind hundreds of MiB is seen, or the file is not scanned. The files have holes, so that they take no room. */

const HOLE = 320 * 2 ** 20;
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deep-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Scans a file of parts; a number stands for so many zeros. It reads no more than it must, and hashes no more. */
async function scanSparse(name: string, parts: readonly (Buffer | number)[]): Promise<readonly string[]> {
  const path = join(folder, name);
  const file = await open(path, 'w');
  let end = 0;
  for (const part of parts) {
    if (typeof part !== 'number') await file.write(part, 0, part.length, end);
    end += typeof part === 'number' ? part : part.length;
  }
  await file.truncate(end);
  await file.close();
  const { scanned } = await scanFile(
    { path: name, absolutePath: Buffer.from(path), names: [name] },
    { known: new Map(), temporaryFolder: join(folder, 't'), hashes: 'read', onWork: () => undefined },
  );
  return (scanned?.findings ?? []).map(({ severity, rule }) => `${severity} ${rule}`);
}

const header = (tensorBytes: number): Buffer => {
  const text = `{"a":{"dtype":"U8","shape":[${String(tensorBytes)}],"data_offsets":[0,${String(tensorBytes)}]}}`;
  return Buffer.concat([u64(text.length), latin1(text)]);
};
const CODE = 'critical pickle-code';
const elements = HOLE / 8;
const SHAPE = p.pickleOf('J', u32(elements), p.TUPLE1);
const npyHeader = `{'descr': '<f8', 'fortran_order': False, 'shape': (${String(elements)},), }`;
const memberHead = makeTar([{ name: 'weights.bin', size: HOLE }]).subarray(0, 512);

describe('a pickle behind 320 MiB', () => {
  const seen: readonly (readonly [string, string, readonly (Buffer | number)[]])[] = [
    [
      'of bytes in a pickle',
      'a.pkl',
      [latin1('\x80\x04\x8e'), u64(HOLE), HOLE, latin1('0'), TOUCHING_PICKLE],
    ],
    ['after such a pickle', 'a.pkl', [latin1('\x80\x04\x8e'), u64(HOLE), HOLE, latin1('.'), TOUCHING_PICKLE]],
    [
      'of an array of joblib',
      'a.joblib',
      [
        p.pickleOf(p.proto(4), p.joblibArray('f8', 0, Buffer.alloc(0), undefined, { shape: SHAPE })),
        HOLE,
        p.pickleOf('0', p.call('os', 'system', p.text('touch x')), '.'),
      ],
    ],
    ['of an array of NumPy', 'a.npy', [p.npy(npyHeader, Buffer.alloc(0)), HOLE, TOUCHING_PICKLE]],
    [
      'of a member of a tar archive',
      'a.tar',
      [memberHead, HOLE, makeTar([{ name: 'b', content: TOUCHING_PICKLE }])],
    ],
  ];
  test.each(seen)('%s is seen', async (_, name, parts) => {
    expect(await scanSparse(name, parts)).toContain(CODE);
  });

  test.each([
    ['of a tensor of safetensors', [header(HOLE), HOLE, TOUCHING_PICKLE]],
    ['of zeros behind the tensors', [header(0), HOLE, TOUCHING_PICKLE]],
  ])(
    '%s is seen, and that it is hidden',
    async (_, parts) => {
      const found = await scanSparse('a.safetensors', parts);
      expect(found).toContain('high hidden-content');
      expect(found).toContain(CODE);
    },
    60_000,
  );

  test('of other bytes behind the tensors is not scanned', async () => {
    const noise = Buffer.alloc(33 * 2 ** 20, 0x55);
    expect(await scanSparse('a.safetensors', [header(0), noise, TOUCHING_PICKLE])).toEqual([
      'not-scanned malformed-model',
    ]);
  });

  test.each(['model.bin', 'a.pkl', 'a.ckpt'])('of zeros is not scanned in a file called %s', async (name) => {
    expect(await scanSparse(name, [HOLE, TOUCHING_PICKLE])).toEqual(['not-scanned opaque']);
  });

  test('that a length denies is not scanned', async () => {
    const lying = [latin1('\x80\x04B'), u32(0xffff_ffff), HOLE, TOUCHING_PICKLE];
    expect(await scanSparse('a.pkl', lying)).toEqual(['not-scanned opaque']);
  });
});
