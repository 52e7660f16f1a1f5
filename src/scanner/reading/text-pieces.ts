import type { ByteSource } from '../byte-source.ts';
import { decodeText, encodingOf } from './utf8-text.ts';

/** Larger texts are searched up to here. */
const MAX_SEARCHED_TEXT = 64 * 2 ** 20;
const HEAD_BYTES = 4096;
const STEP_BYTES = 2 ** 20;
/** Nothing that is searched is longer. */
const OVERLAP_BYTES = 4096;

/** A part of a text. Characters beyond ASCII may be wrong. */
export interface TextPiece {
  readonly text: string;
  /** Where it begins. */
  readonly offset: number;
}

/** True for text: zeros occur in UTF-16 and UTF-32 only. */
export function isText(bytes: ByteSource): boolean {
  return !decodeText(bytes.read(0, HEAD_BYTES)).includes('\0');
}

/** Reads a text piece by piece; each has the end of the one before. Binary content gives none. */
export function* textPieces(bytes: ByteSource): Generator<TextPiece> {
  if (!isText(bytes)) return;
  const end = Math.min(bytes.size, MAX_SEARCHED_TEXT);
  if (encodingOf(bytes.read(0, 4)) !== 'utf-8') {
    yield { text: decodeText(bytes.read(0, end)), offset: 0 };
    return;
  }
  for (let offset = 0; offset < end; offset += STEP_BYTES) {
    yield { text: latin1(bytes, offset, Math.min(STEP_BYTES + OVERLAP_BYTES, end - offset)), offset };
  }
}

function latin1(bytes: ByteSource, offset: number, length: number): string {
  const piece = bytes.read(offset, length);
  return Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
}
