import { ByteReader, type Decode, decodeGuarded, type Sink, wrongData } from './decoder.ts';
import { decodeLzma2, lzma2Dictionary } from './lzma-streams.ts';

/**
 * The xz format, version 1.2: streams of blocks, with padding between streams. LZMA2 and the
 * delta filter are read. Filters for programs change addresses in them: what went through one is scanned as it is, and told.
 * Checksums are not compared.
 */

const MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const LZMA2 = 0x21;
const DELTA = 3;
/** Those for programs, from x86 to RISC-V. */
const [FIRST_PROGRAM, LAST_PROGRAM] = [4, 0x0b];
const CHECK_BYTES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64];

/** True for the start of an xz stream. */
export function looksLikeXz(head: Uint8Array): boolean {
  return MAGIC.every((byte, index) => head[index] === byte);
}

export const decodeXz: Decode = (input, sink) => {
  const reader = new ByteReader(input);
  return decodeGuarded(reader, () => {
    let isUndone = true;
    do isUndone = decodeStream(reader, sink) && isUndone;
    while (skipPadding(reader, input.size));
    if (!isUndone) throw wrongData('it went through a filter for programs, which was not undone');
  });
};

function skipPadding(reader: ByteReader, size: number): boolean {
  while (reader.position < size) {
    const at = reader.position;
    if (reader.byte() === 0) continue;
    reader.seek(at);
    return true;
  }
  return false;
}

/** @returns false if a filter was not undone */
function decodeStream(reader: ByteReader, sink: Sink): boolean {
  if (!looksLikeXz(reader.bytes(MAGIC.length))) {
    throw wrongData('something else follows the compressed data');
  }
  reader.byte();
  const checkBytes = CHECK_BYTES[reader.byte() & 15] ?? 0;
  reader.bytes(4);
  let blocks = 0;
  let isUndone = true;
  for (;;) {
    const blockStart = reader.position;
    const headerUnits = reader.byte();
    if (headerUnits === 0) break;
    const block = readBlockHeader(reader, blockStart + (headerUnits + 1) * 4);
    isUndone &&= !block.hasProgramFilter;
    const inner = block.deltas.reduce<Sink>((outer, distance) => withoutDelta(outer, distance), sink);
    decodeLzma2(reader, inner, block.dictionaryBytes);
    while ((reader.position - blockStart) % 4 !== 0) reader.byte();
    if (checkBytes > 0) reader.bytes(checkBytes);
    blocks += 1;
  }
  skipIndex(reader, blocks);
  // The footer.
  reader.bytes(12);
  return isUndone;
}

interface BlockHeader {
  readonly dictionaryBytes: number;
  /** The distances of delta filters, as they were applied. */
  readonly deltas: readonly number[];
  readonly hasProgramFilter: boolean;
}

function readBlockHeader(reader: ByteReader, headerEnd: number): BlockHeader {
  const flags = reader.byte();
  if ((flags & 0x40) !== 0) readNumber(reader);
  if ((flags & 0x80) !== 0) readNumber(reader);
  const deltas: number[] = [];
  let hasProgramFilter = false;
  for (let left = flags & 3; left > 0; left -= 1) {
    const filter = readNumber(reader);
    const properties = reader.bytes(readNumber(reader)).slice();
    if (filter === DELTA) deltas.push((properties[0] ?? 0) + 1);
    else if (filter >= FIRST_PROGRAM && filter <= LAST_PROGRAM) hasProgramFilter = true;
    else throw wrongData('it uses a filter that is not read');
  }
  if (readNumber(reader) !== LZMA2 || readNumber(reader) !== 1) {
    throw wrongData('it uses a filter that is not read');
  }
  const bits = reader.byte();
  reader.seek(headerEnd);
  return { dictionaryBytes: lzma2Dictionary(bits), deltas, hasProgramFilter };
}

const MAX_DISTANCE = 256;

/** Undoes a filter that wrote the difference to the byte at a distance before. */
function withoutDelta(sink: Sink, distance: number): Sink {
  const last = new Uint8Array(MAX_DISTANCE);
  let at = 0;
  return {
    write: (bytes): void => {
      const undone = new Uint8Array(bytes.length);
      for (const [index, byte] of bytes.entries()) {
        undone[index] = byte + (last[(at - distance) & (MAX_DISTANCE - 1)] ?? 0);
        last[at & (MAX_DISTANCE - 1)] = undone[index];
        at += 1;
      }
      sink.write(undone);
    },
  };
}

function skipIndex(reader: ByteReader, blocks: number): void {
  const start = reader.position - 1;
  if (readNumber(reader) !== blocks) throw wrongData('its index is wrong');
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
  throw wrongData();
}
