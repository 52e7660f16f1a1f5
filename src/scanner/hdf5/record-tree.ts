import type { ByteCursor } from '../reading/byte-cursor.ts';
import { UnreadableContent } from '../unreadable-content.ts';
import { cursorAt, expectSignature, type Hdf5File, isUndefinedAddress } from './superblock.ts';

/** A record of a tree. The cursor is at it, and may be moved. */
export interface TreeRecord {
  readonly cursor: ByteCursor;
  readonly recordBytes: number;
}

const MAX_DEPTH = 16;
/** The mark, the version, the kind and the checksum of a node. */
const NODE_HEAD_BYTES = 10;

/** What the nodes of one height are like; leaves have the height 0. */
interface Height {
  /** The most records that a node and all below it may have. */
  readonly most: number;
  /** The bytes of the number of all records below a pointer to such a node. */
  readonly totalBytes: number;
}

interface Tree {
  readonly recordBytes: number;
  readonly countBytes: number;
  readonly heights: readonly Height[];
}

/** Gives the records of a tree of version 2, those of inner nodes, too. */
export function* recordsOfTree(file: Hdf5File, address: number): Generator<TreeRecord> {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'BTHD');
  cursor.skip(2);
  const [nodeBytes, recordBytes, depth] = [cursor.u32(), cursor.u16(), cursor.u16()];
  cursor.skip(2);
  const root = cursor.uint(file.addressBytes);
  const count = cursor.u16();
  if (isUndefinedAddress(file, root) || count === 0) return;
  if (depth > MAX_DEPTH || recordBytes === 0) {
    throw new UnreadableContent('The HDF5 file has a tree that is too deep, or without records.');
  }
  const leafRecords = Math.floor((nodeBytes - NODE_HEAD_BYTES) / recordBytes);
  const countBytes = bytesFor(leafRecords);
  const heights: Height[] = [{ most: leafRecords, totalBytes: 0 }];
  for (let height = 1; height <= depth; height += 1) {
    const below = heights[height - 1] ?? { most: 0, totalBytes: 0 };
    const pointerBytes = file.addressBytes + countBytes + below.totalBytes;
    const own = Math.floor((nodeBytes - NODE_HEAD_BYTES - pointerBytes) / (recordBytes + pointerBytes));
    const most = (own + 1) * below.most + own;
    heights.push({ most, totalBytes: bytesFor(most) });
  }
  yield* recordsOfNode(file, { recordBytes, countBytes, heights }, { address: root, count, height: depth });
}

/** The bytes that hold a number, as HDF5 counts them. */
function bytesFor(most: number): number {
  return Math.floor(Math.log2(Math.max(1, most)) / 8) + 1;
}

interface Node {
  readonly address: number;
  readonly count: number;
  readonly height: number;
}

function* recordsOfNode(file: Hdf5File, tree: Tree, { address, count, height }: Node): Generator<TreeRecord> {
  const { recordBytes, countBytes, heights } = tree;
  const cursor = cursorAt(file, address);
  expectSignature(cursor, height === 0 ? 'BTLF' : 'BTIN');
  cursor.skip(2);
  const start = cursor.offset;
  for (let index = 0; index < count; index += 1) {
    cursor.offset = start + index * recordBytes;
    yield { cursor, recordBytes };
  }
  if (height === 0) return;
  cursor.offset = start + count * recordBytes;
  for (let index = 0; index <= count; index += 1) {
    const child = {
      address: cursor.uint(file.addressBytes),
      count: cursor.uint(countBytes),
      height: height - 1,
    };
    cursor.skip(heights[height - 1]?.totalBytes ?? 0);
    yield* recordsOfNode(file, tree, child);
  }
}
