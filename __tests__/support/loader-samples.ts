import { deflateSync, gzipSync } from 'node:zlib';
import { msgpack, numpyArray } from './msgpack-writer.ts';
import * as p from './pickle-builder.ts';
import { makeZip } from './zip-writing.ts';

/** A file that runs `touch` when its loader loads it, and the rule that finds it. */
export interface LoaderSample {
  readonly name: string;
  readonly file: string;
  readonly bytes: Buffer;
  /** A line of Python that takes the path from `path`. */
  readonly load: string;
  readonly rule: string;
  /** Critical unless it says so. */
  readonly severity?: 'high' | 'not-scanned';
}

/** The same, but the framework itself writes the file. */
export interface MadeSample extends Omit<LoaderSample, 'bytes'> {
  /** Lines of Python that write the file to `path`; the payload makes `target`. */
  readonly make: string;
}

const TORCH = 'import torch; torch.load(path, weights_only=False)';
const NPZ = 'import numpy; numpy.load(path, allow_pickle=True)["x"]';
const JOBLIB = 'import joblib; joblib.load(path)';
const text = (content: string): Buffer => Buffer.from(content, 'utf8');

/** The number with which old files of torch begin. */
const TORCH_MAGIC = p.pickleOf('\x8a\x0a', Buffer.from('6cfc9c46f9206aa85019', 'hex'));

/** @param target the file that the payload makes */
export function loaderSamples(target: string): readonly LoaderSample[] {
  const command = `touch ${target}`;
  const call = p.call('os', 'system', p.text(command));
  const pickle = p.pickleOf(p.proto(2), call, p.STOP);
  const plain = (...parts: readonly p.Part[]): Buffer => p.pickleOf(p.proto(2), ...parts, p.STOP);
  const array = p.npy("{'descr': '|O', 'fortran_order': False, 'shape': (1,), }", pickle);
  const numbers = p.npy("{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }", Buffer.alloc(8));
  const zip = (...members: readonly (readonly [string, Buffer])[]): Buffer =>
    makeZip(members.map(([name, content]) => ({ name, content })));
  const npz = zip(['x.npy', array]);
  const template = `{{ cycler.__init__.__globals__.os.system(${JSON.stringify(command)}) }}`;
  const msgpackLoad =
    'import msgpack, msgpack_numpy; msgpack.unpackb(open(path, "rb").read(), object_hook=msgpack_numpy.decode)';
  const torch = zip(['archive/data.pkl', pickle], ['archive/version', text('3\n')]);
  const old = Buffer.concat([plain(TORCH_MAGIC), plain('M\xe9\x03'), plain('}'), pickle, plain(']')]);
  const twice = zip(['x.npy', numbers], ['x.npy', array]);
  const packed = msgpack([numpyArray('O', [['', '|O']], pickle)]);
  const rows: readonly (readonly [name: string, file: string, bytes: Buffer, load: string])[] = [
    ['a zip of torch', 'model.pt', torch, TORCH],
    ['the fourth pickle of an old file of torch', 'old.pt', old, TORCH],
    ['an array of objects in npz', 'arrays.npz', npz, NPZ],
    ['npz under another name', 'arrays.dat', npz, NPZ],
    ['the second of two members with one name', 'twice.npz', twice, NPZ],
    ['joblib in zlib', 'z.joblib', deflateSync(pickle), JOBLIB],
    ['joblib in gzip', 'g.joblib', gzipSync(pickle), JOBLIB],
    ['an array of objects in MessagePack', 'weights.dat', packed, msgpackLoad],
  ];
  return [
    ...rows.map(([name, file, bytes, load]) => ({ name, file, bytes, load, rule: 'pickle-code' })),
    {
      ...{ name: 'a tag of Python in YAML', file: 'config.yaml', rule: 'yaml-object' },
      bytes: text(`a: !!python/object/apply:os.system [${JSON.stringify(command)}]\n`),
      load: 'import yaml; yaml.unsafe_load(open(path))',
    },
    {
      ...{ name: 'a chat template', file: 'tokenizer_config.json', rule: 'template-code' },
      bytes: text(JSON.stringify({ chat_template: template })),
      load: 'import jinja2, json; jinja2.Template(json.load(open(path))["chat_template"]).render()',
    },
  ];
}

