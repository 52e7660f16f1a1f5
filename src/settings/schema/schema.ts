import { nearest, quoted, suggestion } from '../config/nearest.ts';
import { type Diagnostics, describeTree } from './diagnostics.ts';
import { findTextFault } from './text-fault.ts';
import type { Entry, Tree } from './tree.ts';

/** Any JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The declaration of a value: it is read by it, and described by it to editors. */
export interface Schema<T> {
  /**
   * Reads a value, and reports everything that is wrong with it.
   * @param what names the value in messages, such as `"name"`
   * @returns undefined if it is of no use
   */
  readonly read: (tree: Tree, what: string, diagnostics: Diagnostics) => T | undefined;
  readonly json: JsonSchema;
  /** The parts that `json` refers to, by their names. */
  readonly definitions?: Readonly<Record<string, JsonSchema>> | undefined;
  /** What is expected, for messages. */
  readonly expected?: string;
  /** True if a mapping must have it. */
  readonly isNeeded?: true;
  /** True if a mapping may lack it although it must have all others. */
  readonly isOptional?: true;
  /** Why the key cannot stand in its mapping: a sentence for whoever wrote it there. Lists of keys leave it out. */
  readonly refused?: string | undefined;
}

/** The keys of a mapping. */
export type Keys = Readonly<Record<string, Schema<unknown> | undefined>>;
/** What is read by a schema. */
export type Read<S> = S extends Schema<infer T> ? T : never;

/** A mapping that was read. */
export interface Picked<K extends Keys> {
  readonly values: { readonly [N in keyof K]?: Read<K[N]> };
  /** Everything that was given, right or wrong, in the order of the text. A misspelt key counts as the one that was meant. */
  readonly given: ReadonlyMap<keyof K, Entry>;
}

/** A value of one line, as it is written. */
interface TextForm<T> {
  readonly expected: string;
  readonly json: JsonSchema;
  /** Finds what is wrong with a text; it fits after `found`. */
  readonly findFault?: (text: string) => string | undefined;
  /** @returns undefined if the text does not have the form */
  readonly convert: (text: string) => T | undefined;
}

/** One line of text, and what it is converted to. */
export function scalar<T>({ expected, json, findFault, convert }: TextForm<T>): Schema<T> {
  return {
    expected,
    json,
    read: (tree, what, diagnostics) => {
      const isText = tree.kind === 'scalar' && !tree.isNull;
      const fault = isText ? (findTextFault(tree.text) ?? findFault?.(tree.text)) : describeTree(tree);
      const value = isText && fault === undefined ? convert(tree.text) : undefined;
      if (value === undefined) diagnostics.reportMismatch(tree, what, expected, fault);
      return value;
    },
  };
}

/** One line of text. */
export function line(form: Omit<TextForm<string>, 'convert'>): Schema<string> {
  return scalar({ ...form, convert: (text) => text });
}

interface ListForm {
  readonly expected?: string | undefined;
  readonly json?: JsonSchema;
  /** How many items it may have. */
  readonly least?: number;
  readonly most?: number;
}

/** A list; wrong items are left out. */
export function list<T>(item: Schema<T>, form: ListForm): Schema<readonly T[]> {
  const { expected = item.expected ?? '', json, least = 0, most } = form;
  return {
    expected,
    json: {
      ...json,
      type: 'array',
      items: item.json,
      ...(least === 0 ? {} : { minItems: least }),
      ...(most === undefined ? {} : { maxItems: most }),
    },
    definitions: item.definitions,
    read: (tree, what, diagnostics) => {
      const count = tree.kind === 'list' ? tree.items.length : -1;
      if (tree.kind === 'list' && count >= least && count <= (most ?? count)) {
        const values = tree.items.map((one) => item.read(one, `an item of ${what}`, diagnostics));
        return values.filter((value) => value !== undefined);
      }
      const found = count < 0 ? undefined : count === 0 ? 'an empty list' : `a list of ${String(count)}`;
      diagnostics.reportMismatch(tree, what, expected, found);
      return undefined;
    },
  };
}

/** A list, or one item alone. */
export function listOrOne<T>(item: Schema<T>, form: ListForm): Schema<readonly T[]> {
  const { json = {}, ...bounds } = form;
  return either('list', list(item, bounds), then(item, (value) => [value]), json);
}

/** A mapping or a list, or something else in its place. */
export function either<A, B>(
  kind: 'mapping' | 'list',
  whole: Schema<A>,
  other: Schema<B>,
  json: JsonSchema = {},
): Schema<A | B> {
  // An empty value is no mapping here.
  const wholeJson = kind === 'mapping' ? { ...whole.json, type: 'object' } : whole.json;
  return {
    ...other,
    json: { ...json, anyOf: [other.json, wholeJson] },
    definitions: { ...whole.definitions, ...other.definitions },
    read: (tree, ...rest) => (tree.kind === kind ? whole.read(tree, ...rest) : other.read(tree, ...rest)),
  };
}

