import type { Place } from '../problem.ts';
import type { Entry, Span, Tree } from './tree.ts';

/** Takes what is wrong with a text or a message while it is read. */
export interface Reporter {
  /** Secrets that were found, to be masked before anything is printed. */
  readonly secrets: Set<string>;
  /** How much a message may still hold; absent for texts, whose size was checked before. */
  readonly left?: { characters: number; numbers: number };
  /** @param message a function if the message takes time to compose */
  report(span: Span, message: string | (() => string)): void;
  /**
   * Reports that a value is not of the expected kind; silent if the value itself was reported before.
   * @param found describes the value; must be safe to show
   * @param meant what was probably meant
   */
  reportMismatch(tree: Tree, what: string, expected: string, found?: string, meant?: string): void;
  /** Reports a key that `owner` does not take. @returns the one that was meant */
  reportUnknown(entry: Entry, owner: string, taken: readonly string[]): string | undefined;
  place(span: Span): Place;
}

/** Any JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The declaration of a value: it is read by it, and described by it to editors. */
export interface Schema<T> {
  /**
   * Reads a value, and reports everything that is wrong with it.
   * @param what names the value in messages, such as `"name"`
   * @returns undefined if it is of no use
   */
  readonly read: (tree: Tree, what: string, reporter: Reporter) => T | undefined;
  readonly json: JsonSchema;
  /** The parts that `json` refers to, by their names. */
  readonly definitions?: Readonly<Record<string, JsonSchema>> | undefined;
  /** What is expected, for messages. */
  readonly expected?: string;
  /** True if a mapping must have it. */
  readonly isNeeded?: true;
  /** True if a mapping may lack it although it must have all others. */
  readonly isOptional?: true;
  /** True if `policy-from: base` takes the value of the key from the base of a pull request. */
  readonly isPolicy?: true;
  /** The keys in it that are marked so. */
  readonly policyKeys?: readonly string[] | undefined;
  /** The same value in a file: its keys in snake_case, and null for what a message lacks. Absent if it is spelt alike. */
  readonly inFile?: (() => Schema<T>) | undefined;
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
  const { inFile } = item;
  return {
    expected,
    inFile: inFile && (() => list(inFile(), form)),
    json: {
      ...json,
      type: 'array',
      items: item.json,
      ...(least === 0 ? {} : { minItems: least }),
      ...(most === undefined ? {} : { maxItems: most }),
    },
    definitions: item.definitions,
    policyKeys: item.policyKeys,
    read: (tree, what, reporter) => {
      const count = tree.kind === 'list' ? tree.count : -1;
      if (tree.kind === 'list' && count >= least && count <= (most ?? count)) {
        const values = tree.items.map((one) => item.read(one, `an item of ${what}`, reporter));
        return values.filter((value) => value !== undefined);
      }
      const found = count < 0 ? undefined : count === 0 ? 'an empty list' : `a list of ${String(count)}`;
      reporter.reportMismatch(tree, what, expected, found);
      return undefined;
    },
  };
}

/** A list, or one item alone. */
export function listOrOne<T>(item: Schema<T>, form: ListForm): Schema<readonly T[]> {
  const { json = {}, ...bounds } = form;
  return either(
    'list',
    list(item, bounds),
    then(item, (value) => [value]),
    json,
  );
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
  const isNeeded = (key: Keys[string]): boolean =>
    key?.isNeeded === true || (isWhole === true && key?.isOptional !== true);
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
    policyKeys: taken.flatMap((name) => [
      ...(keys[name]?.isPolicy === true ? [name] : []),
      ...(keys[name]?.policyKeys ?? []),
    ]),
    read: (tree, what, reporter) => {
      const entries = entriesOf(tree, isWhole);
      if (entries === undefined) {
        reporter.reportMismatch(tree, what, expected);
        return undefined;
      }
      const name = owner ?? what;
      const given = pickKeys(entries, keys, taken, name, reporter);
      for (const key of needed.filter((one) => !given.has(one))) {
        const missing = `${name} needs "${key}": ${keys[key]?.expected ?? 'a value'}.`;
        reporter.report(entries[0]?.keySpan ?? tree.span, missing);
      }
      const values: Record<string, unknown> = {};
      for (const [key, { keySpan, value }] of given) {
        const { read, refused } = keys[key] ?? NO_KEY;
        if (refused !== undefined) reporter.report(keySpan, refused);
        const right = read(value, `"${String(key)}"`, reporter);
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
  reporter: Reporter,
): ReadonlyMap<keyof K, Entry> {
  const isKey = (name: string | undefined): name is keyof K & string =>
    name !== undefined && Object.hasOwn(keys, name);
  const given = new Map<keyof K, Entry>();
  for (const entry of entries) {
    if (isKey(entry.key)) given.set(entry.key, entry);
    else {
      const meant = reporter.reportUnknown(entry, owner, taken);
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

/** A key whose value `policy-from: base` takes from the base of a pull request; of an artifact only its pin. */
export function policy<S extends Schema<unknown>>(schema: S): S & { readonly isPolicy: true } {
  return { ...schema, isPolicy: true };
}

/** A key that a mapping must have. */
export function needed<S extends Schema<unknown>>(schema: S): S & { readonly isNeeded: true } {
  return { ...schema, isNeeded: true };
}

/** Goes on with what was read. @param next gets the tree for the places of what it reports */
export function then<S, T>(
  schema: Schema<S>,
  next: (value: S, tree: Tree, reporter: Reporter) => T | undefined,
): Schema<T> {
  const { inFile } = schema;
  return {
    ...schema,
    inFile: inFile && (() => then(inFile(), next)),
    read: (tree, what, reporter) => {
      const value = schema.read(tree, what, reporter);
      return value === undefined ? undefined : next(value, tree, reporter);
    },
  };
}
