import { expect, test } from '@jest/globals';
import * as p from '../support/pickle-builder.ts';
import { scanAs } from '../support/scan-of-file.ts';
import { makeZip } from '../support/zip-writing.ts';

/* Pickles in files of other formats, at a place that their program knows. */

const EVIL = p.pickleOf(p.proto(2), p.call('os', 'system', p.text('true')), p.STOP);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const SQLITE = Buffer.concat([latin1('SQLite format 3\0'), Buffer.alloc(8192, 1)]);
const ZIP = makeZip([
  {
    name: 'x.npy',
    content: p.npy("{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(8)),
  },
]);

test.each([
  ['in a row of SQLite', 'a.db', Buffer.concat([SQLITE, EVIL, SQLITE])],
  [
    'at the border of what is read at once',
    'a.db',
    Buffer.concat([SQLITE, Buffer.alloc(256 * 1024 - SQLITE.length - 1), EVIL]),
  ],
  [
    'in LMDB',
    'data.mdb',
    Buffer.concat([Buffer.alloc(16), latin1('\xde\xc0\xef\xbe'), Buffer.alloc(8000), EVIL]),
  ],
  ['in GDBM', 'a', Buffer.concat([latin1('\xcf\x9aW\x13'), Buffer.alloc(8000), EVIL])],
  [
    'behind another value of shelve',
    'm.dat',
    Buffer.concat([Buffer.alloc(700, 'x'), Buffer.alloc(324), EVIL]),
  ],
  ['behind a line of text', 'm.dat', Buffer.concat([latin1('version 1\n'), EVIL])],
  ['behind a line of JSON', 'm.bin', Buffer.concat([latin1('{"format": 1}\n'), EVIL])],
  [
    'behind zeros, after another pickle',
    'm.pkl',
    Buffer.concat([latin1('\x80\x02]\x88a.'), Buffer.alloc(100_000), EVIL]),
  ],
  ['behind zeros, before an archive', 'm.npz', Buffer.concat([Buffer.alloc(6000), EVIL, ZIP])],
])('finds a pickle %s', async (_where, name, content) => {
  expect((await scanAs(name, content)).verdicts).toContain('critical pickle-code');
});

test('says what of a large database was not scanned', async () => {
  const large = Buffer.concat([SQLITE, Buffer.alloc(65 * 2 ** 20, 1)]);
  expect((await scanAs('a.db', large)).verdicts).toEqual(['review over-limit']);
});

test('finds nothing in databases and headers without pickles', async () => {
  expect((await scanAs('a.db', SQLITE)).verdicts).toEqual([]);
  expect((await scanAs('m.dat', latin1('version 1\n\x80\x02\x00\x00 and more'))).verdicts).toEqual([]);
});
