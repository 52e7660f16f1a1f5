import * as p from './pickle-builder.ts';
import { type PickleSample, samplesOf } from './pickle-sample.ts';

/** A function that may be called, calls one of its arguments. */
export function indirectCalls(command: string): readonly PickleSample[] {
  const system = p.global('os', 'system');
  const text = p.text(command);
  const map = p.call('builtins', 'map', system, p.list(text));
  const generator = p.call('numpy.random._pickle', '__generator_ctor', text, system);
  const ufunc = p.call('numpy.core', '_ufunc_reconstruct', p.text('os'), p.text('system'));
  const template = p.text(`import os\nos.system(${JSON.stringify(command)})\n`);
  const distribution = p.withState(p.made('scipy.stats._continuous_distns', 'norm_gen'), {
    _parse_arg_template: template,
  });
  const [numpy, scipy] = [{ loader: 'pickle with numpy' }, { loader: 'pickle with scipy' }] as const;
  return samplesOf({}, [
    ['map in a list', p.pickleOf(p.call('builtins', 'list', map), '.')],
    ['a generator of NumPy with a constructor of its own', p.pickleOf(generator, '.'), undefined, numpy],
    ['a ufunc of NumPy by name', p.pickleOf(ufunc, text, p.TUPLE1, 'R.'), undefined, numpy],
    [
      'a distribution of SciPy with a template of its own',
      p.pickleOf(distribution, '.'),
      'scipy.stats.rv_generic',
      scipy,
    ],
    ...namesUnread(command, template),
  ]);
}

/** The names in a state are those of methods that loading calls, or a call made the dict that has them. */
function namesUnread(command: string, template: p.Part): Parameters<typeof samplesOf>[1] {
  const pairs = p.list(p.tuple(p.text('_parse_arg_template'), template));
  const norm = p.made('scipy.stats._continuous_distns', 'norm_gen');
  const source = `f(a=__import__("os").system(${JSON.stringify(command)})): 0\ndef g`;
  const replaced = p.withState(p.made('sklearn.isotonic', 'IsotonicRegression'), {
    _build_f: p.global('scipy.optimize._nonlin', '_nonlin_wrapper'),
    X_thresholds_: p.text(source),
    y_thresholds_: p.global('scipy.optimize._nonlin', 'BroydenFirst'),
  });
  return [
    [
      'a distribution of SciPy with a template in a dict that a call makes',
      p.pickleOf(norm, p.call('builtins', 'dict', pairs), 'b.'),
      'scipy.stats._continuous_distns.norm_gen',
      { loader: 'pickle with scipy', rule: 'pickle-unknown-call' },
    ],
    [
      'an estimator with a function in the place of its method',
      p.pickleOf(replaced, '.'),
      'sklearn.isotonic.IsotonicRegression',
      { loader: 'pickle with scikit-learn', rule: 'pickle-tampering' },
    ],
  ];
}

/** Readers disagree, or the program itself is changed. */
export function tampered(command: string): readonly PickleSample[] {
  const space = 'types.SimpleNamespace';
  const namespace = p.call('types', 'SimpleNamespace');
  const [system, text] = [p.global('os', 'system'), p.text(command)];
  const call = p.call('os', 'system', text);
  const body = p.pickleOf(call, '.');
  const os = p.pickleOf(p.global('shutil', 'os'), 'N', p.dict({ sep: p.text('/') }), '\x86b');
  const setState = p.withState(namespace, { __setstate__: system });
  const append = p.withState(namespace, { append: system });
  return [
    ...samplesOf({ rule: 'pickle-tampering' }, [
      ['a state with __setstate__', p.pickleOf(setState, text, 'b.'), space],
      ['a state with append, and an item', p.pickleOf(append, text, 'a.'), `${space}()`],
      ['an argument across the end of a frame', p.pickleOf(p.proto(4), p.frame(14), body), 'frame'],
      ['a module that is changed', p.pickleOf(os, body), 'shutil.os'],
    ]),
    ...samplesOf({ loader: 'pickle, twice' }, [['the second of two pickles', p.pickleOf('N.', body)]]),
  ];
}

/** Files of joblib and NumPy, which hold more than opcodes. */
export function wrapped(command: string): readonly PickleSample[] {
  const payload = p.call('os', 'system', p.text(command));
  const inner = p.whole(payload);
  const numbers = (padding?: Buffer): Buffer => p.joblibArray('f8', 2, Buffer.alloc(16), padding);
  const opcodes = p.joblibArray('f8', 64, p.pickleOf(payload, '.').subarray(0, 512), undefined);
  const header = "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }";
  return samplesOf({ loader: 'joblib' }, [
    ['a call behind an array of joblib', p.whole(numbers(Buffer.alloc(3)), payload, '\x86')],
    ['a call behind an array of an older joblib', p.whole(numbers(), payload, '\x86')],
    ['an array of objects in a file of joblib', p.whole(p.joblibArray('O8', 1, inner, undefined))],
    [
      'opcodes in place of the numbers of an array of joblib',
      p.pickleOf(p.proto(4), opcodes, Buffer.alloc(512)),
      undefined,
      { loader: 'pickle with numpy' },
    ],
    ['an array file of objects', p.npy(header, inner), undefined, { loader: 'numpy' }],
  ]);
}
