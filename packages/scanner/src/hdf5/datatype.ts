import { damaged } from '@model-security-scan/common/unreadable';
import type { ByteCursor } from '../reading/byte-cursor.ts';

/** What matters of a datatype: whether its values may be objects of a program. */
export interface Hdf5Type {
  readonly size: number;
  readonly isByte: boolean;
  /** True if values are opaque bytes, or lists of bytes, as programs write pickles. */
  readonly holdsObjects: boolean;
}

const [INTEGER, BITS, OPAQUE, COMPOUND, ENUM, LIST, ARRAY] = [0, 4, 5, 6, 8, 9, 10];
/** By the kind of the type, for those with properties of a fixed length. */
const PROPERTY_BYTES: readonly (number | undefined)[] = [4, 12, 2, 0, 4, undefined, undefined, 0];
/** Shorter values hold no pickle that calls something: Keras writes 16-bit numbers as opaque bytes. */
const MIN_OPAQUE_BYTES = 12;
const MAX_DEPTH = 16;
const MAX_NAME_BYTES = 4096;

/** The head of a datatype: its kind, the version of its encoding, three bytes of flags and the bytes of a value. */
interface Head {
  readonly kind: number;
  readonly version: number;
  readonly flags: number;
  readonly size: number;
}

/** Reads a datatype, and leaves the cursor behind it. @throws Unreadable `damaged` for unknown ones */
export function readType(cursor: ByteCursor, depth = 0): Hdf5Type {
  if (depth > MAX_DEPTH) throw damaged('The HDF5 file has a type that is nested too deeply.');
  const first = cursor.u8();
  const head = { kind: first & 15, version: first >>> 4, flags: cursor.uint(3), size: cursor.u32() };
  const { kind, size } = head;
  if (kind === COMPOUND) return readCompound(cursor, head, depth);
  if (kind === ARRAY) return readArray(cursor, head, depth);
  if (kind === LIST) {
    const { isByte, holdsObjects } = readType(cursor, depth + 1);
    const isText = (head.flags & 15) === 1;
    return { size, isByte: false, holdsObjects: !isText && (isByte || holdsObjects) };
  }
  if (kind === OPAQUE) cursor.skip(head.flags & 255);
  else if (kind === ENUM) skipEnum(cursor, head, depth);
  else cursor.skip(propertyBytes(kind));
  const isByte = (kind === INTEGER || kind === BITS || kind === OPAQUE) && size === 1;
  return { size, isByte, holdsObjects: kind === OPAQUE && size >= MIN_OPAQUE_BYTES };
}

function propertyBytes(kind: number): number {
  const bytes = PROPERTY_BYTES[kind];
  if (bytes === undefined) throw damaged('The HDF5 file has a type of an unknown kind.');
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
      throw damaged('The HDF5 file has a name that is too long.');
    }
  }
  if (version < 3) cursor.skip((8 - ((cursor.offset - start) % 8)) % 8);
}

function readCompound(cursor: ByteCursor, { version, flags, size }: Head, depth: number): Hdf5Type {
  let holdsObjects = false;
  const offsetBytes = version < 3 ? 4 : bytesFor(size);
  for (let left = flags & 0xffff; left > 0; left -= 1) {
    skipName(cursor, version);
    cursor.skip(offsetBytes);
    // The oldest version has the dimensions of an array in its field.
    if (version === 1) cursor.skip(28);
    const field = readType(cursor, depth + 1);
    holdsObjects ||= field.holdsObjects;
  }
  return { size, isByte: false, holdsObjects };
}

/** The fewest bytes that hold a number. */
function bytesFor(size: number): number {
  return size < 0x100 ? 1 : size < 0x10000 ? 2 : size < 0x1000000 ? 3 : 4;
}

function readArray(cursor: ByteCursor, { version, size }: Head, depth: number): Hdf5Type {
  const rank = cursor.u8();
  if (version < 3) cursor.skip(3);
  cursor.skip(4 * rank * (version < 3 ? 2 : 1));
  const { isByte, holdsObjects } = readType(cursor, depth + 1);
  return { size, isByte, holdsObjects };
}
