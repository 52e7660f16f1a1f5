import { describe, expect, test } from '@jest/globals';
import {
  ARRAY,
  foundInPickle as found,
  made,
  partial,
  tampering,
  unknownCall,
  unknownClass,
} from '../support/found-in-pickle.ts';
import * as p from '../../../../__tests__/support/pickle-builder.ts';

const ISOTONIC = 'sklearn.isotonic.IsotonicRegression';
const NORM = 'scipy.stats._continuous_distns.norm_gen';
const LOOK_UP = p.global('numpy.core', '_ufunc_reconstruct');

function objectOf(path: string): Buffer {
  const at = path.lastIndexOf('.');
  return made(path.slice(0, at), path.slice(at + 1));
}

const withState = (path: string, ...state: readonly p.Part[]): Buffer =>
  p.pickleOf(objectOf(path), ...state, 'b');
const pairs = (key: string, value: p.Part): Buffer => p.list(p.tuple(p.text(key), value));
/** `class(**names)`, without `__init__`. */
const madeWithNames = (module: string, name: string, names: Buffer, ...args: readonly p.Part[]): Buffer =>
  p.pickleOf(p.global(module, name), p.tuple(...args), names, '\x92');

describe('a state with something to call under the name of a method', () => {
  test.each([
    ['that a hook calls of its own object', withState(ISOTONIC, p.dict({ _build_f: LOOK_UP })), ISOTONIC],
    ['in attributes with slots', withState(ISOTONIC, 'N', p.dict({ _build_f: LOOK_UP }), '\x86'), ISOTONIC],
    ['that a comparison calls', withState(ISOTONIC, p.dict({ _compare: LOOK_UP })), ISOTONIC],
    ['as an object', withState(ISOTONIC, p.dict({ _build_f: ARRAY })), ISOTONIC],
    [
      'that a hook calls of a part',
      p.pickleOf(p.call('types', 'SimpleNamespace'), p.dict({ get: LOOK_UP }), 'b'),
      'types.SimpleNamespace',
    ],
    ['as a partial function', withState(ISOTONIC, p.dict({ pop: partial(LOOK_UP) })), ISOTONIC],
    [
      'in an ordered dict',
      withState(ISOTONIC, p.call('collections', 'OrderedDict'), p.text('_build_f'), LOOK_UP, 's'),
      ISOTONIC,
    ],
  ])('%s is tampering', (_how, pickle, subject) => {
    expect(found(pickle)).toContain(tampering(subject));
  });

  test.each([
    ['values under such names', withState(ISOTONIC, p.dict({ values: ARRAY, get: p.text('x'), stop: 'N' }))],
    ['functions under other names', withState(ISOTONIC, p.dict({ func: p.global('numpy', 'log1p') }))],
    ['a mapping of functions that is no state', p.dict({ get: p.global('numpy', 'log1p') })],
  ])('%s are not', (_what, pickle) => {
    expect(found(pickle)).toEqual([]);
  });

  test('a class that no list has is for review with what its hooks do', () => {
    expect(found(withState('acme.Net', p.dict({ get: p.global('numpy', 'log1p') })))).toEqual([
      unknownClass('acme.Net'),
    ]);
  });
});

test('a state for a logger, which the loading program has, too, is tampering', () => {
  const logger = p.call('logging', 'getLogger', p.text('app'));
  expect(found(p.pickleOf(logger, p.dict({ disabled: '\x88' }), 'b'))).toContain(
    tampering('logging.getLogger()'),
  );
  expect(found(logger)).toEqual([]);
});

