/**
 * Names the first of several things, and counts the others: `a, b and 3 more`.
 * @param most how many are named
 */
export function listNames<T>(all: readonly T[], most: number, nameOf: (one: T) => string): string {
  const shown = all
    .slice(0, most)
    .map((one) => nameOf(one))
    .join(', ');
  return all.length > most ? `${shown} and ${String(all.length - most)} more` : shown;
}
