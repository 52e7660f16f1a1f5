import { describe, expect, test } from '@jest/globals';
import {
  ARRAY,
  code,
  foundInPickle as found,
  made,
  partial,
  plainCall,
  tampering,
  unknownCall,
  unknownClass,
} from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';

describe('a constructor that no list has', () => {
  test.each([
    ['numbers', p.call('acme', 'Net', p.integer(1), 'N\x88')],
    ['a word', p.call('acme', 'Kind', p.text('linear'))],
    ['a time', p.call('acme', 'Time', p.text('2026-11-27 10:00'))],
    ['a formula', p.call('acme', 'Formula', p.text('0 + price * size'))],
    ['an array', p.call('acme', 'Net', ARRAY)],
    [
      'a scalar of NumPy',
      p.call(
        'acme',
        'Net',
        p.call('numpy._core.multiarray', 'scalar', p.dtype('f8'), p.bytes(Buffer.alloc(8))),
      ),
    ],
    ['a list of numbers', p.call('acme', 'Net', '](', p.integer(1), 'e')],
    ['a function of its own package', p.call('acme', 'Net', p.global('acme.parts', 'zero'))],
    ['an object of its own package', p.call('acme', 'Net', made('acme.parts', 'Part'))],
    [
      'what Cython hands to its own functions',
      p.call('acme.fast', '__pyx_unpickle_Net', p.global('acme.fast', 'Net'), p.integer(7), 'N'),
    ],
  ])('that gets %s is for a person to look at', (_what, pickle) => {
    const lines = found(pickle);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.startsWith(unknownClass('acme.')))).toEqual([]);
  });

  test.each([
    ['a command', p.call('acme', 'Net', p.text('touch /tmp/x'))],
    ['a path', p.call('acme', 'Net', p.text('/tmp/x'))],
    ['bytes', p.call('acme', 'Net', p.bytes(Buffer.from('x')))],
    ['a word, and is named after programs', p.call('acme', 'Popen', p.text('reboot'))],
    ...['HDFStore', 'JSONLoader', 'CSVReader', 'TCPServer', 'SqliteDict', 'ZIPFile2', 'URLopen'].map(
      (name) => [`a word, and is the ${name}`, p.call('acme', name, p.text('victim'))] as const,
    ),
    ['a word, and imports it', p.call('acme', 'LazyModule', p.text('antigravity'))],
    ['a word, and belongs to Python', p.call('wave', 'Wave_read', p.text('x'))],
    ['a function of another package', p.call('acme', 'Net', p.global('other', 'zero'))],
    ['a number, and is a function', p.call('acme', 'net', p.integer(1))],
    ['a word, and is a private function of a listed package', p.call('torch.acme', '_net', p.text('linear'))],
    ['a word, and is a private function that acts', p.call('acme', '_install', p.text('evil'))],
    ['a command, and is a private function', p.call('acme', '_net', p.text('touch /tmp/x'))],
    ['a path among words, and rebuilds', p.call('acme', 'rebuild', p.text('/tmp/x'))],
    ['a function by the name of its module', p.call('acme', '_restore', p.text('posix:mkdir'))],
    ['a text as a value of NumPy', p.call('acme', 'Net', p.call('numpy', 'str_', p.text('x; touch y')))],
    [
      'a text as a scalar of NumPy',
      p.call(
        'acme',
        'Net',
        p.call('numpy._core.multiarray', 'scalar', p.dtype('U1'), p.bytes(Buffer.from('x\0\0\0'))),
      ),
    ],
    ['bytes as a NumPy value', p.call('acme', '_net', p.call('numpy', 'bytes_', '](', p.integer(46), 'e'))],
    ['a torch version', p.call('acme', 'Net', p.call('torch.torch_version', 'TorchVersion', p.text('/x')))],
    [
      'a text as an instance',
      p.call('acme', 'Net', p.pickleOf(p.global('sklearn.acme', 'Text'), p.text('/x'), p.TUPLE1, p.NEWOBJ)),
    ],
    ['an array, and unpickles it', p.call('acme', '_acme_unpickle', p.integer(1), ARRAY)],
    ['a call in a formula', p.call('acme', 'Net', p.text('x + f(y)'))],
    [
      'a command in a set',
      p.call('acme', 'Net', p.call('builtins', 'frozenset', p.pickleOf(']', p.text('touch /tmp/x'), 'a'))),
    ],
    ['a word, and belongs to a listed package', p.call('torch.acme', 'Net', p.text('Makefile'))],
    ['an address', p.call('acme', 'Net', p.text('10.0.0.1:80'))],
    ['a command with an option', p.call('acme', 'Net', p.text('reboot -f'))],
    ['bytes for its class', p.call('acme', '_rebuild', p.global('acme', 'Net'), p.bytes(Buffer.from('x')))],
    ['its class, and makes files', p.call('acme', 'make_archive', p.global('acme', 'Net'))],
    ['its class, and is no maker', p.call('acme', 'run', p.global('acme', 'Net'))],
    ['an object of another package', p.call('acme', 'Net', made('other', 'Part'))],
  ])('that gets %s fails the check', (_what, pickle) => {
    expect(found(pickle)).toContainEqual(
      expect.stringMatching(/^high pickle-unknown-call (?:acme|wave|torch)\./u),
    );
  });
});

