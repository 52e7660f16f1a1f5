import type { ByteSource } from '../byte-source.ts';
import { ByteReader, type Decode, decodeGuarded, type Sink, wrongData } from './decoder.ts';
import { LzmaDecoder, parseProperties } from './lzma.ts';
import { LzmaWindow } from './lzma-window.ts';
import { RangeDecoder } from './range-decoder.ts';

/** LZMA by itself, as Python's FORMAT_ALONE and joblib write it: properties, dictionary size, size, data. */
export const decodeLzmaAlone: Decode = (input, sink) => {
  const reader = new ByteReader(input);
  return decodeGuarded(reader, () => {
    const properties = reader.byte();
    const dictionaryBytes = reader.littleEndian(4);
    const size = readSize(reader);
    decodeLzma(reader, sink, { properties, dictionaryBytes, size });
  });
};

/** The form of LZMA in zip archives (method 14): a version, the length of the properties, and no size. */
export function decodeZipLzma(size: number): Decode {
  return (input, sink) => {
    const reader = new ByteReader(input);
    return decodeGuarded(reader, () => {
      reader.littleEndian(2);
      if (reader.littleEndian(2) !== 5) throw wrongData('its LZMA properties are wrong');
      const properties = reader.byte();
      decodeLzma(reader, sink, { properties, dictionaryBytes: reader.littleEndian(4), size });
    });
  };
}

interface LzmaHeader {
  readonly properties: number;
  readonly dictionaryBytes: number;
  /** Infinity if an end marker ends the data. */
  readonly size: number;
}

/** The size of the dictionary of LZMA2 that one byte says. */
export function lzma2Dictionary(byte: number): number {
  const bits = byte & 63;
  if (bits > 40) throw wrongData();
  return bits === 40 ? 2 ** 32 - 1 : (2 | (bits & 1)) * 2 ** (Math.floor(bits / 2) + 11);
}

function readSize(reader: ByteReader): number {
  const low = reader.littleEndian(4);
  const high = reader.littleEndian(4);
  return low === 0xffffffff && high === 0xffffffff ? Infinity : high * 2 ** 32 + low;
}

function decodeLzma(reader: ByteReader, sink: Sink, { properties, dictionaryBytes, size }: LzmaHeader): void {
  const window = new LzmaWindow(dictionaryBytes, sink);
  const range = new RangeDecoder(reader);
  try {
    const decoder = new LzmaDecoder(range, window, parseProperties(properties));
    range.start();
    decoder.decodeUntil(size);
  } finally {
    window.flush();
  }
}

/** Decodes LZMA2 data: chunks, each with what it resets. The reader is behind the data afterwards. */
export function decodeLzma2(reader: ByteReader, sink: Sink, dictionaryBytes: number): void {
  const window = new LzmaWindow(dictionaryBytes, sink);
  const range = new RangeDecoder(reader);
  let properties: number | undefined;
  let decoder: LzmaDecoder | undefined;
  try {
    for (;;) {
      const control = reader.byte();
      if (control === 0) return;
      if (control === 1 || control >= 0xe0) window.reset();
      if (control < 3) {
        copyChunk(reader, window);
        continue;
      }
      if (control < 0x80) throw wrongData();
      const size = (control & 0x1f) * 65536 + readBigEndian16(reader) + 1;
      const end = readBigEndian16(reader) + 1;
      if (control >= 0xc0) properties = reader.byte();
      if (properties === undefined) throw wrongData();
      if (control >= 0xa0 || decoder === undefined) {
        decoder = new LzmaDecoder(range, window, parseProperties(properties));
      }
      const start = reader.position;
      range.start();
      decoder.decodeUntil(window.total + size);
      reader.seek(start + end);
    }
  } finally {
    window.flush();
  }
}

function readBigEndian16(reader: ByteReader): number {
  return reader.byte() * 256 + reader.byte();
}

function copyChunk(reader: ByteReader, window: LzmaWindow): void {
  for (let left = readBigEndian16(reader) + 1; left > 0; left -= 1) window.put(reader.byte());
}

/**
 * True if the start is that of LZMA by itself. It has no magic number, so its first bytes are tried.
 * @param head at least 64 bytes if there are as many
 */
export function looksLikeLzmaAlone(head: Uint8Array, bytes: ByteSource): boolean {
  if (bytes.size < 18 || head.length < 18 || (head[0] ?? 255) >= 225 || head[13] !== 0) return false;
  const view = new DataView(head.buffer, head.byteOffset);
  const dictionary = view.getUint32(1, true);
  const isUsual = dictionary >= 4096 && [1, 3].some((unit) => Number.isInteger(Math.log2(dictionary / unit)));
  const [low, high] = [view.getUint32(5, true), view.getUint32(9, true)];
  const hasUsualSize = high < 256 || (high === 0xffffffff && low === 0xffffffff);
  return isUsual && hasUsualSize;
}