describe('a state whose names cannot be read', () => {
  const code = p.text('import os');
  test.each([
    ['dict', p.call('builtins', 'dict', pairs('_parse_arg_template', code))],
    ['OrderedDict', p.call('collections', 'OrderedDict', pairs('_parse_arg_template', code))],
    ['defaultdict', p.call('collections', 'defaultdict', 'N', pairs('_parse_arg_template', code))],
    ['a list', p.call('builtins', 'dict', p.call('builtins', 'list', pairs('_parse_arg_template', code)))],
    [
      'a mark of TorchScript',
      p.call('torch.jit._pickle', 'restore_type_tag', p.dict({ x: code }), p.text('x')),
    ],
    [
      'copyreg',
      p.call(
        ...(['copyreg', '_reconstructor', p.global('collections', 'OrderedDict')] as const),
        ...[p.global('builtins', 'dict'), pairs('_parse_arg_template', code)],
      ),
    ],
  ])('since %s makes it is high', (_maker, state) => {
    expect(found(withState(NORM, state))).toContain(unknownCall(NORM));
  });

  test('is high however long ago it was made', () => {
    const state = p.call('builtins', 'dict', pairs('_parse_arg_template', code));
    const far = p.pickleOf(state, p.MEMOIZE, '0', 'N\x850'.repeat(70_000), objectOf(NORM), 'h\0b');
    expect(found(far)).toContain(unknownCall(NORM));
  });

  test('is none if a dict is made empty and filled, as picklers do', () => {
    const empty = p.call('collections', 'defaultdict', p.global('builtins', 'list'));
    expect(found(withState(ISOTONIC, empty, p.text('coef_'), p.integer(1), 's'))).toEqual([]);
  });
});

describe('an address of native memory', () => {
  const address = p.integer(0x4141);
  test.each([
    ['lightgbm.basic.Dataset', { _handle: address }],
    ['lightgbm.basic._InnerPredictor', { _handle: p.text('x') }],
    ['xgboost.core.DMatrix', { handle: p.bytes(Buffer.alloc(64)) }],
    ['xgboost.tracker.RabitTracker', { handle: address }],
  ])('in the state of %s is tampering', (path, state) => {
    expect(found(withState(path, p.dict(state)))).toContain(tampering(path));
  });

  test.each([
    ['lightgbm.basic.Dataset', { _handle: 'N' }],
    ['lightgbm.basic.Booster', { _handle: p.text('tree') }],
    ['xgboost.core.Booster', { handle: p.call('builtins', 'bytearray', p.bytes(Buffer.alloc(64))) }],
    ['sklearn.isotonic.IsotonicRegression', { handle: address }],
  ])('is none in that of %s as it is pickled', (path, state) => {
    expect(found(withState(path, p.dict(state)))).toEqual([]);
  });
});

describe('names that the constructor of a class gets', () => {
  test('are high for a vetted class: networkx runs them as code', () => {
    const names = p.dict({ "a:__import__(\"os\").getpid() or '''": p.integer(1), "b:'''": p.integer(2) });
    const path = 'networkx.utils.configs.Config';
    expect(found(madeWithNames('networkx.utils.configs', 'Config', names))).toContain(unknownCall(path));
    const byName = p.call(
      ...(['copyreg', '__newobj_ex__', p.global('networkx.utils.configs', 'Config')] as const),
      ...[')', p.dict({ a: p.integer(1) })],
    );
    expect(found(byName)).toContain(unknownCall(path));
  });

  test('are assumptions for a symbol of SymPy', () => {
    const positive = p.dict({ positive: '\x88' });
    expect(found(madeWithNames('sympy.core.symbol', 'Symbol', positive, p.text('x')))).toEqual([]);
  });
});

describe('functions that act and do not say so by their names', () => {
  test.each([
    ['scipy.optimize._nonlin', '_nonlin_wrapper'],
    ['torch._precompile', '_make_inlined_forward'],
    ['torch._functorch.compilers', 'get_inputs'],
    ['scipy.stats._stats_py', '_make_tuple_bunch'],
  ])('%s.%s is high if it is kept', (module, name) => {
    expect(found(p.list(p.global(module, name)))).toEqual([unknownCall(`${module}.${name}`)]);
  });
});

describe('numbers without end', () => {
  test.each([
    ['a list', 'list', p.call('itertools', 'count', p.integer(0))],
    ['a set', 'set', p.call('builtins', 'range', p.integer(1_000_000))],
  ])('%s of them is high', (_what, maker, numbers) => {
    expect(found(p.call('builtins', maker, numbers))).toEqual([unknownCall(`builtins.${maker}`)]);
  });

  test('are nothing to tell by themselves', () => {
    expect(found(p.list(p.call('itertools', 'count', p.integer(3))))).toEqual([]);
  });
});
