import type { ByteSource } from '../byte-source.ts';
import { decodeUtf8, readWhole } from './byte-cursor.ts';

/** Reads text as Python's `json` and `yaml` do: UTF-8, with or without its mark, UTF-16 or UTF-32. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return decodeUtf32(bytes, encoding === 'utf-32le');
  return encoding === 'utf-8'
    ? decodeUtf8(bytes).replace(/^\ufeff/u, '')
    : new TextDecoder(encoding).decode(bytes);
}

/** Reads a whole text. @throws Unreadable `damaged` if it is larger than `maxBytes` */
export function readText(bytes: ByteSource, maxBytes: number): string {
  return decodeText(readWhole(bytes, maxBytes));
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** Guesses the encoding by the mark, or by where the zeros of the first four bytes are. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b, c, d] = bytes;
  if (a === undefined || b === undefined) return 'utf-8';
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0) return b === 0 ? 'utf-32be' : 'utf-16be';
  if (b === 0) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
  return 'utf-8';
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittleEndian);
    parts.push(point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point));
  }
  return parts.join('').replace(/^\ufeff/u, '');
}
