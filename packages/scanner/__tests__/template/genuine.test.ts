import { describe, expect, it } from '@jest/globals';
import { judgeTemplate } from '../../src/template/judge-template.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';

/* Files as their genuine writers write them, which were false alarms once, and what they must not hide. */

const SYSTEM = p.call('os', 'system', p.text('touch x'));
const verdictsOf = async (bytes: Buffer): Promise<readonly string[]> =>
  (await scanAs('model.joblib', bytes)).verdicts;

describe('joblib with protocol 0', () => {
  const HEAD =
    'ccopy_reg\n_reconstructor\np0\n(cjoblib.numpy_pickle\nNumpyArrayWrapper\np1\nc__builtin__\nobject\np2\nNtp3\nRp4\n(dp5\n';
  const STATE =
    'Vsubclass\np6\ncnumpy\nndarray\np7\nsVshape\np8\n(I2\ntp9\nsVorder\np10\nVC\np11\nsVdtype\np12\ncnumpy\ndtype\np13\n' +
    '(Vf8\np14\nI00\nI01\ntp15\nRp16\n(I3\nV<\np17\nNNNI-1\nI-1\nI0\ntp18\nbsVallow_mmap\np19\nI01\ns';
  const ALIGNMENT = 'Vnumpy_array_alignment_bytes\np20\nI16\ns';

  it('is clean', async () => {
    expect(
      await verdictsOf(p.pickleOf(HEAD, STATE, ALIGNMENT, 'b', '\x02\xff\xff', Buffer.alloc(16), '.')),
    ).toEqual([]);
  });

  it('hides nothing behind its array', async () => {
    const file = p.pickleOf(HEAD, STATE, ALIGNMENT, 'b', '\x02\xff\xff', Buffer.alloc(16), '0', SYSTEM, '.');
    expect(await verdictsOf(file)).toContain('critical pickle-code');
  });

  it('is not scanned with an attribute that joblib does not write', async () => {
    const file = p.pickleOf(HEAD, STATE, 'Vother\np20\nI16\ns', 'b', Buffer.alloc(16), '.');
    expect(await verdictsOf(file)).toEqual(['not-scanned malformed-model']);
  });
});

describe('an array of objects of joblib, with a memo of its own', () => {
  const known = (text: string): Buffer => p.pickleOf(p.text(text), p.MEMOIZE);
  const wrapper = p.pickleOf(
    known('joblib.numpy_pickle'),
    known('NumpyArrayWrapper'),
    p.STACK_GLOBAL,
    p.MEMOIZE,
    ')',
    p.NEWOBJ,
    p.MEMOIZE,
    p.dict({
      subclass: p.global('numpy', 'ndarray'),
      shape: p.pickleOf(p.integer(1), p.TUPLE1),
      order: p.text('C'),
      dtype: p.dtype('O8', { flags: 63 }),
      allow_mmap: '\x89',
      numpy_array_alignment_bytes: p.integer(16),
    }),
    'b',
  );
  /** @param name the third name that the array looks up, in what its own memo has as `numpy` */
  const array = (name: string, rest: p.Part): Buffer =>
    p.pickleOf(
      p.proto(5),
      ...[known('numpy._core.multiarray'), known('_reconstruct'), p.STACK_GLOBAL, p.MEMOIZE],
      ...[known('numpy'), known('ndarray'), p.STACK_GLOBAL, p.MEMOIZE],
      ...[p.integer(0), p.TUPLE1, p.bytes(Buffer.from('b')), '\x87', p.REDUCE],
      ...['(', p.integer(1), p.integer(1), p.TUPLE1, 'h\x03', known(name), p.STACK_GLOBAL, rest],
    );
  const objects = array(
    'dtype',
    p.pickleOf(
      ...[
        p.text('O8'),
        '\x89\x88\x87R',
        '(',
        p.integer(3),
        p.text('|'),
        'NNN',
        'J\xff\xff\xff\xff',
        'J\xff\xff\xff\xff',
      ],
      ...[p.integer(63), 'tb', '\x89', ']', p.text('a'), 'a', 'tb.'],
    ),
  );
  /** @param fourth the text that is the fourth in the memo of the file */
  const fileWith = (fourth: string, inner: Buffer): Buffer =>
    p.pickleOf(
      p.proto(4),
      '}',
      p.MEMOIZE,
      '(',
      known('o'),
      known('a'),
      '0',
      known(fourth),
      '0',
      wrapper,
      inner,
      'u.',
    );

  it.each(['NumpyArrayWrapper', 'sklearn.ensemble._forest', 'os'])(
    'is clean if %s is in its place',
    async (text) => {
      expect(await verdictsOf(fileWith(text, objects))).toEqual([]);
    },
  );

  it('is found if another loader finds code in it', async () => {
    const inner = array(
      'dtype',
      p.pickleOf('0', 'h\x03', known('system'), p.STACK_GLOBAL, p.text('touch x'), '\x85R.'),
    );
    expect(await verdictsOf(fileWith('os', inner))).toContain('critical pickle-code');
  });
});

