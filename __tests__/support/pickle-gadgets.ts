import * as p from './pickle-builder.ts';
import { type PickleSample, SYSTEM } from './pickle-sample.ts';

/** A function that may be called, calls one of its arguments. */
export function indirectCalls(command: string): readonly PickleSample[] {
  const system = p.global('os', 'system');
  const commands = p.pickleOf('](', p.text(command), 'e');
  const map = p.call('builtins', 'map', system, commands);
  const template = `import os\nos.system(${JSON.stringify(command)})\n`;
  return [
    { ...SYSTEM, name: 'map in a list', bytes: p.pickleOf(p.call('builtins', 'list', map), p.STOP) },
    {
      ...SYSTEM,
      name: 'a generator of NumPy with a constructor of its own',
      loader: 'pickle with numpy',
      bytes: p.pickleOf(p.call('numpy.random._pickle', '__generator_ctor', p.text(command), system), p.STOP),
    },
    {
      ...SYSTEM,
      name: 'a ufunc of NumPy by name',
      loader: 'pickle with numpy',
      bytes: p.pickleOf(
        p.call('numpy.core', '_ufunc_reconstruct', p.text('os'), p.text('system')),
        ...[p.text(command), p.TUPLE1, p.REDUCE, p.STOP],
      ),
    },
    {
      ...SYSTEM,
      name: 'a distribution of SciPy with a template of its own',
      loader: 'pickle with scipy',
      subject: 'scipy.stats.rv_generic',
      bytes: p.pickleOf(
        ...[p.global('scipy.stats._continuous_distns', 'norm_gen'), ')', p.NEWOBJ],
        ...[p.dict({ _parse_arg_template: p.text(template) }), 'b', p.STOP],
      ),
    },
  ];
}

/** Readers disagree, or the program itself is changed. */
export function tampered(command: string): readonly PickleSample[] {
  const tampering = { ...SYSTEM, rule: 'pickle-tampering' } as const;
  const namespace = p.call('types', 'SimpleNamespace');
  const body = p.pickleOf(p.call('os', 'system', p.text(command)), p.STOP);
  return [
    {
      ...tampering,
      name: 'a state with __setstate__',
      subject: 'types.SimpleNamespace',
      bytes: p.pickleOf(
        namespace,
        p.dict({ __setstate__: p.global('os', 'system') }),
        'b',
        p.text(command),
        'b',
        p.STOP,
      ),
    },
    {
      ...tampering,
      name: 'a state with append, and an item',
      subject: 'types.SimpleNamespace()',
      bytes: p.pickleOf(
        namespace,
        p.dict({ append: p.global('os', 'system') }),
        'b',
        p.text(command),
        'a',
        p.STOP,
      ),
    },
    {
      ...tampering,
      name: 'an argument across the end of a frame',
      subject: 'frame',
      bytes: p.pickleOf(p.proto(4), p.frame(14), body),
    },
    {
      ...tampering,
      name: 'a module that is changed',
      subject: 'shutil.os',
      bytes: p.pickleOf(
        p.global('shutil', 'os'),
        'N',
        p.dict({ sep: p.text('/') }),
        '\x86b',
        p.call('os', 'system', p.text(command)),
        p.STOP,
      ),
    },
    { ...SYSTEM, name: 'the second of two pickles', loader: 'pickle, twice', bytes: p.pickleOf('N.', body) },
  ];
}

/** Files of joblib and NumPy, which hold more than opcodes. */
export function wrapped(command: string): readonly PickleSample[] {
  const payload = p.call('os', 'system', p.text(command));
  const numbers = Buffer.alloc(16);
  const inner = p.pickleOf(p.proto(4), p.call('os', 'system', p.text(command)), p.STOP);
  const header = "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }";
  return [
    {
      ...SYSTEM,
      name: 'a call behind an array of joblib',
      loader: 'joblib',
      bytes: p.pickleOf(p.proto(4), p.joblibArray('f8', 2, numbers, Buffer.alloc(3)), payload, '\x86.'),
    },
    {
      ...SYSTEM,
      name: 'a call behind an array of an older joblib',
      loader: 'joblib',
      bytes: p.pickleOf(p.proto(4), p.joblibArray('f8', 2, numbers, undefined), payload, '\x86.'),
    },
    {
      ...SYSTEM,
      name: 'an array of objects in a file of joblib',
      loader: 'joblib',
      bytes: p.pickleOf(p.proto(4), p.joblibArray('O8', 1, inner, undefined), p.STOP),
    },
    {
      ...SYSTEM,
      name: 'opcodes in place of the numbers of an array of joblib',
      loader: 'pickle with numpy',
      bytes: p.pickleOf(
        p.proto(4),
        p.joblibArray('f8', 64, p.pickleOf(payload, '.').subarray(0, 512), undefined),
        Buffer.alloc(512),
      ),
    },
    { ...SYSTEM, name: 'an array file of objects', loader: 'numpy', bytes: p.npy(header, inner) },
  ];
}
