/** The length of the shortest entry. Entries are grouped by their first characters, as many as this. */
export const MIN_ENTRY_LENGTH = 4;

/** A longer entry is found by its first characters, as many as this, and then compared as far as the text is the same. */
export const ANCHOR_LENGTH = 64;

/**
 * Finds the longest of many stored strings, the entries, at a position of a text. The work at a position has a fixed bound:
 * at most {@link ANCHOR_LENGTH} characters are compared with sorted entries, which are searched by bisection.
 */
export class PrefixIndex {
  /** By their start; entries of at most {@link ANCHOR_LENGTH} units, and the anchors of longer ones; sorted. */
  readonly #entriesByStart = new Map<string, string[]>();
  /** Whole entries by their anchor; sorted. */
  readonly #entriesByAnchor = new Map<string, string[]>();

  get isEmpty(): boolean {
    return this.#entriesByStart.size === 0;
  }

  /** @param entry at least {@link MIN_ENTRY_LENGTH} UTF-16 units */
  add(entry: string): void {
    const anchor = entry.slice(0, ANCHOR_LENGTH);
    insert(this.#entriesByStart, entry.slice(0, MIN_ENTRY_LENGTH), anchor);
    insert(this.#entriesByAnchor, anchor, entry);
  }

  /**
   * The length of the longest entry at a position of a text, or of its anchor; 0 if there is none. If it is
   * {@link ANCHOR_LENGTH}, `extendedLengthAt` tells how far a longer entry goes.
   */
  lengthAt(text: string, position: number): number {
    const entries = this.#entriesByStart.get(text.slice(position, position + MIN_ENTRY_LENGTH));
    if (entries === undefined) return 0;
    let rest = text.slice(position, position + ANCHOR_LENGTH);
    for (;;) {
      // Searches a sorted array for the longest entry that is a prefix of `rest`. Prefixes sort at or before `rest`, so
      // the last entry that does is the candidate. If it is not a prefix, any shorter entry that is one is also a prefix
      // of the candidate. So the search goes on with the common prefix of the two.
      const index = findInsertionIndex(entries, rest);
      if (entries[index] === rest) return rest.length;
      const before = entries[index - 1];
      if (before === undefined) return 0;
      rest = rest.slice(0, commonPrefixLength(before, rest));
    }
  }

  /**
   * How far the text at a position, where there is an anchor, is the same as an entry: also if the text then goes on in
   * another way, because a secret without the rest of it is still most of a secret. Takes time in proportion to the result.
   */
  extendedLengthAt(text: string, position: number): number {
    const entries = this.#entriesByAnchor.get(text.slice(position, position + ANCHOR_LENGTH)) ?? [];
    const rest = text.slice(position);
    const index = findInsertionIndex(entries, rest);
    // In a sorted array, the entry with the longest common prefix is next to where the text itself would be.
    const near = [entries[index - 1] ?? '', entries[index] ?? ''];
    return Math.max(...near.map((entry) => commonPrefixLength(entry, rest)));
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
  // After the end of a text the code is NaN, which is like no other.
  while (one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
