import type { ByteCursor } from '../reading/byte-cursor.ts';
import { UnreadableContent } from '../unreadable-content.ts';
import { type ArrayEntry, entriesFrom } from './fixed-array.ts';
import { cursorAt, expectSignature, type Hdf5File, isUndefinedAddress } from './superblock.ts';

/*
 * An array that grows: the first entries are in its index block, the next ones in data blocks, and later ones in data
 * blocks of super blocks, each of which has more or larger ones than the one before.
 */

interface Sizes {
  readonly entryBytes: number;
  /** The bytes of a number of an entry. */
  readonly numberBytes: number;
  readonly firstBlockEntries: number;
  readonly pageEntries: number;
}

const MAX_BITS = 64;
const CHECKSUM_BYTES = 4;

export function* entriesOfExtensibleArray(file: Hdf5File, address: number): Generator<ArrayEntry> {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'EAHD');
  cursor.skip(2);
  const [entryBytes, bits, count] = [cursor.u8(), cursor.u8(), cursor.u8()];
  const [firstBlockEntries, firstPointers, pageBits] = [cursor.u8(), cursor.u8(), cursor.u8()];
  cursor.skip(6 * file.lengthBytes);
  const index = cursor.uint(file.addressBytes);
  if (isUndefinedAddress(file, index)) return;
  if (bits > MAX_BITS || pageBits > 32 || !isPowerOf2(firstBlockEntries) || !isPowerOf2(firstPointers)) {
    throw new UnreadableContent('The HDF5 file has an array of chunks that cannot be.');
  }
  const numberBytes = Math.ceil(bits / 8);
  const sizes = { entryBytes, numberBytes, firstBlockEntries, pageEntries: 2 ** pageBits };
  const data = cursorAt(file, index);
  expectSignature(data, 'EAIB');
  data.skip(2 + file.addressBytes);
  const start = data.offset;
  yield* entriesFrom(cursorAt(file, index), start, 0, count, entryBytes);
  data.offset = start + count * entryBytes;
  const levels = 1 + bits - Math.log2(firstBlockEntries);
  const inIndex = 2 * Math.log2(firstPointers);
  let first = count;
  for (let level = 0; level < levels; level += 1) {
    const blocks = 2 ** Math.floor(level / 2);
    const blockEntries = 2 ** Math.floor((level + 1) / 2) * firstBlockEntries;
    const place = { first, blocks, blockEntries };
    if (level < inIndex) yield* entriesOfBlocks(file, data, sizes, place);
    else yield* entriesOfSuperBlock(file, data.uint(file.addressBytes), sizes, place);
    first += blocks * blockEntries;
  }
}

function isPowerOf2(value: number): boolean {
  return value > 0 && (value & (value - 1)) === 0;
}

/** Data blocks of one size, and the number of the first entry in them. */
interface Blocks {
  readonly first: number;
  readonly blocks: number;
  readonly blockEntries: number;
  /** Absent if there are no pages. */
  readonly bits?: Uint8Array | undefined;
}

function* entriesOfSuperBlock(
  file: Hdf5File,
  address: number,
  sizes: Sizes,
  place: Blocks,
): Generator<ArrayEntry> {
  if (isUndefinedAddress(file, address)) return;
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'EASB');
  cursor.skip(2 + file.addressBytes + sizes.numberBytes);
  const pages = pagesOf(sizes, place);
  // A bit for each page says that it was written.
  const bits = pages > 1 ? cursor.take(place.blocks * Math.ceil(pages / 8)).slice() : undefined;
  yield* entriesOfBlocks(file, cursor, sizes, { ...place, bits });
}

function pagesOf({ pageEntries }: Sizes, { blockEntries }: Blocks): number {
  return blockEntries > pageEntries ? blockEntries / pageEntries : 1;
}

/** Reads addresses of data blocks from the cursor, and the blocks. */
function* entriesOfBlocks(
  file: Hdf5File,
  cursor: ByteCursor,
  sizes: Sizes,
  place: Blocks,
): Generator<ArrayEntry> {
  const { first, blocks, blockEntries, bits } = place;
  const { entryBytes, numberBytes } = sizes;
  const pages = pagesOf(sizes, place);
  for (let block = 0; block < blocks; block += 1) {
    const address = cursor.uint(file.addressBytes);
    if (isUndefinedAddress(file, address)) continue;
    const data = cursorAt(file, address);
    expectSignature(data, 'EADB');
    data.skip(2 + file.addressBytes + numberBytes);
    const start = data.offset + (pages > 1 ? CHECKSUM_BYTES : 0);
    for (let page = 0; page < pages; page += 1) {
      if (bits !== undefined && !isSet(bits, block * pages + page)) continue;
      const count = blockEntries / pages;
      const at = start + page * (count * entryBytes + CHECKSUM_BYTES);
      yield* entriesFrom(data, at, first + block * blockEntries + page * count, count, entryBytes);
    }
  }
}

function isSet(bits: Uint8Array, number: number): boolean {
  return ((bits[number >>> 3] ?? 0) & (0x80 >>> (number & 7))) !== 0;
}
