import { expect, test } from '@jest/globals';
import * as p from '../../support/pickle-builder.ts';
import { scanAs } from '../../support/scan-of-file.ts';
import { makeZip } from '../../support/zip-writing.ts';

/* Pickles in files of other formats, at a place that their program knows. */

const EVIL = p.pickleOf(p.proto(2), p.call('os', 'system', p.text('true')), p.STOP);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const SQLITE = Buffer.concat([latin1('SQLite format 3\0'), Buffer.alloc(8192, 1)]);
/** It calls something, too. */
const HARMLESS = p.pickleOf(p.proto(2), p.call('collections', 'OrderedDict'), p.STOP);
/** It names no protocol. */
const OLD = latin1("cos\nsystem\n(S'touch x'\ntR.");
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
    'in the log of SQLite',
    'a.db-wal',
    Buffer.concat([latin1('7\x7f\x06\x82'), Buffer.alloc(70_000, 1), EVIL]),
  ],
  [
    'in the journal of SQLite',
    'a.db-journal',
    Buffer.concat([latin1('\xd9\xd5\x05\xf9 \xa1c\xd7'), Buffer.alloc(70_000, 1), EVIL]),
  ],
  [
    'in the second record behind a header',
    'm.dat',
    Buffer.concat([latin1('\0HEAD'), HARMLESS, latin1('\x07'), EVIL]),
  ],
  [
    'behind bytes that each could begin a name',
    'a.db',
    Buffer.concat([SQLITE, latin1('V\x93'.repeat(128 * 1024)), EVIL]),
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
  ['of protocol 0 in a row of SQLite', 'a.db', Buffer.concat([SQLITE, OLD, SQLITE])],
  ['of protocol 0 in GDBM', 'a', Buffer.concat([latin1('\xcf\x9aW\x13'), Buffer.alloc(8000, 'x'), OLD])],
  ['of protocol 0 behind a letter', 'm.dat', Buffer.concat([latin1('\0\x01HEAD'), OLD])],
  ['of protocol 0 behind a line end', 'm.dat', Buffer.concat([latin1('\0\x01\n'), OLD])],
  ['of protocol 0 behind a line of text', 'm.dat', Buffer.concat([latin1('version 1\n'), OLD])],
  ['of protocol 0 that ends in a fault', 'm.dat', Buffer.concat([latin1('\0HEAD'), OLD.subarray(0, -1)])],
  ['of protocol 0 in a dict', 'm.dat', latin1("\0HEAD(dp0\nS'a'\nI1\nsS'b'\ncos\nsystem\n(S'x'\ntRs.")],
  ['whose mark comes first', 'm.dat', latin1("\0HEAD(S'touch x'\nios\nsystem\n.")],
  ['whose arguments come first', 'm.dat', latin1("\0HEAD(S'touch x'\ntp0\n0cos\nsystem\ng0\nR.")],
  [
    'of protocol 4 without its name',
    'm.dat',
    latin1('\0HEAD\x8c\x02os\x94\x8c\x06system\x94\x93\x8c\x01x\x85R.'),
  ],
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

test.each([
  ['a.txt', 'cold\nweather\nis here\n(in\nthe\nnorth).'],
  ['a.dat', '\0cold\nweather\n(in\nthe\nnorth).'],
  ['cacert.pem', 'c6Qz\nabc\nV\nb'],
  ['README.md', "Never load cos\nsystem\n(S'touch x'\ntR."],
  ['a.db', 'SQLite format 3\0\x80\x02\x82\x07)R.\x80\x04]\x94.'],
])('takes no text or number in %s for a pickle: %j', async (name, text) => {
  expect((await scanAs(name, latin1(text))).verdicts).toEqual([]);
});

test('says that a database has more places than are looked at', async () => {
  const mark = Buffer.concat([Buffer.alloc(16), latin1('\xde\xc0\xef\xbe')]);
  const words = Buffer.alloc(300_000, 'cat\n');
  expect((await scanAs('data.mdb', Buffer.concat([mark, words]))).verdicts).toEqual(['review over-limit']);
});

test('a pickle that is found once is scanned once, also in a row behind it', async () => {
  const { findings } = await scanAs('a.db', Buffer.concat([SQLITE, EVIL, OLD, EVIL]));
  expect(findings.map(({ subject }) => subject)).toEqual(['os.system', 'os.system', 'os.system']);
});
