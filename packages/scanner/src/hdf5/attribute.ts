import { damaged } from '@model-security-scan/common/unreadable';
import type { ByteCursor } from '../reading/byte-cursor.ts';
import { readType } from './datatype.ts';
import type { GlobalHeap, Hdf5Text } from './global-heap.ts';
import type { Hdf5Message } from './object-header.ts';
import { cursorAt, type Hdf5File } from './superblock.ts';

/** An attribute of an object with its texts and bytes, if it has some. */
export interface Hdf5Attribute {
  readonly name: string;
  readonly texts: readonly Hdf5Text[];
  /** True if it has values of another kind that may be objects of a program. */
  readonly holdsObjects: boolean;
}

const [FIXED_TEXT, VARIABLE, OPAQUE] = [3, 9, 5];
const MAX_TEXTS = 10_000;
const MAX_NAME_BYTES = 1000;

/** Reads an attribute message. Numbers of more than 8 bits are left out. */
export function readAttribute(file: Hdf5File, message: Hdf5Message, heap: GlobalHeap): Hdf5Attribute {
  const cursor = cursorAt(file, message.offset - file.base);
  const version = cursor.u8();
  if (version < 1 || version > 3) {
    throw damaged('The HDF5 file has an attribute of an unknown version.');
  }
  const flags = cursor.u8();
  const [nameBytes, typeBytes, spaceBytes] = [cursor.u16(), cursor.u16(), cursor.u16()];
  if (version === 3) cursor.skip(1);
  const padding = (length: number): number => (version === 1 ? Math.ceil(length / 8) * 8 : length);
  const name = cursor.text(nameBytes, MAX_NAME_BYTES).replace(/\0.*$/su, '');
  cursor.skip(padding(nameBytes) - nameBytes);
  const typeStart = cursor.offset;
  const spaceStart = typeStart + padding(typeBytes);
  const dataStart = spaceStart + padding(spaceBytes);
  if (version > 1 && (flags & 3) !== 0) {
    throw damaged(`The attribute "${name.slice(0, 50)}" has a shared type, which is not read.`);
  }
  cursor.offset = spaceStart;
  const count = readElementCount(cursor, file);
  cursor.offset = typeStart;
  return { name, ...readValues(cursor, count, dataStart, heap) };
}

function readElementCount(cursor: ByteCursor, file: Hdf5File): number {
  const [version, rank, , kind] = [cursor.u8(), cursor.u8(), cursor.u8(), cursor.u8()];
  if (version === 1) cursor.skip(4);
  if (version === 2 && kind === 2) return 0;
  let count = 1;
  for (let index = 0; index < rank; index += 1) count *= cursor.uint(file.lengthBytes);
  return count;
}

type Values = Omit<Hdf5Attribute, 'name'>;

function readValues(cursor: ByteCursor, count: number, dataStart: number, heap: GlobalHeap): Values {
  const typeStart = cursor.offset;
  const kind = cursor.u8() % 16;
  const isVariableText = cursor.u8() % 16 === 1;
  cursor.skip(2);
  const size = cursor.u32();
  if (count === 0) return { texts: [], holdsObjects: false };
  // A list of bytes of variable length may hold a pickle, too; so may opaque bytes.
  if (kind !== FIXED_TEXT && kind !== OPAQUE && kind !== VARIABLE) {
    cursor.offset = typeStart;
    const { isByte, holdsObjects } = readType(cursor);
    return { texts: isByte ? [{ offset: dataStart, size: count * size }] : [], holdsObjects };
  }
  if (count > MAX_TEXTS) throw damaged('An attribute of the HDF5 file has too many texts.');
  const places = Array.from({ length: count }, (_none, index) => dataStart + index * size);
  if (kind !== VARIABLE) return { texts: places.map((offset) => ({ offset, size })), holdsObjects: false };
  const texts = places.flatMap((place) => heap.textAt(place, isVariableText ? 1 : undefined) ?? []);
  return { texts, holdsObjects: false };
}
