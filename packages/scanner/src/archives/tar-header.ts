import type { ByteSource } from '../byte-source.ts';
import { memberName } from './member-names.ts';

export const BLOCK_BYTES = 512;

/** A member's header in a tar archive, of any of the old forms, ustar or GNU. */
export interface TarHeader {
  readonly name: string;
  /** Of the data that follows, in bytes. */
  readonly bytes: number;
  /** One character: `0` for a file, `2` for a symbolic link. */
  readonly type: string;
  readonly linkTarget: string;
  /** True if its numbers are written as no program writes them, although some read them: then sizes are not known. */
  readonly isStrange: boolean;
}

interface TarNumber {
  readonly value: number;
  readonly isStrange: boolean;
}

function textAt(block: Uint8Array, start: number, length: number): string {
  const field = Buffer.from(block.subarray(start, start + length));
  const end = field.indexOf(0);
  return memberName(end < 0 ? field : field.subarray(0, end));
}

/** What Python's `int(text, 8)` takes. Writers write the digits alone. */
const PYTHON_OCTAL = /^(?<sign>[+-]?)(?:0[oO]_?)?(?<digits>[0-7]+(?:_[0-7]+)*)$/u;

/**
 * Reads a number in octal digits, or in base 256 if the first bit is set.
 * @returns undefined if no program takes it for a number
 */
function numberAt(block: Uint8Array, start: number, length: number): TarNumber | undefined {
  const first = block[start] ?? 0;
  if ((first & 0x80) !== 0) {
    let value = first & 0x7f;
    for (const byte of block.subarray(start + 1, start + length)) value = value * 256 + byte;
    // Negative numbers, which begin with 0xff, make no sense here; other first bytes are refused by Python.
    return Number.isSafeInteger(value) ? { value, isStrange: first !== 0x80 } : undefined;
  }
  const text = textAt(block, start, length).trim();
  if (text === '') return { value: 0, isStrange: false };
  const { sign, digits } = PYTHON_OCTAL.exec(text)?.groups ?? {};
  if (digits === undefined) return undefined;
  const value = Number.parseInt(digits.replaceAll('_', ''), 8);
  return { value: sign === '-' ? 0 : value, isStrange: !/^[0-7]+$/u.test(text) };
}

/** The sum of the bytes, as old programs computed it (with signs) and as new ones do. */
function hasRightChecksum(block: Uint8Array, stored: number): boolean {
  let sum = 8 * 32;
  let signedSum = sum;
  for (let at = 0; at < BLOCK_BYTES; at += 1) {
    if (at >= 148 && at < 156) continue;
    const byte = block[at] ?? 0;
    sum += byte;
    signedSum += byte < 128 ? byte : byte - 256;
  }
  return stored === sum || stored === signedSum;
}

/** @returns undefined if the block is no header */
export function parseTarHeader(block: Uint8Array): TarHeader | undefined {
  if (block.length < BLOCK_BYTES || isZero(block)) return undefined;
  const [checksum, bytes] = [numberAt(block, 148, 8), numberAt(block, 124, 12)];
  if (checksum === undefined || bytes === undefined) return undefined;
  if (!hasRightChecksum(block, checksum.value)) return undefined;
  const type = String.fromCharCode(block[156] ?? 0);
  const isUstar = textAt(block, 257, 6) === 'ustar';
  const prefix = isUstar ? textAt(block, 345, 155) : '';
  const name = textAt(block, 0, 100);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    bytes: bytes.value,
    isStrange: checksum.isStrange || bytes.isStrange,
    type: type === '\0' ? '0' : type,
    linkTarget: textAt(block, 157, 100),
  };
}

export function isZero(block: Uint8Array): boolean {
  return block.every((byte) => byte === 0);
}

/** True for a tar archive: a first block with the right checksum, which is one in thousands for other data. */
export function looksLikeTar(head: Uint8Array, bytes: ByteSource): boolean {
  if (bytes.size < BLOCK_BYTES) return false;
  const header = parseTarHeader(head.subarray(0, BLOCK_BYTES));
  return header !== undefined && header.name !== '';
}

/** The records of a pax header: `length key=value` and a line feed. */
export function parsePax(data: Uint8Array): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < data.length;) {
    const match = /^(\d{1,10}) /u.exec(Buffer.from(data.subarray(at, at + 12)).toString('latin1'));
    const length = Number(match?.[1] ?? 0);
    if (match === null || length <= match[0].length) break;
    const record = memberName(Buffer.from(data.subarray(at + match[0].length, at + length - 1)));
    const equals = record.indexOf('=');
    if (equals > 0) records.set(record.slice(0, equals), record.slice(equals + 1));
    at += length;
  }
  return records;
}
