import { UnreadableContent } from '../unreadable-content.ts';
import { type Chunk, pieceAt } from './chunk.ts';
import { cursorAt, type Hdf5File, isUndefinedAddress } from './superblock.ts';

const MAX_DEPTH = 32;

/**
 * Gives the chunks of a tree of the oldest kind.
 * @param dimensions of the dataset, and one for the bytes of a value
 */
export function* chunksOfTree(
  file: Hdf5File,
  address: number,
  dimensions: number,
  depth = 0,
): Generator<Chunk> {
  const cursor = cursorAt(file, address);
  if (Buffer.from(cursor.take(4)).toString('latin1') !== 'TREE' || cursor.u8() !== 1 || depth > MAX_DEPTH) {
    throw new UnreadableContent('The HDF5 file is damaged: a dataset has no tree of its chunks.');
  }
  const [level, used] = [cursor.u8(), cursor.u16()];
  cursor.skip(2 * file.addressBytes);
  for (let left = used; left > 0; left -= 1) {
    const [size, skippedFilters] = [cursor.u32(), cursor.u32()];
    const at = Array.from({ length: dimensions }, () => cursor.uint(8)).slice(0, -1);
    const child = cursor.uint(file.addressBytes);
    if (isUndefinedAddress(file, child)) continue;
    if (level > 0) yield* chunksOfTree(file, child, dimensions, depth + 1);
    else {
      const piece = pieceAt(file, child, size);
      if (piece !== undefined) yield { ...piece, skippedFilters, at };
    }
  }
}
