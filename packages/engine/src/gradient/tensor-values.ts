import type { OnnxMessage } from '../model/onnx-message.ts';

export interface TensorValues {
  readonly shape: readonly number[];
  /** The element type by its number in ONNX. */
  readonly type: number;
  /** Undefined if the numbers are of a type that no rule needs, or too many. */
  readonly values: readonly number[] | undefined;
}

/** Rules read parameters, such as shapes and axes, and never the weights themselves. */
const MOST_VALUES = 65_536;

type Reader = (view: DataView, at: number) => number;

const READERS: Readonly<Record<number, readonly [bytes: number, read: Reader]>> = {
  1: [4, (view, at) => view.getFloat32(at, true)],
  2: [1, (view, at) => view.getUint8(at)],
  3: [1, (view, at) => view.getInt8(at)],
  6: [4, (view, at) => view.getInt32(at, true)],
  7: [8, (view, at) => Number(view.getBigInt64(at, true))],
  9: [1, (view, at) => view.getUint8(at)],
  11: [8, (view, at) => view.getFloat64(at, true)],
};

/** The fields that hold numbers of these types if they are not raw: integers 5 and 7, floats 4, doubles 10. */
const FLOAT_DATA = 4;
const DOUBLE_DATA = 10;
const RAW_DATA = 9;

/** @param most a tensor of more values has none here */
export function readTensor(tensor: OnnxMessage, most = MOST_VALUES): TensorValues {
  const shape = tensor.integers(1);
  const type = tensor.integer(2);
  const count = shape.reduce((product, size) => product * size, 1);
  return { shape, type, values: count <= most ? valuesOf(tensor, type) : undefined };
}

function valuesOf(tensor: OnnxMessage, type: number): readonly number[] | undefined {
  const raw = tensor.contents(RAW_DATA)[0];
  const reader = READERS[type];
  if (reader === undefined) return undefined;
  if (raw !== undefined && raw.length > 0) return readAll(raw, reader);
  const packed = tensor.contents(type === 11 ? DOUBLE_DATA : FLOAT_DATA)[0];
  if (packed !== undefined && (type === 1 || type === 11)) return readAll(packed, reader);
  return [...tensor.integers(5), ...tensor.integers(7)];
}

function readAll(bytes: Uint8Array, [size, read]: readonly [number, Reader]): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / size) }, (_unused, index) =>
    read(view, index * size),
  );
}
