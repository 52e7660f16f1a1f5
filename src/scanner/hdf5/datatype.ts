import type { ByteCursor } from '../reading/byte-cursor.ts';
import { UnreadableContent } from '../unreadable-content.ts';

/** What matters of a datatype: whether its values may be any bytes. */
export interface Hdf5Type {
  /** The bytes of a value. */
  readonly size: number;
  /** How many bytes of any content a value has one after another; 0 for numbers of more than 8 bits. */
  readonly anyBytes: number;
  /** True if a value is nothing but such bytes, so that the next value goes on with them. */
  readonly isPlain: boolean;
  /** True if it has texts or lists of any length. */
  readonly hasLists: boolean;
}

/** True if values may hold a pickle. */
export function holdsBytes({ isPlain, anyBytes }: Hdf5Type): boolean {
  return isPlain || anyBytes >= MIN_BYTES;
}

const [INTEGER, FLOAT, TIME, TEXT, BITS, OPAQUE, COMPOUND, REFERENCE, ENUM, LIST, ARRAY] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];
const PROPERTY_BYTES = new Map([
  [INTEGER, 4],
  [FLOAT, 12],
  [TIME, 2],
  [TEXT, 0],
  [BITS, 4],
  [REFERENCE, 0],
]);
/** Shorter values hold no pickle that calls something. */
const MIN_BYTES = 12;
const MAX_DEPTH = 16;
const MAX_NAME_BYTES = 4096;

/** The head of a datatype: its kind, the version of its encoding, three bytes of flags and the bytes of a value. */
interface Head {
  readonly kind: number;
  readonly version: number;
  readonly flags: number;
  readonly size: number;
}

/** Reads a datatype, and leaves the cursor behind it. @throws UnreadableContent for unknown ones */
export function readType(cursor: ByteCursor, depth = 0): Hdf5Type {
  if (depth > MAX_DEPTH) throw new UnreadableContent('The HDF5 file has a type that is nested too deeply.');
  const first = cursor.u8();
  const head = { kind: first & 15, version: first >>> 4, flags: cursor.uint(3), size: cursor.u32() };
  const { kind, size } = head;
  if (kind === COMPOUND) return readCompound(cursor, head, depth);
  if (kind === ARRAY) return readArray(cursor, head, depth);
  if (kind === LIST) {
    readType(cursor, depth + 1);
    return { size, anyBytes: 0, isPlain: false, hasLists: true };
  }
  if (kind === OPAQUE) cursor.skip(head.flags & 255);
  else if (kind === ENUM) skipEnum(cursor, head, depth);
  else cursor.skip(propertyBytes(kind));
  const isByte = (kind === INTEGER || kind === BITS) && size === 1;
  const isPlain = isByte || kind === TEXT || kind === OPAQUE;
  return { size, anyBytes: isPlain ? size : 0, isPlain, hasLists: false };
}

function propertyBytes(kind: number): number {
  const bytes = PROPERTY_BYTES.get(kind);
  if (bytes === undefined) throw new UnreadableContent('The HDF5 file has a type of an unknown kind.');
  return bytes;
}

function skipEnum(cursor: ByteCursor, { version, flags }: Head, depth: number): void {
  const { size } = readType(cursor, depth + 1);
  const count = flags & 0xffff;
  for (let index = 0; index < count; index += 1) skipName(cursor, version);
  cursor.skip(count * size);
}

/** Names end in a zero; older versions fill them up to 8 bytes. */
function skipName(cursor: ByteCursor, version: number): void {
  const start = cursor.offset;
  while (cursor.u8() !== 0) {
    if (cursor.offset - start > MAX_NAME_BYTES) {
      throw new UnreadableContent('The HDF5 file has a name that is too long.');
    }
  }
  if (version < 3) cursor.skip((8 - ((cursor.offset - start) % 8)) % 8);
}

function readCompound(cursor: ByteCursor, { version, flags, size }: Head, depth: number): Hdf5Type {
  let anyBytes = 0;
  let hasLists = false;
  const offsetBytes = version < 3 ? 4 : bytesFor(size);
  for (let left = flags & 0xffff; left > 0; left -= 1) {
    skipName(cursor, version);
    cursor.skip(offsetBytes);
    const count = version === 1 ? oldDimensions(cursor) : 1;
    const field = readType(cursor, depth + 1);
    anyBytes = Math.max(anyBytes, field.isPlain ? field.anyBytes * count : field.anyBytes);
    hasLists ||= field.hasLists;
  }
  return { size, anyBytes, isPlain: false, hasLists };
}

/** The fewest bytes that hold a number. */
function bytesFor(size: number): number {
  return size < 0x100 ? 1 : size < 0x10000 ? 2 : size < 0x1000000 ? 3 : 4;
}

/** The oldest version has the dimensions of an array in its field. @returns how many values it has */
function oldDimensions(cursor: ByteCursor): number {
  const rank = cursor.u8();
  cursor.skip(11);
  const sizes = [cursor.u32(), cursor.u32(), cursor.u32(), cursor.u32()];
  return sizes.slice(0, rank).reduce((count, size) => count * size, 1);
}

function readArray(cursor: ByteCursor, { version, size }: Head, depth: number): Hdf5Type {
  const rank = cursor.u8();
  if (version < 3) cursor.skip(3);
  let count = 1;
  for (let index = 0; index < rank; index += 1) count *= cursor.u32();
  if (version < 3) cursor.skip(4 * rank);
  const value = readType(cursor, depth + 1);
  const anyBytes = value.isPlain ? value.anyBytes * count : value.anyBytes;
  return { size, anyBytes, isPlain: value.isPlain, hasLists: value.hasLists };
}
