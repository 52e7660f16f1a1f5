import { describe, expect, test } from '@jest/globals';
import * as p from '../support/pickle-builder.ts';
import { scanPickleContent } from '../support/scan-content.ts';

/** What is found in a pickle of protocol 4, each as `severity rule subject`. */
function found(...parts: readonly p.Part[]): readonly string[] {
  const { findings } = scanPickleContent(p.pickleOf(p.proto(4), ...parts, p.STOP));
  return findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject}`);
}

const made = (module: string, name: string): Buffer => p.pickleOf(p.global(module, name), ')', p.NEWOBJ);
const ARRAY = p.call(
  'numpy._core.multiarray',
  '_reconstruct',
  p.global('numpy', 'ndarray'),
  p.pickleOf(p.integer(0), p.TUPLE1),
  p.text('b'),
);

describe('what is written into a tensor', () => {
  const storage = p.pickleOf(
    ...[p.MARK, p.text('storage'), p.global('torch', 'FloatStorage'), p.text('0'), p.text('cpu')],
    ...[p.integer(4), p.TUPLE, 'Q'],
  );
  const tensor = p.call('torch._utils', '_rebuild_tensor_v2', storage, p.integer(0), ')', ')', '\x89', 'N');

  test.each([
    ['an item of a tensor', tensor, 's', 'torch._utils._rebuild_tensor_v2()'],
    ['an item of a storage', storage, 's', 'computed object'],
    [
      'an item of a tensor without a call',
      p.pickleOf(p.global('torch._utils', '_rebuild_tensor_v2'), ')', p.NEWOBJ),
      's',
      'torch._utils._rebuild_tensor_v2()',
    ],
  ])('fails the check: %s', (_what, target, opcode, subject) => {
    expect(found(target, p.integer(1000), p.integer(1), opcode)).toContain(
      `critical pickle-tampering ${subject}`,
    );
  });

  test('is nothing to tell if it is a dict of tensors', () => {
    expect(found('}', p.text('weight'), tensor, 's')).toEqual([]);
    expect(found(p.call('collections', 'OrderedDict'), p.text('weight'), tensor, 's')).toEqual([]);
  });
});

describe('a constructor that no list has', () => {
  test.each([
    ['numbers', p.call('acme', 'Net', p.integer(1), 'N\x88')],
    ['a word', p.call('acme', 'Kind', p.text('linear'))],
    ['a time', p.call('acme', 'Time', p.text('2026-11-27 10:00'))],
    ['a formula', p.call('acme', 'Formula', p.text('0 + price * size'))],
    ['an array', p.call('acme', 'Net', ARRAY)],
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
    expect(lines.filter((line) => !line.startsWith('review pickle-unknown-class acme.'))).toEqual([]);
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
    ['a call in a formula', p.call('acme', 'Net', p.text('x + f(y)'))],
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
    ['words, and is called by what it does', p.call('acme', '_unpickle_net', p.text('linear'))],
  ])('that gets %s is for a person to look at', (_what, pickle) => {
    const lines = found(pickle);
    expect(lines).toContainEqual(expect.stringMatching(/^review pickle-unknown-call acme\._/u));
    expect(lines.filter((line) => !line.startsWith('review '))).toEqual([]);
  });
});

test('a function that no list has is for review if it gets a class of its own package, and no more than words', () => {
  const net = p.global('acme', 'Net');
  expect(found(p.call('acme', 'revive', net, p.text('linear')))).toContain(
    'review pickle-unknown-call acme.revive',
  );
  expect(found(p.call('acme', 'revive', p.text('linear')))).toContain('high pickle-unknown-call acme.revive');
  expect(found(p.call('acme', 'import_module', net))).toContain(
    'high pickle-unknown-call acme.import_module',
  );
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
    expect(lines).toContain('high pickle-unknown-call jax._src.array._reconstruct_array');
    expect(lines).toContain('critical pickle-code os.system');
  });
});

describe('a partial function', () => {
  const net = p.global('acme', 'Net');
  const partial = p.call('functools', 'partial', net);
  const stateWith = (keywords: readonly p.Part[]): p.Part[] => [
    ...[p.MARK, net, ')', ...keywords, 'N', p.TUPLE, 'b'],
  ];
  const callIt = [')', p.REDUCE];

  test.each([
    ['plain values', ['}', p.text('units'), p.integer(3), 's'], 'review pickle-unknown-class acme.Net'],
    ['a command', ['}', p.text('units'), p.text('touch /tmp/x'), 's'], 'high pickle-unknown-call acme.Net'],
  ])('of a constructor with %s as keywords is judged as the call that it is', (_what, keywords, line) => {
    expect(found(partial, ...stateWith(keywords), ...callIt)).toEqual([line]);
  });

  test('of a constructor is for review if only an object keeps it, and high with a command', () => {
    expect(found(partial)).toEqual(['review pickle-unknown-class acme.Net']);
    expect(found(p.call('functools', 'partial', net, p.text('touch /tmp/x')))).toEqual([
      'high pickle-unknown-call acme.Net',
    ]);
  });

  test('of another function is high if an object keeps it', () => {
    expect(found(p.call('functools', 'partial', p.global('acme', 'net')))).toEqual([
      'high pickle-unknown-call acme.net',
    ]);
  });

  test('whose state replaces what it calls calls that', () => {
    const args = p.pickleOf(p.text('touch /tmp/x'), p.TUPLE1);
    const state = [p.MARK, p.global('os', 'system'), args, '}', 'N', p.TUPLE, 'b'];
    expect(found(partial, ...state, ...callIt)).toContain('critical pickle-code os.system');
  });

  test('is critical if what it calls cannot be seen', () => {
    const hidden = p.call('functools', 'partial', p.call('acme', 'net'));
    expect(found(hidden, ...callIt)).toContain('critical pickle-tampering functools.partial()');
  });
});

describe('calls that call their arguments', () => {
  test('have the arguments before them: the generators of NumPy 1', () => {
    const maker = p.global('numpy.random._pickle', '__bit_generator_ctor');
    expect(found(p.call('numpy.random._pickle', '__randomstate_ctor', p.text('MT19937'), maker))).toEqual([]);
  });

  test('end if they call themselves', () => {
    // The list holds the function and itself: `[_create_array, itself]`.
    const list = p.pickleOf(']q\x02(', p.global('dill._dill', '_create_array'), 'h\x02e0');
    expect(found(list, p.global('dill._dill', '_create_array'), 'h\x02', p.REDUCE)).toContain(
      'critical pickle-tampering dill._dill._create_array',
    );
  });
});

describe('bytes that torch loads', () => {
  const load = (content: string): readonly string[] =>
    found(p.call('torch.storage', '_load_from_bytes', p.bytes(Buffer.from(content, 'latin1'))));

  test.each(['some other content', 'x', '\u0000\u0001\u0002\u0003'])(
    'are not scanned if they are %j',
    (content) => {
      expect(load(content)).toEqual(['not-scanned opaque torch.storage._load_from_bytes']);
    },
  );

  test('are nothing to tell if they are a pickle', () => {
    expect(load('\u0080\u0002K\u0001.')).toEqual([]);
  });
});

describe('a column of a table', () => {
  const column = (values: Buffer): Buffer =>
    p.call('pandas._libs.internals', '_unpickle_block', values, p.integer(1), p.integer(2));

  test('may be an array of another package, which a person looks at', () => {
    expect(found(column(made('acme.array', 'ShapeArray')))).toEqual([
      'review pickle-unknown-class acme.array.ShapeArray',
      'review pickle-unknown-call pandas._libs.internals._unpickle_block',
    ]);
  });

  test.each(['Shape', 'ArrayReader'])('fails the check if it is an object of %s', (name) => {
    expect(found(column(made('acme.array', name)))).toContain(
      'high pickle-unknown-call pandas._libs.internals._unpickle_block',
    );
  });
});

describe('the type of a value', () => {
  test('is nothing to tell if it is that of None, as the pickler writes it', () => {
    expect(found(p.call('builtins', 'type', 'N'))).toEqual([]);
  });

  test.each([
    ['an object', p.call('builtins', 'type', made('torch.nn.modules.linear', 'Linear'))],
    ['a class that is made', p.call('builtins', 'type', p.text('X'), ')', '}')],
  ])('is told if it is that of %s', (_what, pickle) => {
    expect(found(pickle)).toContain('high pickle-unknown-call builtins.type');
  });

  test('cannot be called', () => {
    expect(found(p.call('builtins', 'type', 'N'), ')', p.REDUCE)).toContain(
      'critical pickle-tampering builtins.type()',
    );
  });
});

describe('a tuple of which a full memo keeps no more than its kind', () => {
  const key = (code: string, number: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(number);
    return p.pickleOf(code, bytes);
  };
  /** Each of these keys is in a page of its own. */
  const holes = Array.from({ length: 4200 }, (_, page) => key('r', page * 1024));
  const factory = p.pickleOf(p.global('mypackage.jobs', 'run_all'), p.TUPLE1);

  test('may hold what the unpickler calls: a state', () => {
    const state = p.pickleOf('}', p.text('__setstate__'), p.global('mypackage.jobs', 'run_all'), 's');
    const object = p.pickleOf(p.global('collections', 'Counter'), ')', p.NEWOBJ);
    const rest = [object, key('j', 2 ** 31), 'b'];
    expect(found('N', ...holes, '0', state, key('r', 2 ** 31), '0', ...rest)).toContainEqual(
      expect.stringMatching(/^critical pickle-tampering /u),
    );
  });

  test.each([
    [
      'from the memo',
      [key('r', 2 ** 31), '0', p.global('collections', 'defaultdict'), key('j', 2 ** 31), p.REDUCE],
    ],
    ['from the stack', ['0', p.global('collections', 'defaultdict'), factory, p.REDUCE]],
  ])('does not count as empty: a factory %s', (_, rest) => {
    expect(found('N', ...holes, '0', factory, ...rest)).toContainEqual(
      expect.stringMatching(/^(?:critical|high) /u),
    );
  });
});
