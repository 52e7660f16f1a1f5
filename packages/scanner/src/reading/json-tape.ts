import { damaged } from '@model-security-scan/common/unreadable';
import type { ByteSource } from '../byte-source.ts';
import { decodeUtf8, readWhole } from './byte-cursor.ts';
import {
  JSON_KINDS,
  type JsonBytes,
  type JsonEvents,
  type JsonKind,
  lexJson,
  skipSpace,
} from './json-lexer.ts';
import { decodeText, encodingOf } from './utf8-text.ts';

const MAX_JSON_BYTES = 64 * 2 ** 20;
const MAX_PARTS = 8_000_000;
/** Numbers for each part: kind and whether it is escaped, start, end, the index after its last inner part. */
const WIDTH = 4;
const ESCAPED = 16;
/** Longer keys are not looked at: none that matters is so long. With escapes, a letter takes six bytes. */
const MAX_KEY_BYTES = 300;

/** Collects the parts of a JSON text in one array of numbers, which takes far less memory than objects would. */
class Tape implements JsonEvents {
  // A line of a data set has few parts.
  #numbers = new Uint32Array(32 * WIDTH);
  #length = 0;
  readonly #open: number[] = [];

  open(kind: 'object' | 'array', start: number): void {
    this.#open.push(this.#push(JSON_KINDS.indexOf(kind), start, start));
  }

  close(end: number): void {
    const index = this.#open.pop() ?? 0;
    this.#numbers[index * WIDTH + 2] = end;
    this.#numbers[index * WIDTH + 3] = this.#length;
  }

  scalar(kind: JsonKind, start: number, end: number, isEscaped: boolean): void {
    this.#push(JSON_KINDS.indexOf(kind) + (isEscaped ? ESCAPED : 0), start, end);
  }

  #push(kind: number, start: number, end: number): number {
    const index = this.#length;
    if (index >= MAX_PARTS) {
      throw damaged('The JSON text has more parts than are read (8 million).');
    }
    const at = index * WIDTH;
    if (at >= this.#numbers.length) {
      const larger = new Uint32Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers.set([kind, start, end, index + 1], at);
    this.#length += 1;
    return index;
  }

  number(index: number, field: number): number {
    return this.#numbers[index * WIDTH + field] ?? 0;
  }
}

class MemoryBytes implements JsonBytes {
  readonly #bytes: Uint8Array;
  offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  peek(): number {
    return this.#bytes[this.offset] ?? -1;
  }

  next(): number {
    const byte = this.#bytes[this.offset] ?? -1;
    this.offset += 1;
    return byte;
  }
}

/** A part of a JSON text: a value or a key. Texts are decoded only when they are asked for. */
export class JsonNode {
  readonly #tape: Tape;
  readonly #bytes: Uint8Array;
  readonly index: number;

  constructor(tape: Tape, bytes: Uint8Array, index: number) {
    this.#tape = tape;
    this.#bytes = bytes;
    this.index = index;
  }

  get kind(): JsonKind {
    return JSON_KINDS[this.#tape.number(this.index, 0) % ESCAPED] ?? 'null';
  }

  /** The byte offset in the text; a string's is after its quote. */
  get offset(): number {
    return this.#tape.number(this.index, 1);
  }

  get #end(): number {
    return this.#tape.number(this.index, 2);
  }

  /** The length in bytes, as written. */
  get length(): number {
    return this.#end - this.offset;
  }

