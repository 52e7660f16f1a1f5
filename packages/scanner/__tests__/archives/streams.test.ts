import { describe, expect, test } from '@jest/globals';
import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { decodeAll, streams, zfile } from '../../../../__tests__/support/compressed-streams.ts';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import { noise } from '../support/noise.ts';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

describe.each(streams)('%s', (_, bytes, decode) => {
  test('is decompressed to its end, which is where it was used up', async () => {
    const { content, used, fault } = await decodeAll(decode, bytes);
    expect(content.subarray(0, TOUCHING_PICKLE.length)).toEqual(TOUCHING_PICKLE);
    expect(fault).toBeUndefined();
    expect(used).toBe(bytes.length);
  });

  test('the code in it is found, whatever its name', async () => {
    const { verdicts, leftovers } = await scanAs('model', bytes);
    expect(verdicts).toContain('critical pickle-code');
    expect(leftovers).toEqual([]);
  });
});

test('the compressed files of old joblib versions are read', async () => {
  const { verdicts, scanned } = await scanAs('model.pkl', zfile);
  expect(verdicts).toEqual(['critical pickle-code']);
  expect(scanned?.format).toBe('joblib-zfile');
});

test('code before a fault is found, and the fault is told', async () => {
  const bytes = gzipSync(Buffer.concat([TOUCHING_PICKLE, noise(50_000)]));
  bytes.fill(0xff, 2000, 2100);
  const verdicts = await verdictsOf('model.pkl', bytes);
  expect(verdicts).toContain('critical pickle-code');
  expect(verdicts).toContain('not-scanned unreadable');
});

test('code right before a fault is found, although a piece with a fault gives nothing', async () => {
  const stored = deflateSync(TOUCHING_PICKLE, { level: 0 });
  const bytes = Buffer.concat([stored.subarray(0, stored.length - 4), Buffer.from([0xff, 0xff, 0xff, 0xff])]);
  expect(await verdictsOf('model.pkl', bytes)).toContain('critical pickle-code');
});

const SKIPPED_FRAME = Buffer.concat([Buffer.from('502a4d1804000000', 'hex'), Buffer.from('note')]);

test.each<[string, Buffer]>([
  [
    'which it is split between',
    Buffer.concat(
      [TOUCHING_PICKLE.subarray(0, 9), TOUCHING_PICKLE.subarray(9)].map((part) => zstdCompressSync(part)),
    ),
  ],
  ['of which readers skip the first', Buffer.concat([SKIPPED_FRAME, zstdCompressSync(TOUCHING_PICKLE)])],
])('a pickle is found in zstd frames %s', async (_, bytes) => {
  expect(await verdictsOf('model.pkl.zst', bytes)).toEqual(['critical pickle-code']);
});

test.each<[string, Buffer]>([
  ['zstd', zstdCompressSync(Buffer.from('\x80\x02}.', 'latin1'))],
  ['zlib', deflateSync(Buffer.from('\x80\x02}.', 'latin1'))],
])('what follows the end of a stream is scanned, too: %s', async (_, stream) => {
  const verdicts = await verdictsOf('model.pkl', Buffer.concat([stream, TOUCHING_PICKLE]));
  expect(verdicts).toContain('critical pickle-code');
  const zeros = await scanAs('model.pkl', Buffer.concat([stream, Buffer.alloc(9)]));
  expect(zeros.verdicts).toEqual([]);
});

describe.each([
  ['7z', '377abcaf271c'],
  ['rar', '526172211a07'],
  ['lz4', '04224d18'],
])('%s', (_, magic) => {
  const bytes = Buffer.concat([Buffer.from(magic, 'hex'), Buffer.alloc(100)]);

  test('is not scanned', async () => {
    const { verdicts, scanned } = await scanAs('files', bytes);
    expect(verdicts).toEqual(['not-scanned opaque']);
    expect(scanned?.isModelContent).toBe(false);
  });

  test.each(['model.joblib', 'model.pkl.lz4', 'model.pkl.7z', 'svc.sav'])(
    'is a model that is not scanned as %s',
    async (name) => {
      const { verdicts, scanned } = await scanAs(name, bytes);
      expect(verdicts).toEqual(['not-scanned opaque']);
      expect(scanned?.isModelContent).toBe(true);
    },
  );
});

/** As Python's lzma module compresses {@link TOUCHING_PICKLE} with filters. */
const FILTERED = {
  delta:
    '/Td6WFoAAATm1rRGAgEDAQIhAQyIEa+5AQAZY29zpwQGaQHs+pbD5h1MHE7v+asVv+r8KyQAAAAJ0cOB1A/GwQABMhogGJQwH7bzfQEAAAAABFla',
  deltas:
    '/Td6WFoAAATm1rRGAwIDAQIDAcchAQwA8BU2/gEAGWNvc6cEBmkB7PqWw+YdTBxO7/mrFb/q/CskAAAACdHDgdQPxsEAATYaJN34VB+2830BAAAAAARZWg==',
  arm: '/Td6WFoAAATm1rRGAwIDAQIHACEBDAAAWKPuYgEAGWNvc6cEBmkB7PqWw+YdTBxO7/mrFb/q/CskAAAACdHDgdQPxsEAATYaJN34VB+2830BAAAAAARZWg==',
} as const;

test.each([
  ['one delta filter', FILTERED.delta, ['critical pickle-code']],
  ['two delta filters', FILTERED.deltas, ['critical pickle-code']],
  ['a filter for programs', FILTERED.arm, ['critical pickle-code', 'not-scanned unreadable']],
])('a pickle in xz with %s is found', async (_, bytes, wanted) => {
  expect(await verdictsOf('weights.dat', Buffer.from(bytes, 'base64'))).toEqual(wanted);
});
