import { type Hdf5File, isUndefinedAddress } from './superblock.ts';

/** Bytes of the file. */
export interface Piece {
  readonly offset: number;
  readonly size: number;
}

/** A part of a dataset. */
export interface Chunk extends Piece {
  /** Bit n is set if the chunk was written without filter n. */
  readonly skippedFilters: number;
  /** The place of its first value in each dimension. */
  readonly at: readonly number[];
}

/** @returns undefined if the address is none of the file */
export function pieceAt(file: Hdf5File, address: number, size: number): Piece | undefined {
  if (isUndefinedAddress(file, address)) return undefined;
  const offset = file.base + address;
  if (offset >= file.bytes.size) return undefined;
  return { offset, size: Math.min(size, file.bytes.size - offset) };
}
