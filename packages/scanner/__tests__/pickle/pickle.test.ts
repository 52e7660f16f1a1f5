import { describe, expect, it } from '@jest/globals';
import type { ByteSource } from '../../src/byte-source.ts';
import {
  code,
  linesOf as summary,
  partial,
  tampering,
  unknownCall,
  unknownClass,
} from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';
import { scanPickleContent } from '../../../../__tests__/support/scan-content.ts';

const SYSTEM = p.call('os', 'system', p.text('touch x'));
const whole = (...parts: readonly p.Part[]): Buffer => p.pickleOf(p.proto(4), ...parts, p.STOP);

describe('judgement by role', () => {
  it.each<[string, Buffer, readonly string[]]>([
    ['a vetted call', whole(p.call('collections', 'OrderedDict')), []],
    ['an unknown call', whole(p.call('acme', 'load')), [unknownCall('acme.load')]],
    [
      'a call of a vetted package that no list has',
      whole(p.call('sklearn.utils', 'anything')),
      [unknownCall('sklearn.utils.anything')],
    ],
    ['an unknown class, made', whole(p.global('acme', 'Net'), ')', p.NEWOBJ), [unknownClass('acme.Net')]],
    ['an instance of a vetted package', whole(p.global('sklearn.svm._classes', 'SVC'), ')', p.NEWOBJ), []],
    ['an unknown class that is held', whole(p.global('acme', 'Net')), [unknownClass('acme.Net')]],
    ['a dangerous name that is held', whole(p.global('os', 'system')), [code('os.system')]],
    ['a vetted program', whole(p.global('numpy.f2py.__main__', 'main')), [code('numpy.f2py.__main__.main')]],
    [
      'a test in a vetted package',
      whole(p.global('sklearn.tests.test_base', 'Base')),
      [unknownClass('sklearn.tests.test_base.Base')],
    ],
    [
      'a class that acts when it is made',
      whole(p.global('numpy', 'memmap'), p.text('f'), p.TUPLE1, p.NEWOBJ),
      [code('numpy.memmap')],
    ],
    ['a vetted factory', whole(p.call('collections', 'defaultdict', p.global('builtins', 'list'))), []],
    [
      'a factory that is not',
      whole(p.call('collections', 'defaultdict', p.global('acme', 'make'))),
      [unknownCall('acme.make')],
    ],
    [
      'a partial function whose state replaces what it calls',
      whole(partial(p.global('builtins', 'list')), p.MARK, p.global('acme', 'f'), ')}N', p.TUPLE, 'b'),
      [unknownCall('acme.f')],
    ],
    [
      'a member of an enumeration',
      whole(p.call('builtins', 'getattr', p.global('sklearn.base', 'Kind'), p.text('one'))),
      [],
    ],
    [
      'an attribute of an unknown class',
      whole(p.call('builtins', 'getattr', p.global('acme', 'Kind'), p.text('one'))),
      [unknownClass('acme.Kind'), unknownClass('acme.Kind.one')],
    ],
    [
      'an attribute of anything else',
      whole(p.call('builtins', 'getattr', p.global('acme', 'kind'), p.text('one'))),
      [code('builtins.getattr'), unknownClass('acme.kind')],
    ],
    [
      'a class in a class',
      whole(p.text('acme'), p.text('Net.Block'), p.STACK_GLOBAL, ')', p.NEWOBJ),
      [unknownClass('acme.Net.Block')],
    ],
    ['an extension', whole('\x82\x01'), [tampering('extension 1')]],
    [
      'functions with their code',
      whole(p.call('cloudpickle.cloudpickle', '_make_function')),
      [code('cloudpickle.cloudpickle._make_function')],
    ],
    [
      'a class of legacy torch by its persistent id',
      whole(
        p.MARK,
        p.text('module'),
        p.global('os', 'system'),
        p.TUPLE,
        'Q',
        p.text('x'),
        p.TUPLE1,
        p.REDUCE,
      ),
      [code('os.system')],
    ],
  ])('%s', (_name, content, expected) => {
    expect(summary(content)).toEqual(expected);
  });

  it('shows the call with its arguments, made safe', () => {
    const content = whole(
      p.call('subprocess', 'run', p.pickleOf('](', p.text('rm\u202e\n'), p.integer(7), 'e'), 'N'),
    );
    expect(scanPickleContent(content).findings).toEqual([
      expect.objectContaining({
        excerpt: String.raw`subprocess.run(["rm \n", 7], None)`,
        when: 'load',
        offset: 34,
      }),
    ]);
  });

  it('counts a subject that is found again', () => {
    expect(scanPickleContent(whole(SYSTEM, '0', SYSTEM)).findings).toEqual([
      expect.objectContaining({ detail: 'os.system starts programs. It was found 2 times.' }),
    ]);
  });

  it('caps the findings and says so', () => {
    const names = Array.from({ length: 300 }, (_, index) => p.global('acme', `Class${String(index)}`));
    const { findings } = scanPickleContent(whole(...names));
    expect(findings).toHaveLength(201);
    expect(findings.at(-1)).toMatchObject({ rule: 'over-limit', severity: 'not-scanned' });
  });
});

