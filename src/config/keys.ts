import { readText } from './forms.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Entry, Tree } from './tree.ts';

/** What a key was given: absent is undefined, given but wrong (and reported) has no value. */
export type Given<T> = { readonly value: T | undefined } | undefined;

/**
 * The entries of a mapping; none where nothing is given.
 * @param what the mapping, for people: `"artifacts"`
 * @returns undefined where it is no mapping, which is reported
 */
export function readMapping(
  tree: Tree,
  what: string,
  diagnostics: Diagnostics,
): readonly Entry[] | undefined {
  if (tree.kind === 'mapping') return tree.entries;
  if (tree.kind === 'scalar' && tree.isNull) return [];
  diagnostics.reportMismatch(tree, what, 'a mapping (lines of "key: value")');
  return undefined;
}

/**
 * Reports a key that does not belong there.
 * @param owner what it stands in, for people: `a model`
 * @returns the key that was probably meant, as far as one is near
 */
export function reportUnknownKey<K extends string>(
  entry: Entry,
  known: readonly K[],
  owner: string,
  diagnostics: Diagnostics,
): K | undefined {
  const meant = diagnostics.hasRoom ? nearest(entry.key, known) : undefined;
  diagnostics.report(
    entry.keySpan,
    () => `${owner} takes no ${quoted(entry.key)}${suggestion(meant)} It takes ${known.join(', ')}.`,
  );
  return meant;
}

/**
 * Finds the entries under the names asked for, and reports all others. One that is misspelt is read as what was meant,
 * so that nothing is called missing for it and what it holds is looked at as well; since it was reported, nothing is run.
 */
export function pickKeys<K extends string>(
  entries: readonly Entry[],
  known: readonly K[],
  owner: string,
  diagnostics: Diagnostics,
): ReadonlyMap<K, Entry> {
  const strange = entries.filter((entry) => !known.some((name) => name === entry.key));
  const picked = pickKnownKeys(entries, known);
  for (const entry of strange) {
    const meant = reportUnknownKey(entry, known, owner, diagnostics);
    if (meant !== undefined && !picked.has(meant)) picked.set(meant, entry);
  }
  return picked;
}

/** Finds the entries under the names asked for; all others are somebody else's. */
export function pickKnownKeys<K extends string>(
  entries: readonly Entry[],
  known: readonly K[],
): Map<K, Entry> {
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
export function readId(entry: Entry | undefined, diagnostics: Diagnostics): Given<string> {
  return readChecked(entry, '"id"', "the registered model's id", idFault, diagnostics);
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
  diagnostics: Diagnostics,
): Given<string> {
  if (entry === undefined) return undefined;
  const text = readText(entry.value);
  const found = typeof text === 'string' ? faultOf(text) : text.found;
  if (typeof text === 'string' && found === undefined) return { value: text };
  diagnostics.reportMismatch(entry.value, what, expected, found);
  return { value: undefined };
}
