import type { ByteCursor } from '../reading/byte-cursor.ts';
import { UnreadableContent } from '../unreadable-content.ts';
import { type Chunk, type Piece, pieceAt } from './chunk.ts';
import { chunksOfTree } from './chunk-tree.ts';
import { indexedChunks } from './chunk-index.ts';
import type { Hdf5Space } from './dataspace.ts';
import type { Hdf5Type } from './datatype.ts';
import type { Hdf5Filter } from './filters.ts';
import { type Hdf5File, isUndefinedAddress } from './superblock.ts';

/** Where the values of a dataset are. */
export type Hdf5Storage =
  | { readonly kind: 'whole'; readonly piece: Piece }
  | {
      readonly kind: 'chunks';
      /** The values of a chunk in each dimension. */
      readonly shape: readonly number[];
      /** True if chunks that go beyond the end of the dataset are written without filters. */
      readonly hasPlainEdges: boolean;
      readonly chunks: () => Iterable<Chunk>;
    };

/** Storage in chunks. */
export type Hdf5Chunks = Extract<Hdf5Storage, { readonly kind: 'chunks' }>;

/** A dataset, as the messages of its object describe it. */
export interface Hdf5Dataset {
  readonly storage: Hdf5Storage;
  readonly type?: Hdf5Type | undefined;
  readonly space?: Hdf5Space | undefined;
  readonly filters: readonly Hdf5Filter[];
}

const COMPACT = 0;
const CONTIGUOUS = 1;
const CHUNKED = 2;

/**
 * Reads the message of a dataset's layout.
 * @param cursor at the message
 * @returns undefined if it has no values in this file
 */
export function readLayout(file: Hdf5File, cursor: ByteCursor, space?: Hdf5Space): Hdf5Storage | undefined {
  const version = cursor.u8();
  if (version < 3) return oldLayout(file, cursor);
  const kind = cursor.u8();
  if (kind === COMPACT) return whole({ size: cursor.u16(), offset: cursor.offset });
  if (kind === CONTIGUOUS) {
    return whole(pieceAt(file, cursor.uint(file.addressBytes), cursor.uint(file.lengthBytes)));
  }
  if (kind !== CHUNKED) return undefined;
  return version === 3 ? treeLayout(file, cursor, cursor.u8()) : newerLayout(file, cursor, space);
}

function whole(piece: Piece | undefined): Hdf5Storage | undefined {
  return piece && { kind: 'whole', piece };
}

/** The layout before HDF5 1.6.3, whose data have no size of their own. */
function oldLayout(file: Hdf5File, cursor: ByteCursor): Hdf5Storage | undefined {
  const [dimensions, kind] = [cursor.u8(), cursor.u8()];
  cursor.skip(5);
  if (kind === COMPACT) {
    cursor.skip(4 * dimensions);
    const size = cursor.u32();
    return whole({ offset: cursor.offset, size });
  }
  if (kind === CHUNKED) return treeLayout(file, cursor, dimensions);
  return whole(pieceAt(file, cursor.uint(file.addressBytes), file.bytes.size));
}

/** Chunks whose places are in a tree. The last dimension is the bytes of a value. */
function treeLayout(file: Hdf5File, cursor: ByteCursor, dimensions: number): Hdf5Storage | undefined {
  const address = cursor.uint(file.addressBytes);
  if (isUndefinedAddress(file, address)) return undefined;
  const shape = Array.from({ length: dimensions }, () => cursor.u32()).slice(0, -1);
  const chunks = (): Iterable<Chunk> => chunksOfTree(file, address, dimensions);
  return { kind: 'chunks', shape, hasPlainEdges: false, chunks };
}

const SINGLE_CHUNK = 1;
const [HAS_PLAIN_EDGES, IS_FILTERED] = [1, 2];

/** Newer layouts name a chunk that is the only one, or have one of several indexes. */
function newerLayout(file: Hdf5File, cursor: ByteCursor, space?: Hdf5Space): Hdf5Storage | undefined {
  const [flags, dimensions, width] = [cursor.u8(), cursor.u8(), cursor.u8()];
  const sizes = Array.from({ length: dimensions }, () => cursor.uint(width));
  const bytes = sizes.reduce((product, size) => product * size, 1);
  if (bytes === 0) throw new UnreadableContent('The HDF5 file has chunks of no size.');
  const shape = sizes.slice(0, -1);
  const more = { kind: 'chunks', shape, hasPlainEdges: (flags & HAS_PLAIN_EDGES) !== 0 } as const;
  const kind = cursor.u8();
  if (kind !== SINGLE_CHUNK) {
    const { offset } = cursor;
    const chunks = (): Iterable<Chunk> => {
      cursor.offset = offset;
      return indexedChunks(file, cursor, { kind, shape, bytes, most: space?.most });
    };
    return { ...more, chunks };
  }
  const isFiltered = (flags & IS_FILTERED) !== 0;
  const size = isFiltered ? cursor.uint(file.lengthBytes) : bytes;
  const skippedFilters = isFiltered ? cursor.u32() : 0;
  const piece = pieceAt(file, cursor.uint(file.addressBytes), size);
  const chunk = piece && { ...piece, skippedFilters, at: shape.map(() => 0) };
  return chunk && { ...more, chunks: () => [chunk] };
}
