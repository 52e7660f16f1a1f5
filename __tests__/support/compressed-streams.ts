import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { decodeBzip2 } from '../../packages/scanner/src/archives/bzip2.ts';
import type { Decode, DecodeEnd } from '../../packages/scanner/src/archives/decoder.ts';
import { decodeLzmaAlone } from '../../packages/scanner/src/archives/lzma-streams.ts';
import { decodeGzip, decodeZlib, decodeZstd } from '../../packages/scanner/src/archives/native-decoders.ts';
import { decodeXz } from '../../packages/scanner/src/archives/xz.ts';
import { MemorySource } from '../../packages/scanner/src/byte-source.ts';
import { TOUCHING_PICKLE } from './inert-pickle.ts';

/** {@link TOUCHING_PICKLE}, as Python's bz2 and lzma modules compress it. As Base64 the scan would find it. */
const BZIP2 =
  '425a683931415926535909683433000005d380001040c118000a428e602000228640f534f242869a600043f50c821437' +
  '8daea79425e5be2ee48a70a12012d06866';
const XZ =
  'fd377a585a000004e6d6b4460200210116000000742fe5a3010019636f730a73797374656d0a285327746f7563682078' +
  '270a74522e00000009d1c381d40fc6c10001321a201894301fb6f37d010000000004595a';
const LZMA =
  '5d00008000ffffffffffffffff00319bcac6b27c65dfdf91599fb1d67e2e8a2bf46edcf81f495443b1a17c735f7fffcd' +
  '7f0000';

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
  ['bzip2', Buffer.from(BZIP2, 'hex'), decodeBzip2],
  [
    'bzip2 in two streams',
    Buffer.from([...Buffer.from(BZIP2, 'hex'), ...Buffer.from(BZIP2, 'hex')]),
    decodeBzip2,
  ],
  ['xz', Buffer.from(XZ, 'hex'), decodeXz],
  ['lzma', Buffer.from(LZMA, 'hex'), decodeLzmaAlone],
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
