import { endianness } from 'node:os';
import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { fromHalf } from '../victim/half-precision.ts';

export interface NumberArray {
  readonly name: string;
  readonly shape: readonly number[];
  /** All numbers, the last dimension fastest. */
  readonly values: Float32Array | Float64Array;
  readonly whole: boolean;
  /** True if the numbers are bytes, as raw pictures are. */
  readonly bytes: boolean;
}

/** How to read one number, by the type that numpy writes: `<f4`. */
interface ElementType {
  readonly bytes: number;
  readonly read: (view: DataView, at: number, little: boolean) => number;
  readonly whole: boolean;
}

const TYPES: Readonly<Record<string, ElementType>> = {
  f2: { bytes: 2, read: (view, at, little) => fromHalf(view.getUint16(at, little)), whole: false },
  f4: { bytes: 4, read: (view, at, little) => view.getFloat32(at, little), whole: false },
  f8: { bytes: 8, read: (view, at, little) => view.getFloat64(at, little), whole: false },
  b1: { bytes: 1, read: (view, at) => view.getUint8(at), whole: true },
  u1: { bytes: 1, read: (view, at) => view.getUint8(at), whole: true },
  i1: { bytes: 1, read: (view, at) => view.getInt8(at), whole: true },
  u2: { bytes: 2, read: (view, at, little) => view.getUint16(at, little), whole: true },
  i2: { bytes: 2, read: (view, at, little) => view.getInt16(at, little), whole: true },
  u4: { bytes: 4, read: (view, at, little) => view.getUint32(at, little), whole: true },
  i4: { bytes: 4, read: (view, at, little) => view.getInt32(at, little), whole: true },
  u8: { bytes: 8, read: (view, at, little) => Number(view.getBigUint64(at, little)), whole: true },
  i8: { bytes: 8, read: (view, at, little) => Number(view.getBigInt64(at, little)), whole: true },
};

const MAGIC = Buffer.from('\u0093NUMPY', 'latin1');

function isNpy(content: Buffer): boolean {
  return content.subarray(0, MAGIC.length).equals(MAGIC);
}

/** Reads a .npy file (format 1 to 3). @throws ArtifactFault if it is damaged, or holds anything but numbers */
export function readNpy(content: Buffer, name: string): NumberArray {
  const { shape, type, little, fortran, body } = readHeader(content, name);
  const element = TYPES[type];
  if (element === undefined) throw fault(name, typeProblem(type));
  const count = shape.reduce((product, size) => product * size, 1);
  if (body.length < count * element.bytes) {
    throw fault(
      name,
      `is cut short: its header announces ${shape.join(' x ')} numbers, but it holds ${String(body.length)} ` +
        'bytes.',
    );
  }
  const values = readValues(body, element, little, count);
  return {
    name,
    shape,
    values: fortran ? lastDimensionFastest(values, shape) : values,
    whole: element.whole,
    bytes: type === 'u1',
  };
}

interface Header {
  readonly shape: readonly number[];
  readonly type: string;
  readonly little: boolean;
  readonly fortran: boolean;
  readonly body: Buffer;
}

/** Reads the header: a Python dictionary as text, of which only the three usual entries are looked at. */
function readHeader(content: Buffer, name: string): Header {
  const long = content[6] !== 1;
  const start = long ? 12 : 10;
  if (!isNpy(content) || content.length < start) {
    throw fault(name, 'is not a .npy file. Save it with numpy.save.');
  }
  const end = start + (long ? content.readUInt32LE(8) : content.readUInt16LE(8));
  const header = content.toString('latin1', start, Math.min(end, start + 65_536));
  // A structured type is a list of names and types.
  const written =
    /'descr': *('[^']*'|\[.*?\])(?=, *'fortran_order'|, *'shape'|,? *\})/u.exec(header)?.[1] ?? '';
  const [, order = '', type = written] = /^'([<>=|]?)([a-zA-Z]\d*)(?:\[\w+\])?'$/u.exec(written) ?? [];
  const shape = /'shape': *\(([\d, ]*)\)/u.exec(header)?.[1];
  if (shape === undefined) throw fault(name, 'has a header that cannot be read. Save it with numpy.save.');
  return {
    shape: (shape.match(/\d+/gu) ?? []).map(Number),
    type,
    little: order !== '>',
    fortran: header.includes("'fortran_order': True"),
    body: content.subarray(end),
  };
}

