import type { ByteSource } from '../byte-source.ts';
import { ByteReader, DataFault, type Decode, type DecodeEnd, type Sink } from './decoder.ts';

/**
 * The LZ4 frame format, version 1.6: frames of blocks, and skippable frames between them. Checksums are not compared:
 * a loader that ignores them must not see more than the scan.
 */

const LZ4_MAGIC = 0x184d2204;
const SKIPPABLE_MAGIC = 0x184d2a5;
const MAX_BLOCK_BYTES = 4 * 1024 * 1024;
/** Matches reach back this far, also into earlier blocks. */
const WINDOW_BYTES = 64 * 1024;

export const decodeLz4: Decode = (input, sink) => {
  const reader = new ByteReader(input);
  try {
    while (reader.position < input.size) decodeFrame(reader, sink);
    return { used: reader.position };
  } catch (error) {
    return endAtFault(reader, error);
  }
};

/** Turns a fault of the data into the end of a decoding; other errors go on to the caller. */
export function endAtFault(reader: ByteReader, error: unknown): DecodeEnd {
  if (error instanceof DataFault) return { used: reader.position, fault: error.message };
  throw error;
}

function decodeFrame(reader: ByteReader, sink: Sink): void {
  const magic = reader.littleEndian(4);
  if (magic >>> 4 === SKIPPABLE_MAGIC) {
    const length = reader.littleEndian(4);
    reader.seek(reader.position + length);
    return;
  }
  if (magic !== LZ4_MAGIC) throw new DataFault('something else follows the compressed data');
  const flags = reader.byte();
  if (flags >>> 6 !== 1) throw new DataFault('its LZ4 version is not known');
  reader.byte();
  if ((flags & 0x08) !== 0) reader.bytes(8);
  if ((flags & 0x01) !== 0) throw new DataFault('it needs a dictionary');
  reader.byte();
  decodeBlocks(reader, sink, (flags & 0x10) !== 0);
  if ((flags & 0x04) !== 0) reader.bytes(4);
}

function decodeBlocks(reader: ByteReader, sink: Sink, hasBlockChecksums: boolean): void {
  const output = new Uint8Array(WINDOW_BYTES + MAX_BLOCK_BYTES);
  let history = 0;
  for (;;) {
    const header = reader.littleEndian(4);
    if (header === 0) return;
    const length = header % 0x80000000;
    if (length > MAX_BLOCK_BYTES) throw new DataFault('a block is larger than the format allows');
    const isStored = header >= 0x80000000;
    const end = isStored
      ? copyBlock(reader, length, output, history)
      : decodeBlock(reader, length, output, history, sink);
    sink.write(output.subarray(history, end));
    const keepFrom = Math.max(0, end - WINDOW_BYTES);
    output.copyWithin(0, keepFrom, end);
    history = end - keepFrom;
    if (hasBlockChecksums) reader.bytes(4);
  }
}

function copyBlock(reader: ByteReader, length: number, output: Uint8Array, at: number): number {
  output.set(reader.bytes(length), at);
  return at + length;
}

function decodeBlock(
  reader: ByteReader,
  length: number,
  output: Uint8Array,
  from: number,
  sink: Sink,
): number {
  const blockEnd = reader.position + length;
  let at = from;
  try {
    while (reader.position < blockEnd) {
      const token = reader.byte();
      const literals = lengthOf(reader, token >>> 4);
      if (literals > output.length - at) throw new DataFault('a block expands beyond its bound');
      output.set(reader.bytes(literals), at);
      at += literals;
      // The last sequence of a block has no match.
      if (reader.position >= blockEnd) break;
      const distance = reader.littleEndian(2);
      at = copyMatch(output, at, distance, lengthOf(reader, token & 15) + 4);
    }
    return at;
  } catch (error) {
    sink.write(output.subarray(from, at));
    throw error;
  }
}

function lengthOf(reader: ByteReader, nibble: number): number {
  let length = nibble;
  if (nibble !== 15) return length;
  for (;;) {
    const more = reader.byte();
    length += more;
    if (more !== 255) return length;
    if (length > MAX_BLOCK_BYTES) throw new DataFault('a block expands beyond its bound');
  }
}

function copyMatch(output: Uint8Array, at: number, distance: number, length: number): number {
  if (distance === 0 || distance > at) throw new DataFault('a match reaches before the start');
  if (length > output.length - at) throw new DataFault('a block expands beyond its bound');
  for (let index = 0; index < length; index += 1) output[at + index] = output[at + index - distance] ?? 0;
  return at + length;
}

/** True for an LZ4 frame. */
export function looksLikeLz4(head: Uint8Array, bytes: ByteSource): boolean {
  if (bytes.size < 7 || head.length < 6) return false;
  return (
    new DataView(head.buffer, head.byteOffset).getUint32(0, true) === LZ4_MAGIC && (head[4] ?? 0) >>> 6 === 1
  );
}
