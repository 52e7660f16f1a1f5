/**
 * Returns p-values corrected for the number of tests, in the given order: if each is compared with alpha, the chance of
 * any false alarm stays below alpha, however the tests depend on each other.
 * Source: Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statist. 6, 1979.
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_p, index) => index).sort((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1));
  const corrected = new Array<number>(pValues.length).fill(1);
  let highest = 0;
  order.forEach((index, rank) => {
    highest = Math.max(highest, Math.min(1, (pValues[index] ?? 1) * (pValues.length - rank)));
    corrected[index] = highest;
  });
  return corrected;
}