const LAMBDA = `import keras
run = eval(f"lambda x: (open({target!r}, 'w').close(), x)[1]")
layers = [keras.layers.Input((2,)), keras.layers.Lambda(run, output_shape=(2,))]
keras.Sequential(layers).save(path)`;
const KERAS =
  'import keras; keras.models.load_model(path, safe_mode=False)(__import__("numpy").ones((1, 2)))';
const CLOUDPICKLE = `import cloudpickle
class Payload:
    def __reduce__(self):
        return (lambda name: open(name, "w").close()), (target,)
open(path, "wb").write(cloudpickle.dumps(Payload()))`;

/** Writes a model of TorchScript, and puts a line of its own into the code. */
const TORCHSCRIPT = `import torch, zipfile
class Model(torch.nn.Module):
    def forward(self, x):
        return x + 1
torch.jit.trace(Model(), torch.ones(1)).save(path + ".clean")
with zipfile.ZipFile(path + ".clean") as old, zipfile.ZipFile(path, "w") as new:
    for name in old.namelist():
        line = f'    torch.autograd.save(x, "{target}")\\n    return '.encode()
        content = old.read(name)
        new.writestr(name, content.replace(b"    return ", line) if name.endswith(".py") else content)`;
const OBJECT = `import os
class Payload:
    def __reduce__(self):
        return os.system, (f"touch '{target}'",)
`;
const ROWS = `${OBJECT}import tables
with tables.open_file(path, "w") as f:
    rows = f.create_vlarray("/", "rows", tables.ObjectAtom(), filters=tables.Filters(9))
    rows.append(1)
    rows.append(Payload())`;
const ATTRIBUTE = `import numpy, tables
with tables.open_file(path, "w") as f:
    f.root._v_attrs.note = numpy.bytes_(b"I1\\n0Vnote\\n0cos\\nsystem\\n(Vtouch '" + target.encode() + b"'\\ntR.")`;
const TABLE = `${OBJECT}import pandas
pandas.DataFrame({"a": ["x", Payload()]}).to_hdf(path, key="df")`;
const CHUNKS = `${OBJECT}import h5py, numpy, pickle
content = b"HEAD" + pickle.dumps(Payload(), 0)
data = numpy.zeros(5000, "u1")
data[3003:3003 + len(content)] = list(content)
with h5py.File(path, "w") as f:
    f.create_dataset("rows", data=data, chunks=(16,), compression="gzip", shuffle=True)`;
const RECORDS = `${OBJECT}import h5py, numpy, pickle
content = pickle.dumps(Payload())
with h5py.File(path, "w") as f:
    f.attrs["note"] = numpy.array([(1, content)], dtype=[("n", "i4"), ("p", f"V{len(content)}")])`;
const ofHdf5: readonly (readonly [name: string, make: string, load: string])[] = [
  [
    'a pickle behind a header in several chunks of h5py',
    CHUNKS,
    'import h5py, pickle; pickle.loads(h5py.File(path)["rows"][3007:].tobytes())',
  ],
  [
    'a pickle in an attribute of records of h5py',
    RECORDS,
    'import h5py, pickle; pickle.loads(h5py.File(path).attrs["note"]["p"][0].tobytes())',
  ],
  ['a row of objects of PyTables', ROWS, 'import tables; tables.open_file(path).root.rows[:]'],
  [
    'an old pickle in an attribute of PyTables',
    ATTRIBUTE,
    'import tables; tables.open_file(path).root._v_attrs.note',
  ],
  ['a column of objects of pandas', TABLE, 'import pandas; pandas.read_hdf(path)'],
];
export const MADE_SAMPLES: readonly MadeSample[] = [
  ...ofHdf5.map(([name, make, load]) => ({ name, make, load, file: 'data.h5', rule: 'pickle-code' })),
  {
    ...{
      name: 'a file that TorchScript writes by another name of torch',
      file: 'model.pt',
      make: TORCHSCRIPT,
    },
    load: 'import torch; torch.jit.load(path)(torch.ones(1))',
    ...{ rule: 'torchscript-code', severity: 'high' },
  },
  { name: 'a Lambda of Keras', file: 'model.keras', make: LAMBDA, load: KERAS, rule: 'keras-code' },
  { name: 'a Lambda of Keras in HDF5', file: 'model.h5', make: LAMBDA, load: KERAS, rule: 'keras-code' },
  {
    ...{ name: 'a function of cloudpickle', file: 'function.pkl', make: CLOUDPICKLE, rule: 'pickle-code' },
    load: 'import pickle; pickle.load(open(path, "rb"))',
  },
];
