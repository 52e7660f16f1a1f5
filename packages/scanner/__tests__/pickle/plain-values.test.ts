import { describe, expect, test } from '@jest/globals';
import {
  ARRAY,
  code,
  foundInPickle as found,
  getattr,
  made,
  plainCall,
  severitiesOf as severities,
  tampering,
  unknownCall,
  unknownClass,
} from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';

/** Calls what lies on the stack. */
const called = (callable: p.Part, ...args: readonly p.Part[]): Buffer =>
  p.pickleOf(callable, p.MARK, ...args, p.TUPLE, p.REDUCE);
const NET = p.global('acme', 'Net');
const bytes = (...values: readonly number[]): Buffer => p.bytes(Buffer.from(values));

describe('bytes for a function that rebuilds, of an unknown package', () => {
  const rebuilt = (content: p.Part): readonly string[] => found(p.call('acme', '_rebuild', NET, content));

  test.each([
    ['a set of bits', bytes(0, 0, 0x10, 0x40, 0, 0x80, 0x20, 0)],
    ['two bytes', bytes(1, 0xa6)],
    ['bits as protocol 2 writes them', p.call('_codecs', 'encode', p.text('\0\u0080A\0'), p.text('latin1'))],
  ])('are for review if they hold no text: %s', (_what, content) => {
    expect(severities(rebuilt(content))).toEqual(['review']);
  });

  test.each([
    ['a short command', p.bytes(Buffer.from('sh\n'))],
    ['a short word', p.bytes(Buffer.from('id'))],
    ['a command between other bytes', p.bytes(Buffer.from('\0\xff;id\0', 'latin1'))],
    ['blanks in a command', p.bytes(Buffer.from('\0rm\t*\0'))],
    ['a pickle of protocol 0', p.bytes(Buffer.from("\0\0cos\nsystem\n(S'x'\ntR."))],
    ['byte code', bytes(0xe3, 0, 0, 0, 0, 1)],
    ['what zlib compressed', bytes(0x78, 0x9c, 0x4b, 0xce, 2, 0)],
    ['what gzip compressed', bytes(0x1f, 0x8b, 8, 0, 0, 1)],
    ['a command as Latin-1', p.call('_codecs', 'encode', p.text('\0touch x'), p.text('latin1'))],
    ['letters that are no bytes', p.call('_codecs', 'encode', p.text('\0\u0434\u0430'), p.text('utf8'))],
  ])('fail the check if they may hold a text or a program: %s', (_what, content) => {
    expect(rebuilt(content)).toContain(unknownCall('acme._rebuild'));
  });

  test.each([
    ['that is of a listed package', p.call('torch.acme', 'Net', bytes(0, 1))],
    ['that unpickles', p.call('acme', '_unpickle_net', NET, bytes(0, 1))],
    ['that takes what was pickled', p.call('acme', 'Net._from_pickled', NET, ARRAY)],
    ['that says nothing', p.call('acme', 'net', bytes(0, 1))],
  ])('fail the check for a function %s', (_what, pickle) => {
    expect(severities(found(pickle))).toContain('high');
  });
});

