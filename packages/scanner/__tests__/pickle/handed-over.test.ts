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

const LINEAR = p.pickleOf(made('torch.nn.modules.linear', 'Linear'), p.dict({ training: '\x88' }), 'b');
const list = (...items: readonly p.Part[]): Buffer => p.pickleOf('](', ...items, 'e');

describe('an object that is handed over', () => {
  test('is found after it was forgotten', () => {
    // The machine remembers 65,536 containers and calls.
    const fillers = Buffer.from(']0'.repeat(70_000), 'latin1');
    expect(found(LINEAR, 'q\x010', fillers, p.global('builtins', 'tuple'), 'h\x01\x85\x81')).toEqual([
      unknownCall('builtins.tuple'),
    ]);
  });

  const pairs = Array.from({ length: 40 }, () => p.pickleOf(p.text('a'), p.integer(1), '\x86'));

  test('is found behind more items than are kept', () => {
    expect(found(p.call('builtins', 'dict', list(...pairs, LINEAR)))).toEqual([unknownCall('builtins.dict')]);
    expect(found(p.call('builtins', 'dict', p.pickleOf(list(...pairs), LINEAR, 'a')))).toEqual([
      unknownCall('builtins.dict'),
    ]);
    expect(found(LINEAR, '0', p.call('builtins', 'dict', list(...pairs)))).toEqual([]);
  });

  test('is never clean if the arguments were forgotten', () => {
    const fillers = Buffer.from(']0'.repeat(70_000), 'latin1');
    const args = p.pickleOf(list(LINEAR), '\x85q\x010');
    expect(found(args, fillers, p.global('builtins', 'dict'), 'h\x01R')).toEqual([
      plainCall('builtins.dict'),
    ]);
  });

  test('is never clean if the state was forgotten', () => {
    const fillers = Buffer.from(']0'.repeat(70_000), 'latin1');
    const state = p.pickleOf(LINEAR, 'N\x86q\x010');
    expect(found(state, fillers, made('torch.nn.modules.linear', 'Identity'), 'h\x01b')).toEqual([
      plainCall('torch.nn.modules.linear.Identity'),
    ]);
  });

  test('that answers for a method of the unpickler is found after it was forgotten', () => {
    const fillers = Buffer.from(']0'.repeat(70_000), 'latin1');
    const result = p.pickleOf(made('scipy.optimize._optimize', 'OptimizeResult'), 'q\x010');
    const key = p.pickleOf('h\x01', p.text('__setstate__'), p.global('torch.nn.functional', 'relu'), 's');
    expect(found(result, fillers, key, p.text('x'), 'b')).toEqual([tampering('object')]);
  });

  test.each([
    ['its own state', p.pickleOf(made('statsmodels.tools.tools', 'Bunch'), '2b')],
    ['an item of a list', p.call('builtins', 'list', list(LINEAR))],
    ['an item of a set', p.call('builtins', 'set', list(LINEAR))],
    ['a value of a dict', p.call('builtins', 'dict', p.dict({ layer: LINEAR }))],
    ['an OrderedDict', p.call('collections', 'OrderedDict', list(p.pickleOf(p.text('a'), LINEAR, '\x86')))],
    [
      'a field of a named tuple',
      p.pickleOf(p.global('torch.nn.utils.rnn', 'PackedSequence_'), LINEAR, 'N', '\x86', p.NEWOBJ),
    ],
  ])('is nothing to tell if it is only kept: %s', (_what, pickle) => {
    expect(found(pickle)).toEqual([]);
  });
});

describe('a function that acts, by its name', () => {
  test.each([
    ['under the name of a function that many modules import', 'sympy.core.expr', 'sympify', 'high'],
    ['of the package itself', 'torch.nn.init', 'load_values', 'review'],
    ['of a module of data sets', 'sklearn.datasets._base', 'get_data_home', 'review'],
  ])('is told, also if nothing is seen that calls it: %s', (_what, module, name, severity) => {
    const holder = p.pickleOf(
      made('torch.nn.modules.linear', 'Linear'),
      p.dict({ f: p.global(module, name) }),
      'b',
    );
    expect(found(holder)).toEqual([`${severity} pickle-unknown-call ${module}.${name}`]);
  });

  test('is no function that only computes', () => {
    const holder = p.pickleOf(
      made('torch.nn.modules.linear', 'Linear'),
      p.dict({ f: p.global('torch.nn.functional', 'relu') }),
      'b',
    );
    expect(found(holder)).toEqual([]);
  });
});

test('a class of Python under the name of a module that imports it is on no list', () => {
  expect(found(made('sklearn.datasets._kddcup99', 'GzipFile'))).toEqual([
    unknownClass('sklearn.datasets._kddcup99.GzipFile'),
  ]);
});

test('a state that is set twice is tampering', () => {
  expect(found(LINEAR, p.dict({ bias: '\x88' }), 'b')).toEqual([
    tampering('torch.nn.modules.linear.Linear()'),
  ]);
});

test('an enumeration that gets names of members makes a class', () => {
  const members = p.dict({ A: p.integer(1) });
  const kind = p.call('cleanlab.datalab.internal.task', 'Task', p.text('X'), members);
  expect(found(kind)).toEqual([tampering('cleanlab.datalab.internal.task.Task')]);
  expect(found(p.call('cleanlab.datalab.internal.task', 'Task', p.text('X')))).toEqual([]);
});
