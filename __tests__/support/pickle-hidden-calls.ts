import * as p from './pickle-builder.ts';
import type { PickleSample } from './pickle-sample.ts';

const CODE = { rule: 'pickle-code' } as const;
const TAMPERING = { rule: 'pickle-tampering' } as const;
const CALL = { rule: 'pickle-unknown-call', subject: 'pathlib.Path.write_text' } as const;

const made = (module: string, name: string, ...args: readonly p.Part[]): Buffer =>
  p.pickleOf(p.global(module, name), p.MARK, ...args, p.TUPLE, p.NEWOBJ);
const withState = (object: p.Part, state: Readonly<Record<string, p.Part>>): Buffer =>
  p.pickleOf(object, p.dict(state), 'b');
const whole = (...parts: readonly p.Part[]): Buffer => p.pickleOf(p.proto(4), ...parts, p.STOP);
const list = (...items: readonly p.Part[]): Buffer => p.pickleOf('](', ...items, 'e');
const tuple = (...items: readonly p.Part[]): Buffer => p.pickleOf(p.MARK, ...items, p.TUPLE);

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
  const array = made('numpy.ma.core', 'MaskedArray', list(p.integer(1)));
  const method = p.call('builtins', 'getattr', array, p.text('dump'));
  const kept = p.call('functools', 'partial', method, p.text(target));
  const namespace = p.call('types', 'SimpleNamespace');
  const system = withState(made('scipy.signal._ltisys', 'TransferFunctionContinuous'), { to_zpk: kept });
  const numpy = { ...TAMPERING, loader: 'pickle with numpy' } as const;
  const held = { rule: 'pickle-unknown-call', subject: 'numpy.ma.core.MaskedArray.dump' } as const;
  return [
    {
      ...numpy,
      name: 'a bound method that is called',
      subject: 'builtins.getattr()',
      bytes: whole(method, p.text(target), p.TUPLE1, p.REDUCE),
    },
    {
      ...numpy,
      name: 'a bound method that gets an item',
      subject: 'types.SimpleNamespace()',
      bytes: whole(withState(namespace, { append: method }), p.text(target), 'a'),
    },
    {
      ...numpy,
      name: 'a bound method that gets a state',
      subject: 'types.SimpleNamespace',
      bytes: whole(withState(namespace, { __setstate__: method }), p.text(target), 'b'),
    },
    {
      ...numpy,
      ...held,
      name: 'a bound method that makes a missing item',
      bytes: whole(p.call('operator', 'getitem', p.call('collections', 'defaultdict', kept), 'N')),
    },
    {
      ...held,
      name: 'a bound method that a property calls',
      loader: 'pickle with scipy.signal',
      bytes: whole(p.call('builtins', 'getattr', system, p.text('zeros'))),
    },
  ];
}

/** Classes of vetted packages whose hooks call what the pickle gives them; no opcode calls it. */
export function hiddenCalls(target: string): readonly PickleSample[] {
  return [...evaluations(target), ...classes(target), ...instances(target)];
}

function evaluations(target: string): readonly PickleSample[] {
  const source = p.text(`open(${JSON.stringify(target)}, 'w').close() or 1`);
  const derivative = p.global('sympy.core.function', 'Derivative');
  const sympy = { ...CODE, loader: 'pickle with sympy' } as const;
  return [
    ...[
      ['sympy.core.function', 'Derivative'],
      ['sympy.core.function', 'Application'],
      ['sympy.core.containers', 'Tuple'],
    ].map(([module = '', name = '']) => ({
      ...sympy,
      name: `an instance of ${name} that evaluates its argument`,
      subject: `${module}.${name}`,
      bytes: whole(made(module, name, source)),
    })),
    {
      ...sympy,
      name: 'an instance of Derivative, by copyreg',
      subject: 'sympy.core.function.Derivative',
      bytes: whole(p.call('copyreg', '__newobj__', derivative, source)),
    },
    {
      ...sympy,
      name: 'an instance of Derivative, by a keyword',
      subject: 'sympy.core.function.Derivative',
      bytes: whole(derivative, ')', p.dict({ expr: source }), '\x92'),
    },
    {
      ...CODE,
      name: 'an instance of Max of torch that evaluates its argument',
      loader: 'pickle with torch',
      subject: 'torch.utils._sympy.functions.Max',
      bytes: whole(made('torch.utils._sympy.functions', 'Max', source)),
    },
    {
      ...CODE,
      name: 'a mapped file whose name is a keyword',
      loader: 'pickle with numpy',
      subject: 'numpy.memmap',
      bytes: whole(
        ...[p.global('numpy', 'memmap'), ')'],
        p.dict({ filename: p.text(target), mode: p.text('w+'), shape: tuple(p.integer(1)) }),
        '\x92',
      ),
    },
  ];
}

