import { UnreadableContent } from '../unreadable-content.ts';
import { cursorAt, expectSignature, type Hdf5File, isUndefinedAddress } from './superblock.ts';
import type { ByteCursor } from '../reading/byte-cursor.ts';

/*
 * The indexes of chunks that newer files have. Each leads to one chunk here, the first one that it names.
 */

/** Where a chunk is, and which filters it has not. */
export interface IndexedChunk {
  readonly address: number;
  /** Undefined for chunks without filters, which are as long as the dataset says. */
  readonly size?: number;
  readonly skippedFilters: number;
}

const IMPLICIT = 2;
const MAX_DEPTH = 32;
const MASK_BYTES = 4;

/** Follows an index of newer files. The cursor is behind its kind. */
export function indexedChunk(
  file: Hdf5File,
  cursor: ByteCursor,
  { kind, rank }: { readonly kind: number; readonly rank: number },
): IndexedChunk | undefined {
  if (kind === IMPLICIT) return { address: cursor.uint(file.addressBytes), skippedFilters: 0 };
  const index = INDEXES.get(kind);
  if (index === undefined) throw new UnreadableContent('The HDF5 file has an unknown index of chunks.');
  cursor.skip(index.parameterBytes);
  const address = cursor.uint(file.addressBytes);
  return isUndefinedAddress(file, address) ? undefined : index.follow(file, address, rank);
}

interface Index {
  readonly parameterBytes: number;
  readonly follow: (file: Hdf5File, address: number, rank: number) => IndexedChunk | undefined;
}

const INDEXES: ReadonlyMap<number, Index> = new Map([
  [3, { parameterBytes: 1, follow: fixedArray }],
  [4, { parameterBytes: 5, follow: extensibleArray }],
  [5, { parameterBytes: 6, follow: chunkTree }],
]);

function fixedArray(file: Hdf5File, address: number): IndexedChunk | undefined {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'FAHD');
  cursor.skip(2);
  const [entryBytes, pageBits, count] = [cursor.u8(), cursor.u8(), cursor.uint(file.lengthBytes)];
  const block = cursor.uint(file.addressBytes);
  if (isUndefinedAddress(file, block)) return undefined;
  const data = cursorAt(file, block);
  expectSignature(data, 'FADB');
  data.skip(2 + file.addressBytes);
  const pageEntries = 2 ** pageBits;
  if (count <= pageEntries) return firstEntry(file, data, entryBytes, count);
  // A bit for each page says that it was written; a checksum follows.
  const pages = Math.ceil(count / pageEntries);
  const firstByte = data.u8();
  data.skip(Math.ceil(pages / 8) - 1 + 4);
  if ((firstByte & 0x80) === 0) throw new UnreadableContent('The HDF5 file has chunks from the middle on.');
  return firstEntry(file, data, entryBytes, pageEntries);
}

function extensibleArray(file: Hdf5File, address: number): IndexedChunk | undefined {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'EAHD');
  cursor.skip(2);
  const entryBytes = cursor.u8();
  cursor.skip(1);
  const count = cursor.u8();
  cursor.skip(3 + 6 * file.lengthBytes);
  const block = cursor.uint(file.addressBytes);
  if (isUndefinedAddress(file, block)) return undefined;
  const data = cursorAt(file, block);
  expectSignature(data, 'EAIB');
  data.skip(2 + file.addressBytes);
  return firstEntry(file, data, entryBytes, count);
}

/** The first chunk that an array names; others may have been left out. */
function firstEntry(
  file: Hdf5File,
  cursor: ByteCursor,
  entryBytes: number,
  count: number,
): IndexedChunk | undefined {
  for (let index = 0; index < count; index += 1) {
    const chunk = readEntry(file, cursor, entryBytes);
    if (!isUndefinedAddress(file, chunk.address)) return chunk;
  }
  return undefined;
}

function readEntry(file: Hdf5File, cursor: ByteCursor, entryBytes: number): IndexedChunk {
  const address = cursor.uint(file.addressBytes);
  const sizeBytes = entryBytes - file.addressBytes - MASK_BYTES;
  if (sizeBytes <= 0) return { address, skippedFilters: 0 };
  return { address, size: cursor.uint(Math.min(8, sizeBytes)), skippedFilters: cursor.u32() };
}

/** The records of a tree are chunks in inner nodes, too: the way leads to the first leaf. */
function chunkTree(file: Hdf5File, address: number, rank: number): IndexedChunk | undefined {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'BTHD');
  cursor.skip(2 + 4);
  const [recordBytes, depth] = [cursor.u16(), cursor.u16()];
  cursor.skip(2);
  let node = cursor.uint(file.addressBytes);
  let count = cursor.u16();
  if (isUndefinedAddress(file, node) || count === 0) return undefined;
  if (depth > MAX_DEPTH) throw new UnreadableContent('The HDF5 file has a tree that is too deep.');
  for (let level = depth; level > 0; level -= 1) {
    const inner = cursorAt(file, node);
    expectSignature(inner, 'BTIN');
    inner.skip(2 + count * recordBytes);
    node = inner.uint(file.addressBytes);
    count = 1;
  }
  const leaf = cursorAt(file, node);
  expectSignature(leaf, 'BTLF');
  leaf.skip(2);
  // The place of the chunk in the dataset follows.
  return readEntry(file, leaf, recordBytes - 8 * rank);
}
