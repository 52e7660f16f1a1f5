import { deflateSync } from 'node:zlib';
import { u16, u32, u64 } from './binary-writer.ts';
import { writeHdf5 } from './hdf5-writer.ts';

/** A message of an object: its kind and its bytes. */
export type Hdf5Part = readonly [number, Uint8Array];

/** Where the writer's file ends. */
const END = 0x18000;
const TREE_BYTES = 0x1000;

/** Numbers of 8 bits. */
export const BYTE_TYPE: Uint8Array = Buffer.concat([Buffer.from([0x10, 0, 0, 0]), u32(1), u16(0), u16(8)]);

/** Texts of a fixed size. */
export function textType(size: number): Uint8Array {
  return Buffer.concat([Buffer.from([0x13, 0, 0, 0]), u32(size)]);
}

/** A number of 32 bits, and behind it a list of numbers of 8 bits. */
export function recordType(size: number): Uint8Array {
  const head = Buffer.concat([Buffer.from([0x36, 2, 0, 0]), u32(size + 4)]);
  const number = Buffer.concat([Buffer.from([0x10, 0, 0, 0]), u32(4), u16(0), u16(32)]);
  const array = Buffer.concat([
    Buffer.from([0x3a, 0, 0, 0]),
    u32(size),
    Buffer.from([1]),
    u32(size),
    BYTE_TYPE,
  ]);
  return Buffer.concat([head, Buffer.from('n\0\0'), number, Buffer.from('p\0\x04'), array]);
}

/** An attribute of the root group with so many values. */
export function withAttribute(type: Uint8Array, value: Uint8Array, count = 1): Buffer {
  const name = Buffer.from('a\0');
  const space = Buffer.concat([Buffer.from([1, 1, 0, 0, 0, 0, 0, 0]), u64(count)]);
  const sizes = Buffer.concat([Buffer.from([3, 0]), u16(name.length), u16(type.length), u16(space.length)]);
  return writeHdf5({
    messages: [[0x0c, Buffer.concat([sizes, Buffer.from([0]), name, type, space, value])]],
  });
}

/** Fills a dataset of which nothing was written. */
export function withFillValue(value: Uint8Array): Buffer {
  const fill = Buffer.concat([Buffer.from([3, 0x20]), u32(value.length), value]);
  return writeHdf5({
    messages: [
      [3, textType(value.length)],
      [5, fill],
    ],
  });
}

export interface ChunkedDataset {
  readonly sizes: readonly number[];
  readonly shape: readonly number[];
  readonly type?: Uint8Array;
  readonly typeBytes?: number;
  /** Filters that zlib and the order of bytes undo. */
  readonly isShuffled?: boolean;
}

/** Writes a dataset as chunks of bytes, each at its place. */
export function inChunks(
  { sizes, shape, type = BYTE_TYPE, typeBytes = 1, isShuffled = false }: ChunkedDataset,
  chunks: readonly (readonly [at: readonly number[], bytes: Uint8Array])[],
): Buffer {
  const space = Buffer.concat([Buffer.from([1, sizes.length, 0, 0, 0, 0, 0, 0]), ...sizes.map(u64)]);
  const layout = Buffer.concat([
    Buffer.from([3, 2, shape.length + 1]),
    u64(END),
    ...[...shape, typeBytes].map(u32),
  ]);
  const filters = Buffer.concat([
    Buffer.from([2, 2]),
    ...[u16(2), u16(0), u16(1), u32(typeBytes)],
    ...[u16(1), u16(0), u16(1), u32(6)],
  ]);
  const stored = chunks.map(([, bytes]) => (isShuffled ? deflateSync(shuffled(bytes, typeBytes)) : bytes));
  let address = END + TREE_BYTES;
  const keys = chunks.flatMap(([at], index) => {
    const { length } = stored[index] ?? [];
    const key = [u32(length), u32(0), ...at.map(u64), u64(0), u64(address)];
    address += length;
    return key;
  });
  const node = Buffer.concat([
    Buffer.from('TREE'),
    Buffer.from([1, 0]),
    u16(chunks.length),
    Buffer.alloc(16, 255),
  ]);
  const tree = Buffer.concat([node, ...keys, Buffer.alloc(TREE_BYTES)]).subarray(0, TREE_BYTES);
  const messages: Hdf5Part[] = [
    [1, space],
    [3, type],
    ...(isShuffled ? [[0x0b, filters] as const] : []),
    [8, layout],
  ];
  return Buffer.concat([writeHdf5({ messages }), tree, ...stored]);
}

function shuffled(bytes: Uint8Array, size: number): Buffer {
  const count = bytes.length / size;
  const mixed = Buffer.alloc(bytes.length);
  for (const [index, byte] of bytes.entries()) {
    mixed[(index % size) * count + Math.floor(index / size)] = byte;
  }
  return mixed;
}

const NODE = 0x200;
const NOWHERE = Buffer.alloc(8, 0xff);
const mark = (letters: string, ...numbers: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(letters), Buffer.from(numbers)]);

