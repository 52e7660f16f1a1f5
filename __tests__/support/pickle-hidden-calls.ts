import * as p from './pickle-builder.ts';
import { type PickleSample, samplesOf } from './pickle-sample.ts';

const writeText = p.global('pathlib', 'Path.write_text');
const pathTo = (target: string): Buffer => p.call('pathlib', 'PosixPath', p.text(target));
/** Writes a file when it is called; every name in it may be held. */
const writer = (target: string): Buffer =>
  p.call('functools', 'partial', writeText, pathTo(target), p.text('x'));

/**
 * Ways to call a method of an object that the pickle made, on load. Each method is one that the lists let a pickle hold: it
 * writes an array of NumPy to the file that it is given.
 */
export function boundMethods(target: string): readonly PickleSample[] {
  const path = p.text(target);
  const array = p.made('numpy.ma.core', 'MaskedArray', p.list(p.integer(1)));
  const method = p.call('builtins', 'getattr', array, p.text('dump'));
  const kept = p.call('functools', 'partial', method, path);
  const space = 'types.SimpleNamespace';
  const namespace = p.call('types', 'SimpleNamespace');
  const appending = p.withState(namespace, { append: method });
  const setting = p.withState(namespace, { __setstate__: method });
  const missing = p.call('operator', 'getitem', p.call('collections', 'defaultdict', kept), 'N');
  const system = p.withState(p.made('scipy.signal._ltisys', 'TransferFunctionContinuous'), { to_zpk: kept });
  const property = p.call('builtins', 'getattr', system, p.text('zeros'));
  const held = { rule: 'pickle-unknown-call', subject: 'numpy.ma.core.MaskedArray.dump' } as const;
  return samplesOf({ rule: 'pickle-tampering', loader: 'pickle with numpy' }, [
    ['a bound method that is called', p.whole(method, path, p.TUPLE1, p.REDUCE), 'builtins.getattr()'],
    ['a bound method that gets an item', p.whole(appending, path, 'a'), `${space}()`],
    ['a bound method that gets a state', p.whole(setting, path, 'b'), space],
    ['a bound method that makes a missing item', p.whole(missing), undefined, held],
    [
      'a bound method that a property calls',
      p.whole(property),
      undefined,
      { ...held, loader: 'pickle with scipy.signal' },
    ],
  ]);
}

/** Classes of vetted packages whose hooks call what the pickle gives them; no opcode calls it. */
export function hiddenCalls(target: string): readonly PickleSample[] {
  return [...evaluations(target), ...classes(target), ...instances(target)];
}

function evaluations(target: string): readonly PickleSample[] {
  const source = p.text(`open(${JSON.stringify(target)}, 'w').close() or 1`);
  const derivative = p.global('sympy.core.function', 'Derivative');
  const subject = 'sympy.core.function.Derivative';
  const made = (module: string, name: string): readonly [string, Buffer, string] => [
    `an instance of ${name} that evaluates its argument`,
    p.whole(p.made(module, name, source)),
    `${module}.${name}`,
  ];
  const [, max, maxSubject] = made('torch.utils._sympy.functions', 'Max');
  const file = p.dict({ filename: p.text(target), mode: p.text('w+'), shape: p.tuple(p.integer(1)) });
  const mapped = p.whole(p.global('numpy', 'memmap'), ')', file, '\x92');
  return samplesOf({ loader: 'pickle with sympy', subject }, [
    made('sympy.core.function', 'Derivative'),
    made('sympy.core.function', 'Application'),
    made('sympy.core.containers', 'Tuple'),
    ['an instance of Derivative, by copyreg', p.whole(p.call('copyreg', '__newobj__', derivative, source))],
    ['an instance of Derivative, by a keyword', p.whole(derivative, ')', p.dict({ expr: source }), '\x92')],
    [
      'an instance of Max of torch that evaluates its argument',
      max,
      maxSubject,
      { loader: 'pickle with torch' },
    ],
    ['a mapped file whose name is a keyword', mapped, 'numpy.memmap', { loader: 'pickle with numpy' }],
  ]);
}

/** A class whose base has a hook for its subclasses. */
function classes(target: string): readonly PickleSample[] {
  const hook = p.dict({ __init_subclass__: writer(target) });
  const hooked = (...metaclass: readonly [string, string]): Buffer => {
    const base = p.made(...metaclass, p.text('X'), ')', hook);
    return p.whole(base, 'q\x010', p.made(...metaclass, p.text('Y'), p.tuple('h\x01'), '}'));
  };
  const builtin = (name: string, ...args: readonly p.Part[]): Buffer => p.call('builtins', name, ...args);
  const bases = builtin('tuple', p.list(p.made('builtins', 'type', p.text('B'), ')', hook)));
  const computed = p.made('builtins', 'type', builtin('str', p.text('X')), bases, builtin('dict', ']'));
  return samplesOf({ rule: 'pickle-tampering', subject: 'builtins.type' }, [
    ['a class with a hook', hooked('builtins', 'type')],
    ['an abstract class with a hook', hooked('abc', 'ABCMeta'), 'abc.ABCMeta'],
    ['a class of computed parts', p.whole(computed)],
  ]);
}

function instances(target: string): readonly PickleSample[] {
  const loader = p.withState(p.made('torch.utils.data.dataloader', 'DataLoader'), {
    persistent_workers: '\x89',
    _get_iterator: writer(target),
    num_workers: p.integer(0),
  });
  const iterator = p.made('torch.utils.data.dataloader', '_MultiProcessingDataLoaderIter');
  const ending = p.withState(iterator, { _shutdown_workers: writer(target) });
  const poles = p.made('scipy.signal._ltisys', 'ZerosPolesGainContinuous');
  const system = p.made(
    'scipy.signal._ltisys',
    'TransferFunction',
    p.withState(poles, { to_tf: writer(target) }),
  );
  const modules = p.withState(p.made('torch.nn.modules.container', 'ModuleDict'), {
    _modules: '}',
    add_module: writeText,
  });
  const module = p.withState(p.made('torch.nn.modules.module', 'Module'), {
    as_subclass: p.call('functools', 'partial', writeText, pathTo(target)),
  });
  const restore = p.global('torch.jit._pickle', 'restore_type_tag');
  const tag = p.tuple(module, p.text('T'));
  const rebuilt = p.call('torch._tensor', '_rebuild_from_type', restore, p.text('x'), tag, '}');
  const items = p.whole(modules, pathTo(target), p.text('x'), 's');
  const call = { rule: 'pickle-unknown-call', subject: 'pathlib.Path.write_text' } as const;
  return [
    ...samplesOf({ ...call, loader: 'pickle with torch' }, [
      ['an object whose end calls what it holds', p.whole(ending, '0N')],
      ['a list of what an object yields', p.whole(p.call('builtins', 'list', loader)), 'builtins.list'],
    ]),
    ...samplesOf({ ...call, loader: 'pickle with scipy.signal' }, [
      ['a conversion that an object brings along', p.whole(system)],
    ]),
    ...samplesOf({ rule: 'pickle-tampering', loader: 'pickle with torch' }, [
      ['items that are added after the state', items, 'torch.nn.modules.container.ModuleDict()'],
      ['a subclass of tensors that is none', p.whole(rebuilt), 'torch.jit._pickle.restore_type_tag'],
    ]),
  ];
}
