/** A number of a prediction for people: four significant digits. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(4)));
}
