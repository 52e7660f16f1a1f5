import { describe, expect, test } from '@jest/globals';
import * as p from '../../support/pickle-builder.ts';
import { scanAs } from '../../support/scan-of-file.ts';
import { makeZip } from '../../support/zip-writing.ts';

/* Pickles in files of other formats, at a place that their program knows. */

const EVIL = p.pickleOf(p.proto(2), p.call('os', 'system', p.text('true')), p.STOP);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
/** It calls something, too. */
const HARMLESS = p.pickleOf(p.proto(2), p.call('collections', 'OrderedDict'), p.STOP);
/** It names no protocol. */
const OLD = latin1("cos\nsystem\n(S'touch x'\ntR.");
const ARRAY = p.npy("{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(8));
const ZIP = makeZip([{ name: 'x.npy', content: ARRAY }]);

test.each([
  [
    'in the second record behind a header',
    'm.dat',
    Buffer.concat([latin1('\0HEAD'), HARMLESS, latin1('\x07'), EVIL]),
  ],
  [
    'behind bytes that each could begin a name',
    'm.dat',
    Buffer.concat([latin1('\0'), latin1('V\x93'.repeat(16 * 1024)), EVIL]),
  ],
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

test('finds nothing behind a header without a pickle', async () => {
  expect((await scanAs('m.dat', latin1('version 1\n\x80\x02\x00\x00 and more'))).verdicts).toEqual([]);
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
    expect((await scanAs('a.db', database)).verdicts).toEqual([]);
    for (const name of ['model.pkl', 'model.sav', 'model.joblib', 'pytorch_model.bin']) {
      expect((await scanAs(name, database)).verdicts).toEqual(['not-scanned opaque']);
    }
  });

  test('is for review in an archive that holds a model', async () => {
    const members = [
      { name: 'model.npy', content: ARRAY },
      { name: 'rows.db', content: database },
    ];
    expect((await scanAs('a.zip', makeZip(members))).verdicts).toEqual(['review opaque']);
  });
});

test.each([
  ['a.txt', 'cold\nweather\nis here\n(in\nthe\nnorth).'],
  ['a.dat', '\0cold\nweather\n(in\nthe\nnorth).'],
  ['cacert.pem', 'c6Qz\nabc\nV\nb'],
  ['README.md', "Never load cos\nsystem\n(S'touch x'\ntR."],
  ['a.dat', '\0HEAD\x80\x02\x82\x07)R.\x80\x04]\x94.'],
])('takes no text or number in %s for a pickle: %j', async (name, text) => {
  expect((await scanAs(name, latin1(text))).verdicts).toEqual([]);
});

test('each pickle behind a header is scanned once', async () => {
  const { findings } = await scanAs('m.dat', Buffer.concat([latin1('\0HEAD'), EVIL, OLD, EVIL]));
  expect(findings.map(({ subject }) => subject)).toEqual(['os.system', 'os.system', 'os.system']);
});
