import type { ByteCursor } from '../reading/byte-cursor.ts';
import { UnreadableContent } from '../unreadable-content.ts';
import { indexedChunk } from './chunk-index.ts';
import type { Hdf5Type } from './datatype.ts';
import type { Hdf5Filter } from './filters.ts';
import { cursorAt, type Hdf5File, isUndefinedAddress } from './superblock.ts';

/** Bytes of the file. */
export interface Piece {
  readonly offset: number;
  readonly size: number;
  /** Bit n is set if the chunk was written without filter n. */
  readonly skippedFilters?: number;
}

/** The first bytes of a dataset, as they are stored, and what the headers say of them. */
export interface Hdf5Dataset extends Piece {
  readonly type?: Hdf5Type | undefined;
  /** Those that the bytes went through. */
  readonly filters: readonly Hdf5Filter[];
}

const COMPACT = 0;
const CONTIGUOUS = 1;
const CHUNKED = 2;
const MAX_DEPTH = 32;

/**
 * Finds the first bytes of a dataset: all of them, or its first chunk, which may be compressed.
 * @param cursor at the message of its layout
 * @returns undefined if it has none
 */
export function firstBytes(file: Hdf5File, cursor: ByteCursor): Piece | undefined {
  const version = cursor.u8();
  if (version < 3) return oldLayout(file, cursor);
  const kind = cursor.u8();
  if (kind === COMPACT) return { size: cursor.u16(), offset: cursor.offset };
  if (kind === CONTIGUOUS) {
    return pieceAt(file, cursor.uint(file.addressBytes), cursor.uint(file.lengthBytes));
  }
  if (kind !== CHUNKED) return undefined;
  if (version === 3) {
    const dimensions = cursor.u8();
    return firstChunk(file, cursor.uint(file.addressBytes), dimensions, 0);
  }
  return newerChunk(file, cursor);
}

/** The layout before HDF5 1.6.3, whose data have no size of their own. */
function oldLayout(file: Hdf5File, cursor: ByteCursor): Piece | undefined {
  const [dimensions, kind] = [cursor.u8(), cursor.u8()];
  cursor.skip(5);
  if (kind === COMPACT) {
    cursor.skip(4 * dimensions);
    const size = cursor.u32();
    return { offset: cursor.offset, size };
  }
  const address = cursor.uint(file.addressBytes);
  if (kind === CHUNKED) return firstChunk(file, address, dimensions, 0);
  return pieceAt(file, address, file.bytes.size);
}

/** Follows the tree of the chunks to its first leaf. */
function firstChunk(file: Hdf5File, address: number, dimensions: number, depth: number): Piece | undefined {
  if (isUndefinedAddress(file, address)) return undefined;
  const cursor = cursorAt(file, address);
  if (Buffer.from(cursor.take(4)).toString('latin1') !== 'TREE' || cursor.u8() !== 1 || depth > MAX_DEPTH) {
    throw new UnreadableContent('The HDF5 file is damaged: a dataset has no tree of its chunks.');
  }
  const [level, used] = [cursor.u8(), cursor.u16()];
  if (used === 0) return undefined;
  cursor.skip(2 * file.addressBytes);
  const [size, skippedFilters] = [cursor.u32(), cursor.u32()];
  cursor.skip(8 * dimensions);
  const child = cursor.uint(file.addressBytes);
  if (level > 0) return firstChunk(file, child, dimensions, depth + 1);
  return pieceAt(file, child, size, skippedFilters);
}

const SINGLE_CHUNK = 1;
const IS_FILTERED = 2;

/** Newer layouts name a chunk that is the only one, or have one of several indexes. */
function newerChunk(file: Hdf5File, cursor: ByteCursor): Piece | undefined {
  const [flags, dimensions, width] = [cursor.u8(), cursor.u8(), cursor.u8()];
  let chunkBytes = 1;
  for (let index = 0; index < dimensions; index += 1) chunkBytes *= cursor.uint(width);
  const kind = cursor.u8();
  if (kind !== SINGLE_CHUNK) {
    const chunk = indexedChunk(file, cursor, { kind, rank: dimensions - 1 });
    return chunk && pieceAt(file, chunk.address, chunk.size ?? chunkBytes, chunk.skippedFilters);
  }
  const isFiltered = (flags & IS_FILTERED) !== 0;
  const size = isFiltered ? cursor.uint(file.lengthBytes) : chunkBytes;
  const skippedFilters = isFiltered ? cursor.u32() : 0;
  return pieceAt(file, cursor.uint(file.addressBytes), size, skippedFilters);
}

function pieceAt(file: Hdf5File, address: number, size: number, skippedFilters = 0): Piece | undefined {
  if (isUndefinedAddress(file, address)) return undefined;
  const offset = file.base + address;
  if (offset >= file.bytes.size) return undefined;
  return { offset, size: Math.min(size, file.bytes.size - offset), skippedFilters };
}
