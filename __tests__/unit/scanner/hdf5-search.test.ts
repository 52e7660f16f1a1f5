import { describe, expect, test } from '@jest/globals';
import {
  BYTE_TYPE,
  endlessChunks,
  inChunks,
  recordType,
  SECOND_CHUNKS,
  textType,
  treeInItself,
  withAttribute,
  withFillValue,
} from '../../support/hdf5-datasets.ts';
import { HDF5_PLACES } from '../../support/hdf5-pickles.ts';
import { writeHdf5 } from '../../support/hdf5-writer.ts';
import { TOUCHING_PICKLE } from '../../support/inert-pickle.ts';
import { scanAs } from '../../support/scan-of-file.ts';

/*
 * Pickles that do not begin where a dataset begins. h5py hands out the bytes of a dataset, whatever lies before and behind.
 */

const PICKLE = Buffer.concat([Buffer.from([0x80, 2]), TOUCHING_PICKLE]);
const pickles: readonly (readonly [string, Buffer])[] = [
  ['a pickle', PICKLE],
  ['a pickle behind a header', Buffer.concat([Buffer.from('HEAD'), PICKLE])],
  ['a pickle of protocol 0 behind a header', Buffer.concat([Buffer.from('HEAD'), TOUCHING_PICKLE])],
];
const at = (bytes: Buffer, offset: number, size: number): Buffer =>
  Buffer.concat([Buffer.alloc(offset), bytes, Buffer.alloc(size)]).subarray(0, size);
const typed = (type: Uint8Array, bytes: Buffer): Buffer =>
  HDF5_PLACES['a dataset']?.(bytes, { messages: [[3, type]] }) ?? bytes;

const places: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'an attribute of 8-bit numbers': (bytes) => withAttribute(BYTE_TYPE, bytes, bytes.length),
  'an attribute of records': (bytes) =>
    withAttribute(recordType(bytes.length), Buffer.concat([Buffer.alloc(4), bytes])),
  'an attribute of text': (bytes) => withAttribute(textType(bytes.length), bytes),
  'a fill value': withFillValue,
  'a dataset of bytes': (bytes) => typed(BYTE_TYPE, at(bytes, 5000, 9000)),
  'a dataset of short texts': (bytes) => typed(textType(1), bytes),
  'a text of any length': (bytes) => {
    const type = Buffer.concat([Buffer.from([0x19, 1, 0, 0]), Buffer.from([16, 0, 0, 0]), BYTE_TYPE]);
    return writeHdf5({ variable: { note: bytes.toString('latin1') }, messages: [[3, type]] });
  },
  'a later chunk': (bytes) =>
    inChunks({ sizes: [300], shape: [100] }, [
      [[0], Buffer.alloc(100)],
      [[200], at(bytes, 9, 100)],
    ]),
  'several chunks, out of order': (bytes) =>
    inChunks(
      { sizes: [bytes.length], shape: [9] },
      Array.from({ length: Math.ceil(bytes.length / 9) }, (_, index) => index * 9)
        .toReversed()
        .map((start) => [[start], at(bytes.subarray(start), 0, 9)] as const),
    ),
  'a row of several chunks': (bytes) =>
    inChunks(
      { sizes: [3, 64], shape: [2, 16] },
      [0, 16, 32, 48].map((start) => {
        const row = at(bytes, 0, 64).subarray(start, start + 16);
        return [[2, start], Buffer.concat([row, Buffer.alloc(16)])] as const;
      }),
    ),
  'a shuffled and compressed chunk': (bytes) =>
    inChunks({ sizes: [4], shape: [2], type: textType(64), typeBytes: 64, isShuffled: true }, [
      [[2], at(bytes, 64, 128)],
    ]),
};

describe.each(pickles)('%s', (_, pickle) => {
  const all = { ...places, ...SECOND_CHUNKS };
  test.each(Object.keys(all))('is found in %s', async (name) => {
    const bytes = all[name]?.(pickle) ?? pickle;
    expect((await scanAs('a.h5', bytes)).verdicts).toContain('critical pickle-code');
  });
});

test.each(Object.keys({ ...places, ...SECOND_CHUNKS }))(
  'without a pickle, %s is no finding',
  async (name) => {
    const text = Buffer.from('cold\nweather\nis here. So it is.');
    const bytes = { ...places, ...SECOND_CHUNKS }[name]?.(text) ?? text;
    expect((await scanAs('a.h5', bytes)).verdicts).toEqual([]);
  },
);

test('bytes that look like an extension of pickle are no finding', async () => {
  const bytes = inChunks({ sizes: [100], shape: [100] }, [
    [[0], at(Buffer.from('\x82\x07)R', 'latin1'), 0, 100)],
  ]);
  expect((await scanAs('a.h5', bytes)).verdicts).toEqual([]);
});

test('says what of a dataset is more than is searched', async () => {
  const bytes = inChunks({ sizes: [65 * 2 ** 20], shape: [100] }, [[[0], Buffer.alloc(100)]]);
  const { findings } = await scanAs('a.h5', bytes);
  expect(findings.map(({ severity, rule, detail }) => `${severity} ${rule} ${detail ?? ''}`)).toEqual([
    expect.stringMatching(/^review unreadable .*too long\.$/u),
  ]);
});

test.each([
  ['chunks without end', endlessChunks()],
  ['a tree in itself', treeInItself()],
])('%s: not followed for ever', async (_, bytes) => {
  const { verdicts } = await scanAs('a.h5', bytes);
  expect(verdicts).toHaveLength(1);
  expect(verdicts[0]).toMatch(/^not-scanned /u);
});

test.each([
  ['two chunks at one place', [0, 0]],
  ['a chunk between places', [0, 5]],
])('%s is a layout that is not scanned', async (_, starts) => {
  const chunks = starts.map((start) => [[start], at(PICKLE, 0, 40)] as const);
  const { findings } = await scanAs('a.h5', inChunks({ sizes: [80], shape: [40] }, chunks));
  expect(findings.map(({ severity, subject }) => `${severity} ${subject}`)).toEqual([
    'not-scanned HDF5 chunks',
  ]);
});
