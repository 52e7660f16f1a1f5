import { deflateSync } from 'node:zlib';
import { u16, u32, u64 } from './binary-writer.ts';
import { writeHdf5, type WrittenHdf5 } from './hdf5-writer.ts';

/** What else the file has. */
export type Rest = Pick<WrittenHdf5, 'attributes' | 'userBlock' | 'inner'>;
type Place = (bytes: Buffer, rest?: Rest) => Buffer;

/** Where the writer's file ends. Addresses count from the end of the user block. */
const END = 0x18000;
const TREE_BYTES = 0x100;

const layout = (...parts: readonly Uint8Array[]): readonly [number, Uint8Array] => [8, Buffer.concat(parts)];

const contiguous: Place = (bytes, rest = {}) => {
  const message = layout(Buffer.from([3, 1]), u64(END), u64(bytes.length));
  return Buffer.concat([writeHdf5({ ...rest, messages: [message] }), bytes]);
};

const compact: Place = (bytes, rest = {}) =>
  writeHdf5({ ...rest, messages: [layout(Buffer.from([3, 0]), u16(bytes.length), bytes)] });

const chunked: Place = (bytes, rest = {}) => {
  const message = layout(Buffer.from([3, 2, 2]), u64(END), u32(bytes.length), u32(1));
  const node = Buffer.concat([Buffer.from('TREE'), Buffer.from([1, 0]), u16(1), Buffer.alloc(16, 0xff)]);
  const key = Buffer.concat([u32(bytes.length), u32(0), u64(0), u64(0), u64(END + TREE_BYTES)]);
  const tree = Buffer.concat([node, key, Buffer.alloc(TREE_BYTES)]).subarray(0, TREE_BYTES);
  return Buffer.concat([writeHdf5({ ...rest, messages: [message] }), tree, bytes]);
};

const onlyChunk: Place = (bytes, rest = {}) => {
  const index = Buffer.concat([Buffer.from([4, 2, 0, 2, 4]), u32(bytes.length), u32(1), Buffer.from([1])]);
  return Buffer.concat([writeHdf5({ ...rest, messages: [layout(index, u64(END))] }), bytes]);
};

const list: Place = (bytes, rest = {}) => {
  const padded = Buffer.concat([bytes, Buffer.alloc(64)]).subarray(0, 64);
  return Buffer.concat([
    writeHdf5({ ...rest, messages: [[3, Buffer.from([0x19, 0, 0, 0, 16, 0, 0, 0])]] }),
    ...[Buffer.from('GCOL'), Buffer.from([1, 0, 0, 0]), u64(16 + 16 + 64)],
    ...[u16(1), u16(1), u32(0), u64(64), padded],
  ]);
};

/** Writes bytes to each place of an HDF5 file from which a reader gets them as they are. At most 64 bytes fit into a list. */
export const HDF5_PLACES: Readonly<Record<string, Place>> = {
  attribute: (bytes, rest = {}) => writeHdf5({ ...rest, attributes: { ...rest.attributes, x: bytes } }),
  'a dataset': contiguous,
  'a small dataset': compact,
  'a dataset in chunks': chunked,
  'a compressed dataset': (bytes, rest) => chunked(deflateSync(bytes), rest),
  'a dataset of one chunk': onlyChunk,
  'a list': list,
};
