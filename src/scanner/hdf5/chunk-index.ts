import { UnreadableContent } from '../unreadable-content.ts';
import type { ByteCursor } from '../reading/byte-cursor.ts';
import { type Chunk, pieceAt } from './chunk.ts';
import { entriesOfExtensibleArray } from './extensible-array.ts';
import { entriesOfFixedArray } from './fixed-array.ts';
import { recordsOfTree } from './record-tree.ts';
import { type Hdf5File, isUndefinedAddress } from './superblock.ts';

/*
 * The indexes of chunks that newer files have.
 */

/** How the chunks of a dataset are. */
export interface ChunkGrid {
  /** Values of a chunk in each dimension. */
  readonly shape: readonly number[];
  /** The bytes of a chunk without filters. */
  readonly bytes: number;
  /** The values that the dataset may get in each dimension; undefined if that is not known. */
  readonly most: readonly number[] | undefined;
}

const [IMPLICIT, FIXED, EXTENSIBLE, TREE] = [2, 3, 4, 5];
/** What stands between the kind of an index and its address. */
const PARAMETER_BYTES = new Map([
  [IMPLICIT, 0],
  [FIXED, 1],
  [EXTENSIBLE, 5],
  [TREE, 6],
]);
const MASK_BYTES = 4;

/** Gives the chunks of an index. The cursor is behind its kind. */
export function* indexedChunks(
  file: Hdf5File,
  cursor: ByteCursor,
  { kind, ...grid }: ChunkGrid & { readonly kind: number },
): Generator<Chunk> {
  const parameterBytes = PARAMETER_BYTES.get(kind);
  if (parameterBytes === undefined) {
    throw new UnreadableContent('The HDF5 file has an unknown index of chunks.');
  }
  cursor.skip(parameterBytes);
  const address = cursor.uint(file.addressBytes);
  if (isUndefinedAddress(file, address)) return;
  if (kind === IMPLICIT) yield* implicitChunks(file, address, grid);
  else if (kind === TREE) yield* treeChunks(file, address, grid);
  else yield* arrayChunks(file, address, kind, grid);
}

/** Chunks one after another. */
function* implicitChunks(file: Hdf5File, address: number, grid: ChunkGrid): Generator<Chunk> {
  const placeOf = placesIn(grid);
  for (let number = 0; number < placeOf.count; number += 1) {
    const piece = pieceAt(file, address + number * grid.bytes, grid.bytes);
    if (piece === undefined) return;
    yield { ...piece, skippedFilters: 0, at: placeOf(number) };
  }
}

function* arrayChunks(file: Hdf5File, address: number, kind: number, grid: ChunkGrid): Generator<Chunk> {
  const placeOf = placesIn(grid);
  const entries = kind === FIXED ? entriesOfFixedArray : entriesOfExtensibleArray;
  for (const { number, cursor, entryBytes } of entries(file, address)) {
    const chunk = readEntry(file, cursor, entryBytes, grid.bytes);
    if (chunk !== undefined) yield { ...chunk, at: placeOf(number) };
  }
}

/** A record of a tree says where its chunk is in the dataset, counted in chunks. */
function* treeChunks(file: Hdf5File, address: number, { shape, bytes }: ChunkGrid): Generator<Chunk> {
  for (const { cursor, recordBytes } of recordsOfTree(file, address)) {
    const chunk = readEntry(file, cursor, recordBytes - 8 * shape.length, bytes);
    const at = shape.map((size) => size * cursor.uint(8));
    if (chunk !== undefined) yield { ...chunk, at };
  }
}

function readEntry(
  file: Hdf5File,
  cursor: ByteCursor,
  entryBytes: number,
  chunkBytes: number,
): Omit<Chunk, 'at'> | undefined {
  const address = cursor.uint(file.addressBytes);
  const sizeBytes = entryBytes - file.addressBytes - MASK_BYTES;
  const isFiltered = sizeBytes > 0;
  const size = isFiltered ? cursor.uint(Math.min(8, sizeBytes)) : chunkBytes;
  const skippedFilters = isFiltered ? cursor.u32() : 0;
  const piece = pieceAt(file, address, size);
  return piece && { ...piece, skippedFilters };
}

/** Chunks are numbered along the last dimension first; a dimension without a bound comes before all others. */
function placesIn({ shape, most = shape }: ChunkGrid): ((number: number) => number[]) & { count: number } {
  const counts = shape.map((size, index) => Math.ceil((most[index] ?? size) / Math.max(1, size)));
  const order = counts.map((_, index) => index);
  const unbounded = counts.indexOf(Infinity);
  if (unbounded > 0) order.unshift(...order.splice(unbounded, 1));
  const placeOf = (number: number): number[] => {
    const at = shape.map(() => 0);
    let rest = number;
    for (const index of order.toReversed()) {
      const count = counts[index] ?? 1;
      const place = count === Infinity ? rest : rest % count;
      at[index] = place * (shape[index] ?? 1);
      rest = Math.floor(rest / count);
    }
    return at;
  };
  return Object.assign(placeOf, { count: counts.reduce((product, count) => product * count, 1) });
}
