import * as p from './pickle-builder.ts';
import type { LoaderSample } from './loader-samples.ts';

/*
 * Files that run their payload in a loader which skips other bytes than their layout seems to say, or reads other ones. What
 * the genuine writer does not write is `not-scanned`, since nobody can tell what a loader makes of it.
 */

const JOBLIB = 'import joblib; joblib.load(path)';
const STRANGE = { rule: 'malformed-model', severity: 'not-scanned' } as const;

/** Writes the other file into a folder that scans skip. */
const OTHER_FILE =
  'import os; d = os.path.join(os.path.dirname(path), "node_modules", "x"); os.makedirs(d, exist_ok=True); ' +
  'open(os.path.join(d, "weights.dat"), "wb").write(b"cos\\nsystem\\n(Vtouch " + target.encode() + b"\\ntR.")';

/** Bytes that are skipped by whoever takes the other reading. */
const GAP = 64;

/** @param target the file that the payload makes */
export function followedSamples(target: string): readonly LoaderSample[] {
  const payload = p.pickleOf(p.call('os', 'system', p.text(`touch ${target}`)), '0N.');
  const behind = (array: Buffer, skipped: number): Buffer =>
    p.pickleOf(p.proto(4), array, Buffer.alloc(skipped), payload);
  const array = (changed: Readonly<Record<string, p.Part>>, bytes = 8, code = 'f8'): Buffer =>
    p.joblibArray(code, 1, Buffer.alloc(bytes), undefined, changed);
  const joblib = (name: string, bytes: Buffer): LoaderSample => ({
    ...STRANGE,
    name: `joblib: ${name}`,
    file: 'model.joblib',
    bytes,
    load: JOBLIB,
  });
  const aligned = (alignment: p.Part): Buffer =>
    p.pickleOf(
      p.proto(4),
      p.joblibArray('f8', 1, Buffer.alloc(0), undefined, { numpy_array_alignment_bytes: alignment }),
      Buffer.of(GAP),
      Buffer.alloc(GAP + 8),
      payload,
    );
  return [
    joblib('an alignment that is True', aligned('\x88')),
    joblib('an alignment that is a text', aligned(p.text('16'))),
    joblib('an alignment that is a tuple', aligned(')')),
    joblib(
      'an alignment that __init__ sets',
      p.pickleOf(p.proto(4), madeByCall(), Buffer.of(GAP), Buffer.alloc(GAP + 8), payload),
    ),
    joblib('a type with a state of five items', behind(array({ dtype: shortType(5) }), GAP - 8)),
    joblib('a type with a state of six items', behind(array({ dtype: shortType(6) }), GAP - 8)),
    joblib('a type that is a letter', behind(array({ dtype: p.dtype('i') }, 4), 0)),
    joblib('a length behind spaces', behind(array({ shape: `(I${' '.repeat(62)}8\nt` }), GAP - 8)),
    {
      name: 'joblib: an array in another file',
      rule: 'pickle-code',
      file: 'model.joblib',
      bytes: p.pickleOf(p.proto(4), otherFile('node_modules/x/weights.dat'), '.'),
      load: `${OTHER_FILE}; ${JOBLIB}`,
    },
    {
      name: 'NumPy: memory that is read as objects',
      rule: 'pickle-tampering',
      file: 'array.pkl',
      // The address of None is the same in every array of a process, and in no file.
      bytes: p.pickleOf(
        p.proto(4),
        payload.subarray(0, -2),
        p.call('numpy', 'ndarray', p.pickleOf(p.integer(1), p.TUPLE1), p.text('O'), p.bytes(Buffer.alloc(8))),
        '.',
      ),
      load: 'import pickle; pickle.load(open(path, "rb"))',
    },
  ];
}

/** A type of 64 bytes whose state is one of the oldest forms, in which the size has another place. */
function shortType(items: 5 | 6): Buffer {
  const size = p.integer(GAP);
  const state = ['(', ...(items === 6 ? [p.integer(1)] : []), p.text('|'), 'NN', size, p.integer(1), 't'];
  return p.pickleOf(p.call('numpy', 'dtype', p.text('V8'), '\x89\x88'), ...state, 'b');
}

/** A wrapper whose alignment is an argument, so that its state does not have it. */
function madeByCall(): Buffer {
  const shape = p.tuple(p.integer(1));
  const [subclass, order, dtype] = [p.global('numpy', 'ndarray'), p.text('C'), p.dtype('f8')];
  const given = [subclass, shape, order, dtype, '\x89', p.integer(16)];
  const state = { subclass, shape, order, dtype, allow_mmap: '\x89' };
  return p.pickleOf(p.call('joblib.numpy_pickle', 'NumpyArrayWrapper', ...given), p.dict(state), 'b');
}

/** An array of joblib before 0.10, which lies in another file. */
export function otherFile(name: string): Buffer {
  const state = { filename: p.text(name), subclass: p.global('numpy', 'ndarray'), allow_mmap: '\x89' };
  return p.withState(p.made('joblib.numpy_pickle_compat', 'NDArrayWrapper'), state);
}