describe('content inside', () => {
  const inner = whole(SYSTEM);

  it.each([
    ['bytes that torch loads', p.call('torch.storage', '_load_from_bytes', p.bytes(inner))],
    [
      'Latin-1 text that torch loads',
      p.call(
        'torch.storage',
        '_load_from_bytes',
        p.call('_codecs', 'encode', p.text(inner.toString('latin1')), p.text('latin1')),
      ),
    ],
    ['bytes in a state', p.dict({ weights: p.bytes(inner) })],
  ])('goes into %s', (_name, part) => {
    const { findings, entered } = scanPickleContent(whole(part));
    expect(entered).toHaveLength(1);
    expect(findings).toContainEqual(expect.objectContaining({ subject: 'os.system' }));
  });

  it('refuses bytes that are computed', () => {
    expect(summary(whole(p.call('torch.storage', '_load_from_bytes', p.call('builtins', 'bytes'))))).toEqual([
      tampering('torch.storage._load_from_bytes'),
    ]);
  });
});

describe('content after the pickle', () => {
  const magic = p.pickleOf('\x80\x02\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19.');

  it('reads the five pickles of legacy torch, and says if what follows are no storages', () => {
    const legacy = p.pickleOf(magic, 'N.', 'N.', SYSTEM, '.', 'N.', Buffer.alloc(64, 0xff));
    expect(summary(legacy)).toEqual([code('os.system'), 'not-scanned malformed-model storages of torch']);
  });

  it.each([
    ['other bytes', Buffer.alloc(9, 0xfe), ['review hidden-content after the pickle']],
    ['zeros', Buffer.alloc(9), []],
  ])('tells %s', (_name, trailing, expected) => {
    expect(summary(p.pickleOf(whole('N', p.MEMOIZE), trailing))).toEqual(expected);
  });
});

describe('recognition', () => {
  it.each([
    ['a JPEG picture', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1')],
    ['a safetensors header', Buffer.concat([Buffer.of(0x80, 2, 0, 0, 0, 0, 0, 0), Buffer.from('{"a":{}}')])],
    ['a licence', Buffer.from('License\n\nCopyright (c) 2026\n')],
    ['Python', Buffer.from('class Net:\n    pass\n')],
    ['Lisp', Buffer.from('(in-package :acme)\n(print 1)\n')],
    ['a list of words', Buffer.from('cat\ndog\nelephant\n')],
    ['a sentence', Buffer.from('Please see the list\nbooks on it\n')],
    ['a ZIP archive', Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00\xff\n.', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('takes %s for no pickle', (_name, content) => {
    expect(scanPickleContent(content)).toEqual({ findings: [], observations: [], entered: [] });
  });
});

describe('limits', () => {
  /** Endless repetition of a few opcodes, without the memory that it would take. */
  function repeated(unit: Buffer, size: number): ByteSource {
    const block = Buffer.alloc(1 << 20, unit);
    return {
      size,
      read(offset, length) {
        const phase = offset % unit.length;
        const end = Math.min(phase + Math.min(length, size - offset), block.length);
        return block.subarray(phase, end);
      },
    };
  }

  it.each([
    ['values', Buffer.from(']\x94', 'latin1')],
    ['marks', Buffer.from('N(', 'latin1')],
    ['texts that are stored', Buffer.from('\x8c\x01a\x940', 'latin1')],
    ['far memo keys', Buffer.from('Nr\x00\x10\x00\x00Nr\x00\x20\x70\x00Nr\xff\xff\xff\xff00', 'latin1')],
  ])(
    'holds many %s in little memory',
    (_name, unit) => {
      const before = process.memoryUsage().arrayBuffers;
      const { findings } = scanPickleContent(repeated(unit, 4_000_000));
      expect(findings.length).toBeGreaterThan(0);
      expect((process.memoryUsage().arrayBuffers - before) / 2 ** 20).toBeLessThan(150);
    },
    120_000,
  );
});

describe('a type of NumPy', () => {
  const state = (fields: p.Part, flags: number): Buffer =>
    p.pickleOf(
      '(',
      p.integer(3),
      p.text('|'),
      'NN',
      fields,
      p.integer(8),
      p.integer(1),
      p.integer(flags),
      'tb',
    );
  const record = (flags: number): Buffer =>
    p.pickleOf(
      ...[p.call('numpy', 'dtype', p.text('V8'), '\x89\x88')],
      state(p.dict({ a: p.pickleOf('(', p.dtype('O8'), p.integer(0), 't') }), flags),
    );
  const TAMPERED = [tampering('numpy.dtype')];

  it.each<[string, Buffer, readonly string[]]>([
    ['that says that it has objects', record(27), []],
    ['that denies its objects', record(0), TAMPERED],
    ['of objects that denies to be one', p.dtype('O8', { flags: 0 }), TAMPERED],
    [
      'of objects with a size, which NumPy never writes',
      p.pickleOf(p.call('numpy', 'dtype', p.text('O8'), '\x89\x88'), state('N', 0)),
      ['not-scanned malformed-model NumPy type'],
    ],
  ])('%s', (_name, content, expected) => {
    expect(summary(whole(content))).toEqual(expected);
  });
});
