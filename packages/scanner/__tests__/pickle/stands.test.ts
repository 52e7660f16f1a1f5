import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { u16, u32 } from '../../../../__tests__/support/binary-writer.ts';
import { writeHdf5 } from '../../../../__tests__/support/hdf5-writer.ts';
import { TOUCHING_PICKLE } from '../../../../__tests__/support/inert-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

/*
 * What the scan does not find, or leaves to a person: each row of the lists at the end of docs/security.md that no other test
 * has. A row that fails shows that the scan has changed: correct the documents.
 */

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const base64 = (bytes: Buffer): string => bytes.toString('base64');
/** What runs is not in its first bytes. */
const EVIL = Buffer.concat([latin1(`\x80\x04${'K\xff0'.repeat(8)}`), TOUCHING_PICKLE]);
const ENCODED = base64(EVIL);
/** LZMA without its header. */
const RAW_LZMA = Buffer.from(
  '00319bcac6b27c65dfdf91599fb1d67e2e8a2bf46edcf81f495443b1a17c735f7fffcd7f0000',
  'hex',
);
const NPY_HEAD = (type: string, count: number): string =>
  `{'descr': '${type}', 'fortran_order': False, 'shape': (${String(count)},), }`;
/** A dataset of HDF5 with numbers of 8 bits. */
const BYTE_DATASET = [
  [3, Buffer.concat([Buffer.from([0x10, 0, 0, 0]), u32(1), u16(0), u16(8)])],
  [8, Buffer.concat([Buffer.from([3, 0]), u16(EVIL.length), EVIL])],
] as const;
const OWN_STATE = p.pickleOf(
  p.proto(2),
  p.global('somepackage', 'rebuild'),
  p.global('somepackage', 'Settings'),
  ')\x81',
  p.dict({ path: p.text('/etc/passwd; touch x') }),
  'b\x85R.',
);

/** Name of the file, what it is, its content, and the verdicts of today. */
type Row = readonly [string, string, Buffer | string, readonly string[]];

const IN_PICKLES: readonly Row[] = [
  [
    'm.pkl',
    'a constructor of another package that gets a word',
    p.pickleOf(p.proto(2), p.call('somepackage', 'Dataset', p.text('model')), p.STOP),
    ['review pickle-unknown-class'],
  ],
  [
    'm.pkl',
    'an object of the package of the function, with a text in its state',
    OWN_STATE,
    ['review pickle-unknown-call', 'review pickle-unknown-class'],
  ],
];

const IN_OTHER_FORMS: readonly Row[] = [
  ['m.bin', 'raw LZMA', RAW_LZMA, []],
  ['m.bin', 'a pickle behind a header', Buffer.concat([latin1('HEAD\0\x01'), EVIL]), []],
  ['m.bin', 'deflate without a header', deflateRawSync(EVIL), []],
  ['m.bin', 'zlib with a dictionary', deflateSync(EVIL, { dictionary: Buffer.from('cos\nsystem\n(S') }), []],
  ['m.fury', 'a file of pyfory', latin1('\x02\xff\x01os\0system\0touch x'), []],
  ['a.npy', 'numbers of NumPy', p.npy(NPY_HEAD('|u1', EVIL.length), EVIL), []],
  ['a.h5', 'a dataset of numbers of HDF5', writeHdf5({ messages: BYTE_DATASET }), []],
];

