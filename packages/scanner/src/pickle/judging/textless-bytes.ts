import { countedExtent } from '../machine/literal.ts';
import type { PickleJudge } from '../pickle-judge.ts';
import { isText, referenceOf, type Value } from '../machine/value.ts';

/*
 * Bytes that hold no text at all, such as sets of bits and packed numbers: they are no path, no command and no source, and what
 * unpickles or runs them finds no name of a function in them.
 */

const MAX_BYTES = 1 << 16;
/** So many signs and blanks that follow each other may be a word. Names of functions that act are as long. */
const WORD = 3;
/** How gzip, Zstandard, LZ4, xz and byte code of Python (`marshal`) begin. */
const PACKED: readonly Buffer[] = [
  '\x1f\x8b',
  '\x28\xb5\x2f\xfd',
  '\x04\x22\x4d\x18',
  '\xfd7',
  'c',
  '\xe3',
].map((text) => Buffer.from(text, 'latin1'));

/** True for bytes without any text in them, and for a text that stands for such bytes. Long ones are not looked at. */
export function isTextless(judge: PickleJudge, value: Value): boolean {
  const bytes = isText(value) ? bytesOfText(judge.state.textOf(value)) : bytesOf(judge, value);
  if (bytes === undefined || isPacked(bytes)) return false;
  let signs = 0;
  let isAllSigns = true;
  for (const byte of bytes) {
    signs = isSign(byte) ? signs + 1 : 0;
    if (signs >= WORD) return false;
    isAllSigns &&= signs > 0;
  }
  return !isAllSigns;
}

/** True for what is printed, and for white space. */
function isSign(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d);
}

function isPacked(bytes: Buffer): boolean {
  return isZlib(bytes) || PACKED.some((start) => start.equals(bytes.subarray(0, start.length)));
}

/** True for the first two bytes of RFC 1950. */
function isZlib([method = 0, flags = 0]: Buffer): boolean {
  return (method & 0x8f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** @returns undefined if it stands for no bytes in Latin-1 */
function bytesOfText(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text, 'latin1');
  return bytes.toString('latin1') === text ? bytes : undefined;
}

function bytesOf(judge: PickleJudge, value: Value): Buffer | undefined {
  const { cursor } = judge.state;
  const extent = countedExtent(cursor, referenceOf(value));
  if (extent === undefined || extent.length > MAX_BYTES) return undefined;
  return Buffer.from(cursor.bytesAt(extent.start, extent.length));
}