/** Where each of the blocks of an index is. The chunk comes last. */
const place = (number: number): Buffer => u64(END + number * NODE);

function withIndex(kind: number, parameters: number, blocks: readonly Buffer[], chunk: Uint8Array): Buffer {
  const sizes = [u32(chunk.length), u32(1), Buffer.from([kind]), Buffer.alloc(parameters, 10)];
  const layout = Buffer.concat([Buffer.from([4, 2, 0, 2, 4]), ...sizes, place(0)]);
  const padded = blocks.map((block) => Buffer.concat([block, Buffer.alloc(NODE, 0xff)]).subarray(0, NODE));
  return Buffer.concat([
    writeHdf5({
      messages: [
        [3, BYTE_TYPE],
        [8, layout],
      ],
    }),
    ...padded,
    chunk,
  ]);
}

/** Writes bytes as the second chunk of an index of newer files. The first one is a block of the index. */
export const SECOND_CHUNKS: Readonly<Record<string, (chunk: Uint8Array) => Buffer>> = {
  'a fixed array': (chunk) =>
    withIndex(
      3,
      1,
      [
        Buffer.concat([mark('FAHD', 0, 0, 8, 10), u64(2), place(1)]),
        Buffer.concat([mark('FADB', 0, 0), place(0), place(0), place(2)]),
      ],
      chunk,
    ),
  'the second page of a fixed array': (chunk) =>
    withIndex(
      3,
      1,
      [
        Buffer.concat([mark('FAHD', 0, 0, 8, 1), u64(4), place(1)]),
        Buffer.concat([
          mark('FADB', 0, 0),
          place(0),
          Buffer.from([0xc0]),
          u32(0),
          place(0),
          NOWHERE,
          u32(0),
          place(2),
        ]),
      ],
      chunk,
    ),
  'a data block of an extensible array': (chunk) =>
    withIndex(
      4,
      5,
      [
        Buffer.concat([mark('EAHD', 0, 0, 8, 32, 4, 16, 4, 10), Buffer.alloc(48), place(1)]),
        Buffer.concat([mark('EAIB', 0, 0), place(0), place(0), NOWHERE, NOWHERE, NOWHERE, place(2)]),
        Buffer.concat([mark('EADB', 0, 0), place(0), u32(4), NOWHERE, place(3)]),
      ],
      chunk,
    ),
  'a super block of an extensible array': (chunk) =>
    withIndex(
      4,
      5,
      [
        Buffer.concat([mark('EAHD', 0, 0, 8, 32, 1, 2, 2, 1), Buffer.alloc(48), place(1)]),
        Buffer.concat([mark('EAIB', 0, 0), place(0), place(0), NOWHERE, NOWHERE, place(2)]),
        // Two blocks of two pages, of which only the last one was written.
        Buffer.concat([mark('EASB', 0, 0), place(0), u32(7), Buffer.from([0x10, 0]), NOWHERE, place(3)]),
        Buffer.concat([mark('EADB', 0, 0), place(0), u32(7), u32(0), Buffer.alloc(20), place(4), NOWHERE]),
      ],
      chunk,
    ),
  'a leaf of a tree of version 2': (chunk) =>
    withIndex(
      5,
      6,
      [
        Buffer.concat([mark('BTHD', 0, 10), u32(2048), u16(16), u16(1), u16(0), place(1), u16(1)]),
        Buffer.concat([
          mark('BTIN', 0, 10),
          place(0),
          u64(0),
          place(2),
          Buffer.from([0]),
          place(2),
          Buffer.from([1]),
        ]),
        Buffer.concat([mark('BTLF', 0, 10), place(3), u64(1)]),
      ],
      chunk,
    ),
};

const TYPED: readonly Hdf5Part[] = [
  [1, Buffer.concat([Buffer.from([1, 1, 0, 0, 0, 0, 0, 0]), u64(100)])],
  [3, BYTE_TYPE],
];

/** Chunks of no bytes, one after another without end. */
export function endlessChunks(): Buffer {
  const layout = Buffer.concat([Buffer.from([4, 2, 0, 2, 4]), u32(0), u32(1), Buffer.from([2]), u64(0)]);
  const space = Buffer.concat([Buffer.from([1, 1, 1, 0, 0, 0, 0, 0]), u64(100), u64(2 ** 50)]);
  return writeHdf5({
    messages: [
      [1, space],
      [3, BYTE_TYPE],
      [8, layout],
    ],
  });
}

/** A tree of chunks each of whose branches leads to the tree itself. */
export function treeInItself(): Buffer {
  const layout = Buffer.concat([Buffer.from([3, 2, 2]), u64(END), u32(10), u32(1)]);
  const key = Buffer.concat([u32(10), u32(0), u64(0), u64(0), u64(END)]);
  const node = Buffer.concat([Buffer.from('TREE'), Buffer.from([1, 1]), u16(500), Buffer.alloc(16, 255)]);
  const keys = Array.from({ length: 501 }, () => key);
  return Buffer.concat([writeHdf5({ messages: [...TYPED, [8, layout]] }), node, ...keys]);
}
