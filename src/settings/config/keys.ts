import { DECIMAL } from '../../core/decimal.ts';
import { readText } from './forms.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Entry, Tree } from './tree.ts';

/** The value of a key. Undefined if the key is absent; without a value if it was wrong, which was reported. */
export type Given<T> = { readonly value: T | undefined } | undefined;

/**
 * Reads the entries of a mapping; an empty value has no entries.
 * @param what names the mapping in error messages, for example `"artifacts"`
 * @returns undefined if the value is not a mapping, which is reported
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
 * Reports an unknown key.
 * @param owner names the mapping in error messages, for example `a model`
 * @returns the key that was probably meant, if one is similar
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
 * Picks the entries with known names, and reports all others. A misspelt entry counts as the one that was probably meant:
 * so its content is checked too, and it is not reported as missing. Nothing runs anyway, since it was reported.
 */
export function pickKeys<K extends string>(
  entries: readonly Entry[],
  known: readonly K[],
  owner: string,
  diagnostics: Diagnostics,
): ReadonlyMap<K, Entry> {
  const unknown = entries.filter((entry) => !known.some((name) => name === entry.key));
  const picked = pickKnownKeys(entries, known);
  for (const entry of unknown) {
    const meant = reportUnknownKey(entry, known, owner, diagnostics);
    if (meant !== undefined && !picked.has(meant)) picked.set(meant, entry);
  }
  return picked;
}

/** Picks the entries with known names, and ignores all others, which are read elsewhere. */
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

const MAX_ID_LENGTH = 1000;

/** Finds a fault in a model's id. The service spec gives no form, so only ids that break the URL's path are refused. */
export function findIdFault(id: string): string | undefined {
  if (id === '.' || id === '..') return 'one or two dots, which would lead to another address';
  return id.length > MAX_ID_LENGTH ? `over ${String(MAX_ID_LENGTH)} characters` : undefined;
}

/** Reads the `id` of a model or an attack. */
export function readId(entry: Entry | undefined, diagnostics: Diagnostics): Given<string> {
  return readChecked(entry, '"id"', "the registered model's id", findIdFault, diagnostics);
}

/**
 * Reads a text and checks it.
 * @param what names the key in error messages
 * @param findFault describes a fault so that it fits after `found`
 */
export function readChecked(
  entry: Entry | undefined,
  what: string,
  expected: string,
  findFault: (text: string) => string | undefined,
  diagnostics: Diagnostics,
): Given<string> {
  if (entry === undefined) return undefined;
  const text = readText(entry.value);
  const found = typeof text === 'string' ? findFault(text) : text.found;
  if (typeof text === 'string' && found === undefined) return { value: text };
  diagnostics.reportMismatch(entry.value, what, expected, found);
  return { value: undefined };
}

/** Reads `true` or `false`; a wrong value is reported, and counts as `false`. */
export function readSwitch({ key, value }: Entry, diagnostics: Diagnostics): boolean {
  const text = readText(value);
  if (typeof text === 'string' && ['true', 'false'].includes(text.trim())) return text.trim() === 'true';
  const found = typeof text === 'string' ? quoted(text) : text.found;
  diagnostics.reportMismatch(value, `"${key}"`, 'true or false', found);
  return false;
}

/** A number from `min` to `max`. */
export interface NumberForm {
  readonly isWhole: boolean;
  readonly min: number;
  readonly max: number;
  readonly example: string;
}

/** Reads a number in plain decimals. */
export function readNumber(
  name: string,
  { isWhole, min, max, example }: NumberForm,
  entry: Entry | undefined,
  diagnostics: Diagnostics,
): number | undefined {
  const expected = `${isWhole ? 'a whole number' : 'a number'} from ${String(min)} to ${String(max)}, such as ${example}`;
  const form = isWhole ? /^\d{1,15}$/u : DECIMAL;
  const findFault = (text: string): string | undefined => {
    const number = form.test(text.trim()) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? undefined : quoted(text);
  };
  const text = readChecked(entry, `"${name}"`, expected, findFault, diagnostics)?.value;
  return text === undefined ? undefined : Number(text);
}
