/** What the header of an array file says, as far as the scan needs it. */
export interface NumpyHeader {
  /** Element types by their letter, of a structure all of them: `f`, `O`. */
  readonly kinds: ReadonlySet<string>;
  /** Bytes of an element; undefined for structures, whose padding only NumPy knows exactly. */
  readonly itemBytes: number | undefined;
  /** The number of elements. */
  readonly count: number;
}

/** A value of a Python literal: NumPy reads headers by `ast.literal_eval`. */
type Literal = string | number | boolean | null | readonly Literal[] | ReadonlyMap<string, Literal>;

const TOKEN =
  /\s*(?:(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<number>\d+)L?|(?<word>True|False|None)|(?<mark>[{}()[\],:]))/uy;
const ELEMENT = /^[<>|=]?(?<kind>[a-zA-Z?])(?<size>\d{0,9})(?:\[[^\]]*\])?$/u;
const MAX_DEPTH = 32;

class HeaderError extends Error {}

class LiteralReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(depth = 0): Literal {
    if (depth > MAX_DEPTH) throw new HeaderError('is nested too deeply');
    const token = this.#token();
    if (token['text'] !== undefined) return token['text'].slice(1, -1);
    if (token['number'] !== undefined) return Number(token['number']);
    if (token['word'] !== undefined) return token['word'] === 'None' ? null : token['word'] === 'True';
    if (token['mark'] === '{') return this.#mapping(depth);
    if (token['mark'] === '(' || token['mark'] === '[') return this.#sequence(depth);
    throw new HeaderError('has a mark where a value should be');
  }

  expectEnd(): void {
    if (this.#text.slice(this.#at).trim() !== '') throw new HeaderError('goes on after its end');
  }

  #token(): Record<string, string | undefined> {
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.#text);
    if (match === null) throw new HeaderError('is not a plain literal');
    this.#at = TOKEN.lastIndex;
    return match.groups ?? {};
  }

  #takes(mark: string): boolean {
    const at = this.#at;
    if (/^\s*[{}()[\],:]/u.test(this.#text.slice(at, at + 64)) && this.#token()['mark'] === mark) return true;
    this.#at = at;
    return false;
  }

  #sequence(depth: number): readonly Literal[] {
    const items: Literal[] = [];
    while (!this.#takes(')') && !this.#takes(']')) {
      items.push(this.read(depth + 1));
      if (!this.#takes(',') && !this.#takes(')') && !this.#takes(']')) throw new HeaderError('lacks a comma');
      if (/[)\]]/u.test(this.#text[this.#at - 1] ?? '')) break;
    }
    return items;
  }

  #mapping(depth: number): ReadonlyMap<string, Literal> {
    const map = new Map<string, Literal>();
    while (!this.#takes('}')) {
      const key = this.read(depth + 1);
      if (typeof key !== 'string' || !this.#takes(':')) throw new HeaderError('has a key that is not text');
      if (map.has(key)) throw new HeaderError('has a key twice');
      map.set(key, this.read(depth + 1));
      if (this.#takes('}')) break;
      if (!this.#takes(',')) throw new HeaderError('lacks a comma');
    }
    return map;
  }
}

function collectKinds(descr: Literal, kinds: Set<string>, depth = 0): void {
  if (typeof descr === 'string') {
    const { kind, size = '' } = ELEMENT.exec(descr)?.groups ?? {};
    if (kind === undefined) throw new HeaderError('has an element type that is not understood');
    if (kind !== 'O' && !/^(?:0|[1-9]\d*)$/u.test(size)) {
      throw new HeaderError('has an element type without a size');
    }
    kinds.add(kind);
    return;
  }
  if (!Array.isArray(descr) || depth > MAX_DEPTH) {
    throw new HeaderError('has an element type that is not understood');
  }
  const items: readonly Literal[] = descr;
  for (const item of items) {
    // A field is (name, type) or (name, type, shape); a type with a shape is (type, shape).
    if (!isList(item)) throw new HeaderError('has a field that is not understood');
    const [, type] = item;
    if (type === undefined) throw new HeaderError('has a field that is not understood');
    collectKinds(type, kinds, depth + 1);
  }
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

function countOf(shape: Literal | undefined): number {
  if (shape === undefined || !isList(shape)) throw new HeaderError('has no shape');
  return shape.reduce<number>((count, length) => {
    if (typeof length !== 'number') throw new HeaderError('has a shape that is not understood');
    return count * length;
  }, 1);
}

/**
 * Reads a header as `numpy/lib/format.py` does, and refuses what NumPy does not write.
 * @returns a reason if it is malformed
 */
export function readHeader(text: string): NumpyHeader | string {
  try {
    const reader = new LiteralReader(text);
    const value = reader.read();
    reader.expectEnd();
    if (!(value instanceof Map)) return 'is not a dict';
    const map: ReadonlyMap<string, Literal> = value;
    const isComplete = map.size === 3 && typeof map.get('fortran_order') === 'boolean';
    const descr = map.get('descr');
    if (!isComplete || descr === undefined) return 'has not exactly the keys descr, fortran_order and shape';
    const kinds = new Set<string>();
    collectKinds(descr, kinds);
    return {
      kinds,
      itemBytes: typeof descr === 'string' ? itemBytes(descr) : undefined,
      count: countOf(map.get('shape')),
    };
  } catch (error) {
    if (error instanceof HeaderError) return error.message;
    throw error;
  }
}

function itemBytes(descr: string): number | undefined {
  const groups = ELEMENT.exec(descr)?.groups;
  const size = Number(groups?.['size'] === '' ? Number.NaN : groups?.['size']);
  if (Number.isNaN(size)) return undefined;
  return groups?.['kind'] === 'U' ? size * 4 : size;
}
