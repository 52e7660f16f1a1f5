import * as p from './pickle-builder.ts';
import { type PickleSample, samplesOf } from './pickle-sample.ts';

/**
 * Ways to have an object iterated on load, without an opcode that does it. The object is of a vetted class, whose methods
 * call what the pickle put into it.
 */
export function handedOver(target: string): readonly PickleSample[] {
  const path = p.call('pathlib', 'PosixPath', p.text(target));
  const yielding = p.withState(p.made('torch.utils.data.dataloader', 'DataLoader'), {
    persistent_workers: '\x89',
    _get_iterator: p.call('functools', 'partial', p.global('pathlib', 'Path.write_text'), path, p.text('x')),
    num_workers: p.integer(0),
  });
  const linear = ['torch.nn.modules.linear', 'Linear'] as const;
  const wrapped = p.withState(p.made('collections', 'UserDict'), { data: yielding });
  const pairs = ['builtins.dict', 'collections.OrderedDict'].map((subject) => {
    const [module = '', name = ''] = subject.split('.');
    return [
      `an object that ${name} takes for a pair`,
      p.whole(p.call(module, name, p.list(yielding))),
      subject,
    ] as const;
  });
  const instances = ['builtins.tuple', 'builtins.frozenset', 'torch.Size'].map((subject) => {
    const [module = '', name = ''] = subject.split('.');
    return [
      `an instance of ${name} that is made of an object`,
      p.whole(p.made(module, name, yielding)),
      subject,
    ] as const;
  });
  return [
    ...samplesOf({ rule: 'pickle-unknown-call', loader: 'pickle with torch' }, [
      ['an object in place of a state', p.whole(p.made(...linear), yielding, 'b'), linear.join('.')],
      ...pairs,
      ...instances,
      ['a wrapped object that is iterated', p.whole(p.call('builtins', 'dict', wrapped)), 'builtins.dict'],
    ]),
    ...answeringDicts(p.global('sklearn.datasets._base', 'makedirs'), p.text(target)),
  ];
}

/** A dict whose items are its attributes: the unpickler takes an item for its own method. */
function answeringDicts(makeFolder: p.Part, target: Buffer): readonly PickleSample[] {
  const result = ['scipy.optimize._optimize', 'OptimizeResult'] as const;
  const regression = p.withState(p.made('sklearn.isotonic', 'IsotonicRegression'), {
    _build_f: makeFolder,
    X_thresholds_: target,
    y_thresholds_: p.integer(0o777),
  });
  return samplesOf({ rule: 'pickle-tampering', loader: 'pickle with scikit-learn' }, [
    [
      'a dict that answers for __setstate__',
      p.whole(p.made(...result), p.text('__setstate__'), makeFolder, 's', target, 'b'),
      result.join('.'),
    ],
    [
      'a state that hides a method',
      p.whole(regression),
      'sklearn.datasets._base.makedirs',
      { rule: 'pickle-unknown-call' },
    ],
  ]);
}
