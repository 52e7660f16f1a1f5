/**
 * Removes what costs least, one after another, and measures again each time.
 * @returns what is left out after each of so many steps
 */
export function removals(
  parts: readonly string[],
  worthOf: (left: readonly string[]) => number,
  steps = parts.length - 1,
): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let left: readonly string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const now = left;
    const worths = parts
      .filter((part) => !now.includes(part))
      .map((part) => [...now, part])
      .map((some) => ({ some, worth: worthOf(some) }));
    const [best] = worths.sort((one, other) => other.worth - one.worth);
    left = best?.some ?? now;
    found.push(left);
  }
  return found;
}
