import { ArtifactFault, damagedModel } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';

/** A value of JSON or Universal Binary JSON. A list of numbers alone is a `Float64Array`, also an empty list. */
export type StoredValue =
  | null
  | boolean
  | number
  | string
  | Float64Array
  | readonly StoredValue[]
  | StoredObject;

export type StoredObject = ReadonlyMap<string, StoredValue>;

/**
 * What a file may hold at most; `values` are numbers, texts, lists and objects together. Models of half a million trees stay
 * below.
 */
export const STORED_LIMITS = { bytes: 256 * 2 ** 20, depth: 64, values: 200_000_000 } as const;

/** @throws ArtifactFault if a file has more bytes than can be read */
export function checkSize(bytes: Uint8Array): void {
  if (bytes.length <= STORED_LIMITS.bytes) return;
  throw new ArtifactFault(
    `The model file has ${String(bytes.length)} bytes; at most ${String(STORED_LIMITS.bytes)} can be analysed.`,
  );
}

/** A file beyond the limits of depth and values. */
export function tooMuchStored(): ArtifactFault {
  const { depth, values } = STORED_LIMITS;
  return new ArtifactFault(
    `The model file nests lists more than ${String(depth)} deep, or holds more than ${String(values)} values: no ` +
      'library writes such a model.',
  );
}

/** Values under the keys of an object, of the type that is expected. A fault names the whole way to the value. */
export class StoredFields {
  readonly #object: StoredObject;
  readonly #way: string;

  constructor(value: StoredValue | undefined, way: string) {
    this.#way = way;
    this.#object = value instanceof Map ? value : this.#refuse(way, 'an object', value);
  }

  has(key: string): boolean {
    return this.#object.has(key);
  }

  /** The whole way to a key, for messages. */
  wayTo(key: string): string {
    return this.#way === '' ? key : `${this.#way}.${key}`;
  }

  object(key: string): StoredFields {
    return new StoredFields(this.#object.get(key), this.wayTo(key));
  }

  objects(key: string): readonly StoredFields[] {
    const value = this.#object.get(key);
    const list: readonly StoredValue[] = Array.isArray(value)
      ? value
      : value instanceof Float64Array && value.length === 0
        ? []
        : this.#refuse(this.wayTo(key), 'a list of objects', value);
    return list.map((one, index) => new StoredFields(one, `${this.wayTo(key)}[${String(index)}]`));
  }

  text(key: string): string {
    const value = this.#object.get(key);
    return typeof value === 'string' ? value : this.#refuse(this.wayTo(key), 'a text', value);
  }

  numbers(key: string): Float64Array {
    const value = this.#object.get(key);
    return value instanceof Float64Array ? value : this.#refuse(this.wayTo(key), 'a list of numbers', value);
  }

  /** Texts, such as the names of columns. A list that holds other things counts as none. */
  texts(key: string): readonly string[] {
    const value = this.#object.get(key);
    if (!Array.isArray(value)) return [];
    return value.every((one) => typeof one === 'string') ? value : [];
  }

  /** A size that the library writes as a text, such as "7". */
  size(key: string, most: number): number {
    const text = this.text(key);
    const size = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
    return size <= most ? size : this.#refuse(this.wayTo(key), `a number up to ${String(most)}`, text);
  }

  #refuse(way: string, expected: string, found: StoredValue | undefined): never {
    throw damagedModel(`${way === '' ? 'it' : way} should be ${expected}, and is ${shownValue(found)}`);
  }
}

function shownValue(value: StoredValue | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `"${shownName(value, 40)}"`;
  return value instanceof Map ? 'an object' : 'a list';
}
