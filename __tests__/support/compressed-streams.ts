import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { decodeBzip2 } from '../../src/scanner/archives/bzip2.ts';
import type { Decode, DecodeEnd } from '../../src/scanner/archives/decoder.ts';
import { decodeLz4 } from '../../src/scanner/archives/lz4.ts';
import { decodeLzmaAlone } from '../../src/scanner/archives/lzma-streams.ts';
import { decodeGzip, decodeZlib, decodeZstd } from '../../src/scanner/archives/native-decoders.ts';
import { decodeXz } from '../../src/scanner/archives/xz.ts';
import { MemorySource } from '../../src/scanner/byte-source.ts';
import { TOUCHING_PICKLE } from './inert-pickle.ts';

/** {@link TOUCHING_PICKLE}, as Python's bz2 and lzma modules compress it. */
const BZIP2 = 'QlpoOTFBWSZTWQloNDMAAAXTgAAQQMEYAApCjmAgACKGQPU08kKGmmAAQ/UMghQ3ja6nlCXlvi7kinChIBLQaGY=';
const XZ =
  '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAZY29zCnN5c3RlbQooUyd0b3VjaCB4Jwp0Ui4AAAAJ0cOB1A/GwQABMhogGJQwH7bzfQEAAAAABFla';
const LZMA = 'XQAAgAD//////////wAxm8rGsnxl39+RWZ+x1n4uiiv0btz4H0lUQ7GhfHNff//NfwAA';

/** An LZ4 frame with one block: all literals, or as it is. */
function makeLz4(content: Uint8Array, isStored: boolean): Buffer {
  const literals = Buffer.concat([Buffer.from([0xf0, content.length - 15]), content]);
  const block = isStored ? content : literals;
  const length = Buffer.alloc(4);
  length.writeUInt32LE(block.length + (isStored ? 0x80000000 : 0));
  const head = Buffer.from([0x04, 0x22, 0x4d, 0x18, 0x60, 0x40, 0x82]);
  return Buffer.concat([head, length, block, Buffer.alloc(4)]);
}

/** The head of old joblib files. */
export const zfile = Buffer.concat([Buffer.from('ZF0x1a'.padEnd(21)), deflateSync(TOUCHING_PICKLE)]);

/** {@link TOUCHING_PICKLE} in each form, and its decoder. */
export const streams: readonly (readonly [string, Buffer, Decode])[] = [
  ['gzip', gzipSync(TOUCHING_PICKLE), decodeGzip],
  [
    'gzip in two members',
    Buffer.concat([gzipSync(TOUCHING_PICKLE.subarray(0, 9)), gzipSync(TOUCHING_PICKLE.subarray(9))]),
    decodeGzip,
  ],
  ['zlib', deflateSync(TOUCHING_PICKLE), decodeZlib],
  ['zstd', zstdCompressSync(TOUCHING_PICKLE), decodeZstd],
  ['bzip2', Buffer.from(BZIP2, 'base64'), decodeBzip2],
  [
    'bzip2 in two streams',
    Buffer.from([...Buffer.from(BZIP2, 'base64'), ...Buffer.from(BZIP2, 'base64')]),
    decodeBzip2,
  ],
  ['xz', Buffer.from(XZ, 'base64'), decodeXz],
  ['lzma', Buffer.from(LZMA, 'base64'), decodeLzmaAlone],
  ['lz4', makeLz4(TOUCHING_PICKLE, false), decodeLz4],
  ['lz4, stored', makeLz4(TOUCHING_PICKLE, true), decodeLz4],
];

/** Decodes a stream as far as it can be decoded. */
export async function decodeAll(
  decode: Decode,
  bytes: Uint8Array,
): Promise<DecodeEnd & { readonly content: Buffer }> {
  const parts: Buffer[] = [];
  const sink = {
    write: (part: Uint8Array): void => {
      parts.push(Buffer.from(part));
    },
  };
  const end = await decode(new MemorySource(bytes), sink);
  return { ...end, content: Buffer.concat(parts) };
}
