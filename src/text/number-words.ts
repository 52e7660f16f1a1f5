/** `5,000`, of a whole number. Node's own way takes as long at its first use as starting Node. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** `1 file`, `5,000 files`. */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** Bytes for people: `512 bytes`, `1.2 MB`; in steps of 1,000, as storages count. */
export function byteWords(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte', 'bytes');
  const inUnits = UNITS.map((unit, index) => [(bytes / 1000 ** (index + 1)).toFixed(1), unit] as const);
  // What rounds to a thousand of a unit is one of the next.
  const [number, unit] = inUnits.find(([text]) => Number(text) < 1000) ?? inUnits.at(-1) ?? ['', ''];
  return `${number} ${unit}`;
}
