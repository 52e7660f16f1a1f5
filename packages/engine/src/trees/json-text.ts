import { ArtifactFault } from '../fault.ts';
import { checkSize, STORED_LIMITS, type StoredValue, tooMuchStored } from './stored-value.ts';

/**
 * Reads the JSON of a model. XGBoost writes a bare `NaN` and `Infinity`, which `JSON.parse` refuses; a key that stands twice has to be a
 * fault, because readers differ in which one counts. @throws ArtifactFault that says where the text is no JSON
 */
export function readJsonText(bytes: Uint8Array): StoredValue {
  checkSize(bytes);
  return new JsonText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')).whole();
}

const WORDS: ReadonlyMap<string, StoredValue> = new Map<string, StoredValue>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;
/** A number or a word. Longer ones are damage, and are not looked at. */
const TOKEN = /[\w.+-]{1,400}/uy;
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x0a, 0x0d, 0x09]);

class JsonText {
  readonly #text: string;
  #at = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): StoredValue {
    const value = this.#value(0);
    if (this.#next() !== '') this.#fail('the end of the file');
    return value;
  }

  #value(depth: number): StoredValue {
    this.#values += 1;
    if (this.#values > STORED_LIMITS.values || depth > STORED_LIMITS.depth) {
      throw tooMuchStored();
    }
    const first = this.#next();
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#list(depth);
    return first === '"' ? this.#string() : this.#word();
  }

  #object(depth: number): StoredValue {
    const entries = new Map<string, StoredValue>();
    this.#at += 1;
    if (this.#takes('}')) return entries;
    do {
      if (this.#next() !== '"') this.#fail('a key in quotes');
      const key = this.#string();
      if (entries.has(key)) this.#fail(`another key than "${key.slice(0, 40)}", which occurs twice`);
      this.#expect(':');
      entries.set(key, this.#value(depth + 1));
    } while (this.#takes(','));
    this.#expect('}');
    return entries;
  }

  #list(depth: number): StoredValue {
    const values: StoredValue[] = [];
    this.#at += 1;
    if (this.#takes(']')) return new Float64Array(0);
    do values.push(this.#value(depth + 1));
    while (this.#takes(','));
    this.#expect(']');
    return values.every((value) => typeof value === 'number') ? Float64Array.from(values) : values;
  }

  /** A loop over quotes and backslashes: an expression over a text of 20 MB overflows the stack. */
  #string(): string {
    const start = this.#at;
    for (let at = start + 1; ; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (Number.isNaN(code) || code < 0x20) this.#fail('the end of a text');
      if (code === 0x5c) at += 1;
      if (code !== 0x22) continue;
      this.#at = at + 1;
      return this.#unescape(this.#text.slice(start, this.#at));
    }
  }

  #unescape(quoted: string): string {
    if (!quoted.includes('\\')) return quoted.slice(1, -1);
    try {
      return String(JSON.parse(quoted));
    } catch {
      return this.#fail('a text with known escapes before');
    }
  }

  #word(): StoredValue {
    TOKEN.lastIndex = this.#at;
    const word = TOKEN.exec(this.#text)?.[0] ?? '';
    const known = WORDS.get(word);
    if (known === undefined && !NUMBER.test(word)) this.#fail('a value');
    this.#at += word.length;
    return known === undefined ? Number(word) : known;
  }

  /** @returns the next character that is no blank, or nothing at the end */
  #next(): string {
    while (BLANKS.has(this.#text.charCodeAt(this.#at))) this.#at += 1;
    return this.#text.charAt(this.#at);
  }

  #takes(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#at += 1;
    return true;
  }

  #expect(character: string): void {
    if (!this.#takes(character)) this.#fail(`"${character}"`);
  }

  #fail(expected: string): never {
    throw new ArtifactFault(
      `The model file is not JSON: character ${String(this.#at + 1)} should be ${expected}. It is damaged or cut short; ` +
        'save the model again.',
    );
  }
}
