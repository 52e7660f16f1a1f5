/** The length of the shortest entry. Entries are grouped by their first characters, as many as this. */
export const MIN_ENTRY_LENGTH = 4;

/** A longer entry is found by its first characters, as many as this, and then compared as far as the text is the same. */
export const ANCHOR_LENGTH = 64;

/** The bits of the hash that rules out most positions of a text at once. */
const HASH_BITS = 18;

/**
 * Finds the longest of many stored strings, the entries, at a position of a text. The work at a position has a fixed bound:
 * at most {@link ANCHOR_LENGTH} characters are compared with sorted entries, which are searched by bisection.
 */
export class PrefixIndex {
  /** By their start; entries of at most {@link ANCHOR_LENGTH} units, and the anchors of longer ones; sorted. */
  readonly #entriesByStart = new Map<string, string[]>();
  /** Longer entries by their anchor; sorted. */
  readonly #longByAnchor = new Map<string, string[]>();
  /** Has a 1 at the hash of every entry's start. */
  readonly #startHashes = new Uint8Array(1 << HASH_BITS);

  get isEmpty(): boolean {
    return this.#entriesByStart.size === 0;
  }

  /** @param entry at least {@link MIN_ENTRY_LENGTH} UTF-16 units */
  add(entry: string): void {
    const anchor = entry.slice(0, ANCHOR_LENGTH);
    insert(this.#entriesByStart, entry.slice(0, MIN_ENTRY_LENGTH), anchor);
    this.#startHashes[hashStart(entry, 0)] = 1;
    if (entry.length > ANCHOR_LENGTH) insert(this.#longByAnchor, anchor, entry);
  }

  /**
   * The length of the longest entry at a position of a text, or of its anchor; 0 if there is none. If it is
   * {@link ANCHOR_LENGTH}, `extendedLengthAt` tells how far a longer entry goes.
   */
  lengthAt(text: string, position: number): number {
    if (this.#startHashes[hashStart(text, position)] !== 1) return 0;
    const entries = this.#entriesByStart.get(text.slice(position, position + MIN_ENTRY_LENGTH));
    if (entries === undefined) return 0;
    let rest = text.slice(position, position + ANCHOR_LENGTH);
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

  /**
   * How far the text at a position, where there is an anchor, is the same as an entry: also if the text then goes on in
   * another way, because a secret without the rest of it is still most of a secret. Takes time in proportion to the result.
   */
  extendedLengthAt(text: string, position: number): number {
    const entries = this.#longByAnchor.get(text.slice(position, position + ANCHOR_LENGTH)) ?? [];
    const rest = text.slice(position);
    const index = findInsertionIndex(entries, rest);
    // In a sorted array, the entry with the longest common prefix is next to where the text itself would be.
    const near = entries.slice(Math.max(0, index - 1), index + 1);
    return Math.max(ANCHOR_LENGTH, ...near.map((entry) => commonPrefixLength(entry, rest)));
  }

  /** True if an entry begins with this text, which has from {@link MIN_ENTRY_LENGTH} to {@link ANCHOR_LENGTH} UTF-16 units. */
  hasStart(start: string): boolean {
    const entries = this.#entriesByStart.get(start.slice(0, MIN_ENTRY_LENGTH)) ?? [];
    return entries[findInsertionIndex(entries, start)]?.startsWith(start) === true;
  }
}

function insert(map: Map<string, string[]>, key: string, entry: string): void {
  const entries = map.get(key) ?? [];
  const index = findInsertionIndex(entries, entry);
  if (entries[index] !== entry) entries.splice(index, 0, entry);
  map.set(key, entries);
}

/** A hash of the first {@link MIN_ENTRY_LENGTH} units at a position. */
function hashStart(text: string, position: number): number {
  let hash = 0;
  for (let index = 0; index < MIN_ENTRY_LENGTH; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position + index), 0x9e3779b1);
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
