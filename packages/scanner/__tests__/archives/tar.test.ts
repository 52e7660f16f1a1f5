import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import { makeTar, paxRecords, type TarMember } from '../../../../__tests__/support/tar-writing.ts';
import { makeZip } from '../../../../__tests__/support/zip-writing.ts';

const CODE = 'critical pickle-code';
const text = { name: 'a.txt', content: Buffer.from('only text') };
const payload = { name: 'model.pkl', content: TOUCHING_PICKLE };

describe('a tar archive', () => {
  const archives: readonly (readonly [string, Buffer, string])[] = [
    ['by itself', makeTar([text, payload]), 'model.pkl'],
    ['in gzip', gzipSync(makeTar([text, payload])), 'model.pkl'],
    ['in a zip archive', makeZip([{ name: 'm.tar', content: makeTar([payload]) }]), 'model.pkl'],
    ['behind the end mark of another', Buffer.concat([makeTar([text]), makeTar([payload])]), 'model.pkl'],
    [
      'with a long name, as GNU writes it',
      makeTar([{ name: '././@LongLink', type: 'L', content: Buffer.from('long/name.pkl\0') }, payload]),
      'long/name.pkl',
    ],
    [
      'with a pax header',
      makeTar([{ name: 'pax', type: 'x', content: paxRecords({ path: 'pax/name.pkl' }) }, payload]),
      'pax/name.pkl',
    ],
    ['with a type that nobody knows', makeTar([{ ...payload, type: 'Z' }]), 'model.pkl'],
  ];
  test.each(archives)('%s: finds the code', async (_, bytes, member) => {
    const { verdicts, findings } = await scanAs('model', bytes);
    expect(verdicts).toEqual([CODE]);
    expect(findings[0]?.members.at(-1)).toBe(member);
  });

  test('finds nothing in what is harmless', async () => {
    const link = { name: 'lib.so', type: '2', linkTarget: 'lib.so.1' };
    const hard = { name: 'b.txt', type: '1', linkTarget: 'a.txt' };
    const verdicts = await verdictsOf('x.tar', makeTar([text, link, hard, { name: 'folder/', type: '5' }]));
    expect(verdicts).toEqual([]);
  });
});

describe('a number as no program writes it', () => {
  const skipped = { name: 'a.txt', content: Buffer.alloc(512) };
  test.each([
    ['with a sign', { ...skipped, sizeField: '+1000' }],
    ['with a prefix', { ...skipped, sizeField: '0o1000' }],
    ['with an underscore', { ...skipped, sizeField: '1_000' }],
    ['that is negative', { ...skipped, sizeField: '-1000' }],
  ])('%s is not scanned', async (_name, member) => {
    const verdicts = await verdictsOf('x.tar', makeTar([member, payload]));
    expect(verdicts).toContain('not-scanned malformed-model');
  });

  test('in a pax header is not scanned', async () => {
    const pax = { name: 'pax', type: 'x', content: paxRecords({ size: '0x200' }) };
    const verdicts = await verdictsOf('x.tar', makeTar([pax, skipped, payload]));
    expect(verdicts).toContain('not-scanned malformed-model');
  });

  test('in base 256 is fine', async () => {
    const large = { ...skipped, sizeField: '\x80\0\0\0\0\0\0\0\0\0\x02\0' };
    const verdicts = await verdictsOf('x.tar', makeTar([large, payload]));
    // Beside a model, a member of no known kind is listed.
    expect(verdicts).toEqual([CODE, 'review opaque']);
  });
});

describe('a member that is unpacked outside the folder', () => {
  const members: readonly (readonly [string, readonly TarMember[]])[] = [
    ['by its name', [{ ...text, name: '../a.txt' }]],
    ['by an absolute name', [{ ...text, name: '/etc/a.txt' }]],
    ['by a name in a pax header', [{ name: 'p', type: 'x', content: paxRecords({ path: '../../a' }) }, text]],
    ['by a link', [{ name: 'a/b', type: '2', linkTarget: '../../x' }]],
    ['by an absolute link', [{ name: 'a', type: '2', linkTarget: '/etc' }]],
    ['by a hard link', [{ name: 'a', type: '1', linkTarget: '../x' }]],
    [
      'through a link',
      [
        { name: 'a', type: '2', linkTarget: 'b' },
        { ...text, name: 'a/c.txt' },
      ],
    ],
  ];
  test.each(members)('%s', async (_, archive) => {
    expect(await verdictsOf('x.tar', makeTar(archive))).toEqual(['high archive-path']);
  });
});

test('two headers that give a member different sizes are a disagreement', async () => {
  const pax = { name: 'p', type: 'x', content: paxRecords({ size: '512' }) };
  const verdicts = await verdictsOf(
    'x.tar',
    makeTar([pax, { ...payload, content: Buffer.alloc(512, 1), size: 0 }]),
  );
  expect(verdicts).toContain('high archive-tampering');
});

test('cut anywhere, an archive is never clean', async () => {
  const members = [text, payload, { ...payload, name: 'b.pkl' }];
  const whole = makeTar(members);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 1024 }), async (length) => {
      const verdicts = await verdictsOf('model.pt', whole.subarray(0, length));
      expect(verdicts.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});
