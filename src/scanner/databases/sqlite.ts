import type { ByteSource } from '../byte-source.ts';

/*
 * The values in the rows of a SQLite file (https://www.sqlite.org/fileformat2.html). A long value goes on in other pages, so
 * that it can be read only by following them.
 */

/** A text or the bytes of a row. */
export interface SqliteValue {
  readonly bytes: Buffer;
  /** Where its row begins in the file. */
  readonly offset: number;
}

/** What is still to be read of all rows together, as they may lie in one another. */
export interface RowBounds {
  bytes: number;
}

const HEADER_BYTES = 100;
const LEAF_OF_TABLE = 0x0d;
const POINTER_BYTES = 4;

/**
 * Gives the values of all pages that hold rows, whichever table they are of. What cannot be read is left out: it is searched
 * as it lies in the file.
 * @param end of the pages that are read
 * @param bounds counts down; the reading ends below 0
 */
export function* sqliteValues(file: ByteSource, end: number, bounds: RowBounds): Generator<SqliteValue> {
  const head = Buffer.from(file.read(0, HEADER_BYTES));
  if (head.length < HEADER_BYTES) return;
  const written = head.readUInt16BE(16);
  const pageBytes = written === 1 ? 65_536 : written;
  if (pageBytes < 512) return;
  const pages = { file, pageBytes, usableBytes: pageBytes - (head[20] ?? 0) };
  for (let start = 0; start < end && bounds.bytes >= 0; start += pageBytes) {
    bounds.bytes -= pageBytes;
    yield* valuesOfPage(pages, start, bounds);
  }
}

interface Pages {
  readonly file: ByteSource;
  readonly pageBytes: number;
  readonly usableBytes: number;
}

function* valuesOfPage(pages: Pages, start: number, bounds: RowBounds): Generator<SqliteValue> {
  const page = Buffer.from(pages.file.read(start, pages.pageBytes));
  const head = start === 0 ? HEADER_BYTES : 0;
  if (page[head] !== LEAF_OF_TABLE || page.length < head + 8) return;
  const cells = page.readUInt16BE(head + 3);
  for (let index = 0; index < cells && bounds.bytes >= 0; index += 1) {
    const pointer = head + 8 + 2 * index;
    if (pointer + 2 > page.length) return;
    const at = page.readUInt16BE(pointer);
    const payload = payloadAt(pages, page, at, bounds);
    if (payload === undefined) continue;
    for (const bytes of valuesOf(payload)) yield { bytes, offset: start + at };
  }
}

/** Reads the row that a cell holds, with what lies in other pages. */
function payloadAt(pages: Pages, page: Buffer, at: number, bounds: RowBounds): Buffer | undefined {
  const size = varint(page, at);
  const rowId = size === undefined ? undefined : varint(page, size.end);
  if (size === undefined || rowId === undefined || size.value > pages.file.size) return undefined;
  const local = localBytes(size.value, pages.usableBytes);
  const parts = [page.subarray(rowId.end, rowId.end + local)];
  let next = local < size.value ? pageNumber(page, rowId.end + local) : 0;
  let left = size.value - local;
  while (next > 0 && left > 0 && bounds.bytes >= 0) {
    const part = Buffer.from(pages.file.read((next - 1) * pages.pageBytes, pages.usableBytes));
    const content = part.subarray(POINTER_BYTES, POINTER_BYTES + left);
    if (content.length === 0) break;
    parts.push(content);
    left -= content.length;
    bounds.bytes -= pages.pageBytes;
    next = pageNumber(part, 0);
  }
  return Buffer.concat(parts);
}

/** How much of a row lies in its own page: this is the formula of the format. */
function localBytes(size: number, usable: number): number {
  const most = usable - 35;
  if (size <= most) return size;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const local = least + ((size - least) % (usable - POINTER_BYTES));
  return local <= most ? local : least;
}

function pageNumber(page: Buffer, at: number): number {
  return at + POINTER_BYTES <= page.length ? page.readUInt32BE(at) : 0;
}

/** Types from here on are bytes (even) and texts (odd), whose length is in the type. */
const FIRST_OF_BYTES = 12;
const NUMBER_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0];

function* valuesOf(row: Buffer): Generator<Buffer> {
  const head = varint(row, 0);
  if (head === undefined || head.value > row.length) return;
  let at = head.value;
  for (let next = head.end; next < head.value;) {
    const type = varint(row, next);
    if (type === undefined) return;
    next = type.end;
    const isBytes = type.value >= FIRST_OF_BYTES;
    const length = isBytes ? Math.floor((type.value - FIRST_OF_BYTES) / 2) : (NUMBER_BYTES[type.value] ?? 0);
    if (isBytes) yield row.subarray(at, at + length);
    at += length;
  }
}

/** Reads a number of one to nine bytes, the most significant first. */
function varint(bytes: Buffer, start: number): { readonly value: number; readonly end: number } | undefined {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[start + index];
    if (byte === undefined) return undefined;
    if (index === 8) return { value: value * 256 + byte, end: start + 9 };
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: start + index + 1 };
  }
  return undefined;
}
