/** What reads a sample: a line of Python that takes the path from `path`. */
export const LOADERS = {
  pickle: 'import pickle; pickle.load(open(path, "rb"))',
  'pickle.py': 'import pickle; pickle._Unpickler(open(path, "rb")).load()',
  'pickle, twice': 'import pickle; f = open(path, "rb"); pickle.load(f); pickle.load(f)',
  joblib: 'import joblib; joblib.load(path)',
  numpy: 'import numpy; numpy.load(path, allow_pickle=True)',
  'pickle with numpy': 'import numpy, pickle; pickle.load(open(path, "rb"))',
  'pickle with scipy.signal': 'import scipy.signal, pickle; pickle.load(open(path, "rb"))',
  'pickle with sympy': 'import sympy, pickle; pickle.load(open(path, "rb"))',
  'pickle with scikit-learn': 'import sklearn, scipy.optimize, pickle; pickle.load(open(path, "rb"))',
  'pickle with torch': 'import torch, pickle; pickle.load(open(path, "rb"))',
  'pickle with scipy': 'import scipy.stats, pickle; pickle.load(open(path, "rb"))',
} as const;

/** A pickle that runs `touch` when it is loaded, and how it is found. */
export interface PickleSample {
  readonly name: string;
  readonly loader: keyof typeof LOADERS;
  readonly bytes: Buffer;
  readonly rule: 'pickle-code' | 'pickle-tampering' | 'pickle-unknown-call';
  readonly subject: string;
}

type Found = Partial<Omit<PickleSample, 'name' | 'bytes'>>;
type Row = readonly [name: string, bytes: Buffer, subject?: string | undefined, found?: Found];

/** @param found what the rows have in common, where it is not what a call of `os.system` is found as */
export function samplesOf(found: Found, rows: readonly Row[]): readonly PickleSample[] {
  const system = { loader: 'pickle', rule: 'pickle-code', subject: 'os.system', ...found } as const;
  return rows.map(([name, bytes, subject = system.subject, other = {}]) => ({
    ...system,
    ...{ subject, ...other, name, bytes },
  }));
}
