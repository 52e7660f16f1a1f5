import { type JsonSchema, type Keys, list, mapping, type Read, type Schema, then } from './schema.ts';

/** Values of JSON and of messages, which have types. Results files and the messages of processes are declared with them. */

/** A key that an object may lack. */
interface Optional {
  readonly isOptional: true;
}
type Camel<N> = N extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : N;
/** An object as it is read: its keys in the spelling of the code. */
type ObjectOf<K extends Keys> = {
  readonly [N in keyof K as K[N] extends Optional ? never : Camel<N>]: Read<K[N]>;
} & { readonly [N in keyof K as K[N] extends Optional ? Camel<N> : never]?: Read<K[N]> };

/** A value that is taken as it is. */
function exact<T>(expected: string, is: (value: unknown) => value is T, json: JsonSchema): Schema<T> {
  return {
    expected,
    json,
    read: (tree, what, reporter) => {
      const value = tree.kind === 'scalar' ? tree.literal : undefined;
      if (is(value)) return value;
      reporter.reportMismatch(tree, what, expected);
      return undefined;
    },
  };
}

function withWords(description: string | undefined, json: JsonSchema): JsonSchema {
  return description === undefined ? json : { description, ...json };
}

/** A text of a file. @param pattern what it must match, and what it then is */
export function text(
  description?: string,
  [pattern, expected]: readonly [RegExp, string] = ANY,
): Schema<string> {
  const isRight = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);
  const limits = pattern === ANY[0] ? {} : { pattern: pattern.source };
  return exact(expected, isRight, withWords(description, { type: 'string', ...limits }));
}

const ANY = [new RegExp('', 'u'), 'a text'] as const;
export const SHA256 = [/^[0-9a-f]{64}$/u, '64 hexadecimal digits'] as const;

/** A text of at most so many characters; of a longer one the start is kept. */
export function cutText(most: number, description?: string): Schema<string> {
  return then(text(description), (value, tree, reporter) => {
    const kept = value.length > most ? `${value.slice(0, most - 1)}…` : value;
    if (reporter.left !== undefined) {
      reporter.left.characters -= kept.length;
      if (reporter.left.characters < 0) reporter.report(tree.span, 'there is too much text');
    }
    return kept;
  });
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: true;
}

/** A number within bounds; a file has only finite ones. */
export function numeral(description?: string, bounds: Bounds = {}): Schema<number> {
  const { minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE, isWhole } = bounds;
  const isRight = (value: unknown): value is number =>
    typeof value === 'number' &&
    value >= minimum &&
    value <= maximum &&
    (isWhole !== true || Number.isInteger(value));
  const kind = isWhole === true ? 'a whole number' : 'a number';
  const upTo =
    bounds.minimum === undefined
      ? ` up to ${String(maximum)}`
      : ` from ${String(minimum)} to ${String(maximum)}`;
  const range = bounds.maximum === undefined ? ` of at least ${String(minimum)}` : upTo;
  const expected = bounds.minimum === undefined && bounds.maximum === undefined ? kind : kind + range;
  const json = {
    type: isWhole === true ? 'integer' : 'number',
    ...('minimum' in bounds ? { minimum } : {}),
    ...('maximum' in bounds ? { maximum } : {}),
  };
  return exact(expected, isRight, withWords(description, json));
}

/** Also one that is not finite. */
export const ANY_NUMBER = exact('a number', (value) => typeof value === 'number', { type: 'number' });

/** A share from 0 to 1. */
export function share(description?: string): Schema<number> {
  return { ...numeral(description, { minimum: 0, maximum: 1 }), expected: 'a share from 0 to 1' };
}

/** A whole number from 0 on. */
export function count(description?: string, maximum?: number): Schema<number> {
  return numeral(description, { isWhole: true, minimum: 0, ...(maximum === undefined ? {} : { maximum }) });
}

/** True or false. */
export const FLAG = exact('true or false', (value) => typeof value === 'boolean', { type: 'boolean' });

/** A key that is true, or absent. */
export const IF_TRUE: Schema<true> & Optional = optional(
  then(FLAG, (value) => (value ? (true as const) : undefined)),
);

/** One of a few words. */
export function oneOf<const W extends string>(words: readonly W[], description?: string): Schema<W> {
  const isRight = (value: unknown): value is W => words.some((word) => word === value);
  return exact(`one of ${words.join(', ')}`, isRight, withWords(description, { enum: words }));
}

/** A number or a text. A number that is not finite becomes a text: an attack may have found no median. */
export function figure(most: number): Schema<number | string> {
  const word = cutText(most);
  return {
    json: {},
    read: (tree, ...rest) => {
      const value = tree.kind === 'scalar' ? tree.literal : undefined;
      if (typeof value !== 'number') return word.read(tree, ...rest);
      return Number.isFinite(value) ? value : String(value);
    },
  };
}

/** Floats, which are copied. NaN stands for a number that is missing. */
export const FLOATS: Schema<Float32Array> = then(
  exact('an array of floats', isFloats, {}),
  (value, tree, reporter) => {
    if (reporter.left !== undefined) {
      reporter.left.numbers -= value.length;
      if (reporter.left.numbers < 0) reporter.report(tree.span, 'there are too many numbers');
    }
    const copy = Float32Array.from(value);
    const isRight = copy.every((one) => Number.isFinite(one) || Number.isNaN(one));
    if (!isRight) reporter.report(tree.span, 'an array holds numbers that are not finite');
    return copy;
  },
);

/** True also for an array that another realm has made. */
function isFloats(value: unknown): value is Float32Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float32Array]';
}

