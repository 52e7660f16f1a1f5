import type { ByteCursor } from '../reading/byte-cursor.ts';
import type { Hdf5File } from './superblock.ts';

/** How many values a dataset has, and how many it may get, in each dimension. */
export interface Hdf5Space {
  readonly sizes: readonly number[];
  /** Infinity if there is no bound. */
  readonly most: readonly number[];
}

const MAX_RANK = 32;

/** Reads the message of a dataspace. @returns undefined if it has no values */
export function readSpace(file: Hdf5File, cursor: ByteCursor): Hdf5Space | undefined {
  const [version, rank, flags, kind] = [cursor.u8(), cursor.u8(), cursor.u8(), cursor.u8()];
  if (version === 1) cursor.skip(4);
  if ((version === 2 && kind === 2) || rank > MAX_RANK) return undefined;
  const { lengthBytes } = file;
  const read = (): number[] => Array.from({ length: rank }, () => cursor.uint(lengthBytes));
  const sizes = read();
  const unbounded = 2 ** (8 * lengthBytes) - 1;
  const most = (flags & 1) === 0 ? sizes : read().map((size) => (size >= unbounded ? Infinity : size));
  return { sizes, most };
}
