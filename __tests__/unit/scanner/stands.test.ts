import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { u16, u32 } from '../../support/binary-writer.ts';
import { withAttribute } from '../../support/hdf5-datasets.ts';
import { writeHdf5 } from '../../support/hdf5-writer.ts';
import { TOUCHING_PICKLE } from '../../support/inert-pickle.ts';
import { msgpack } from '../../support/msgpack-writer.ts';
import { noise } from '../../support/noise.ts';
import { field, linearModel } from '../../support/onnx-writer.ts';
import * as p from '../../support/pickle-builder.ts';
import { scanAs } from '../../support/scan-of-file.ts';

/*
 * What the scan does not find, or leaves to a person: each row of the lists at the end of docs/security.md that no other test
 * has. A row that fails shows that the scan has changed: correct the documents.
 */

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const base64 = (bytes: Buffer): string => bytes.toString('base64');
/** What runs is not in its first bytes. */
const EVIL = Buffer.concat([latin1(`\x80\x04${'K\xff0'.repeat(8)}`), TOUCHING_PICKLE]);
const ENCODED = base64(EVIL);
const numbers = [...EVIL];
/** LZMA without its header. */
const RAW_LZMA = Buffer.from(
  '00319bcac6b27c65dfdf91599fb1d67e2e8a2bf46edcf81f495443b1a17c735f7fffcd7f0000',
  'hex',
);
const SAFETENSORS_HEAD = Buffer.from(JSON.stringify({ __metadata__: { note: ENCODED } }).padEnd(120));
const NPY_HEAD = (type: string, count: number): string =>
  `{'descr': '${type}', 'fortran_order': False, 'shape': (${String(count)},), }`;
/** 32-bit numbers. */
const WIDE_TYPE = Buffer.concat([Buffer.from([0x10, 0, 0, 0]), u32(4), u16(0), u16(32)]);
const widened = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
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
  [
    'm.dat',
    'a pickle without its protocol whose arguments lie in the memo, without a mark',
    "\0HEADS'touch x'\np0\n0cos\nsystem\ng0\n\x85R.",
    [],
  ],
  ['m.dat', 'an instance of a pickle that ends in a fault', "\0HEAD(S'touch x'\nios\nsystem\n\xff", []],
];

const IN_OTHER_FORMS: readonly Row[] = [
  ['m.bin', 'raw LZMA', RAW_LZMA, []],
  [
    'm.bin',
    'a compressed pickle behind a header',
    Buffer.concat([latin1('HEAD\0\x01'), deflateSync(EVIL)]),
    [],
  ],
  ['m.bin', 'zlib with a dictionary', deflateSync(EVIL, { dictionary: Buffer.from('cos\nsystem\n(S') }), []],
  [
    'm.plist',
    'a binary property list behind 64 KiB',
    Buffer.concat([latin1('bplist00'), noise(70_000), EVIL]),
    [],
  ],
  ['m.fury', 'a file of pyfory', latin1('\x02\xff\x01os\0system\0touch x'), []],
  ['a.npy', 'numbers of NumPy', p.npy(NPY_HEAD('|u1', EVIL.length), EVIL), []],
  ['a.h5', '32-bit numbers of HDF5', withAttribute(WIDE_TYPE, widened(EVIL), widened(EVIL).length / 4), []],
];

