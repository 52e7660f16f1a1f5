/** The length of the shortest entry. Entries are grouped by their first characters, as many as this. */
export const MIN_ENTRY_LENGTH = 4;

/** The bits of the hash that rules out most positions of a text at once. */
const HASH_BITS = 18;

/**
 * Finds the longest of many stored strings, the entries, at a position of a text. Entries with the same start are kept in
 * a sorted array that is searched by bisection, so the time hardly grows with the number of entries.
 */
export class PrefixIndex {
  readonly #entriesByStart = new Map<string, string[]>();
  /** Has a 1 at the hash of every entry's start. */
  readonly #startHashes = new Uint8Array(1 << HASH_BITS);
  #longest = 0;

  /** The length of the longest entry. */
  get longest(): number {
    return this.#longest;
  }

  /** @param entry at least {@link MIN_ENTRY_LENGTH} UTF-16 units */
  add(entry: string): void {
    const start = entry.slice(0, MIN_ENTRY_LENGTH);
    const entries = this.#entriesByStart.get(start) ?? [];
    const index = findInsertionIndex(entries, entry);
    if (entries[index] === entry) return;
    entries.splice(index, 0, entry);
    this.#entriesByStart.set(start, entries);
    this.#startHashes[hashStart(entry, 0)] = 1;
    this.#longest = Math.max(this.#longest, entry.length);
  }

  /** The length of the longest entry at a position of a text; 0 if there is none. */
  lengthAt(text: string, position: number): number {
    if (this.#startHashes[hashStart(text, position)] !== 1) return 0;
    const entries = this.#entriesByStart.get(text.slice(position, position + MIN_ENTRY_LENGTH));
    if (entries === undefined) return 0;
    let rest = text.slice(position, position + this.#longest);
    for (;;) {
      // Searches a sorted array for the longest entry that is a prefix of `rest`. Prefixes sort at or before `rest`, so
      // the last entry that does is the candidate. If it is not a prefix, any shorter entry that is one is also a prefix
      // of the candidate. So the search goes on with the common prefix of the two.
      const index = findInsertionIndex(entries, rest);
      const entry = entries[index] === rest ? rest : entries[index - 1];
      if (entry === undefined) return 0;
      if (rest.startsWith(entry)) return entry.length;
      rest = rest.slice(0, commonPrefixLength(entry, rest));
    }
  }

  /** True if an entry begins with this text, which has at least {@link MIN_ENTRY_LENGTH} UTF-16 units. */
  hasStart(start: string): boolean {
    const entries = this.#entriesByStart.get(start.slice(0, MIN_ENTRY_LENGTH)) ?? [];
    return entries[findInsertionIndex(entries, start)]?.startsWith(start) === true;
  }
}

/** A hash of the first {@link MIN_ENTRY_LENGTH} units at a position. */
function hashStart(text: string, position: number): number {
  let hash = 0;
  for (let end = position + MIN_ENTRY_LENGTH; position < end; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> (32 - HASH_BITS);
}

/** The index at which a text belongs in a sorted array, found by bisection. */
function findInsertionIndex(sorted: readonly string[], text: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

function commonPrefixLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
