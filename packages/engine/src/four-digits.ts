/** Rounds to four significant digits. */
export function fourDigits(value: number): number {
  return Number(value.toPrecision(4));
}

/** A measured number for people. */
export function numberText(value: number): string {
  return String(fourDigits(value));
}
