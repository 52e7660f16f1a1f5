import type { Cursor, Extent } from './cursor.ts';
import { OPCODES } from './opcodes.ts';
import { decimalInteger, latin1, quotedString, rawUnicodeEscape, utf8 } from './text-arguments.ts';

/** A constant, read again from its opcode. Long ones are cut. */
export type Literal =
  | { readonly type: 'word'; readonly text: 'None' | 'True' | 'False' }
  | { readonly type: 'number'; readonly value: bigint | number | undefined; readonly text: string }
  | { readonly type: 'text'; readonly text: string; readonly isCut: boolean }
  | { readonly type: 'bytes'; readonly extent: Extent };

/** No name and no number that means anything is longer. In bytes. */
export const MAX_LITERAL_BYTES = 4096;

/** Opcodes with a counted argument: how many bytes hold the count. */
const COUNT_BYTES: ReadonlyMap<number, number> = new Map([
  [OPCODES.SHORT_BINUNICODE, 1],
  [OPCODES.BINUNICODE, 4],
  [OPCODES.BINUNICODE8, 8],
  [OPCODES.SHORT_BINSTRING, 1],
  [OPCODES.BINSTRING, 4],
  [OPCODES.SHORT_BINBYTES, 1],
  [OPCODES.BINBYTES, 4],
  [OPCODES.BINBYTES8, 8],
  [OPCODES.BYTEARRAY8, 8],
  [OPCODES.LONG1, 1],
  [OPCODES.LONG4, 4],
]);

const WORDS: ReadonlyMap<number, 'None' | 'True' | 'False'> = new Map([
  [OPCODES.NONE, 'None'],
  [OPCODES.NEWTRUE, 'True'],
  [OPCODES.NEWFALSE, 'False'],
]);

/** @returns where the bytes of a counted argument lie, or undefined if the opcode has none */
export function countedExtent(cursor: Cursor, offset: number): Extent | undefined {
  const width = COUNT_BYTES.get(cursor.bytesAt(offset, 1)[0] ?? 0);
  if (width === undefined) return undefined;
  const length = cursor.bytesAt(offset + 1, width).reduce((sum, byte, at) => sum + byte * 256 ** at, 0);
  const start = offset + 1 + width;
  return { start, length: Math.max(0, Math.min(length, cursor.size - start)) };
}

/** @returns where the line lies that follows an opcode; a line over the limit is cut, and one byte longer than it */
function lineExtent(cursor: Cursor, offset: number): Extent {
  const bytes = cursor.bytesAt(offset + 1, MAX_LITERAL_BYTES + 1);
  const end = bytes.indexOf(0x0a);
  return { start: offset + 1, length: end < 0 ? bytes.length : end };
}

function signed(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes.toReversed()) value = value * 256n + BigInt(byte);
  const isNegative = ((bytes.at(-1) ?? 0) & 0x80) !== 0;
  return isNegative ? value - 256n ** BigInt(bytes.length) : value;
}

function readText(cursor: Cursor, code: number, extent: Extent): Literal {
  const isCut = extent.length > MAX_LITERAL_BYTES;
  const bytes = cursor.bytesAt(extent.start, Math.min(extent.length, MAX_LITERAL_BYTES));
  if (code === OPCODES.UNICODE) {
    return { type: 'text', text: rawUnicodeEscape(bytes) ?? latin1(bytes), isCut };
  }
  if (code === OPCODES.STRING) return { type: 'text', text: quotedString(bytes) ?? latin1(bytes), isCut };
  const isString = code === OPCODES.BINSTRING || code === OPCODES.SHORT_BINSTRING;
  return { type: 'text', text: (isString ? undefined : utf8(bytes)) ?? latin1(bytes), isCut };
}

function readLine(cursor: Cursor, code: number, offset: number): Literal {
  const extent = lineExtent(cursor, offset);
  if (code === OPCODES.UNICODE || code === OPCODES.STRING) return readText(cursor, code, extent);
  const bytes = cursor.bytesAt(extent.start, Math.min(extent.length, 64));
  const text = latin1(bytes).trim();
  if (code === OPCODES.INT && text === '00') return { type: 'word', text: 'False' };
  if (code === OPCODES.INT && text === '01') return { type: 'word', text: 'True' };
  return { type: 'number', value: decimalInteger(Buffer.from(text.replace(/L$/u, ''))), text };
}

function readNumber(cursor: Cursor, code: number, offset: number): Literal {
  if (code === OPCODES.BINFLOAT) {
    const bytes = Buffer.from(cursor.bytesAt(offset + 1, 8));
    const value = bytes.length === 8 ? bytes.readDoubleBE() : undefined;
    return { type: 'number', value, text: String(value) };
  }
  const counted = countedExtent(cursor, offset);
  const width = code === OPCODES.BININT ? 4 : code === OPCODES.BININT2 ? 2 : 1;
  const { start, length } = counted ?? { start: offset + 1, length: width };
  const bytes = cursor.bytesAt(start, Math.min(length, 64));
  const isSigned = counted !== undefined || code === OPCODES.BININT;
  const value = signed(isSigned ? bytes : Uint8Array.of(...bytes, 0));
  return { type: 'number', value, text: length > 64 ? 'a number' : String(value) };
}

/** Reads a constant again. @param offset of its opcode */
export function readLiteral(cursor: Cursor, offset: number): Literal {
  const code = cursor.bytesAt(offset, 1)[0] ?? 0;
  const word = WORDS.get(code);
  if (word !== undefined) return { type: 'word', text: word };
  switch (code) {
    case OPCODES.UNICODE:
    case OPCODES.STRING:
    case OPCODES.INT:
    case OPCODES.LONG:
    case OPCODES.FLOAT:
      return readLine(cursor, code, offset);
    case OPCODES.BININT:
    case OPCODES.BININT1:
    case OPCODES.BININT2:
    case OPCODES.LONG1:
    case OPCODES.LONG4:
    case OPCODES.BINFLOAT:
      return readNumber(cursor, code, offset);
    default:
      return readCounted(cursor, code, offset);
  }
}

function readCounted(cursor: Cursor, code: number, offset: number): Literal {
  const extent = countedExtent(cursor, offset) ?? { start: offset, length: 0 };
  const isBytes =
    code === OPCODES.BINBYTES ||
    code === OPCODES.SHORT_BINBYTES ||
    code === OPCODES.BINBYTES8 ||
    code === OPCODES.BYTEARRAY8;
  return isBytes ? { type: 'bytes', extent } : readText(cursor, code, extent);
}

/** A number as picklers write it in text. */
const PLAIN_NUMBER = /^(?:0|-?[1-9]\d{0,15})L?$/u;

/**
 * Reads an integer again that says where something lies. Other spellings of it, such as one behind spaces, are refused:
 * no pickler writes them, and readers disagree about them.
 * @param offset of its opcode
 * @returns undefined if it is no integer as picklers write it, or not exact
 */
export function plainInteger(cursor: Cursor, offset: number): number | undefined {
  const code = cursor.bytesAt(offset, 1)[0] ?? 0;
  const literal = readLiteral(cursor, offset);
  if (literal.type !== 'number' || typeof literal.value !== 'bigint' || code === OPCODES.FLOAT) {
    return undefined;
  }
  if (code === OPCODES.INT || code === OPCODES.LONG) {
    const { start, length } = lineExtent(cursor, offset);
    if (!PLAIN_NUMBER.test(latin1(cursor.bytesAt(start, Math.min(length, 32))))) return undefined;
  } else if (literal.text !== String(literal.value)) return undefined;
  const value = Number(literal.value);
  return Number.isSafeInteger(value) ? value : undefined;
}
