import type { ByteCursor } from '../reading/byte-cursor.ts';
import { cursorAt, expectSignature, type Hdf5File, isUndefinedAddress } from './superblock.ts';

/** An entry of an array. The cursor is at it, and may be moved. */
export interface ArrayEntry {
  readonly number: number;
  readonly cursor: ByteCursor;
  readonly entryBytes: number;
}

const CHECKSUM_BYTES = 4;

/** Gives the entries of an array of a fixed size, which may be in pages. */
export function* entriesOfFixedArray(file: Hdf5File, address: number): Generator<ArrayEntry> {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'FAHD');
  cursor.skip(2);
  const [entryBytes, pageBits, count] = [cursor.u8(), cursor.u8(), cursor.uint(file.lengthBytes)];
  const block = cursor.uint(file.addressBytes);
  if (isUndefinedAddress(file, block)) return;
  const data = cursorAt(file, block);
  expectSignature(data, 'FADB');
  data.skip(2 + file.addressBytes);
  const pageEntries = 2 ** pageBits;
  if (count <= pageEntries) {
    yield* entriesFrom(data, data.offset, 0, count, entryBytes);
    return;
  }
  const pages = Math.ceil(count / pageEntries);
  const bitsAt = data.offset;
  const pagesAt = bitsAt + Math.ceil(pages / 8) + CHECKSUM_BYTES;
  for (let page = 0; page < pages; page += 1) {
    data.offset = bitsAt + (page >>> 3);
    if ((data.u8() & (0x80 >>> (page & 7))) === 0) continue;
    const first = page * pageEntries;
    const start = pagesAt + page * (pageEntries * entryBytes + CHECKSUM_BYTES);
    yield* entriesFrom(data, start, first, Math.min(pageEntries, count - first), entryBytes);
  }
}

/** Gives entries that follow one another. */
export function* entriesFrom(
  cursor: ByteCursor,
  start: number,
  first: number,
  count: number,
  entryBytes: number,
): Generator<ArrayEntry> {
  for (let index = 0; index < count; index += 1) {
    cursor.offset = start + index * entryBytes;
    yield { number: first + index, cursor, entryBytes };
  }
}
