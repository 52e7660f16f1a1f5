import { ArtifactFault } from '../fault.ts';
import { checkSize, STORED_LIMITS, type StoredValue, tooMuchStored } from './stored-value.ts';

/** Numbers by their marker: the bytes of one, and how to read it. Universal Binary JSON is big-endian. */
interface NumberType {
  readonly bytes: number;
  readonly read: (view: DataView, at: number) => number;
}

const NUMBERS: ReadonlyMap<string, NumberType> = new Map<string, NumberType>([
  ['i', { bytes: 1, read: (view, at) => view.getInt8(at) }],
  ['U', { bytes: 1, read: (view, at) => view.getUint8(at) }],
  ['I', { bytes: 2, read: (view, at) => view.getInt16(at) }],
  ['l', { bytes: 4, read: (view, at) => view.getInt32(at) }],
  ['L', { bytes: 8, read: (view, at) => Number(view.getBigInt64(at)) }],
  ['d', { bytes: 4, read: (view, at) => view.getFloat32(at) }],
  ['D', { bytes: 8, read: (view, at) => view.getFloat64(at) }],
]);
const WORDS: ReadonlyMap<string, StoredValue> = new Map<string, StoredValue>([
  ['Z', null],
  ['T', true],
  ['F', false],
]);
const NO_OPERATION = 'N';

/**
 * Reads Universal Binary JSON as XGBoost writes it: keys have no marker, lists of numbers have a type and a count.
 * @source ubjson.org, Draft 12, and files of XGBoost 1.7 to 3.4
 * @throws ArtifactFault that says at which byte the file is damaged
 */
export function readUbjson(bytes: Uint8Array): StoredValue {
  checkSize(bytes);
  return new Ubjson(bytes).whole();
}

class Ubjson {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;
  #values = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  whole(): StoredValue {
    const value = this.#value(this.#marker(), 0);
    while (this.#at < this.#bytes.length && this.#peek() === NO_OPERATION) this.#at += 1;
    if (this.#at < this.#bytes.length) this.#fail('the end of the file');
    return value;
  }

  #value(marker: string, depth: number): StoredValue {
    this.#count(1);
    if (depth > STORED_LIMITS.depth) throw tooMuchStored();
    if (marker === '{') return this.#object(depth);
    if (marker === '[') return this.#list(depth);
    if (marker === 'S') return this.#text();
    if (marker === 'C') return String.fromCharCode(this.#number('U'));
    const word = WORDS.get(marker);
    return word === undefined ? this.#number(marker) : word;
  }

  #object(depth: number): StoredValue {
    const entries = new Map<string, StoredValue>();
    const count = this.#declaredCount();
    while (count === undefined ? !this.#ends('}') : entries.size < count) {
      const key = this.#text();
      if (entries.has(key)) this.#fail(`another key than "${key.slice(0, 40)}", which occurs twice`);
      entries.set(key, this.#value(this.#marker(), depth + 1));
    }
    return entries;
  }

  #list(depth: number): StoredValue {
    if (this.#peek() === '$') return this.#typedList();
    const values: StoredValue[] = [];
    const count = this.#declaredCount();
    while (count === undefined ? !this.#ends(']') : values.length < count) {
      values.push(this.#value(this.#marker(), depth + 1));
    }
    return values.every((value) => typeof value === 'number') ? Float64Array.from(values) : values;
  }

  /** A list of numbers of one type. Null, no-operation and objects would be 2^53 values in no bytes: they are refused. */
  #typedList(): Float64Array {
    this.#at += 1;
    const marker = this.#character();
    const type = NUMBERS.get(marker);
    if (type === undefined) return this.#fail('the type of numbers');
    const count = this.#declaredCount();
    if (count === undefined) return this.#fail('the count of a typed list');
    this.#need(count * type.bytes);
    this.#count(count);
    const values = new Float64Array(count);
    for (let index = 0; index < count; index += 1) {
      values[index] = type.read(this.#view, this.#at + index * type.bytes);
    }
    this.#at += count * type.bytes;
    return values;
  }

  /** Every value takes a byte at least: a count above the bytes that are left is a lie. */
  #declaredCount(): number | undefined {
    if (this.#peek() !== '#') return undefined;
    this.#at += 1;
    return this.#length();
  }

  #length(): number {
    const length = this.#number(this.#marker());
    if (!Number.isInteger(length) || length < 0) this.#fail('a length before');
    this.#need(length);
    return length;
  }

  #text(): string {
    const length = this.#length();
    const text = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, length).toString('utf8');
    this.#at += length;
    return text;
  }

  #number(marker: string): number {
    const type = NUMBERS.get(marker);
    if (type === undefined) return this.#fail('a value before');
    this.#need(type.bytes);
    const value = type.read(this.#view, this.#at);
    this.#at += type.bytes;
    return value;
  }

  /** The next marker. No-operations are skipped by a loop: a file may be nothing else. */
  #marker(): string {
    let marker = this.#character();
    while (marker === NO_OPERATION) marker = this.#character();
    return marker;
  }

  #ends(end: string): boolean {
    while (this.#peek() === NO_OPERATION) this.#at += 1;
    if (this.#peek() !== end) return false;
    this.#at += 1;
    return true;
  }

  #character(): string {
    const character = this.#peek();
    this.#at += 1;
    return character;
  }

  #peek(): string {
    const byte = this.#bytes[this.#at];
    return byte === undefined ? this.#fail('more bytes') : String.fromCharCode(byte);
  }

  #need(bytes: number): void {
    if (bytes > this.#bytes.length - this.#at) this.#fail(`${String(bytes)} more bytes`);
  }

  #count(values: number): void {
    this.#values += values;
    if (this.#values > STORED_LIMITS.values) throw tooMuchStored();
  }

  #fail(expected: string): never {
    throw new ArtifactFault(
      `The model file is not Universal Binary JSON: at byte ${String(this.#at)} ${expected} should follow. It is damaged or ` +
        'cut short; save the model again.',
    );
  }
}