  get #next(): number {
    return this.#tape.number(this.index, 3);
  }

  /** The text of a string, a key or a number; undefined for everything else. */
  get text(): string | undefined {
    if (!['string', 'key', 'number'].includes(this.kind)) return undefined;
    const written = decodeUtf8(this.#bytes.subarray(this.offset, this.#end));
    return this.#tape.number(this.index, 0) >= ESCAPED ? unescapeJson(written) : written;
  }

  /** The text of a string; undefined for everything else. */
  get string(): string | undefined {
    return this.kind === 'string' ? this.text : undefined;
  }

  /** The values of an array, or of an object in the order of its keys. */
  *values(): Generator<JsonNode> {
    const isObject = this.kind === 'object';
    if (!isObject && this.kind !== 'array') return;
    for (let index = this.index + 1; index < this.#next;) {
      const node = this.#at(isObject ? index + 1 : index);
      yield node;
      index = node.#next;
    }
  }

  /** The keys of an object with their values, duplicates included. */
  *entries(): Generator<readonly [JsonNode, JsonNode]> {
    if (this.kind !== 'object') return;
    for (let index = this.index + 1; index < this.#next;) {
      const value = this.#at(index + 1);
      yield [this.#at(index), value];
      index = value.#next;
    }
  }

  /** @returns the values of these keys; of a duplicate the last, as most readers take it */
  fields<Name extends string>(...names: readonly Name[]): Readonly<Partial<Record<Name, JsonNode>>> {
    const found: Partial<Record<Name, JsonNode>> = {};
    for (const [key, value] of this.entries()) {
      const text = key.length > MAX_KEY_BYTES ? undefined : key.text;
      const name = names.find((candidate) => candidate === text);
      if (name !== undefined) found[name] = value;
    }
    return found;
  }

  /** @returns the value under a path of keys */
  get(...path: readonly string[]): JsonNode | undefined {
    return path.reduce<JsonNode | undefined>((node, key) => node?.fields(key)[key], this);
  }

  /** True for this part and all inner ones. */
  holds({ index }: JsonNode): boolean {
    return index >= this.index && index < this.#next;
  }

  /** This part and all inner ones, in the order of the text. */
  *all(): Generator<JsonNode> {
    for (let index = this.index; index < this.#next; index += 1) yield this.#at(index);
  }

  /** Each key in this part, however deep, with its value; very long keys are left out. */
  *allEntries(): Generator<readonly [string, JsonNode]> {
    for (let index = this.index; index < this.#next; index += 1) {
      const node = this.#at(index);
      if (node.kind === 'key' && node.length <= MAX_KEY_BYTES) yield [node.text ?? '', this.#at(index + 1)];
    }
  }

  #at(index: number): JsonNode {
    return new JsonNode(this.#tape, this.#bytes, index);
  }
}

/** Resolves the escapes of a JSON string. */
export function unescapeJson(written: string): string {
  return written.replace(
    /\\(?:u([0-9a-fA-F]{4})|(.))/gsu,
    (_all, code: string | undefined, char: string | undefined) =>
      code === undefined
        ? (SHORT_ESCAPES.get(char ?? '') ?? char ?? '')
        : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }),
);

/** Parses a JSON text that is in memory. @throws Unreadable `damaged` */
export function parseJson(bytes: Uint8Array): JsonNode {
  const utf8 = encodingOf(bytes) === 'utf-8' ? bytes : new TextEncoder().encode(decodeText(bytes));
  const hasMark = utf8[0] === 0xef && utf8[1] === 0xbb && utf8[2] === 0xbf;
  const content = hasMark ? utf8.subarray(3) : utf8;
  const tape = new Tape();
  const reader = new MemoryBytes(content);
  lexJson(reader, tape);
  skipSpace(reader);
  if (reader.peek() !== -1) {
    throw damaged(`The JSON text goes on after its end at byte ${String(reader.offset)}.`);
  }
  return new JsonNode(tape, content, 0);
}

/** Parses a JSON file of up to 64 MiB. @throws Unreadable `damaged` */
export function readJson(bytes: ByteSource): JsonNode {
  return parseJson(readWhole(bytes, MAX_JSON_BYTES));
}

/** So much of the start is looked at. */
const HEAD_BYTES = 4096;

/** True if content begins like a JSON object, or a list of objects. Other lists may be any text, such as TOML. */
export function looksLikeJsonObject(head: Uint8Array): boolean {
  const text = decodeText(head.subarray(0, HEAD_BYTES));
  if (/^\s*(?:\[\s*)*\{\s*(?:"|\}|$)/u.test(text)) return true;
  // Blanks may hide the first object.
  return head.length >= HEAD_BYTES && /^\s*(?:\[\s*)+$/u.test(text);
}