describe('a method of a class that no list has', () => {
  const CONFIG = p.dict({ length: 'N', kind: p.text('linear') });

  test.each([
    ['an array', called(getattr(NET, 'from_numpy'), ARRAY, p.integer(1))],
    ['an array, compiled', called(getattr(p.global('acme', 'cyNet_float64'), 'from_numpy'), ARRAY)],
    ['an object of its own package', called(getattr(NET, 'of_parts'), made('acme.parts', 'Part'))],
    ['words, and is called after rebuilding', called(getattr(NET, '__recreate__'), CONFIG)],
    ['a dotted name', p.pickleOf(p.text('acme'), p.text('Net.from_numpy'), p.STACK_GLOBAL, ARRAY, '\x85R')],
    [
      'an array, and the object of it is asked for a method',
      getattr(called(getattr(NET, 'from_numpy'), ARRAY), 'predict'),
    ],
  ])('that gets %s is for review', (_what, pickle) => {
    const lines = found(pickle);
    expect(severities(lines)).toEqual(['review']);
    expect(lines).toContainEqual(expect.stringMatching(/^review pickle-unknown-call acme\.\w+\.\w+$/u));
  });

  test.each([
    ['a word', called(getattr(NET, 'from_name'), p.text('evil')), 'high'],
    ['a word among labels', called(getattr(NET, 'from_dict'), p.dict({ name: p.text('evil') })), 'high'],
    ['bytes', called(getattr(NET, 'from_bytes'), bytes(0, 1)), 'high'],
    ['nothing', called(getattr(NET, 'start')), 'high'],
    ['a number, and acts', called(getattr(NET, 'run_server'), p.integer(80)), 'high'],
    ['a command, to be made anew', called(getattr(NET, '__recreate__'), p.text('touch /tmp/x')), 'high'],
    ['a number', called(getattr(NET, 'from_number'), p.integer(1)), 'high'],
    ['an array, of a listed package', called(getattr(p.global('torch.acme', 'Net'), 'x'), ARRAY), 'high'],
    ['an array, of a module', called(getattr(p.global('acme', 'nets'), 'make'), ARRAY), 'critical'],
    ['an array, of another module', called(getattr(p.global('acme', 'os'), 'system'), ARRAY), 'critical'],
    ['an array, and has two underscores', called(getattr(NET, '__init__'), ARRAY), 'critical'],
    ['an array, of the globals of a class', called(getattr(NET, '__globals__'), ARRAY), 'critical'],
    [
      'an array, of a class of Python',
      called(getattr(p.global('wave', 'Wave_read'), '__recreate__'), ARRAY),
      'critical',
    ],
  ])('that gets %s fails the check', (_what, pickle, severity) => {
    expect(severities(found(pickle))).toContain(severity);
  });

  test('that something else made gives no method to call', () => {
    const object = called(getattr(NET, 'from_numpy'), ARRAY);
    expect(found(called(getattr(object, 'predict'), ARRAY))).toContain(tampering('builtins.getattr()'));
    expect(found(getattr(called(getattr(NET, 'from_name'), p.text('x_y')), 'f'))).toContain(
      code('builtins.getattr'),
    );
  });
});

describe('an array, whose memory may be a pickle,', () => {
  test.each([
    ['that unpickles, with an object that it completes', '_unpickle', made('acme.parts', 'Universe')],
    ['that rebuilds its class', '_rebuild', NET],
  ])('is for review for a function %s', (_what, name, first) => {
    expect(severities(found(p.call('acme', name, first, ARRAY)))).toEqual(['review']);
  });

  test.each([
    ['that unpickles, with a class', 'acme', '_net_unpickle', NET],
    ['that takes what was pickled', 'acme', '_from_pickled_value', made('acme.parts', 'Universe')],
    ['with the name of a class that unpickles', 'acme', 'DepickleFP', NET],
  ])('fails the check for a function %s', (_what, module, name, first) => {
    expect(found(p.call(module, name, first, ARRAY))).toContain(`high pickle-unknown-call ${module}.${name}`);
  });

  test('is critical for the function by which numba unpickles', () => {
    const key = made('numba.core.types', 'Thing');
    expect(found(p.call('numba.core.serialize', '_numba_unpickle', key, ARRAY, p.integer(1)))).toContain(
      code('numba.core.serialize._numba_unpickle'),
    );
  });
});

describe('a type that dill names', () => {
  const typed = (name: string): Buffer => p.call('dill._dill', '_load_type', p.text(name));

  test('is that type if it makes a value of the language', () => {
    expect(found(called(typed('slice'), p.integer(1), 'N', p.integer(2)))).toEqual([]);
    expect(found(called(typed('object')))).toEqual([]);
  });

  test.each([
    'CodeType',
    'FunctionType',
    'FileType',
    'ExitType',
    'PartialType',
    'type',
    'map',
    'super',
    'eval',
  ])('fails the check if it may do more: %s', (name) => {
    const lines = found(called(typed(name), p.text('x'), p.text('w')));
    expect(lines).toContain(code('dill._dill._load_type'));
    expect(lines).toContain(tampering('dill._dill._load_type()'));
  });

  test('fails the check if its name is computed', () => {
    const computed = p.call('dill._dill', '_load_type', p.call('builtins', 'object'));
    expect(found(computed)).toContain(code('dill._dill._load_type'));
  });
});

