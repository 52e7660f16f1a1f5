import * as p from './pickle-builder.ts';
import type { PickleSample } from './pickle-sample.ts';

const CALL = { rule: 'pickle-unknown-call', loader: 'pickle with torch' } as const;
const TAMPERING = { rule: 'pickle-tampering', loader: 'pickle with scipy.signal' } as const;

const whole = (...parts: readonly p.Part[]): Buffer => p.pickleOf(p.proto(4), ...parts, p.STOP);
const list = (...items: readonly p.Part[]): Buffer => p.pickleOf('](', ...items, 'e');
const made = (module: string, name: string, ...args: readonly p.Part[]): Buffer =>
  p.pickleOf(p.global(module, name), p.MARK, ...args, p.TUPLE, p.NEWOBJ);
const withState = (object: p.Part, state: Readonly<Record<string, p.Part>>): Buffer =>
  p.pickleOf(object, p.dict(state), 'b');

/**
 * Ways to have an object iterated on load, without an opcode that does it. The object is of a vetted class, whose methods
 * call what the pickle put into it.
 */
export function handedOver(target: string): readonly PickleSample[] {
  const path = p.call('pathlib', 'PosixPath', p.text(target));
  const writer = p.call('functools', 'partial', p.global('pathlib', 'Path.write_text'), path, p.text('x'));
  const yielding = withState(made('torch.utils.data.dataloader', 'DataLoader'), {
    persistent_workers: '\x89',
    _get_iterator: writer,
    num_workers: p.integer(0),
  });
  return [
    {
      ...CALL,
      name: 'an object in place of a state',
      subject: 'torch.nn.modules.linear.Linear',
      bytes: whole(made('torch.nn.modules.linear', 'Linear'), yielding, 'b'),
    },
    ...[
      ['builtins', 'dict'],
      ['collections', 'OrderedDict'],
    ].map(([module = '', name = '']) => ({
      ...CALL,
      name: `an object that ${name} takes for a pair`,
      subject: `${module}.${name}`,
      bytes: whole(p.call(module, name, list(yielding))),
    })),
    ...[
      ['builtins', 'tuple'],
      ['builtins', 'frozenset'],
      ['torch', 'Size'],
    ].map(([module = '', name = '']) => ({
      ...CALL,
      name: `an instance of ${name} that is made of an object`,
      subject: `${module}.${name}`,
      bytes: whole(made(module, name, yielding)),
    })),
    {
      ...CALL,
      name: 'a wrapped object that is iterated',
      subject: 'builtins.dict',
      bytes: whole(
        p.call('builtins', 'dict', withState(made('collections', 'UserDict'), { data: yielding })),
      ),
    },
    ...answeringDicts(p.global('sklearn.datasets._base', 'makedirs'), target),
  ];
}

/** A dict whose items are its attributes: the unpickler takes an item for its own method. */
function answeringDicts(makeFolder: p.Part, target: string): readonly PickleSample[] {
  const result = made('scipy.optimize._optimize', 'OptimizeResult');
  const loader = 'pickle with scikit-learn';
  return [
    {
      ...TAMPERING,
      loader,
      name: 'a dict that answers for __setstate__',
      subject: 'scipy.optimize._optimize.OptimizeResult',
      bytes: whole(result, p.text('__setstate__'), makeFolder, 's', p.text(target), 'b'),
    },
    {
      ...TAMPERING,
      loader,
      rule: 'pickle-unknown-call',
      name: 'a state that hides a method',
      subject: 'sklearn.datasets._base.makedirs',
      bytes: whole(
        withState(made('sklearn.isotonic', 'IsotonicRegression'), {
          _build_f: makeFolder,
          X_thresholds_: p.text(target),
          y_thresholds_: p.integer(0o777),
        }),
      ),
    },
  ];
}