const IN_TEXTS: readonly Row[] = [
  ['a.txt', 'hexadecimal digits of protocol 0', TOUCHING_PICKLE.toString('hex'), []],
  [
    'a.txt',
    'hexadecimal digits with signs',
    String.raw`"\x80\x04K\x010${TOUCHING_PICKLE.toString('hex')}"`,
    [],
  ],
  ['a.txt', 'Base85', 'fFhaI3K0xpb7gF1X>V>WNpo*LZE0>UZf|5~WMx5AZXj=Gb7*B|AZ>4MW@&C@', []],
  ['a.txt', 'Base64 behind a header', base64(Buffer.concat([latin1('HEAD'), EVIL])), []],
  [
    'a.txt',
    'Base64 of a pickle that begins with a text',
    base64(latin1(`S'x'\n0${TOUCHING_PICKLE.toString('latin1')}`)),
    [],
  ],
  [
    'a.txt',
    'Base64 behind the first 64 MiB',
    Buffer.concat([Buffer.alloc(65 * 2 ** 20, 'a '), Buffer.from(ENCODED)]),
    [],
  ],
  [
    'a.txt',
    'Base64 in short pieces',
    (ENCODED.match(/.{1,16}/gu) ?? []).join('\n'),
    ['review pickle-malformed'],
  ],
  [
    'a.txt',
    'Base64 with escapes of Python',
    `${ENCODED.slice(0, 20)}\\x${ENCODED.slice(20, 21).charCodeAt(0).toString(16)}${ENCODED.slice(21)}`,
    ['review pickle-malformed'],
  ],
  ['a.txt', 'Base64 twice', base64(Buffer.from(ENCODED)), []],
  ['a.txt', 'Base64 behind a prefix', `model${ENCODED}`, []],
  ['a.txt', 'numbers with signs', numbers.map((byte) => (byte > 127 ? byte - 256 : byte)).join(', '), []],
  ['a.txt', 'numbers with fractions', numbers.map((byte) => `${String(byte)}.0`).join(', '), []],
  ['a.json', 'numbers with keys', JSON.stringify(Object.fromEntries(numbers.entries())), []],
  ['a.txt', 'one number in each line', numbers.join('\n'), []],
  ['a.json', 'characters of a JSON text', JSON.stringify({ model: EVIL.toString('latin1') }), []],
  ['a.txt', 'the text of a Python literal', String.raw`b"\x80\x04K\x010cos\nsystem\n(S'touch x'\ntR."`, []],
];

const IN_BINARY_FILES: readonly Row[] = [
  ['a.h5', 'an attribute of HDF5', writeHdf5({ attributes: { note: ENCODED } }), []],
  [
    'm.onnx',
    'metadata of ONNX',
    Buffer.concat([
      linearModel({ weights: [[1], [2]] }),
      field(14, Buffer.concat([field(1, 'note'), field(2, ENCODED)])),
    ]),
    [],
  ],
  [
    'm.safetensors',
    'metadata of safetensors',
    Buffer.concat([u32(SAFETENSORS_HEAD.length), u32(0), SAFETENSORS_HEAD]),
    [],
  ],
  ['m.msgpack', 'a text of MessagePack', msgpack({ model: ENCODED }), []],
  [
    'm.pkl',
    'a text of a pickle',
    p.pickleOf(p.proto(4), p.frame(ENCODED.length + 3), p.text(ENCODED), p.STOP),
    [],
  ],
  ['m.npy', 'a text of NumPy', p.npy(NPY_HEAD(`|S${String(ENCODED.length)}`, 1), Buffer.from(ENCODED)), []],
  [
    'm.png',
    'a text of a picture',
    Buffer.concat([latin1('\x89PNG\r\n\x1a\n\0\0\0\x40tEXtnote\0'), Buffer.from(ENCODED)]),
    [],
  ],
  [
    'data.mdb',
    'a value of LMDB',
    Buffer.concat([Buffer.alloc(16), latin1('\xde\xc0\xef\xbe'), Buffer.alloc(500), Buffer.from(ENCODED)]),
    [],
  ],
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
    'a.toml',
    'a name that is put together in another tag',
    `t = "{% set a = '_' * 2 %}{% set b = a ~ 'cla' ~ 'ss' ~ a %}{{ x[b] }}"\n`,
    [],
  ],
  [
    'chat_template.jinja',
    'a name as the argument of a macro',
    "{% macro m(x, n) %}{{ x[n] }}{% endmacro %}{{ m('', ('_' * 2) ~ 'class' ~ ('_' * 2)) }}",
    [],
  ],
];

describe('as docs/security.md says, the scan does not find', () => {
  test.each([...IN_PICKLES, ...IN_OTHER_FORMS, ...IN_TEXTS, ...IN_BINARY_FILES, ...OF_OTHER_PROGRAMS])(
    '%s: %s',
    async (name, _what, content, expected) => {
      expect((await scanAs(name, typeof content === 'string' ? latin1(content) : content)).verdicts).toEqual(
        expected,
      );
    },
  );
});
