import { readText } from './forms.ts';
import { didYouMean, quoted } from './nearest.ts';
import type { Reading } from './reading.ts';
import type { Entry, Tree } from './tree.ts';

/** What a key was given: absent is undefined, given but wrong (and reported) has no value. */
export type Given<T> = { readonly value: T | undefined } | undefined;

/**
 * The entries of a mapping; none where nothing is given.
 * @param what the mapping, for people: `"artifacts"`
 * @returns undefined where it is no mapping, which is reported
 */
export function readMapping(tree: Tree, what: string, reading: Reading): readonly Entry[] | undefined {
  if (tree.kind === 'mapping') return tree.entries;
  if (tree.kind === 'scalar' && tree.isNull) return [];
  reading.reportMisfit(tree, what, 'a mapping (lines of "key: value")');
  return undefined;
}

/**
 * Reports a key that does not belong there.
 * @param owner what it stands in, for people: `a model`
 */
export function reportUnknownKey(
  entry: Entry,
  known: readonly string[],
  owner: string,
  reading: Reading,
): void {
  reading.report(
    entry.keySpan,
    () =>
      `${owner} takes no ${quoted(entry.key)}${didYouMean(entry.key, known)} It takes ${known.join(', ')}.`,
  );
}

/** Finds the entries under the names asked for, and reports all others. */
export function pickKeys<K extends string>(
  entries: readonly Entry[],
  known: readonly K[],
  owner: string,
  reading: Reading,
): ReadonlyMap<K, Entry> {
  const strange = entries.filter((entry) => !known.some((name) => name === entry.key));
  for (const entry of strange) reportUnknownKey(entry, known, owner, reading);
  return pickKnownKeys(entries, known);
}

/** Finds the entries under the names asked for; all others are somebody else's. */
export function pickKnownKeys<K extends string>(
  entries: readonly Entry[],
  known: readonly K[],
): ReadonlyMap<K, Entry> {
  const picked = new Map<K, Entry>();
  for (const entry of entries) {
    const name = known.find((candidate) => candidate === entry.key);
    if (name !== undefined) picked.set(name, entry);
  }
  return picked;
}

/** What a registered model's id must be (INTERFACE.md gives no form: only what cannot be part of a path is refused). */
export function idFault(id: string): string | undefined {
  if (id === '.' || id === '..') return 'a dot or two, which would lead to another address';
  return id.length > 1000 ? 'over 1000 characters' : undefined;
}

/** Reads the `id` of a model or an attack. */
export function readId(entry: Entry | undefined, reading: Reading): Given<string> {
  return readChecked(entry, '"id"', "the registered model's id", idFault, reading);
}

/**
 * Reads a text that has rules of its own.
 * @param what its key, for people
 * @param faultOf what is wrong with a text, in words that fit behind `found`
 */
export function readChecked(
  entry: Entry | undefined,
  what: string,
  expected: string,
  faultOf: (text: string) => string | undefined,
  reading: Reading,
): Given<string> {
  if (entry === undefined) return undefined;
  const text = readText(entry.value);
  const found = typeof text === 'string' ? faultOf(text) : text.found;
  if (typeof text === 'string' && found === undefined) return { value: text };
  reading.reportMisfit(entry.value, what, expected, found);
  return { value: undefined };
}
