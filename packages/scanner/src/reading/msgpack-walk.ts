import { damaged } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';
import { ByteCursor } from './byte-cursor.ts';

/** The deepest nesting that msgpack for Python reads is 1024. */
const MAX_DEPTH = 1024;

export type MsgpackKind = 'map' | 'list' | 'text' | 'bytes' | 'extension' | 'true' | 'other';

/** A value, with the place of its content. */
export interface MsgpackValue {
  readonly kind: MsgpackKind;
  /** Where the content of a text, of bytes or of an extension begins. */
  readonly offset: number;
  /** Its length in bytes, or the number of entries of a map, or of items of a list. */
  readonly size: number;
}

/** What is told on the way through values: each container before its content, and again at its end. */
export interface MsgpackVisitor {
  value(value: MsgpackValue): void;
  ended(): void;
}

type Head = readonly [kind: MsgpackKind, lengthBytes: number];

/** Values with a length of their own, from the byte 0xc4 on. */
const COUNTED: ReadonlyMap<number, Head> = new Map<number, Head>([
  [0xc4, ['bytes', 1]],
  [0xc5, ['bytes', 2]],
  [0xc6, ['bytes', 4]],
  [0xc7, ['extension', 1]],
  [0xc8, ['extension', 2]],
  [0xc9, ['extension', 4]],
  [0xd9, ['text', 1]],
  [0xda, ['text', 2]],
  [0xdb, ['text', 4]],
  [0xdc, ['list', 2]],
  [0xdd, ['list', 4]],
  [0xde, ['map', 2]],
  [0xdf, ['map', 4]],
]);

/** Bytes behind the first one: floats, integers without and with a sign, and extensions of a fixed length. */
const FIXED = [4, 8, 1, 2, 4, 8, 1, 2, 4, 8] as const;
const FIRST_FIXED = 0xca;
const FIRST_FIXED_EXTENSION = 0xd4;
const TRUE = 0xc3;
const NEVER_USED = 0xc1;

/** True for the first byte of a map or list that is not empty. */
export function beginsContainer(first: number): boolean {
  return (
    (first > 0x80 && first <= 0x8f) || (first > 0x90 && first <= 0x9f) || (first >= 0xdc && first <= 0xdf)
  );
}

/**
 * Walks through the values of MessagePack, one after another, to the end of the content. Lengths are stepped over.
 * @throws Unreadable `damaged` if the content is no MessagePack
 */
export function walkMsgpack(bytes: ByteSource, visitor: MsgpackVisitor): void {
  const cursor = new ByteCursor(bytes, 0, false);
  const open: number[] = [];
  while (!cursor.done || open.length > 0) {
    const value = readValue(cursor);
    visitor.value(value);
    const { kind, size } = value;
    if (kind === 'map' || kind === 'list') {
      if (open.length >= MAX_DEPTH) throw damaged('Its values are nested too deeply.');
      open.push(kind === 'map' ? 2 * size : size);
    } else closeOne(open);
    while (open.at(-1) === 0) {
      open.pop();
      visitor.ended();
      closeOne(open);
    }
  }
}

function closeOne(open: number[]): void {
  const left = open.pop();
  if (left !== undefined) open.push(left - 1);
}

function readValue(cursor: ByteCursor): MsgpackValue {
  const first = cursor.u8();
  if (first <= 0x7f || first >= 0xe0) return other(cursor);
  if (first <= 0x8f) return { kind: 'map', offset: cursor.offset, size: first & 0x0f };
  if (first <= 0x9f) return { kind: 'list', offset: cursor.offset, size: first & 0x0f };
  if (first <= 0xbf) return skipped(cursor, 'text', first & 0x1f);
  const counted = COUNTED.get(first);
  return counted === undefined ? readFixed(cursor, first) : readCounted(cursor, counted);
}

function readCounted(cursor: ByteCursor, [kind, lengthBytes]: Head): MsgpackValue {
  const size = cursor.uint(lengthBytes);
  if (kind === 'map' || kind === 'list') return { kind, offset: cursor.offset, size };
  if (kind === 'extension') cursor.skip(1);
  return skipped(cursor, kind, size);
}

function readFixed(cursor: ByteCursor, first: number): MsgpackValue {
  if (first === NEVER_USED) throw damaged('It has a byte that MessagePack never uses.');
  if (first < FIRST_FIXED) return { kind: first === TRUE ? 'true' : 'other', offset: cursor.offset, size: 0 };
  if (first >= FIRST_FIXED_EXTENSION) {
    cursor.skip(1);
    return skipped(cursor, 'extension', 1 << (first - FIRST_FIXED_EXTENSION));
  }
  cursor.skip(FIXED[first - FIRST_FIXED] ?? 0);
  return other(cursor);
}

function other({ offset }: ByteCursor): MsgpackValue {
  return { kind: 'other', offset, size: 0 };
}

function skipped(cursor: ByteCursor, kind: MsgpackKind, size: number): MsgpackValue {
  const { offset } = cursor;
  cursor.skip(size);
  return { kind, offset, size };
}
