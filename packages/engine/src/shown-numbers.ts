/** Rounds to four significant digits. */
export function fourDigits(value: number): number {
  return Number(value.toPrecision(4));
}

/** A measured number for people. */
export function numberText(value: number): string {
  return String(fourDigits(value));
}

/** A share in whole percent: `.254` is `25 %`. */
export function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}
