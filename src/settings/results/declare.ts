import { plainLine } from '../../text/sanitize.ts';
import { type JsonSchema, type Keys, list, mapping, type Read, type Schema, then } from '../schema/schema.ts';

/** A key that an object may lack. */
interface Optional {
  readonly isOptional: true;
}
type Camel<N> = N extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : N;
/** An object as it is read: its keys in the spelling of the code. */
type ObjectOf<K extends Keys> = {
  readonly [N in keyof K as K[N] extends Optional ? never : Camel<N>]: Read<K[N]>;
} & { readonly [N in keyof K as K[N] extends Optional ? Camel<N> : never]?: Read<K[N]> };

/** A value of JSON, which is taken as it is. */
function exact<T>(expected: string, is: (value: unknown) => value is T, json: JsonSchema): Schema<T> {
  return {
    expected,
    json,
    read: (tree, what, diagnostics) => {
      const value = tree.kind === 'scalar' ? tree.literal : undefined;
      if (is(value)) return value;
      diagnostics.reportMismatch(tree, what, expected);
      return undefined;
    },
  };
}

function withWords(description: string | undefined, json: JsonSchema): JsonSchema {
  return description === undefined ? json : { description, ...json };
}

/** A text. @param pattern what it must match, and what it then is */
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

/** A number. @param json its bounds, which `refine` checks if it matters */
export function numeral(description?: string, json: JsonSchema = {}): Schema<number> {
  const isRight = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  return exact('a number', isRight, withWords(description, { type: 'number', ...json }));
}

/** One of a few words. */
export function oneOf<W extends string>(words: readonly W[], description?: string): Schema<W> {
  const isRight = (value: unknown): value is W => words.some((word) => word === value);
  return exact(`one of ${words.join(', ')}`, isRight, withWords(description, { enum: words }));
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
  return optional({
    ...schema,
    json: { ...schema.json, description: `${words}Files of older versions lack it.` },
  });
}

/** An object with exactly these keys, less those that it may lack. @param owner names it in messages */
export function object<K extends Keys>(owner: string, keys: K, description?: string): Schema<ObjectOf<K>> {
  const json = withWords(description, {});
  const names = Object.entries(keys).map(
    ([name, key]) => [name, camel(name), key?.isOptional === true] as const,
  );
  const schema = mapping(keys, { owner, expected: 'an object', json, isWhole: true });
  return then(schema, ({ values }) => {
    const read: Readonly<Record<string, unknown>> = values;
    const named: Record<string, unknown> = {};
    for (const [name, inCode, isOptional] of names) {
      if (read[name] !== undefined) named[inCode] = read[name];
      else if (!isOptional) return undefined;
    }
    return hasAll<ObjectOf<K>>(named) ? named : undefined;
  });
}

function camel(name: string): string {
  return name.replaceAll(/_(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The compiler cannot follow that each value was read by the schema of its own key. */
function hasAll<V>(values: V | object): values is V {
  return typeof values === 'object';
}

/** An object whose keys are names, each with a text. */
export function texts(value: Schema<string>, description: string): Schema<ReadonlyMap<string, string>> {
  return {
    json: { description, type: 'object', additionalProperties: value.json },
    read: (tree, what, diagnostics) => {
      if (tree.kind !== 'mapping') {
        diagnostics.reportMismatch(tree, what, 'an object');
        return undefined;
      }
      return new Map(
        tree.entries.flatMap((entry) => {
          const read = value.read(entry.value, `"${plainLine(entry.key, 80)}"`, diagnostics);
          return read === undefined ? [] : [[entry.key, read] as const];
        }),
      );
    },
  };
}

/** Checks what was read. @param findFault says what is wrong with it, without a full stop */
export function checked<T>(schema: Schema<T>, findFault: (value: T) => string | undefined): Schema<T> {
  return then(schema, (value, tree, diagnostics) => {
    const fault = findFault(value);
    if (fault !== undefined) diagnostics.report(tree.span, fault);
    return fault === undefined ? value : undefined;
  });
}

/** A list. */
export function listOf<T>(
  item: Schema<T>,
  description?: string,
  json: JsonSchema = {},
): Schema<readonly T[]> {
  return list(item, { expected: 'a list', json: withWords(description, json) });
}

/** The same values with other words about them. */
export function described<T>(schema: Schema<T>, description: string): Schema<T> {
  return { ...schema, json: { ...schema.json, description } };
}