describe('a package that people listed', () => {
  const river = (...args: readonly p.Part[]): readonly string[] =>
    found(p.call('river.acme', 'VectorThing', ...args));

  test.each([
    ['labels of numbers', p.dict({ price: p.integer(1) })],
    ['a letter', p.text('x')],
    ['a symbol', p.pickleOf(p.global('sympy.core.symbol', 'Symbol'), p.text('alpha'), p.TUPLE1, p.NEWOBJ)],
  ])('makes an object of %s without a finding that fails the check', (_what, argument) => {
    expect(severities(river(argument))).not.toContain('high');
  });

  test.each([
    ['a word', p.text('Makefile')],
    ['a sign of paths', p.text('/')],
    ['a label of a word', p.dict({ name: p.text('Makefile') })],
    ['a path as a label', p.dict({ '/etc/x': p.integer(1) })],
    ['words in a list', p.pickleOf(']', p.text('Makefile'), 'a')],
    [
      'a path as a symbol',
      p.pickleOf(p.global('sympy.core.symbol', 'Symbol'), p.text('/tmp/x'), p.TUPLE1, p.NEWOBJ),
    ],
    ['a word in another class', p.pickleOf(p.global('sklearn.acme', 'Text'), p.text('Makefile'), '\x85\x81')],
  ])('fails the check if a constructor of it gets %s', (_what, argument) => {
    expect(river(argument)).toContain(unknownCall('river.acme.VectorThing'));
  });
});

describe('a package that a program read', () => {
  const FORM = p.dict({ class: p.text('NumpyArray'), primitive: p.text('float64') });
  const CONTENT = p.dict({ 'node0-data': ARRAY });

  test('makes its objects anew by a function that says so, which is for review', () => {
    expect(found(p.call('awkward._pickle', 'unpickle_array_schema_2', FORM, p.integer(3), CONTENT))).toEqual([
      plainCall('awkward._pickle.unpickle_array_schema_2'),
    ]);
  });

  test.each([
    ['a private function with a word', 'polars.meta.versions', '_get_dependency_version', p.text('evil')],
    ['a class argument', 'mesa.discrete_space.grid', 'visit', p.global('mesa.discrete_space.cell', 'Cell')],
    ['a path', 'awkward._pickle', 'unpickle_array_schema_2', p.text('/tmp/x')],
    ['bytes', 'awkward._pickle', 'unpickle_array_schema_2', bytes(0, 1)],
  ])('fails the check for %s', (_what, module, name, argument) => {
    expect(found(p.call(module, name, argument))).toContain(`high pickle-unknown-call ${module}.${name}`);
  });
});

describe('values of the language', () => {
  test.each([
    ['a time', p.call('datetime', 'datetime', bytes(7, 0xea, 11, 27, 0, 0, 0, 0, 0, 0))],
    ['a random generator', p.call('random', 'Random')],
    ['a fraction', p.call('fractions', 'Fraction', p.text('1/2'))],
  ])('are plain if they are no texts: %s', (_what, value) => {
    expect(found(p.call('acme', 'Net', value))).toEqual([unknownClass('acme.Net')]);
  });

  test.each([
    ['a path', p.call('pathlib', 'PosixPath', p.text('/'), p.text('etc'))],
    ['a text', p.call('collections', 'UserString', p.text('x'))],
    ['bytes of numbers', p.call('builtins', 'bytes', p.pickleOf(']', p.integer(46), 'a'))],
    ['an address', p.call('ipaddress', 'IPv4Address', p.text('x'))],
  ])('are not if they are one: %s', (_what, value) => {
    expect(found(p.call('acme', 'Net', value))).toContain(unknownCall('acme.Net'));
  });
});

describe('words for a function that no list has', () => {
  test.each([
    ['a name of joined parts', p.text('acme_frame_memtable_6wwzrsuv2zhtpleuzzvst6mcpq')],
    ['an identifier', p.text('7f6d42ac-baba-41fd-aded-74d18b92d196')],
    ['the keys of a state', p.dict({ __dict__: '}', capacity: 'N' })],
  ])('are plain: %s', (_what, argument) => {
    expect(severities(found(p.call('acme', '_rebuild', NET, argument)))).toEqual(['review']);
  });

  test.each([
    ['the name of a function that acts', p.text('system')],
    ['the name of a method that acts', p.text('to_csv')],
    ['a name that leads anywhere', p.text('__globals__')],
    ['a module that the package imports', p.global('acme.tools', 'inspect')],
    ['Base64', p.text('Y29zCnN5c3RlbQooUyd0b3VjaCB4Jwp0Ui4-aGVsbG8')],
    ['a long path', p.text('acme_frame_memtable/6wwzrsuv2zhtpleuzzvst6mcpq')],
  ])('fail the check: %s', (_what, argument) => {
    expect(found(p.call('acme', '_delegate', NET, argument, p.text('x')))).toContain(
      unknownCall('acme._delegate'),
    );
  });

  test('fail the check for a constructor that gets the name of a function of Python', () => {
    expect(found(p.call('acme', 'Net', p.text('system')))).toContain(unknownCall('acme.Net'));
  });
});
