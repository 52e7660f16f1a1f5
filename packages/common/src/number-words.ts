/** Formats a whole number as `5,000`. The first use of Node's own formatter takes as long as starting Node. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** `1 file`, `5,000 files`. */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** Formats a size as `512 bytes` or `1.2 MB`, in steps of 1,000 as object storages do. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte', 'bytes');
  const inUnits = UNITS.map((unit, index) => [(bytes / 1000 ** (index + 1)).toFixed(1), unit] as const);
  // A number that rounds to 1,000 of a unit is shown in the next unit.
  const [number, unit] = inUnits.find(([text]) => Number(text) < 1000) ?? inUnits.at(-1) ?? ['', ''];
  return `${number} ${unit}`;
}

/** Two numbers with three digits each, or with all if three would hide that they differ. */
export function digitPair(one: number, other: number): readonly [one: string, other: string] {
  const [first = '', second = ''] = [one, other].map((value) => String(Number(value.toPrecision(3))));
  return one === other || first !== second ? [first, second] : [String(one), String(other)];
}