function fault(name: string, problem: string): ArtifactFault {
  return new ArtifactFault(`${shownName(name)} ${problem}`);
}

/** Says what else an array holds, and how it becomes one of numbers. Each line of Python works on such an array. */
function typeProblem(type: string): string {
  const shown = shownName(type === '' ? 'unknown' : type, 200);
  const [, advice = 'Save an array of numbers: array.astype("float32").'] =
    TYPE_ADVICE.find(([pattern]) => pattern.test(type)) ?? [];
  return `holds values of the type ${shown}. ${advice}`;
}

const TYPE_ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^\[/u,
    'It has named fields. If all are numbers, save them as columns: ' +
      'numpy.lib.recfunctions.structured_to_unstructured(array).astype("float32"), after import ' +
      'numpy.lib.recfunctions. Else give the data as a table (.csv).',
  ],
  [
    /^O/u,
    'These are Python objects, which would run code when they are loaded. If all are numbers, save ' +
      'array.astype("float32"); else give the data as a table (.csv).',
  ],
  [
    /^[USa]/u,
    'These are texts. If all are numbers, save array.astype("float32"). Classes become numbers, in ' +
      'alphabetical order, by numpy.unique(array, return_inverse=True)[1]. Other texts belong in a table (.csv).',
  ],
  [/^[Mm]/u, 'These are dates or times. Save numbers: array.astype("int64").'],
  [
    /^c/u,
    'These are complex numbers. Save their sizes, numpy.abs(array), or array.real and array.imag as columns.',
  ],
  [
    /^V/u,
    'These are bytes of a type that numpy does not know. Convert the array to float32 before it is saved.',
  ],
];

function readValues(
  body: Buffer,
  element: ElementType,
  little: boolean,
  count: number,
): Float32Array | Float64Array {
  if (little && !element.whole && element.bytes > 2 && endianness() === 'LE') {
    // The usual files can be taken as they are, which is ten times as fast.
    const bytes = Uint8Array.from(body.subarray(0, count * element.bytes)).buffer;
    return element.bytes === 4 ? new Float32Array(bytes) : new Float64Array(bytes);
  }
  const view = new DataView(body.buffer, body.byteOffset, count * element.bytes);
  // Whole numbers of 4 and 8 bytes may be labels or identifiers, which float32 does not hold exactly.
  const values = element.bytes <= 4 && !element.whole ? new Float32Array(count) : new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    values[index] = element.read(view, index * element.bytes, little);
  }
  return values;
}

/** Turns the order of Fortran, first dimension fastest, into the usual one. */
function lastDimensionFastest(
  values: Float32Array | Float64Array,
  shape: readonly number[],
): Float32Array | Float64Array {
  const ordered = values.slice();
  const position = shape.map(() => 0);
  const strides = shape.map((_, dimension) =>
    shape.slice(0, dimension).reduce((product, size) => product * size, 1),
  );
  for (let index = 0; index < ordered.length; index += 1) {
    ordered[index] = values[position.reduce((sum, at, d) => sum + at * (strides[d] ?? 0), 0)] ?? 0;
    for (let dimension = shape.length - 1; dimension >= 0; dimension -= 1) {
      position[dimension] = (position[dimension] ?? 0) + 1;
      if ((position[dimension] ?? 0) < (shape[dimension] ?? 0)) break;
      position[dimension] = 0;
    }
  }
  return ordered;
}
