import type { ByteSource } from '../byte-source.ts';
import { textPieces } from '../reading/text-pieces.ts';

/** Tags may have bytes as numbers, and so may texts. */
export function withoutEscapes(text: string): string {
  return text.replace(/(?:%|\\x|\\u00)([0-9a-f]{2})/giu, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const known = new WeakMap<ByteSource, boolean>();

/** True for a text with a tag of Python, or with a key by which Hydra calls a function. It is searched once. */
export function hasPython(bytes: ByteSource): boolean {
  const earlier = known.get(bytes);
  if (earlier !== undefined) return earlier;
  const found = isInPiece(bytes);
  known.set(bytes, found);
  return found;
}

function isInPiece(bytes: ByteSource): boolean {
  for (const { text } of textPieces(bytes)) if (namesPython(text)) return true;
  return false;
}

function namesPython(written: string): boolean {
  const text = withoutEscapes(written);
  if (!/python\/|^%TAG|_target_/mu.test(text) || text.includes('\0')) return false;
  if (/(?:^|[\s{,.])["']?_target_["']?\s{0,9}=\s{0,9}["']/mu.test(text)) return true;
  if (/^[ \t]{0,100}\?[ \t]{1,100}_target_[ \t\r]{0,100}$/mu.test(text)) return true;
  return /(?:^|[\s[{,:?-])!\S{0,300}python\/|^%TAG|^[ \t{,-]{0,100}["']?(?:[\w.]{1,100}["']?[ \t]{0,9}[:=.]\s{0,9}\{?\s{0,9}["']?)?_target_["']?\s{0,9}[:=]/mu.test(
    text,
  );
}
