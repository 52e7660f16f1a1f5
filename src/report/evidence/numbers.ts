/** A number for people: four significant digits, large whole numbers whole. */
export function shownNumber(value: number): string {
  if (!Number.isFinite(value)) return 'not known';
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
}

/** The fewest digits that are the same number in 32 bits, so that who types them gets the same answer of the model. */
export function exactNumber(value: number): string {
  if (!Number.isFinite(value)) return 'not known';
  const digits = [4, 5, 6, 7, 8].find((count) => Math.fround(Number(value.toPrecision(count))) === value);
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(digits ?? 9)));
}

/** A number that was found by a search: two significant digits. */
export function twoDigits(value: number): string {
  return shownNumber(Number(value.toPrecision(2)));
}

export function shownValue(value: number | string): string {
  return typeof value === 'number' ? shownNumber(value) : value;
}

/** Six significant digits, which is what float32 holds; `null` for what JSON has no number for. */
export function roundedNumber(value: number): number | null {
  return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
}

/** The smallest and the greatest of the finite numbers; 0 and 0 if there are none. */
export function extentOf(values: Iterable<number>): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : [0, 0];
}
