import { describe, expect, test } from '@jest/globals';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';
import { makeZip } from '../../../../__tests__/support/zip-writing.ts';

/* Databases and other files of no format, which may hold pickles at places that only their program knows. */

const EVIL = p.pickleOf(p.proto(2), p.call('os', 'system', p.text('true')), p.STOP);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const ARRAY = p.npy("{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(8));

test.each([
  ['a zip', 'm.npz', Buffer.concat([Buffer.alloc(6000), EVIL, makeZip([{ name: 'x.npy', content: ARRAY }])])],
  ['nothing', 'm.pkl', Buffer.concat([latin1('\x80\x02]\x88a.'), Buffer.alloc(100_000), EVIL])],
])('a pickle behind zeros, before %s, is found', async (_what, name, content) => {
  expect(await verdictsOf(name, content)).toContain('critical pickle-code');
});

const MARKS: readonly (readonly [string, string])[] = [
  ['SQLite', 'SQLite format 3\0'],
  ['the log of SQLite', '7\x7f\x06\x82'],
  ['the journal of SQLite', '\xd9\xd5\x05\xf9 \xa1c\xd7'],
  ['GDBM', '\xcf\x9aW\x13'],
  ['LMDB', `${'\0'.repeat(16)}\xde\xc0\xef\xbe`],
  ['Berkeley DB', `${'\0'.repeat(12)}a\x15\x06\0`],
];

describe.each(MARKS)('a database of %s', (_name, mark) => {
  const database = Buffer.concat([latin1(mark), Buffer.alloc(8192, 1), EVIL]);

  test('is not scanned, which its name decides', async () => {
    expect(await verdictsOf('a.db', database)).toEqual([]);
    for (const name of ['model.pkl', 'model.sav', 'model.joblib', 'pytorch_model.bin']) {
      expect(await verdictsOf(name, database)).toEqual(['not-scanned opaque']);
    }
  });

  test('is for review in an archive that holds a model', async () => {
    const members = [
      { name: 'model.npy', content: ARRAY },
      { name: 'rows.db', content: database },
    ];
    expect(await verdictsOf('a.zip', makeZip(members))).toEqual(['review opaque']);
  });
});

test.each([
  ['a.txt', 'cold\nweather\nis here\n(in\nthe\nnorth).'],
  ['a.dat', '\0cold\nweather\n(in\nthe\nnorth).'],
  ['cacert.pem', 'c6Qz\nabc\nV\nb'],
  ['README.md', "Never load cos\nsystem\n(S'touch x'\ntR."],
  ['a.dat', '\0HEAD\x80\x02\x82\x07)R.\x80\x04]\x94.'],
])('takes no text or number in %s for a pickle: %j', async (name, text) => {
  expect(await verdictsOf(name, latin1(text))).toEqual([]);
});