describe('a function that no list has, as packages write them for pickles', () => {
  test.each([
    ['a word and a number', p.call('acme', '_get_set', p.text('reals'), p.integer(1))],
    ['its class', p.call('acme', '_rebuild', p.global('acme', 'Net'), p.integer(1))],
    ['an object of its own package', p.call('acme', '_make', made('acme.parts', 'FileWriter'))],
    ['word set', p.call('acme', '_make', p.call('builtins', 'frozenset', p.pickleOf(']', p.text('x'), 'a')))],
    ['words, and is called by what it does', p.call('acme', '_unpickle_net', p.text('linear'))],
  ])('that gets %s is for a person to look at', (_what, pickle) => {
    const lines = found(pickle);
    expect(lines).toContainEqual(expect.stringMatching(/^review pickle-unknown-call acme\._/u));
    expect(lines.filter((line) => !line.startsWith('review '))).toEqual([]);
  });
});

test('a function that no list has is for review if it gets a class of its own package, and no more than words', () => {
  const net = p.global('acme', 'Net');
  expect(found(p.call('acme', 'revive', net, p.text('linear')))).toContain(plainCall('acme.revive'));
  expect(found(p.call('acme', 'revive', made('sklearn.svm._classes', 'SVC'), p.integer(1)))).toEqual([
    plainCall('acme.revive'),
  ]);
  expect(found(p.call('acme', 'revive', p.call('pathlib', 'PosixPath', p.text('/tmp/x'))))).toContain(
    unknownCall('acme.revive'),
  );
  expect(found(p.call('acme', 'revive', p.text('linear')))).toContain(unknownCall('acme.revive'));
  expect(found(p.call('acme', 'import_module', net))).toContain(unknownCall('acme.import_module'));
});

test('a state that is an object of the same unknown package is for review, and high if it is of another one', () => {
  const stateOf = (module: string): readonly string[] =>
    found(made('acme', 'Power'), made(module, 'Variable'), p.integer(2), '\x86', 'b');
  expect(stateOf('acme.parts')).toContain(plainCall('acme.Power'));
  expect(stateOf('other')).toContain(unknownCall('acme.Power'));
});

test('an attribute with the name of a method of the unpickler is tampering, and one that only a class has is not', () => {
  const state = (key: string): readonly string[] =>
    found(made('acme', 'Space'), '}', p.text(key), p.global('acme', 'frozen'), 's', 'b');
  expect(state('__setstate__')).toContain(tampering('acme.Space'));
  expect(state('__setitem__').filter((line) => !line.startsWith('review '))).toEqual([]);
});

test('a session of requests is for review if the pickle only makes it, and high if it calls it', () => {
  expect(found(made('requests.sessions', 'Session'))).toEqual([unknownClass('requests.sessions.Session')]);
  expect(found(p.call('requests.sessions', 'Session', p.text('/tmp/x')))).toEqual([
    unknownCall('requests.sessions.Session'),
  ]);
  expect(found(p.call('requests.api', 'get', p.text('x')))).toEqual([code('requests.api.get')]);
});

describe('an array of JAX', () => {
  const maker = p.global('numpy._core.multiarray', '_reconstruct');
  const args = p.pickleOf(
    p.MARK,
    p.global('numpy', 'ndarray'),
    p.pickleOf(p.integer(0), p.TUPLE1),
    p.text('b'),
    't',
  );
  const state = p.pickleOf(p.MARK, p.integer(1), ')', p.dtype('f4'), '\x89', p.bytes(Buffer.alloc(4)), 't');

  test('is nothing to tell if it is made of one of NumPy', () => {
    expect(found(p.call('jax._src.array', '_reconstruct_array', maker, args, state, '}'))).toEqual([]);
  });

  test('fails the check if anything else makes it', () => {
    const system = p.global('os', 'system');
    const command = p.pickleOf(p.text('touch /tmp/x'), p.TUPLE1);
    const lines = found(p.call('jax._src.array', '_reconstruct_array', system, command, state, '}'));
    expect(lines).toContain(unknownCall('jax._src.array._reconstruct_array'));
    expect(lines).toContain(code('os.system'));
  });
});

describe('a partial function', () => {
  const net = p.global('acme', 'Net');
  const KEPT = partial(net);
  const stateWith = (keywords: readonly p.Part[]): p.Part[] => [
    ...[p.MARK, net, ')', ...keywords, 'N', p.TUPLE, 'b'],
  ];
  const callIt = [')', p.REDUCE];

  test.each([
    ['plain values', ['}', p.text('units'), p.integer(3), 's'], unknownClass('acme.Net')],
    ['a command', ['}', p.text('units'), p.text('touch /tmp/x'), 's'], unknownCall('acme.Net')],
  ])('of a constructor with %s as keywords is judged as the call that it is', (_what, keywords, line) => {
    expect(found(KEPT, ...stateWith(keywords), ...callIt)).toEqual([line]);
  });

  test('of a constructor is for review if only an object keeps it, and high with a command', () => {
    expect(found(KEPT)).toEqual([unknownClass('acme.Net')]);
    expect(found(partial(net, p.text('touch /tmp/x')))).toEqual([unknownCall('acme.Net')]);
  });

  test('of another function is high if an object keeps it', () => {
    expect(found(partial(p.global('acme', 'net')))).toEqual([unknownCall('acme.net')]);
  });

  test('whose state replaces what it calls calls that', () => {
    const args = p.pickleOf(p.text('touch /tmp/x'), p.TUPLE1);
    const state = [p.MARK, p.global('os', 'system'), args, '}', 'N', p.TUPLE, 'b'];
    expect(found(KEPT, ...state, ...callIt)).toContain(code('os.system'));
  });

  test('is critical if what it calls cannot be seen', () => {
    const hidden = partial(p.call('acme', 'net'));
    expect(found(hidden, ...callIt)).toContain(tampering('functools.partial()'));
  });
});
