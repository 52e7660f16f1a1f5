/** Inputs of one stratum that changed between two runs, and what each of them counts. */
export interface ChangedInputs {
  readonly worse: number;
  readonly better: number;
  /** Above 0: inputs of a small stratum count more, so that each stratum counts the same. */
  readonly weight: number;
}

const STEPS = 20_000;

/**
 * Tests whether inputs fell that held before more often than the other way round: McNemar's test, one-sided and exact, with a weight for
 * each stratum. If the two runs differ by chance only, each input that changed went either way with the same chance.
 * Source: McNemar, "Note on the sampling error of the difference between correlated proportions or percentages",
 * Psychometrika 12, 1947; with weights it is the sign test of Fisher's randomisation, "The design of experiments", 1935.
 * @returns the chance of at least so much for the worse among all that changed, from 0 to 1
 */
export function pairedTail(strata: readonly ChangedInputs[]): number {
  const byWeight = [...Map.groupBy(strata, ({ weight }) => weight)].map(([weight, some]) => ({
    worse: some.reduce((sum, { worse }) => sum + worse, 0),
    changed: some.reduce((sum, { worse, better }) => sum + worse + better, 0),
    weight,
  }));
  const open = byWeight.filter(({ changed }) => changed > 0);
  const all = open.reduce((sum, { changed, weight }) => sum + changed * weight, 0);
  const [only] = open;
  // One weight alone needs no rounding.
  const step = open.length < 2 ? (only?.weight ?? 1) : all / STEPS;
  const cells = Math.round(all / step) + open.length + 1;
  let chances: Float64Array = new Float64Array(cells);
  chances[0] = 1;
  let found = 0;
  for (const { worse, changed, weight } of open) {
    found += Math.round((worse * weight) / step);
    chances = added(chances, changed, weight / step);
  }
  return Math.min(
    1,
    chances.subarray(found).reduce((sum, one) => sum + one, 0),
  );
}

/** The chances of each sum after some more coins, each of which adds `size` or nothing. */
function added(chances: Float64Array, coins: number, size: number): Float64Array {
  const next = new Float64Array(chances.length);
  // Logarithms, since 2 to the power of 10,000 is no number.
  let logarithm = -coins * Math.LN2;
  for (let heads = 0; heads <= coins; heads += 1) {
    const [chance, shift] = [Math.exp(logarithm), Math.round(heads * size)];
    if (chance > 0) {
      for (let cell = 0; cell + shift < next.length; cell += 1) {
        next[cell + shift] = (next[cell + shift] ?? 0) + chance * (chances[cell] ?? 0);
      }
    }
    logarithm += Math.log((coins - heads) / (heads + 1));
  }
  return next;
}