/** Bytes, at most so many. They are not copied. */
export function bytes(most: number): Schema<Uint8Array> {
  const isRight = (value: unknown): value is Uint8Array =>
    value instanceof Uint8Array && value.length <= most;
  return exact('bytes', isRight, {});
}

/** Null, or a value. */
export function orNull<T>(schema: Schema<T>): Schema<T | null> {
  const { type, enum: words } = schema.json;
  const known: readonly unknown[] | undefined = Array.isArray(words) ? words : undefined;
  const json = known === undefined ? { type: [type, 'null'] } : { enum: [...known, null] };
  return {
    ...schema,
    json: { ...schema.json, ...json },
    read: (tree, ...rest) => (tree.kind === 'scalar' && tree.isNull ? null : schema.read(tree, ...rest)),
  };
}

/** A key that an object may lack. */
export function optional<T>(schema: Schema<T>): Schema<T> & Optional {
  return { ...schema, isOptional: true };
}

/** A key that files of older versions lack. */
export function older<T>(schema: Schema<T>): Schema<T> & Optional {
  const { description } = schema.json;
  const words = typeof description === 'string' ? `${description} ` : '';
  return optional(described(schema, `${words}Files of older versions lack it.`));
}

/** An object with exactly these keys, less those that it may lack. @param owner names it in messages */
export function object<K extends Keys>(owner: string, keys: K, description?: string): Schema<ObjectOf<K>> {
  const inFile = (): Schema<ObjectOf<K>> => objectOf<K>(owner, keysInFile(keys), description);
  return { ...objectOf<K>(owner, keys, description), inFile };
}

/** The declaration of a value in a file, from that in a message: its keys in snake_case, and null for what a message lacks. */
export function inFile<T>(schema: Schema<T>): Schema<T> {
  return schema.inFile?.() ?? schema;
}

function keysInFile(keys: Keys): Keys {
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => {
      const snake = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
      if (key === undefined) return [snake, key];
      return [
        snake,
        key.isOptional ? { ...orNull(inFile(key)), isOptional: true, isNeeded: true } : inFile(key),
      ];
    }),
  );
}

/** A key that must be there although its value may be null has no value then. */
function objectOf<K extends Keys>(owner: string, keys: Keys, description?: string): Schema<ObjectOf<K>> {
  const json = withWords(description, {});
  const names = Object.entries(keys).map(([name, key]) => [name, camel(name), key] as const);
  const schema = mapping(keys, { owner, expected: 'an object', json, isWhole: true });
  return then(schema, ({ values }) => {
    const read: Readonly<Record<string, unknown>> = values;
    const named: Record<string, unknown> = {};
    for (const [name, inCode, key] of names) {
      const value = read[name] === null && key?.isOptional && key.isNeeded ? undefined : read[name];
      if (value !== undefined) named[inCode] = value;
      else if (!key?.isOptional) return undefined;
    }
    return hasAll<ObjectOf<K>>(named) ? named : undefined;
  });
}

function camel(name: string): string {
  return name.replaceAll(/_(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The compiler cannot follow that each value was read by its own schema. */
function hasAll<V>(values: V | object): values is V {
  return typeof values === 'object';
}

/** One of several objects, which differ in their key `kind`. */
export function ofKind<K extends Readonly<Record<string, Schema<unknown>>>>(
  kinds: K,
): Schema<Read<K[keyof K]>> {
  const names = Object.keys(kinds);
  const kind = oneOf(names);
  return {
    json: {},
    read: (tree, what, reporter) => {
      const given = tree.kind === 'mapping' ? tree.entries.find(({ key }) => key === 'kind') : undefined;
      const name = kind.read(given?.value ?? tree, '"kind"', reporter);
      const value = name === undefined ? undefined : kinds[name]?.read(tree, what, reporter);
      return value instanceof Object && hasAll<Read<K[keyof K]>>(value) ? value : undefined;
    },
  };
}

/** An object whose keys are names. @param form how its key is read, and how many there may be */
export function record<T>(
  value: Schema<T>,
  { name = text(), most = Infinity, description }: RecordForm = {},
): Schema<ReadonlyMap<string, T>> {
  return {
    json: withWords(description, { type: 'object', additionalProperties: value.json }),
    read: (tree, what, reporter) => {
      if (tree.kind !== 'mapping' || tree.entries.length > most) {
        reporter.reportMismatch(tree, what, 'an object');
        return undefined;
      }
      return new Map(
        tree.entries.flatMap((entry) => {
          const key = { kind: 'scalar', text: entry.key, literal: entry.key, isNull: false } as const;
          const read = value.read(entry.value, `"${entry.key.slice(0, 80)}"`, reporter);
          const named = name.read({ ...key, span: entry.keySpan }, what, reporter);
          return read === undefined || named === undefined ? [] : [[named, read] as const];
        }),
      );
    },
  };
}

interface RecordForm {
  readonly name?: Schema<string>;
  readonly most?: number;
  readonly description?: string;
}

/** Checks what was read. @param findFault says what is wrong with it, without a full stop */
export function checked<T>(schema: Schema<T>, findFault: (value: T) => string | undefined): Schema<T> {
  return then(schema, (value, tree, reporter) => {
    const fault = findFault(value);
    if (fault !== undefined) reporter.report(tree.span, fault);
    return fault === undefined ? value : undefined;
  });
}

/** A list. @param most the most items that it may have */
export function listOf<T>(
  item: Schema<T>,
  description?: string,
  bounds: { readonly least?: number; readonly most?: number } = {},
): Schema<readonly T[]> {
  return list(item, { expected: 'a list', json: withWords(description, {}), ...bounds });
}

/** The same values with other words about them. */
export function described<S extends Schema<unknown>>(schema: S, description: string): S {
  return { ...schema, json: { ...schema.json, description } };
}