const OUT_OF_SCOPE: readonly Row[] = [
  ['a.jsonl', 'a line of JSON', '{"a": 1}\n{"py/reduce": []}\n', []],
  ['a.txt', 'Base64', `model: ${ENCODED}\n`, []],
  ['a.json', 'Base64 in JSON', JSON.stringify({ model: ENCODED }), []],
  ['a.txt', 'hexadecimal digits', EVIL.toString('hex'), []],
  ['a.json', 'a list of numbers', JSON.stringify({ model: [...EVIL] }), []],
  ['a.toml', 'a template in a text of settings', 'prompt = "{{ \'\'.__class__.__mro__ }}"\n', []],
  ['a.json', 'a template under another key', JSON.stringify({ prompt: "{{ ''.__class__.__mro__ }}" }), []],
  ['a.py', 'Python that loads a model in an unsafe way', 'torch.load(path, weights_only=False)\n', []],
  [
    'a.ipynb',
    'Python in a notebook',
    JSON.stringify({
      nbformat: 4,
      cells: [{ cell_type: 'code', source: 'f("owner/model", trust_remote_code=True)' }],
    }),
    [],
  ],
  [
    'log.ini',
    'settings of logging as INI',
    '[handlers]\nkeys=h\n[handler_h]\nclass=StreamHandler\nargs=(eval("x"),)\n',
    [],
  ],
  ['m.dat', 'a value of dbm.dumb', Buffer.concat([Buffer.alloc(700, 'x'), EVIL]), []],
];

const OF_OTHER_PROGRAMS: readonly Row[] = [
  ['notes.md', 'a target in prose', '# A\n\n_target_: os.system\n', []],
  ['notes.md', 'a tag in prose', '# A\n\na: !!python/object/apply:os.system [x]\n', []],
  ['a.txt', 'a template with other marks', "<< ''.__class__.__mro__ >>\n", []],
  ['memo/output.py', 'an archive of klepto', "memo = __import__('os').system('touch x')\n", []],
  ['c.yaml', 'a function of another package', '_target_: git.cmd.Git.execute\ncommand: touch x\n', []],
  ['c.yaml', 'a class of logging that opens a file', 'a:\n  class: logging.FileHandler\n  filename: x\n', []],
  ['a.log', 'a tag of Python in a log', 'a: !!python/object/apply:os.system [x]\n', []],
  ['a.csv', 'a tag of Python in a table', 'a: !!python/object/apply:os.system [x]\n', []],
  ['a.py', 'a tag of Python in a source', '# a: !!python/object/apply:os.system [x]\n', []],
  ['uv.lock', 'a tag of Python in a lock file', 'a: !!python/object/apply:os.system [x]\n', []],
  [
    'chat_template.jinja',
    'a name as the argument of a macro',
    "{% macro m(x, n) %}{{ x[n] }}{% endmacro %}{{ m('', ('_' * 2) ~ 'class' ~ ('_' * 2)) }}",
    [],
  ],
];

describe('as docs/security.md says, the scan does not find', () => {
  test.each([...IN_PICKLES, ...IN_OTHER_FORMS, ...OUT_OF_SCOPE, ...OF_OTHER_PROGRAMS])(
    '%s: %s',
    async (name, _what, content, expected) => {
      expect(await verdictsOf(name, typeof content === 'string' ? latin1(content) : content)).toEqual(
        expected,
      );
    },
  );
});

test('a header of JSON with a pickle behind it is not scanned', async () => {
  const header = Buffer.concat([latin1('{"format": 1}\n'), EVIL]);
  expect(await verdictsOf('model.pkl', header)).toEqual(['not-scanned unreadable']);
});

test.each<[string, Buffer | string]>([
  ['model.pkl', ENCODED],
  ['model.joblib', EVIL.toString('hex')],
  ['model.pkl', JSON.stringify([...EVIL])],
  ['model.pt', "{{ ''.__class__.__mro__ }}"],
  ['model.onnx', '[handlers]\nkeys=h\n'],
  ['model.pkl', Buffer.concat([latin1('SQLite format 3\0'), EVIL])],
  ['model.pkl', Buffer.concat([latin1('HEAD\0\x01'), EVIL])],
  ['model.dat', deflateRawSync(EVIL)],
])('what is out of scope and has the name of a model is not scanned: %s %#', async (name, content) => {
  expect(await verdictsOf(name, Buffer.from(content))).toEqual(['not-scanned opaque']);
});
