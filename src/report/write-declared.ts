import { at, isObject, textAt } from '@model-security-scan/common/json';
import type { Schema } from '@model-security-scan/common/schema/schema';
import { roundedNumber } from './evidence/numbers.ts';

/** A value that JSON can hold. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * Writes a value as its declaration has it: of objects only the keys that it lists, in snake_case and in its order; null for
 * what is infinite or NaN, and for what is missing if null may stand there; float32 with six digits.
 * @param ofText writes a text; default: whole, and unchanged
 */
export function writeDeclared<T>(
  { json, definitions = {} }: Schema<T>,
  value: T,
  ofText: (text: string) => string = (text) => text,
): Plain {
  const resolve = (form: unknown): unknown => {
    const ref = textAt(form, '$ref');
    return ref === undefined ? form : definitions[ref.replace(/^.*\//u, '')];
  };
  const takesNull = (form: unknown): boolean => {
    const [types, words] = [at(resolve(form), 'type'), at(resolve(form), 'enum')];
    return (Array.isArray(types) && types.includes('null')) || (Array.isArray(words) && words.includes(null));
  };
  const write = (form: unknown, part: unknown): Plain => {
    if (typeof part === 'string') return ofText(part);
    if (typeof part === 'number') return Number.isFinite(part) ? part : null;
    if (typeof part === 'boolean') return part;
    if (isFloats(part)) return Array.from(part, roundedNumber);
    const known = resolve(form);
    const { anyOf, items, properties } = isObject(known) ? known : {};
    if (Array.isArray(anyOf)) {
      const isOfPart = (one: unknown): boolean => at(one, 'properties', 'kind', 'const') === at(part, 'kind');
      return write(anyOf.find(isOfPart), part);
    }
    if (Array.isArray(part)) return part.map((item) => write(items, item));
    if (!isObject(part)) return null;
    const keys = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, inside]) => {
      const one = part[key.replaceAll(/_(.)/gu, (_, letter: string) => letter.toUpperCase())];
      return one !== undefined || takesNull(inside) ? [[key, write(inside, one)] as const] : [];
    });
    return Object.fromEntries(keys);
  };
  return write(json, value);
}

/** True also for an array that another realm has made. */
function isFloats(value: unknown): value is Float32Array {
  return Object.prototype.toString.call(value) === '[object Float32Array]';
}
