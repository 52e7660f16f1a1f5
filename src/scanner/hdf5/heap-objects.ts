import type { ByteSource } from '../byte-source.ts';
import type { Piece } from './chunk.ts';
import { ByteCursor } from '../reading/byte-cursor.ts';
import { GlobalHeap, type Hdf5Text } from './global-heap.ts';
import type { Hdf5File } from './superblock.ts';

const MARK = Buffer.from('GCOL', 'latin1');
const BLOCK_BYTES = 1 << 20;

/**
 * Finds all values of variable length in a file, whatever refers to them: the references may be compressed. The whole
 * file is looked through for the collections that hold them.
 * @throws UnreadableContent if a collection cannot be read
 */
export function* valuesOfHeaps(file: Hdf5File): Generator<Hdf5Text> {
  const heap = new GlobalHeap(file);
  for (const offset of marksIn(file.bytes)) {
    if (offset >= file.base) yield* heap.objectsAt(offset - file.base);
  }
}

/** Finds the collections themselves, by what each says of its size. */
export function* collectionsOf(file: Hdf5File): Generator<Piece> {
  for (const offset of marksIn(file.bytes)) {
    const cursor = new ByteCursor(file.bytes, offset + MARK.length + 4);
    if (cursor.holds(file.lengthBytes)) yield { offset, size: cursor.uint(file.lengthBytes) };
  }
}

function* marksIn(bytes: ByteSource): Generator<number> {
  for (let start = 0; start < bytes.size; start += BLOCK_BYTES) {
    // A mark may lie on both sides of the end of a block.
    const block = Buffer.from(bytes.read(start, BLOCK_BYTES + MARK.length - 1));
    for (let at = block.indexOf(MARK); at >= 0; at = block.indexOf(MARK, at + 1)) yield start + at;
  }
}
