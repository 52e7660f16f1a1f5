import { ByteReader, DataFault, type Decode, type Sink } from './decoder.ts';
import { endAtFault } from './lz4.ts';
import { decodeLzma2, lzma2Dictionary } from './lzma-streams.ts';

/**
 * The xz format, version 1.2: streams of blocks, with padding between streams. Only the filter LZMA2 is read, which is
 * all that Python and joblib write by default. Checksums are not compared.
 */

const MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const LZMA2 = 0x21;
const CHECK_BYTES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64];

/** True for the start of an xz stream. */
export function looksLikeXz(head: Uint8Array): boolean {
  return MAGIC.every((byte, index) => head[index] === byte);
}

export const decodeXz: Decode = (input, sink) => {
  const reader = new ByteReader(input);
  try {
    do {
      decodeStream(reader, sink);
    } while (skipPadding(reader, input.size));
    return { used: reader.position };
  } catch (error) {
    return endAtFault(reader, error);
  }
};

/** @returns true if another stream follows */
function skipPadding(reader: ByteReader, size: number): boolean {
  while (reader.position < size) {
    const at = reader.position;
    if (reader.byte() === 0) continue;
    reader.seek(at);
    return true;
  }
  return false;
}

function decodeStream(reader: ByteReader, sink: Sink): void {
  if (!looksLikeXz(reader.bytes(MAGIC.length))) {
    throw new DataFault('something else follows the compressed data');
  }
  reader.byte();
  const checkBytes = CHECK_BYTES[reader.byte() & 15] ?? 0;
  reader.bytes(4);
  let blocks = 0;
  for (;;) {
    const blockStart = reader.position;
    const headerUnits = reader.byte();
    if (headerUnits === 0) break;
    const dictionaryBytes = readBlockHeader(reader, blockStart + (headerUnits + 1) * 4);
    decodeLzma2(reader, sink, dictionaryBytes);
    while ((reader.position - blockStart) % 4 !== 0) reader.byte();
    if (checkBytes > 0) reader.bytes(checkBytes);
    blocks += 1;
  }
  skipIndex(reader, blocks);
  // The footer.
  reader.bytes(12);
}

/** @returns the size of the dictionary */
function readBlockHeader(reader: ByteReader, headerEnd: number): number {
  const flags = reader.byte();
  if ((flags & 0x40) !== 0) readNumber(reader);
  if ((flags & 0x80) !== 0) readNumber(reader);
  const filter = readNumber(reader);
  if ((flags & 3) !== 0 || filter !== LZMA2 || readNumber(reader) !== 1) {
    throw new DataFault('it uses a filter that is not read');
  }
  const bits = reader.byte();
  reader.seek(headerEnd);
  return lzma2Dictionary(bits);
}

function skipIndex(reader: ByteReader, blocks: number): void {
  const start = reader.position - 1;
  if (readNumber(reader) !== blocks) throw new DataFault('its index is wrong');
  for (let count = 0; count < blocks * 2; count += 1) readNumber(reader);
  while ((reader.position - start) % 4 !== 0) reader.byte();
  reader.bytes(4);
}

/** A number of up to 9 bytes, seven bits in each, the lowest first. */
function readNumber(reader: ByteReader): number {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = reader.byte();
    value += (byte & 127) * 128 ** index;
    if (byte < 128) return value;
  }
  throw new DataFault('the compressed data is wrong');
}
