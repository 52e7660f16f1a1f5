/**
 * Tests whether inputs fell that held before more often than the other way round: McNemar's test, one-sided and exact. If the
 * two runs differ by chance only, each input that changed went either way with the same chance.
 * Source: McNemar, "Note on the sampling error of the difference between correlated proportions or percentages",
 * Psychometrika 12, 1947.
 * @param worse the inputs that changed for the worse
 * @param better those that changed for the better
 * @returns the chance of at least so many for the worse among all that changed, from 0 to 1
 */
export function mcnemarTail(worse: number, better: number): number {
  const changed = worse + better;
  if (worse === 0) return 1;
  // Logarithms, since 2 to the power of 10,000 is no number.
  let logarithm = -changed * Math.LN2;
  let sum = 0;
  for (let heads = changed; heads >= worse; heads -= 1) {
    sum += Math.exp(logarithm);
    logarithm += Math.log(heads / (changed - heads + 1));
  }
  return Math.min(1, sum);
}
