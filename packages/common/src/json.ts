/** Readers of JSON that came from outside: only these functions turn `unknown` into typed values. */

/** True if a value is a JSON object, neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the value under a path of own keys, or undefined if the path ends early */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (!isObject(current) || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return current;
}

/**
 * Reads an integer under a path. Some services send numbers as strings; nothing else in a string counts, such as blanks,
 * signs, a fraction or a leading zero.
 * @returns undefined if there is none
 */
export function integerAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = at(value, ...path);
  const isText = typeof found === 'string' && /^(?:0|[1-9]\d{0,14})$/u.test(found);
  const number = isText ? Number(found) : found;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** @returns the string under a path, or undefined if there is none or it is empty */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** @returns undefined for a value that is no integer above 0 */
export function positiveInteger(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
