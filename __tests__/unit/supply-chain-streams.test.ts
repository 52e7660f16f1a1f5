import { describe, expect, test } from '@jest/globals';
import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { decodeBzip2 } from '../../src/supply-chain/archives/bzip2.ts';
import type { Decode, DecodeEnd } from '../../src/supply-chain/archives/decoder.ts';
import { decodeLz4 } from '../../src/supply-chain/archives/lz4.ts';
import { decodeLzmaAlone } from '../../src/supply-chain/archives/lzma-streams.ts';
import { decodeGzip, decodeZlib, decodeZstd } from '../../src/supply-chain/archives/native-decoders.ts';
import { decodeXz } from '../../src/supply-chain/archives/xz.ts';
import { MemorySource } from '../../src/supply-chain/byte-source.ts';
import { TOUCHING_PICKLE } from '../support/inert-pickle.ts';
import { noise } from '../support/noise.ts';
import { scanAs } from '../support/scan-of-file.ts';

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
const zfile = Buffer.concat([Buffer.from('ZF0x1a'.padEnd(21)), deflateSync(TOUCHING_PICKLE)]);

const streams: readonly (readonly [string, Buffer, Decode])[] = [
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

async function decodeAll(
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

describe.each(streams)('%s', (_, bytes, decode) => {
  test('is decompressed to its end, which is where it was used up', async () => {
    const { content, used, fault } = await decodeAll(decode, bytes);
    expect(content.subarray(0, TOUCHING_PICKLE.length)).toEqual(TOUCHING_PICKLE);
    expect(fault).toBeUndefined();
    expect(used).toBe(bytes.length);
  });

  test('the code in it is found, whatever its name', async () => {
    const { verdicts, leftovers } = await scanAs('model', bytes);
    expect(verdicts).toContain('critical pickle-code');
    expect(leftovers).toEqual([]);
  });

  test('cut anywhere, it gives the beginning of its content, and says that it is not all', async () => {
    const whole = await decodeAll(decode, bytes);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        const { content, fault } = await decodeAll(decode, bytes.subarray(0, length));
        expect(whole.content.subarray(0, content.length)).toEqual(content);
        expect(fault !== undefined || content.length < whole.content.length || length === bytes.length).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('changed anywhere, or random behind its first bytes, it ends', async () => {
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)).map(([at, value]) => {
      const changed = Buffer.from(bytes);
      changed[at] = value;
      return changed;
    });
    const random = fc
      .tuple(fc.nat(20), fc.uint8Array({ maxLength: 300 }))
      .map(([kept, rest]) => Buffer.concat([bytes.subarray(0, kept), rest]));
    await fc.assert(
      fc.asyncProperty(fc.oneof(change, random), async (hostile) => {
        const { used } = await decodeAll(decode, hostile);
        expect(used).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });
});

test('the compressed files of old joblib versions are read', async () => {
  const { verdicts, scanned } = await scanAs('model.pkl', zfile);
  expect(verdicts).toEqual(['critical pickle-code']);
  expect(scanned?.format).toBe('joblib-zfile');
});

test('code before a fault is found, and the fault is told', async () => {
  const bytes = gzipSync(Buffer.concat([TOUCHING_PICKLE, noise(50_000)]));
  bytes.fill(0xff, 2000, 2100);
  const { verdicts } = await scanAs('model.pkl', bytes);
  expect(verdicts).toContain('critical pickle-code');
  expect(verdicts).toContain('not-scanned unreadable');
});

test('code right before a fault is found, although a piece with a fault gives nothing', async () => {
  const stored = deflateSync(TOUCHING_PICKLE, { level: 0 });
  const bytes = Buffer.concat([stored.subarray(0, stored.length - 4), Buffer.from([0xff, 0xff, 0xff, 0xff])]);
  const { verdicts } = await scanAs('model.pkl', bytes);
  expect(verdicts).toContain('critical pickle-code');
});

test.each(['7z', 'rar'])('%s is not scanned', async (format) => {
  const magic = format === '7z' ? [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] : [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07];
  const { verdicts } = await scanAs('models', Buffer.from([...magic, ...Buffer.alloc(100)]));
  expect(verdicts).toEqual(['not-scanned opaque']);
});
