import type { ByteSource } from '../byte-source.ts';

const ZEROS = Buffer.alloc(64 * 1024);

/** @returns where the first byte from `start` on is that is not zero; `end` if there is none */
export function endOfZeros(bytes: ByteSource, start: number, end = bytes.size): number {
  for (let at = start; at < end; at += ZEROS.length) {
    const piece = bytes.read(at, Math.min(ZEROS.length, end - at));
    if (!ZEROS.subarray(0, piece.length).equals(piece)) return at + piece.findIndex((byte) => byte !== 0);
  }
  return end;
}
