import { isObject } from '../json.ts';
import type { Reporter, Schema } from './schema.ts';
import { type Tree, WHOLE_TEXT } from './tree.ts';

/** Thrown at the first part of a message that has not the form that it must have. */
class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage';
}

/** A message holds at most so many characters, and so many numbers in arrays. */
const MOST_CHARACTERS = 8_000_000;
const MOST_NUMBERS = 32_000_000;
/**
 * The most values that are read of it: a few bytes can repeat one list a million times. The largest honest result, with tables of
 * all rows and the names of all columns, has a third as many. No object has more keys.
 */
const MOST_VALUES = 4_000_000;
const MOST_KEYS = 1000;

/**
 * Reads a message that is not trusted: only what is declared is copied, and a key that is not declared is left out.
 * @returns undefined if it has not the form that is declared
 */
export function readMessage<T>(schema: Schema<T>, value: unknown): T | undefined {
  let left = MOST_VALUES;
  const treeOf = (one: unknown): Tree => {
    left -= 1;
    if (left < 0) throw new MalformedMessage();
    return makeTree(one, treeOf);
  };
  try {
    return schema.read(treeOf(value), '', refusing());
  } catch (error) {
    if (error instanceof MalformedMessage) return undefined;
    throw error;
  }
}

function refusing(): Reporter {
  const refuse = (): never => {
    throw new MalformedMessage();
  };
  return {
    secrets: new Set(),
    left: { characters: MOST_CHARACTERS, numbers: MOST_NUMBERS },
    report: refuse,
    reportMismatch: refuse,
    reportUnknown: () => undefined,
    place: refuse,
  };
}

/** Parts are looked at only when they are read: an array can say that it has four billion items, and hold none. */
function makeTree(value: unknown, treeOf: (part: unknown) => Tree): Tree {
  if (Array.isArray(value)) {
    const values: readonly unknown[] = value;
    return {
      kind: 'list',
      span: WHOLE_TEXT,
      count: values.length,
      get items() {
        return Array.from(values, treeOf);
      },
    };
  }
  if (!isObject(value) || ArrayBuffer.isView(value)) {
    return { kind: 'scalar', span: WHOLE_TEXT, text: '', isNull: value === null, literal: value };
  }
  return {
    kind: 'mapping',
    span: WHOLE_TEXT,
    get entries() {
      const keys = Object.keys(value);
      if (keys.length > MOST_KEYS) throw new MalformedMessage();
      const given = keys.filter((key) => value[key] !== undefined);
      return given.map((key) => ({ key, keySpan: WHOLE_TEXT, value: treeOf(value[key]) }));
    },
  };
}