/** What a mapping is beside its keys. */
interface MappingForm {
  /** Names it in messages, if the name of its value does not. */
  readonly owner?: string;
  readonly expected?: string;
  readonly json?: JsonSchema;
  /** True if it must be there, with every key that is not optional. */
  readonly isWhole?: true;
}

/** A mapping with known keys; an empty value has none of them. */
export function mapping<K extends Keys>(keys: K, form: MappingForm = {}): Schema<Picked<K>> {
  const { owner, expected = 'a mapping (lines of "key: value")', json = {}, isWhole } = form;
  const taken = Object.keys(keys).filter((name) => keys[name]?.refused === undefined);
  const isNeeded = (key: Keys[string]): boolean => (isWhole ? !key?.isOptional : key?.isNeeded) === true;
  const needed = taken.filter((name) => isNeeded(keys[name]));
  return {
    expected,
    json: {
      ...json,
      type: isWhole ? 'object' : ['object', 'null'],
      additionalProperties: false,
      ...(needed.length === 0 ? {} : { required: needed }),
      properties: Object.fromEntries(taken.map((name) => [name, keys[name]?.json])),
    },
    definitions: Object.fromEntries(taken.flatMap((name) => Object.entries(keys[name]?.definitions ?? {}))),
    read: (tree, what, diagnostics) => {
      const entries = entriesOf(tree, isWhole);
      if (entries === undefined) {
        diagnostics.reportMismatch(tree, what, expected);
        return undefined;
      }
      const name = owner ?? what;
      const given = pickKeys(entries, keys, taken, name, diagnostics);
      for (const key of needed.filter((one) => !given.has(one))) {
        const missing = `${name} needs "${key}": ${keys[key]?.expected ?? 'a value'}.`;
        diagnostics.report(entries[0]?.keySpan ?? tree.span, missing);
      }
      const values: Record<string, unknown> = {};
      for (const [key, { keySpan, value }] of given) {
        const { read, refused } = keys[key] ?? NO_KEY;
        if (refused !== undefined) diagnostics.report(keySpan, refused);
        const right = read(value, `"${String(key)}"`, diagnostics);
        if (right !== undefined) values[String(key)] = right;
      }
      return hasRead<Picked<K>['values']>(values) ? { values, given } : undefined;
    },
  };
}

const NO_KEY: Schema<never> = { read: () => undefined, json: {} };

/** The compiler cannot follow that each value was read by the schema of its own key. */
function hasRead<V>(values: V | object): values is V {
  return typeof values === 'object';
}

/** @returns undefined if the value is no mapping; an empty value is one, unless it must be whole */
export function entriesOf(tree: Tree, isWhole = false): readonly Entry[] | undefined {
  if (tree.kind === 'mapping') return tree.entries;
  return tree.kind === 'scalar' && tree.isNull && !isWhole ? [] : undefined;
}

/**
 * Picks the entries with known names, and reports all others. A misspelt entry counts as the one that was probably meant:
 * so its content is checked too, and it is not reported as missing. Nothing runs anyway, since it was reported.
 */
function pickKeys<K extends Keys>(
  entries: readonly Entry[],
  keys: K,
  taken: readonly string[],
  owner: string,
  diagnostics: Diagnostics,
): ReadonlyMap<keyof K, Entry> {
  const isKey = (name: string | undefined): name is keyof K & string =>
    name !== undefined && Object.hasOwn(keys, name);
  const others = taken.length === 0 ? '' : ` It takes ${taken.join(', ')}.`;
  const given = new Map<keyof K, Entry>();
  for (const entry of entries) {
    if (isKey(entry.key)) given.set(entry.key, entry);
    else {
      const meant = diagnostics.hasRoom ? nearest(entry.key, taken) : undefined;
      const message = (): string => `${owner} takes no ${quoted(entry.key)}${suggestion(meant)}${others}`;
      diagnostics.report(entry.keySpan, message);
      if (!isKey(meant) || given.has(meant)) continue;
      if (!entries.some(({ key }) => key === meant)) given.set(meant, entry);
    }
  }
  return given;
}

/** A value that several mappings have: its description stands in the JSON Schema once. */
export function named<T>(name: string, schema: Schema<T>): Schema<T> {
  const definitions = { ...schema.definitions, [name]: schema.json };
  return { ...schema, json: { $ref: `#/definitions/${name}` }, definitions };
}

/** A key that cannot stand in a mapping, and why. */
export function refusedKey(refused: string): Schema<never> {
  return { ...NO_KEY, refused };
}

/** A key that a mapping must have. */
export function needed<S extends Schema<unknown>>(schema: S): S & { readonly isNeeded: true } {
  return { ...schema, isNeeded: true };
}

/** Goes on with what was read. @param next gets the tree for the places of what it reports */
export function then<S, T>(
  schema: Schema<S>,
  next: (value: S, tree: Tree, diagnostics: Diagnostics) => T | undefined,
): Schema<T> {
  return {
    ...schema,
    read: (tree, what, diagnostics) => {
      const value = schema.read(tree, what, diagnostics);
      return value === undefined ? undefined : next(value, tree, diagnostics);
    },
  };
}
