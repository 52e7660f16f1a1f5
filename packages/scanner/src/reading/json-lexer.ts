import { damaged, type Unreadable } from '@model-security-scan/common/unreadable';

/** The kinds of parts that a JSON text has. A key is a part of its own, before its value. */
export const JSON_KINDS = ['object', 'array', 'key', 'string', 'number', 'true', 'false', 'null'] as const;
export type JsonKind = (typeof JSON_KINDS)[number];

/** The bytes of a text, one after another. */
export interface JsonBytes {
  /** The offset of the next byte. */
  readonly offset: number;
  /** @returns the next byte without taking it, or -1 at the end */
  peek(): number;
  /** Takes the next byte. */
  next(): number;
}

/** Gets the parts of a text in their order. Offsets of strings exclude the quotes. */
export interface JsonEvents {
  open(kind: 'object' | 'array', start: number): void;
  close(end: number): void;
  /** @param isEscaped true if the text holds a backslash */
  scalar(kind: Exclude<JsonKind, 'object' | 'array'>, start: number, end: number, isEscaped: boolean): void;
}

const MAX_DEPTH = 1000;
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const WORDS: ReadonlyMap<string, 'true' | 'false' | 'null' | 'number'> = new Map([
  ...(['true', 'false', 'null'] as const).map((word) => [word, word] as const),
  ...['NaN', 'Infinity', '-Infinity'].map((word) => [word, 'number'] as const),
]);

/**
 * Reads one JSON value and all that is in it, without recursion. It accepts what Python's `json` accepts, such as NaN.
 * @throws Unreadable `damaged` if the text is malformed, or nested deeper than 1,000
 */
export function lexJson(bytes: JsonBytes, events: JsonEvents): void {
  /** True for each open object, false for each open array. */
  const open: boolean[] = [];
  do {
    skipSpace(bytes);
    const opened = lexValue(bytes, events);
    if (opened !== undefined) {
      if (open.length >= MAX_DEPTH) throw malformed(bytes, `nested deeper than ${String(MAX_DEPTH)}`);
      open.push(opened);
    }
    closeAndStep(bytes, events, open, opened !== undefined);
  } while (open.length > 0);
}

/** @returns true if an object was opened, false if an array was, undefined after a value that holds no others */
function lexValue(bytes: JsonBytes, events: JsonEvents): boolean | undefined {
  const start = bytes.offset;
  const byte = bytes.peek();
  if (byte === 0x7b || byte === 0x5b) {
    bytes.next();
    events.open(byte === 0x7b ? 'object' : 'array', start);
    return byte === 0x7b;
  }
  if (byte === QUOTE) lexString(bytes, events, 'string');
  else lexWord(bytes, events);
  return undefined;
}

/** Closes what ends here, and goes on to the place where the next value begins. */
function closeAndStep(bytes: JsonBytes, events: JsonEvents, open: boolean[], justOpened: boolean): void {
  let isFirst = justOpened;
  for (let isObject = open.at(-1); isObject !== undefined; isObject = open.at(-1)) {
    skipSpace(bytes);
    const byte = bytes.peek();
    if (byte === (isObject ? 0x7d : 0x5d)) {
      bytes.next();
      events.close(bytes.offset);
      open.pop();
      isFirst = false;
      continue;
    }
    if (!isFirst) expectByte(bytes, COMMA);
    if (isObject) lexKey(bytes, events);
    return;
  }
}

function lexKey(bytes: JsonBytes, events: JsonEvents): void {
  skipSpace(bytes);
  if (bytes.peek() !== QUOTE) throw malformed(bytes, 'a key in quotes was expected');
  lexString(bytes, events, 'key');
  skipSpace(bytes);
  expectByte(bytes, COLON);
}

function lexString(bytes: JsonBytes, events: JsonEvents, kind: 'key' | 'string'): void {
  bytes.next();
  const start = bytes.offset;
  let isEscaped = false;
  for (;;) {
    const byte = bytes.next();
    if (byte === QUOTE) break;
    if (byte === -1) throw malformed(bytes, 'a string does not end');
    if (byte === BACKSLASH) {
      isEscaped = true;
      bytes.next();
    }
  }
  events.scalar(kind, start, bytes.offset - 1, isEscaped);
}

function lexWord(bytes: JsonBytes, events: JsonEvents): void {
  const start = bytes.offset;
  let word = '';
  let isNumber = true;
  for (let byte = bytes.peek(); isWordByte(byte); byte = bytes.peek()) {
    isNumber &&= isNumberByte(byte);
    if (word.length < 16) word += String.fromCharCode(byte);
    bytes.next();
  }
  const kind = WORDS.get(word) ?? (isNumber && word !== '' ? 'number' : undefined);
  if (kind === undefined) throw malformed(bytes, 'a value was expected');
  events.scalar(kind, start, bytes.offset, false);
}

function isWordByte(byte: number): boolean {
  return isNumberByte(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

function isNumberByte(byte: number): boolean {
  const isSign = byte === 0x2b || byte === 0x2d || byte === 0x2e;
  return (byte >= 0x30 && byte <= 0x39) || isSign || byte === 0x45 || byte === 0x65;
}

function expectByte(bytes: JsonBytes, expected: number): void {
  if (bytes.next() !== expected) throw malformed(bytes, `"${String.fromCharCode(expected)}" was expected`);
}

/** Steps over white space. */
export function skipSpace(bytes: JsonBytes): void {
  for (
    let byte = bytes.peek();
    byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
    byte = bytes.peek()
  ) {
    bytes.next();
  }
}

function malformed(bytes: JsonBytes, problem: string): Unreadable {
  return damaged(`The JSON text is damaged or cut at byte ${String(bytes.offset)}: ${problem}.`);
}
