import { isCommitId } from '../../core/commit-id.ts';
import { plainLine } from '../../text/sanitize.ts';
import { JsonFault, type JsonNode } from './strict-json.ts';

/** Reads the keys of one JSON object, each once. What is not read is unknown. */
export class ObjectReader {
  readonly #node: Extract<JsonNode, { kind: 'object' }>;
  readonly #what: string;
  readonly #read = new Set<string>();

  /**
   * @param what names the object in error messages
   * @throws JsonFault if the node is no object
   */
  constructor(node: JsonNode, what: string) {
    if (node.kind !== 'object') throw new JsonFault(node.offset, `${what} is not an object`);
    this.#node = node;
    this.#what = what;
  }

  /** @throws JsonFault if the key is missing */
  take(key: string): JsonNode {
    const node = this.takeIfGiven(key);
    if (node === undefined) throw new JsonFault(this.#node.offset, `${this.#what} has no "${key}"`);
    return node;
  }

  takeIfGiven(key: string): JsonNode | undefined {
    this.#read.add(key);
    return this.#node.entries.get(key)?.node;
  }

  text(key: string): string {
    const node = this.take(key);
    if (node.kind !== 'scalar' || typeof node.value !== 'string') throw wrong(node, key, 'a text');
    return node.value;
  }

  textOrNull(key: string): string | null {
    return isNull(this.take(key)) ? null : this.text(key);
  }

  number(key: string): number {
    const node = this.take(key);
    const isNumber = node.kind === 'scalar' && typeof node.value === 'number' && Number.isFinite(node.value);
    if (!isNumber || typeof node.value !== 'number') throw wrong(node, key, 'a number');
    return node.value;
  }

  numberOrNull(key: string): number | null {
    return isNull(this.take(key)) ? null : this.number(key);
  }

  /** Reads one of a few words. */
  word<W extends string>(key: string, words: readonly W[]): W {
    const text = this.text(key);
    const found = words.find((word) => word === text);
    if (found === undefined) throw wrong(this.take(key), key, `one of ${words.join(', ')}`);
    return found;
  }

  wordOrNull<W extends string>(key: string, words: readonly W[]): W | null {
    return isNull(this.take(key)) ? null : this.word(key, words);
  }

  /** Reads a SHA-256 in lower-case hexadecimal. */
  sha256(key: string): string {
    const text = this.text(key);
    if (!/^[0-9a-f]{64}$/u.test(text)) throw wrong(this.take(key), key, '64 hexadecimal digits');
    return text;
  }

  /** Reads a commit id, whole or shortened. */
  commitId(key: string): string {
    const text = this.text(key);
    if (!isCommitId(text)) throw wrong(this.take(key), key, '7 to 64 hexadecimal digits of a commit');
    return text;
  }

  list<T>(key: string, readItem: (node: JsonNode) => T): readonly T[] {
    const node = this.take(key);
    if (node.kind !== 'list') throw wrong(node, key, 'a list');
    return node.items.map(readItem);
  }

  texts(key: string): readonly string[] {
    return this.list(key, (node) => {
      if (node.kind !== 'scalar' || typeof node.value !== 'string') throw wrong(node, key, 'texts');
      return node.value;
    });
  }

  /** The keys of the object, in the order of the text. */
  keys(): readonly string[] {
    return [...this.#node.entries.keys()];
  }

  /** @throws JsonFault if the object has a key that was not read */
  end(): void {
    for (const [key, { keyOffset }] of this.#node.entries) {
      if (this.#read.has(key)) continue;
      throw new JsonFault(keyOffset, `${this.#what} has an unknown key "${plainLine(key, 80)}"`);
    }
  }
}

/** True for null. */
export function isNull(node: JsonNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

function wrong(node: JsonNode, key: string, expected: string): JsonFault {
  return new JsonFault(node.offset, `"${key}": expected ${expected}`);
}
