/** The border from `unknown` to types: JSON that came from outside is only read through these. */

/** Whether a value is a JSON object, neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under a path of own keys, or undefined where the path ends early. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (!isObject(current) || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return current;
}

/** A string under a path that is not empty, or undefined. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
