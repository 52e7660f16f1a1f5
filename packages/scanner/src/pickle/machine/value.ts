/**
 * What lies on the stack or in the memo, as one number: a kind and a reference. No object is ever made. Of constants the
 * reference is the offset of their opcode, from where they can be read again; of tuples, lists, dicts, sets and objects
 * it is a number of nodes.ts; of globals one of globals.ts.
 */
export type Value = number;

/** Nothing that can be known: what an empty stack or an unset memo entry gave, or what was forgotten. */
export const UNKNOWN = 0;
/** None, a boolean or a number. */
export const CONSTANT = 1;
export const TEXT = 2;
/** A text that has a meaning as the name of an attribute, such as `__setstate__`. */
export const ATTRIBUTE_TEXT = 3;
export const BYTES = 4;
export const TUPLE = 5;
export const LIST = 6;
export const DICT = 7;
export const SET = 8;
export const GLOBAL = 9;
/** What a call or an instantiation gave. Its node holds the callable and the arguments. */
export const OBJECT = 10;
/** What the loader's `persistent_load` gives. Its node holds the id. */
export const PERSISTENT = 11;
/** What an extension opcode gives: a global that only the loader's registry knows. */
export const EXTENSION = 12;
/** A buffer that lies outside of the pickle (protocol 5). */
export const BUFFER = 13;

export function makeValue(kind: number, reference: number): Value {
  return reference * 16 + kind;
}

export function referenceOf(value: Value): number {
  return Math.floor(value / 16);
}

export function kindOf(value: Value): number {
  return value - Math.floor(value / 16) * 16;
}

export const NOTHING: Value = makeValue(UNKNOWN, 0);

/** True for a text, whatever it says. */
export function isText(value: Value): boolean {
  const kind = kindOf(value);
  return kind === TEXT || kind === ATTRIBUTE_TEXT;
}
