import { describe, expect, test } from '@jest/globals';
import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { type FileScan, scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import {
  makeZip,
  type ZipFields,
  type ZipMember,
  type ZipShape,
} from '../../../../__tests__/support/zip-writing.ts';

const CODE = 'critical pickle-code';
const TAMPERING = 'high archive-tampering';
const harmless = { name: 'readme.txt', content: Buffer.from('only text') };
const payload = { name: 'archive/data.pkl', content: TOUCHING_PICKLE };
const decoy = { name: 'archive/data.pkl', content: Buffer.from([0x80, 2, 0x7d, 0x2e]) };

const scanZip = (members: readonly ZipMember[], shape?: ZipShape): Promise<FileScan> =>
  scanAs('model.pt', makeZip(members, shape));

describe('a zip archive on which loaders agree', () => {
  const archives: readonly (readonly [string, readonly ZipMember[]])[] = [
    ['stored', [harmless, payload]],
    ['deflated', [{ ...payload, isDeflated: true }, harmless]],
    ['with sizes behind the data', [{ ...payload, isDeflated: true, hasDescriptor: true }, harmless]],
    ['with an archive in it', [{ name: 'inner.zip', content: makeZip([payload]) }, harmless]],
    [
      'with an archive in an archive, deflated',
      [{ name: 'a', content: makeZip([{ name: 'b', content: makeZip([payload]), isDeflated: true }]) }],
    ],
  ];
  test.each(archives)('%s: finds the code and nothing else', async (_, members) => {
    const { verdicts, leftovers } = await scanZip(members);
    expect(verdicts).toEqual([CODE]);
    expect(leftovers).toEqual([]);
  });

  test('finds nothing in what is harmless', async () => {
    const prefix = Buffer.from('#!/bin/sh\nexec unzip "$0"\n');
    const numbers = { name: 'archive/data/0', content: Buffer.alloc(5000, 7) };
    const folder = { name: 'archive/', content: Buffer.alloc(0) };
    const { verdicts, scanned } = await scanZip([folder, decoy, numbers, { ...harmless, isDeflated: true }], {
      prefix,
    });
    expect(verdicts).toEqual([]);
    expect(scanned?.format).toBe('torch-zip');
  });

  test('an empty archive is clean', async () => {
    expect(await verdictsOf('empty.zip', makeZip([]))).toEqual([]);
  });
});

describe('a zip archive on which loaders disagree', () => {
  const wrong: readonly (readonly [string, readonly ZipMember[], ZipShape?])[] = [
    ['a name that is there twice, the code first', [payload, decoy]],
    ['a name that is there twice, the code last', [decoy, payload]],
    ['a name that is there twice but for its case', [decoy, { ...payload, name: 'archive/DATA.pkl' }]],
    ['a name that is there twice but for a NUL', [decoy, { ...payload, name: 'archive/data.pkl\0x' }]],
    ['a name that is there twice but for its slashes', [decoy, { ...payload, name: 'archive\\data.pkl' }]],
    ['a name that differs between the headers', [{ ...payload, local: { name: 'archive/other.txt' } }]],
    ['a method that differs', [{ ...payload, isDeflated: true, local: { method: 0 } }]],
    ['a method that differs the other way', [{ ...payload, isDeflated: true, central: { method: 0 } }]],
    ['a size that differs', [{ ...payload, central: { compressed: 2, size: 2 } }]],
    ['a size that differs the other way', [{ ...payload, local: { compressed: 2, size: 2 } }]],
    ['a checksum that differs', [{ ...payload, local: { crc: 1 } }]],
    ['a wrong checksum', [{ ...payload, local: { crc: 1 }, central: { crc: 1 } }]],
    ['the same of deflated data', [{ ...payload, isDeflated: true, local: { crc: 1 }, central: { crc: 1 } }]],
    ['a wrong deflated length', [{ ...payload, isDeflated: true, local: { size: 9 }, central: { size: 9 } }]],
    ['data called encrypted that is not', [{ ...payload, local: { flags: 1 }, central: { flags: 1 } }]],
    ['the same, deflated', [{ ...payload, isDeflated: true, local: { flags: 1 }, central: { flags: 1 } }]],
    ['data that only the directory calls encrypted', [{ ...payload, central: { flags: 1 } }]],
    ['a member that the directory does not have', [harmless, { ...payload, isListed: false }]],
    ['a member that the directory does not have, at the start', [{ ...payload, isListed: false }, harmless]],
    ['a model between members', [harmless, { ...harmless, name: 'b.txt', before: TOUCHING_PICKLE }]],
    ['an end record that counts fewer members', [harmless, payload], { count: 1 }],
    ['an archive in the comment', [harmless], { comment: makeZip([payload]) }],
    ['an archive behind another one', [harmless], { prefix: makeZip([payload]) }],
  ];
  test.each(wrong)('%s: finds the disagreement and the code', async (_, members, shape = {}) => {
    const { verdicts } = await scanZip(members, shape);
    expect(verdicts).toContain(CODE);
    expect(verdicts).toContain(TAMPERING);
  });

  test('a second name in an extra field', async () => {
    const name = Buffer.from('archive/evil.pkl');
    const extra = Buffer.concat([Buffer.from([0x75, 0x70, 5 + name.length, 0, 1, 0, 0, 0, 0]), name]);
    expect((await scanZip([{ ...payload, central: { extra } }])).verdicts).toEqual([CODE, TAMPERING]);
  });
});

describe('an end record in its large form', () => {
  const plain = makeZip([decoy]);
  const end = plain.subarray(plain.length - 22);
  const [directoryBytes, directoryOffset] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  const directory = plain.subarray(directoryOffset, directoryOffset + directoryBytes);

  function zip64Record(offset: number): Buffer {
    const record = Buffer.alloc(56);
    record.writeUInt32LE(0x06064b50, 0);
    record.writeUInt32LE(44, 4);
    for (const place of [24, 32]) record.writeUInt32LE(1, place);
    record.writeUInt32LE(directoryBytes, 40);
    record.writeUInt32LE(offset, 48);
    return record;
  }

  /** An archive with a zip64 record, something else, and then the rest of the end record, which names the zip64 record. */
  function largeZip(between: Buffer): Buffer {
    const at = directoryOffset + directoryBytes;
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeUInt32LE(at, 8);
    locator.writeUInt32LE(1, 16);
    return Buffer.concat([plain.subarray(0, at), zip64Record(directoryOffset), between, locator, end]);
  }

  test('is read', async () => {
    expect(await verdictsOf('model.pt', largeZip(Buffer.alloc(0)))).toEqual([]);
  });

  test.each([
    ['an archive', makeZip([payload])],
    ['a pickle', TOUCHING_PICKLE],
  ])('hides nothing between its parts: %s is found', async (_, between) => {
    expect(await verdictsOf('model.pt', largeZip(between))).toEqual([CODE, TAMPERING]);
  });

  test('that readers find in two places is tampering', async () => {
    const other = directoryOffset + directoryBytes + 56;
    const verdicts = await verdictsOf('model.pt', largeZip(Buffer.concat([directory, zip64Record(other)])));
    expect(verdicts).toContain(TAMPERING);
  });
});

describe('a header that no writer writes', () => {
  const extra = (...values: readonly number[]): Buffer => Buffer.from(values);
  const strange: readonly (readonly [string, Partial<ZipFields>])[] = [
    ['an extra field that is cut', { extra: extra(0x46, 0x42, 9, 0, 0) }],
    ['its large numbers twice', { extra: extra(1, 0, 0, 0, 1, 0, 0, 0) }],
    ['a large number that is missing', { extra: extra(1, 0, 0, 0), size: 0xffffffff }],
  ];
  test.each(strange)('%s: the archive is not scanned', async (_, header) => {
    const inDirectory = await scanZip([{ ...decoy, central: header }]);
    const inMember = await scanZip([{ ...decoy, local: header }]);
    expect(inDirectory.verdicts).toContain('not-scanned malformed-model');
    expect(inMember.verdicts).toContain('not-scanned malformed-model');
  });

  test('an extra field that pads, as PyTorch and zipalign write it, is clean', async () => {
    const padding = { extra: extra(0x46, 0x42, 3, 0, 0x5a, 0x5a, 0x5a) };
    const zeros = { extra: extra(0, 0, 0, 0, 0, 0) };
    expect((await scanZip([{ ...decoy, local: padding }])).verdicts).toEqual([]);
    expect((await scanZip([{ ...decoy, local: zeros }])).verdicts).toEqual([]);
  });
});

describe('names that lead out of the folder', () => {
  // In a model, members of such names would be unknown.
  const scanData = (members: readonly ZipMember[]): Promise<FileScan> => scanAs('data.zip', makeZip(members));
  const names = ['../x', 'a/../../x', '/etc/x', 'C:\\x', 'c:x', '\\x', 'a\\..\\..\\x'];
  test.each(names)('%s', async (name) => {
    expect((await scanData([{ ...harmless, name }])).verdicts).toEqual(['high archive-path']);
  });

  test.each(['a/../x', 'a..b', '..a', 'a/.../b', './x', 'ab:c/x'])('%s does not', async (name) => {
    expect((await scanData([{ ...harmless, name }])).verdicts).toEqual([]);
  });

  test('links', async () => {
    const link = { name: 'a/link', central: { attributes: 0xa1ff0000 } };
    const out = await scanData([{ ...link, content: Buffer.from('../../etc/passwd') }]);
    const inside = await scanData([{ ...link, content: Buffer.from('../b') }]);
    expect(out.verdicts).toEqual(['high archive-path']);
    expect(inside.verdicts).toEqual([]);
  });
});

describe('what cannot be read', () => {
  test('an encrypted member is for a person to look at, or not scanned if it is a model', async () => {
    const secret = {
      content: Buffer.from('not what the checksum says'),
      local: { flags: 1, crc: 5 },
      central: { flags: 1, crc: 5 },
    };
    const text = await scanZip([{ ...secret, name: 'secret.txt' }]);
    const model = await scanZip([{ ...secret, name: 'data.pkl' }]);
    expect(text.verdicts).toEqual(['review encrypted']);
    expect(model.verdicts).toEqual(['not-scanned encrypted']);
  });

  test('an unknown method is not scanned', async () => {
    const { verdicts } = await scanZip([{ ...payload, local: { method: 98 }, central: { method: 98 } }]);
    expect(verdicts).toEqual(['not-scanned opaque']);
  });

  test('data with a fault is scanned up to it', async () => {
    // Whole blocks, and then one of a type that does not exist.
    const start = deflateRawSync(TOUCHING_PICKLE, { finishFlush: constants.Z_SYNC_FLUSH });
    const content = Buffer.concat([start, Buffer.from([0x07, 0xff, 0xff])]);
    const header = { method: 8, size: 1000, crc: 1 };
    const { verdicts } = await scanZip([{ ...payload, content, local: header, central: header }]);
    expect(verdicts).toEqual([CODE, 'not-scanned unreadable']);
  });

  test('cut anywhere, an archive is never clean', async () => {
    const whole = makeZip([harmless, { ...payload, isDeflated: true }, { ...payload, name: 'b.pkl' }]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 1 }), async (length) => {
        const verdicts = await verdictsOf('model.pt', whole.subarray(0, length));
        expect(verdicts.length).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });

  test('cut, an archive whose sizes stand behind its data is unreadable, and nothing else', async () => {
    const members = [
      decoy,
      { name: 'archive/byteorder', content: Buffer.from('little') },
      { name: 'archive/data/0', content: Buffer.alloc(100, 1) },
    ].map((member) => ({ ...member, hasDescriptor: true }));
    const whole = makeZip(members);
    expect(await verdictsOf('net.pt', whole)).toEqual([]);
    const cut = whole.subarray(0, whole.indexOf(Buffer.alloc(100, 1)) + 50);
    expect(await verdictsOf('net.pt', cut)).toEqual(['not-scanned unreadable']);
  });

  test('changed anywhere, an archive gives a result, and the code is found or something is told', async () => {
    const whole = makeZip([harmless, { ...payload, isDeflated: true }, { ...payload, name: 'b.pkl' }]);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const verdicts = await verdictsOf('model.pt', bytes);
        expect(verdicts.length).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });
});
