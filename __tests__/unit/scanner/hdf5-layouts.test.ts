import { expect, test } from '@jest/globals';
import { HDF5_PLACES, type Rest } from '../../support/hdf5-pickles.ts';
import { TOUCHING_PICKLE } from '../../support/inert-pickle.ts';
import { noise } from '../../support/noise.ts';
import { scanAs } from '../../support/scan-of-file.ts';

const PICKLE = Buffer.concat([Buffer.from([0x80, 2]), TOUCHING_PICKLE]);

/** What else a file of this number has: each bit adds a part. */
function restOf(index: number): Rest {
  return {
    ...((index & 1) !== 0 && { attributes: { title: 'x', 'a title': 'a.' } }),
    ...((index & 2) !== 0 && { inner: { layer_names: 'dense' } }),
    ...((index & 4) !== 0 && { userBlock: 512 * 2 ** (index % 3) }),
  };
}

const files = Object.entries(HDF5_PLACES).flatMap(([place, write]) =>
  Array.from({ length: 8 }, (_, index) => ({ place, bytes: write(PICKLE, restOf(index)) })),
);

test('a pickle is found in every place of HDF5, whatever else is in the file', async () => {
  const scans = await Promise.all(files.map(({ bytes }) => scanAs('model.dat', bytes)));
  const missed = files.filter((_, index) => scans[index]?.verdicts.includes('critical pickle-code') !== true);
  expect(missed.map(({ place }) => place)).toEqual([]);
});

test('the same files without a pickle are clean', async () => {
  const clean = Object.values(HDF5_PLACES).flatMap((write) =>
    Array.from({ length: 8 }, (_, index) => write(Buffer.from(`x${'1234567'.repeat(4)}`), restOf(index))),
  );
  const scans = await Promise.all(clean.map((bytes) => scanAs('model.dat', bytes)));
  expect(scans.flatMap(({ verdicts }) => verdicts)).toEqual([]);
});

/** Changes one byte that is not zero, as the other bytes of a file say nothing. */
function changed(bytes: Buffer, at: number, value: number): Buffer {
  const places = [...bytes.keys()].filter((index) => bytes[index] !== 0);
  const copy = Buffer.from(bytes);
  copy[places[at % places.length] ?? 0] = value;
  return copy;
}

test('a file that was changed at random ends in findings, and never in a crash', async () => {
  const random = noise(3 * files.length * 4);
  const mutants = files.flatMap(({ bytes }, file) =>
    [0, 1, 2, 3].map((round) => {
      const at = (file * 4 + round) * 3;
      return changed(bytes, (random[at] ?? 0) * 256 + (random[at + 1] ?? 0), random[at + 2] ?? 0);
    }),
  );
  const scans = await Promise.all(mutants.map((bytes) => scanAs('model.h5', bytes)));
  // The change may be in the pickle, or in the mark of the file: then it is no pickle any more, or unknown.
  const clean = scans.filter(({ verdicts }) => verdicts.length === 0);
  expect(clean.length).toBeLessThan(mutants.length / 4);
});
