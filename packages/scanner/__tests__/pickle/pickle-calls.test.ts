import { describe, expect, test } from '@jest/globals';
import {
  foundInPickle as found,
  made,
  plainCall,
  tampering,
  unknownCall,
  unknownClass,
} from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';

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

describe('calls that call their arguments', () => {
  test('have the arguments before them: the generators of NumPy 1', () => {
    const maker = p.global('numpy.random._pickle', '__bit_generator_ctor');
    expect(found(p.call('numpy.random._pickle', '__randomstate_ctor', p.text('MT19937'), maker))).toEqual([]);
  });

  test('end if they call themselves', () => {
    // The list holds the function and itself: `[_create_array, itself]`.
    const list = p.pickleOf(']q\x02(', p.global('dill._dill', '_create_array'), 'h\x02e0');
    expect(found(list, p.global('dill._dill', '_create_array'), 'h\x02', p.REDUCE)).toContain(
      tampering('dill._dill._create_array'),
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
      unknownClass('acme.array.ShapeArray'),
      plainCall('pandas._libs.internals._unpickle_block'),
    ]);
  });

  test.each(['Shape', 'ArrayReader'])('fails the check if it is an object of %s', (name) => {
    expect(found(column(made('acme.array', name)))).toContain(
      unknownCall('pandas._libs.internals._unpickle_block'),
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
    expect(found(pickle)).toContain(unknownCall('builtins.type'));
  });

  test('cannot be called', () => {
    expect(found(p.call('builtins', 'type', 'N'), ')', p.REDUCE)).toContain(tampering('builtins.type()'));
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
    ['stored', [key('r', 2 ** 31), '0', p.global('collections', 'defaultdict'), key('j', 2 ** 31), p.REDUCE]],
    ['from the stack', ['0', p.global('collections', 'defaultdict'), factory, p.REDUCE]],
  ])('does not count as empty: a factory %s', (_, rest) => {
    expect(found('N', ...holes, '0', factory, ...rest)).toContainEqual(
      expect.stringMatching(/^(?:critical|high) /u),
    );
  });
});
