import { deflateSync } from 'node:zlib';
import { u16, u32, u64 } from './binary-writer.ts';
import { writeHdf5, type WrittenHdf5 } from './hdf5-writer.ts';

/** Other settings of the file. */
export type Rest = Pick<WrittenHdf5, 'attributes' | 'userBlock' | 'inner' | 'messages'>;
type Message = readonly [number, Uint8Array];
type Place = (bytes: Buffer, rest?: Rest) => Buffer;

/** Where the writer's file ends. Addresses count from the end of the user block. */
const END = 0x18000;
const TREE_BYTES = 0x100;
const LZF = 32_000;

const layout = (...parts: readonly Uint8Array[]): Message => [8, Buffer.concat(parts)];

const contiguous: Place = (bytes, rest = {}) => {
  const message = layout(Buffer.from([3, 1]), u64(END), u64(bytes.length));
  return Buffer.concat([writeHdf5({ ...rest, messages: [...(rest.messages ?? []), message] }), bytes]);
};

const compact: Place = (bytes, rest = {}) =>
  writeHdf5({ ...rest, messages: [layout(Buffer.from([3, 0]), u16(bytes.length), bytes)] });

const chunked: Place = (bytes, rest = {}) => {
  const message = layout(Buffer.from([3, 2, 2]), u64(END), u32(bytes.length), u32(1));
  const node = Buffer.concat([Buffer.from('TREE'), Buffer.from([1, 0]), u16(1), Buffer.alloc(16, 0xff)]);
  const key = Buffer.concat([u32(bytes.length), u32(0), u64(0), u64(0), u64(END + TREE_BYTES)]);
  const tree = Buffer.concat([node, key, Buffer.alloc(TREE_BYTES)]).subarray(0, TREE_BYTES);
  return Buffer.concat([writeHdf5({ ...rest, messages: [...(rest.messages ?? []), message] }), tree, bytes]);
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

/** Numbers of one byte. */
const BYTES: Message = [3, Buffer.concat([Buffer.from([0x10, 0, 0, 0]), u32(1), u16(0), u16(8)])];
const TEXT_BYTES = 200;
/** Texts of a fixed size. */
const TEXTS: Message = [3, Buffer.concat([Buffer.from([0x13, 0, 0, 0]), u32(TEXT_BYTES)])];

/** Says that one filter was applied. */
function filter(id: number, value = 0): Message {
  const noName = id >= 256 ? [u16(0)] : [];
  return [0x0b, Buffer.concat([Buffer.from([2, 1]), u16(id), ...noName, u16(0), u16(1), u32(value)])];
}

/** LZF whose content comes twice: as runs of at most 32 bytes, and as matches of 8 bytes. */
function lzf(bytes: Buffer): Buffer {
  const runs: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 32) {
    const run = bytes.subarray(at, at + 32);
    runs.push(Buffer.from([run.length - 1]), run);
  }
  const distance = bytes.length - 1;
  const match = Buffer.from([(6 << 5) + (distance >> 8), distance & 255]);
  return Buffer.concat([...runs, ...Array.from({ length: bytes.length >> 3 }, () => match)]);
}

/** Writes the second of two values, behind the filter that puts the first bytes of all values first. */
const shuffled: Place = (bytes, rest = {}) => {
  const mixed = Buffer.alloc(2 * TEXT_BYTES);
  for (const [index, byte] of bytes.entries()) mixed[2 * index + 1] = byte;
  return chunked(mixed, { ...rest, messages: [TEXTS, filter(2, TEXT_BYTES)] });
};

/** Writes a field behind a number of four bytes, in the second of two values. */
const field: Place = (bytes, rest = {}) => {
  const size = bytes.length + 4;
  const head = Buffer.concat([Buffer.from([0x36, 2, 0, 0]), u32(size)]);
  const number = Buffer.concat([
    Buffer.from('n\0'),
    Buffer.from([0, 0x10, 0, 0, 0]),
    u32(4),
    u16(0),
    u16(32),
  ]);
  const opaque = Buffer.concat([Buffer.from('p\0'), Buffer.from([4, 0x35, 0, 0, 0]), u32(bytes.length)]);
  const type: Message = [3, Buffer.concat([head, number, opaque])];
  return contiguous(Buffer.concat([Buffer.alloc(size + 4), bytes]), { ...rest, messages: [type] });
};

/** Writes a chunk behind one of the indexes of newer files. */
const indexed = (kind: number, parameters: number, ...blocks: readonly Buffer[]): Place => {
  return (bytes, rest = {}) => {
    const sizes = [u32(bytes.length), u32(1), Buffer.from([kind]), Buffer.alloc(parameters, 10)];
    const message = layout(Buffer.from([4, 2, 0, 2, 4]), ...sizes, u64(END));
    const index = Buffer.alloc(blocks.length * TREE_BYTES);
    for (const [number, block] of blocks.entries()) index.set(block, number * TREE_BYTES);
    return Buffer.concat([writeHdf5({ ...rest, messages: [message] }), index, bytes]);
  };
};

const FIRST = u64(END + TREE_BYTES);
const SECOND = u64(END + 2 * TREE_BYTES);
const THIRD = u64(END + 3 * TREE_BYTES);
const mark = (letters: string, ...numbers: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(letters), Buffer.from(numbers)]);

/** Indexes of chunks that only newer files have. */
export const HDF5_INDEXES: Readonly<Record<string, Place>> = {
  'no index': indexed(2, 0),
  'a fixed array': indexed(
    3,
    1,
    Buffer.concat([mark('FAHD', 0, 0, 8, 10), u64(1), FIRST]),
    Buffer.concat([mark('FADB', 0, 0), u64(END), SECOND]),
  ),
  'a fixed array of pages': indexed(
    3,
    1,
    Buffer.concat([mark('FAHD', 0, 0, 8, 10), u64(2000), FIRST]),
    Buffer.concat([mark('FADB', 0, 0), u64(END), Buffer.from([0xc0, 0, 0, 0, 0]), SECOND]),
  ),
  'an extensible array': indexed(
    4,
    5,
    Buffer.concat([mark('EAHD', 0, 0, 8, 32, 4, 16, 4, 10), Buffer.alloc(48), FIRST]),
    Buffer.concat([mark('EAIB', 0, 0), u64(END), Buffer.alloc(8, 0xff), SECOND]),
  ),
  'a tree of version 2': indexed(
    5,
    6,
    Buffer.concat([mark('BTHD', 0, 10), u32(2048), u16(16), u16(1), u16(0), FIRST, u16(1)]),
    Buffer.concat([mark('BTIN', 0, 10), THIRD, u64(9), SECOND]),
    Buffer.concat([mark('BTLF', 0, 10), THIRD, u64(0)]),
  ),
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
  'a dataset with LZF': (bytes, rest) => chunked(lzf(bytes), { ...rest, messages: [BYTES, filter(LZF)] }),
  'a shuffled dataset': shuffled,
  'a field of a compound type': field,
};

/** Writes bytes behind a filter, as numbers of one byte or as numbers of the size that is given. */
export function behindFilter(bytes: Buffer, id: number, size = 1): Buffer {
  const type: Message =
    size === 1 ? BYTES : [3, Buffer.concat([Buffer.from([0x10, 0, 0, 0]), u32(size), u16(0), u16(8 * size)])];
  return chunked(bytes, { messages: [type, filter(id)] });
}