/** A class whose base has a hook for its subclasses. */
function classes(target: string): readonly PickleSample[] {
  const hooked = (metaclass: readonly [string, string]): Buffer => {
    const base = made(...metaclass, p.text('X'), ')', p.dict({ __init_subclass__: writer(target) }));
    return whole(base, 'q\x010', made(...metaclass, p.text('Y'), tuple('h\x01'), '}'));
  };
  const computed = whole(
    made(
      ...(['builtins', 'type'] as const),
      p.call('builtins', 'str', p.text('X')),
      p.call(
        'builtins',
        'tuple',
        list(made('builtins', 'type', p.text('B'), ')', p.dict({ __init_subclass__: writer(target) }))),
      ),
      p.call('builtins', 'dict', ']'),
    ),
  );
  return [
    {
      ...TAMPERING,
      name: 'a class with a hook',
      loader: 'pickle',
      subject: 'builtins.type',
      bytes: hooked(['builtins', 'type']),
    },
    {
      ...TAMPERING,
      name: 'an abstract class with a hook',
      loader: 'pickle',
      subject: 'abc.ABCMeta',
      bytes: hooked(['abc', 'ABCMeta']),
    },
    {
      ...TAMPERING,
      name: 'a class of computed parts',
      loader: 'pickle',
      subject: 'builtins.type',
      bytes: computed,
    },
  ];
}

function instances(target: string): readonly PickleSample[] {
  const torch = { ...CALL, loader: 'pickle with torch' } as const;
  const loader = made('torch.utils.data.dataloader', 'DataLoader');
  const ending = withState(made('torch.utils.data.dataloader', '_MultiProcessingDataLoaderIter'), {
    _shutdown_workers: writer(target),
  });
  const system = withState(made('scipy.signal._ltisys', 'ZerosPolesGainContinuous'), {
    to_tf: writer(target),
  });
  const modules = withState(made('torch.nn.modules.container', 'ModuleDict'), {
    _modules: '}',
    add_module: writeText,
  });
  const module = withState(made('torch.nn.modules.module', 'Module'), {
    as_subclass: p.call('functools', 'partial', writeText, pathTo(target)),
  });
  return [
    { ...torch, name: 'an object whose end calls what it holds', bytes: whole(ending, '0N') },
    {
      ...CALL,
      name: 'a conversion that an object brings along',
      loader: 'pickle with scipy.signal',
      bytes: whole(made('scipy.signal._ltisys', 'TransferFunction', system)),
    },
    {
      ...torch,
      name: 'a list of what an object yields',
      rule: 'pickle-unknown-call',
      subject: 'builtins.list',
      bytes: whole(
        p.call(
          ...(['builtins', 'list'] as const),
          withState(loader, {
            persistent_workers: '\x89',
            _get_iterator: writer(target),
            num_workers: p.integer(0),
          }),
        ),
      ),
    },
    {
      ...torch,
      ...TAMPERING,
      name: 'items that are added after the state',
      subject: 'torch.nn.modules.container.ModuleDict()',
      bytes: whole(modules, pathTo(target), p.text('x'), 's'),
    },
    {
      ...torch,
      ...TAMPERING,
      name: 'a subclass of tensors that is none',
      subject: 'torch.jit._pickle.restore_type_tag',
      bytes: whole(
        p.call(
          ...(['torch._tensor', '_rebuild_from_type'] as const),
          p.global('torch.jit._pickle', 'restore_type_tag'),
          p.text('x'),
          tuple(module, p.text('T')),
          '}',
        ),
      ),
    },
  ];
}