describe('functions that do nothing', () => {
  it.each([
    [
      'gensim keeps in place of a method',
      p.pickleOf(
        p.global('gensim.models.keyedvectors', 'KeyedVectors'),
        ')\x81',
        p.dict({ load: p.global('gensim.utils', 'call_on_class_only') }),
        'b',
      ),
    ],
    ['that count', p.call('builtins', 'len', p.text('abc'))],
  ])('%s', async (_name, pickle) => {
    expect(await verdictsOf(p.pickleOf(p.proto(4), pickle, p.STOP))).toEqual([]);
  });
});

describe('a template with names for a part of it', () => {
  it.each([
    "{% with messages = messages[1:], x = 'a, %b' %}{{ messages[0]['role'] }}{{ x }}{% endwith %}",
    '{%- with -%}{% set a = 1 %}{{ a }}{%- endwith -%}',
  ])('is clean: %s', (text) => {
    expect(judgeTemplate(text)).toEqual([]);
  });

  it.each([
    '{% with x = cycler.__init__ %}{{ x }}{% endwith %}',
    "{% with x = '__in' ~ 'it__' %}{{ cycler[x] }}{% endwith %}",
    "{% with a = 1, x = '__init__' %}{{ cycler[x] }}{% endwith %}",
  ])('is critical: %s', (text) => {
    expect(judgeTemplate(text).map(({ severity }) => severity)).toContain('critical');
  });
});

describe('a table of pandas 3 with columns of Arrow', () => {
  const buffer = p.call('pyarrow.lib', 'py_buffer', p.bytes(Buffer.from('ab')));
  const text = p.call('pyarrow.lib', 'type_for_alias', p.text('large_string'));
  const data = [
    '(',
    text,
    p.integer(1),
    p.integer(0),
    p.integer(0),
    ']',
    '(',
    'N',
    buffer,
    'e',
    ']',
    'N',
    't',
  ] as const;
  const column = p.pickleOf(
    p.global('pandas.arrays', 'ArrowStringArray'),
    ')\x81',
    p.dict({
      _pa_array: p.call(
        'pyarrow.lib',
        'chunked_array',
        ']',
        p.call('pyarrow.lib', '_restore_array', ...data),
        'a',
      ),
    }),
    'b',
  );
  const index = p.call(
    'pandas.core.indexes.base',
    '_new_Index',
    p.global('pandas', 'Index'),
    p.dict({ data: column, name: 'N' }),
  );

  it('is clean', async () => {
    expect(await verdictsOf(p.pickleOf(p.proto(4), index, '.'))).toEqual([]);
  });
});

it('an array that NumPy pickled before its release 1.0 is clean', async () => {
  const args = [p.global('numpy', 'ndarray'), p.pickleOf(p.integer(0), p.TUPLE1), p.text('b')];
  const array = p.call('numpy.core._internal', '_reconstruct', ...args);
  expect(await verdictsOf(p.pickleOf(p.proto(2), array, '.'))).toEqual([]);
});

describe('a model of pydantic', () => {
  const model = (attributes: p.Part): Buffer =>
    p.pickleOf(
      ...[p.proto(4), p.global('acme.models', 'Settings'), ')\x81'],
      p.dict({
        __dict__: attributes,
        __pydantic_extra__: 'N',
        __pydantic_fields_set__: '\x8f',
        __pydantic_private__: 'N',
      }),
      'b.',
    );

  it('is for review, as any class that is on no list', async () => {
    expect(await verdictsOf(model(p.dict({ size: p.integer(1) })))).toEqual(['review pickle-unknown-class']);
  });

  it('may hold one value as its root', async () => {
    const state = p.dict({ __dict__: p.dict({ root: p.text('x') }), __pydantic_fields_set__: '\x8f' });
    const parts = [p.proto(4), p.global('acme.models', 'Name'), ')\x81', state, 'b.'];
    expect(await verdictsOf(p.pickleOf(...parts))).toEqual(['review pickle-unknown-class']);
  });

  it('is critical if its attributes are methods of the unpickler', async () => {
    const attributes = p.dict({ __setstate__: p.global('acme.models', 'run') });
    expect(await verdictsOf(model(attributes))).toContain('critical pickle-tampering');
  });
});
