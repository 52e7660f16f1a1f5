/** Data that are nested deeper are refused: no record needs it. */
const MAX_DEPTH = 32;

/**
 * Renders plain data as JSON in one line, with sorted keys: the same data always give the same text.
 * @throws RangeError if the data are nested too deeply
 */
export function canonicalJson(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) throw new RangeError('The data are nested too deeply.');
  if (Array.isArray(value)) {
    return `[${value.map((item: unknown) => canonicalJson(item, depth + 1)).join(',')}]`;
  }
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries: [string, unknown][] = Object.entries(value);
  const members = entries
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
  return `{${members.join(',')}}`;
}
